import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './plugins/compress.ts'
import { icons } from './plugins/icons.ts'

const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [icons(), svelte(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // pictures stay files: cached, and no data: addresses in the content security policy
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      // The server checks where a request comes from: it must see the page's own address.
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    projects: [
      { extends: true, test: { name: 'plain', include: ['tests/**/*.test.ts'], exclude: ['tests/**/*.client.test.ts'], environment: 'node' } },
      // Compiled as for the browser: state is reactive there.
      { extends: true, test: { name: 'client', include: ['tests/**/*.client.test.ts'], environment: './tests/client.ts' } },
    ],
  },
})
