import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const PAGES: Readonly<Record<string, string>> = { own: 'own.html', core: 'core.html' };

/**
 * Builds the page that the comparison measures, the page for what peers do not have (`npm run bench:table`), and the
 * table core (`npm run size`).
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: {
    outDir: '../../dist/bench-grid',
    emptyOutDir: true,
    target: 'es2022',
    // The core build omits Vite's helper that prefetches lazy-loaded chunks: every page already has it.
    modulePreload: mode === 'core' ? false : { polyfill: false },
    // As in the product: an unused module of ours may be removed, even if its top level computes something.
    rolldownOptions: {
      // Built separately: modules that two pages share would go into chunks of their own.
      input: join(import.meta.dirname, PAGES[mode] ?? 'index.html'),
      treeshake: { moduleSideEffects: (id) => !/[\\/](engine|renderers)[\\/][^?]*\.tsx?$/.test(id) },
      // A separate chunk for what every React page needs: the goal for the table counts only what is added to it.
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
      },
    },
  },
}));
