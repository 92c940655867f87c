import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages of `npm run bench:journeys`; the peers are installed by the package beside this file. */
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
