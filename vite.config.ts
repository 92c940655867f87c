import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { sharedChunks } from './scripts/pageChunks.ts';

/** The server that answers /api while the front end is served by Vite. */
const API = process.env['WAYBILL_API'] ?? 'http://127.0.0.1:8080';

/** What every page needs, in one chunk that outlives releases. */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|valtio|proxy-compare)[\\/]/;

/**
 * Modules that go when nothing of them is used, whatever their top level computes: engine and renderers, whose doors name
 * far more than any one part takes, and packages that are as pure but do not say so. Every field of antd knows of forms; without this it brings all that a form is made of.
 */
const PURE =
  /[\\/](engine|extensions|renderers)[\\/][^?]*\.tsx?$|node_modules[\\/](rc-field-form|@rc-component[\\/]async-validator)[\\/]/;

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

const KEPT_STYLES = '\0kept-styles';
const STYLES = 'rc-util/es/Dom/dynamicCSS';

/**
 * antd asks for its styles whenever one of its parts is drawn, three to six times a part, and each time goes through all
 * of the document's to find its own: 19 ms of an opening list. A style that is known by its name and unchanged is handed
 * out at once.
 */
const keptStyles: Plugin = {
  name: 'kept-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (source === STYLES && importer !== KEPT_STYLES ? KEPT_STYLES : null),
  load: (id) =>
    id !== KEPT_STYLES
      ? null
      : `import { updateCSS as write } from '${STYLES}';
export { clearContainerCache, injectCSS, removeCSS } from '${STYLES}';
const known = new Map();
export function updateCSS(css, key, option = {}) {
  if (option.attachTo) return write(css, key, option);
  const name = (option.mark ?? '') + ' ' + key;
  const kept = known.get(name);
  if (kept !== undefined && kept.css === css && kept.node.isConnected) return kept.node;
  const node = write(css, key, option);
  known.set(name, { css, node });
  return node;
}`,
};

/**
 * The form is fetched while nobody waits for it. Told so, the browser also compiles it then, and not function by function
 * when the first record is opened: 1,400 of 1,800, 50 ms (explicit compile hints of V8; elsewhere a comment).
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && part.name === 'form') part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
    },
  },
};

const FRAMEWORK_GROUP = { name: 'framework', test: FRAMEWORK, priority: 2 };

const config = {
  root: 'src',
  base: '/',
  plugins: [react(), releaseName, oneAdapter, keptStyles, compiledAhead],
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
      output: { codeSplitting: { groups: [FRAMEWORK_GROUP] } },
    },
  },
} satisfies UserConfig;

/** What is served while it is worked on comes module by module: chunks are for the build. */
export default defineConfig(async ({ command }) => {
  if (command !== 'build') return config;
  const { build } = config;
  const groups = [FRAMEWORK_GROUP, { name: await sharedChunks(config), priority: 1 }];
  // Each group has its modules by name; what they import stands where it belongs.
  const output = { codeSplitting: { includeDependenciesRecursively: false, groups } };
  return { ...config, build: { ...build, rolldownOptions: { ...build.rolldownOptions, output } } };
});
