import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { defineConfig, type Plugin } from 'vite';

/** The server that answers /api while the front end is served by Vite. */
const API = process.env['WAYBILL_API'] ?? 'http://127.0.0.1:8080';

/** What every page needs, in one chunk that outlives releases. */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|valtio|proxy-compare)[\\/]/;

/**
 * Modules that go when nothing of them is used, whatever their top level computes: the engine, and packages that are as
 * pure but do not say so. Every field of antd knows of forms; without this it brings all that a form is made of.
 */
const PURE = /[\\/]engine[\\/][^?]*\.ts$|node_modules[\\/](rc-field-form|@rc-component[\\/]async-validator)[\\/]/;

/** Names the release in index.html: by the names of its files, which change with their content. */
const releaseName: Plugin = {
  name: 'release-name',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      if (bundle === undefined) return [];
      const content = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 16);
      return [{ tag: 'meta', attrs: { name: 'release', content }, injectTo: 'head' }];
    },
  },
};

const NO_FETCH = '\0no-fetch-adapter';

/** axios brings two ways to call a server, and browsers take the first, XMLHttpRequest: the other stays at home (4 kB). */
const oneAdapter: Plugin = {
  name: 'one-adapter',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && /axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/.test(importer ?? '') ? NO_FETCH : null,
  load: (id) => (id === NO_FETCH ? 'export const getFetch = () => null;' : null),
};

export default defineConfig({
  root: 'src',
  base: '/',
  plugins: [react(), releaseName, oneAdapter],
  server: {
    port: 5173,
    proxy: { '/api': { target: API, ws: true }, '/config.json': API },
    fs: { allow: ['..'] },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id) => !PURE.test(id),
      },
      output: {
        codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] },
      },
    },
  },
});
