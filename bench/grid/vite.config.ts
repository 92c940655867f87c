import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const PAGES: Readonly<Record<string, string>> = { own: 'own.html', core: 'core.html' };

/** The page that the comparison measures, the one for what peers do not have (`npm run bench:table`), and the table by itself (`npm run size`). */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: {
    outDir: '../../dist/bench-grid',
    emptyOutDir: true,
    target: 'es2022',
    // The table by itself goes without the helper of Vite's that fetches late parts ahead: every page has one already.
    modulePreload: mode === 'core' ? false : { polyfill: false },
    // As in the product: a module of ours that nobody uses may go, whatever its top level computes.
    rolldownOptions: {
      // Apart: modules that two pages share would be cut into chunks of their own.
      input: join(import.meta.dirname, PAGES[mode] ?? 'index.html'),
      treeshake: { moduleSideEffects: (id) => !/[\\/](engine|renderers)[\\/][^?]*\.tsx?$/.test(id) },
      // What every page of React needs, apart: the goal for the table counts what comes on top.
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
      },
    },
  },
}));
