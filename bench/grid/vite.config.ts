import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page that the grid benchmark measures: `vite build --config bench/grid/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: { outDir: '../../dist/bench-grid', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1500 },
});
