import { defineConfig } from 'vite';

/**
 * What the server runs in processes of their own, beside it. A build for itself: a module that both shared would be
 * imported from the server's file, and a worker that imports that starts a server.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        bookWorker: 'server/files/imports/bookWorker.ts',
        foreignWorker: 'server/records/storedFiles/foreignWorker.ts',
        xlsWorker: 'server/files/exports/xlsWorker.ts',
        pdfWorker: 'server/files/pdfPrints/pdfWorker.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'workers/[name]-[hash].mjs' },
    },
  },
  ssr: { noExternal: [], external: true },
});
