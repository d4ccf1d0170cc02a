import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The mock mode plays recorded views without a server; the release build leaves it out.
export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [svelte()],
  define: { __MOCK__: JSON.stringify(mode === 'mock' || mode === 'test') },
  build: {
    outDir: '../src/rietland/web/static',
    emptyOutDir: true,
    // The server names the files of a table ahead.
    manifest: true,
    target: 'es2022',
    // Fonts stay files: the policy of the server allows no data addresses for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Tests of components run in happy-dom with Svelte's browser build.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
  server: {
    // The mock mode reads the catalogue of the repository.
    fs: { allow: ['.', '../src/rietland/words'] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
}));
