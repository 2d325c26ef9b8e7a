import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
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
})
