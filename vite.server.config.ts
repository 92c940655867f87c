import { defineConfig } from 'vite';

/** The server as one file; packages stay in node_modules. What runs in processes of its own: vite.workers.config.ts. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: { main: 'server/main.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [], external: true },
});
