import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the page that the form benchmark measures: `vite build --config bench/form/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: { outDir: '../../dist/bench-form', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1500 },
});
