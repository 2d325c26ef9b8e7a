import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config.ts'

// Apart from vite.config.ts, so that the client can be built where vitest is not installed.
export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'plain',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/**/*.client.test.ts'],
            environment: 'node',
          },
        },
        // Compiled as for the browser: state is reactive there.
        {
          extends: true,
          test: { name: 'client', include: ['tests/**/*.client.test.ts'], environment: './tests/client.ts' },
        },
      ],
    },
  }),
)
