import { defineConfig } from 'vite';

/** The server as one file, and what it runs in threads of their own; packages stay in node_modules. */
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
        xlsWorker: 'server/exports/xlsWorker.mjs',
        bookWorker: 'server/imports/bookWorker.ts',
        pdfWorker: 'server/prints/pdfWorker.mjs',
      },
      output: { entryFileNames: ({ name }) => `${name}.${name === 'main' ? 'js' : 'mjs'}` },
    },
  },
  ssr: { noExternal: [], external: true },
});
