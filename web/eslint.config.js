import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { borders } from './plugins/borders.js'

export default ts.config(
    { ignores: ['dist/', 'src/protocol.ts', 'src/games/*/generated.ts'] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    ...svelte.configs.prettier,
    {
        plugins: { house: { rules: { borders } } },
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            'house/borders': 'error',
            'max-lines': ['error', 600],
            'max-len': [
                'error',
                {
                    code: 120,
                    ignoreStrings: true,
                    ignoreTemplateLiterals: true,
                    ignoreRegExpLiterals: true,
                    ignorePattern: 'svelte-ignore',
                },
            ],
            eqeqeq: 'error',
            'no-undef': 'off', // TypeScript knows
            'prefer-const': 'off', // $props() is taken apart with let
            'svelte/prefer-svelte-reactivity': 'off', // sets and maps are replaced whole ($state.raw), never changed in place
            'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that would be lost
            'svelte/no-unused-svelte-ignore': 'off', // svelte-check decides
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
            '@typescript-eslint/no-explicit-any': 'error',
            '@typescript-eslint/no-non-null-assertion': 'error',
            '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
    },
)
