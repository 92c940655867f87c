import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the pages of `npm run bench:journeys`; the package in this folder installs the peers. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  define: { __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false' },
  build: {
    outDir: '../../dist/bench-journeys',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1e5,
    rolldownOptions: { input: ['own', 'ag', 'vxe'].map((page) => join(import.meta.dirname, `${page}.html`)) },
  },
});
