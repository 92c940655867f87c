import { defineConfig } from 'vite';

/** The server as one file, and beside it what it runs in processes of their own; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        xlsWorker: 'server/exports/xlsWorker.ts',
        bookWorker: 'server/imports/bookWorker.ts',
        foreignWorker: 'server/files/foreignWorker.ts',
        pdfWorker: 'server/prints/pdfWorker.ts',
      },
      output: { entryFileNames: ({ name }) => `${name}.${name === 'main' ? 'js' : 'mjs'}` },
    },
  },
  ssr: { noExternal: [], external: true },
});
