import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';
import { GivenOrder } from './scripts/givenOrder.mjs';
import { UnhandledErrors } from './scripts/unhandledErrors.mjs';

/** Where `npm test` wants its report. */
const report = process.env['WAYBILL_TEST_REPORT'];

/** What a page of tests loads: found while a test runs, Vite would load the page anew. */
const prepared = [
  'react/jsx-dev-runtime',
  'react-dom/client',
  'vitest-browser-react',
  '@ant-design/cssinjs',
  'antd',
  '@formily/core',
  '@formily/react',
  '@formily/antd-v5/esm/radio',
  'antd/es/input/Input',
  'antd/es/pagination/style',
  'antd/es/input/Password',
  'antd/es/locale/en_US',
  'antd/es/locale/zh_CN',
  'antd/es/locale/zh_CN.js',
  '@ant-design/icons',
  'axe-core',
  'axios',
  'dayjs',
  'dompurify',
  'idb',
  'rc-motion',
  'rc-pagination',
  'react-router-dom',
  'valtio',
  'valtio/utils',
  'fast-check',
  'echarts/core',
  'echarts/charts',
  'echarts/components',
  'echarts/renderers',
  'pinyin-pro',
  // As every package that comes in a late chunk: found while a test runs, Vite would load the page anew.
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-html',
  '@codemirror/lang-javascript',
  '@codemirror/lang-json',
  '@codemirror/lang-markdown',
  '@codemirror/lang-sql',
  '@codemirror/lang-xml',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@formily/antd-v5/esm/password',
  '@formily/antd-v5/esm/password/PasswordStrength',
  'jsonc-parser',
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-table',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'marked',
  'china-area-data',
];

/** What is awaited comes late on a loaded machine; what never comes still fails. */
const PATIENT = { poll: { timeout: 5_000 } };

/** Tests in a real browser; `name` keeps apart what one file replaces for itself and what the browser may keep from file to file. */
const browserProject = (
  name: string,
  test: { include: string[]; exclude?: string[] },
  headers: Record<string, string> = {},
) => ({
  plugins: [react()],
  server: { headers },
  optimizeDeps: { include: prepared },
  test: {
    name,
    ...test,
    ...(name === 'browser' ? { setupFiles: ['tests/browserSetup.ts', 'tests/leftBehind.ts'] } : {}),
    sequence: { groupOrder: name === 'browser' ? 2 : 3 },
    // A page and its browser keep two cores busy: two pages at a time were measured to take a fifth longer.
    maxWorkers: 1,
    testTimeout: 20_000,
    expect: PATIENT,
    browser: {
      enabled: true,
      // Files of a page share what they load, a thousand modules; the setup file sets back what they leave.
      isolate: name !== 'browser',
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      // Nothing to be waited for moves; the journeys see it move.
      provider: playwright({
        launchOptions: chromiumLaunchOptions({ shell: true }),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/** Three runners on two cores: logic in Node, the server on a real PostgreSQL, components in a real browser. */
export default defineConfig({
  test: {
    ...(process.env['WAYBILL_TEST_ORDER'] !== undefined && { sequence: { sequencer: GivenOrder } }),
    reporters:
      report === undefined ? ['default'] : ['default', ['json', { outputFile: report }], new UnhandledErrors(report)],
    projects: [
      {
        test: {
          name: 'logic',
          sequence: { groupOrder: 0 },
          include: ['tests/{engine,extensions,contract,renderers,schemas,src,architecture,scripts}/**/*.test.ts'],
          environment: 'node',
          // Properties run hundreds of cases, on a loaded machine too; what never ends still fails.
          testTimeout: 30_000,
          expect: PATIENT,
          maxWorkers: 2,
          // Modules are shared by the files of a process, which halves the run; what they keep is set back by the setup file.
          isolate: false,
          setupFiles: ['tests/shiftedClock.ts', 'tests/logicSetup.ts', 'tests/leftBehind.ts'],
        },
      },
      {
        test: {
          name: 'server',
          // With those above: a long file at the end of either keeps nobody waiting.
          sequence: { groupOrder: 0 },
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/server/postgresSetup.ts', 'tests/server/workersSetup.ts'],
          testTimeout: 30_000,
          expect: PATIENT,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // As above: files of a process share what they load; each has a database of its own.
          isolate: false,
          setupFiles: ['tests/leftBehind.ts'],
        },
      },
      // In a run no module changes, so the browser need not ask again.
      browserProject(
        'browser',
        { include: ['tests/{renderers,src}/**/*.test.tsx'], exclude: ['**/*.replaced.test.tsx'] },
        process.argv.includes('run') ? { 'Cache-Control': 'max-age=3600' } : {},
      ),
      // What a file replaces must not be kept for the next one.
      browserProject('replaced', { include: ['tests/{renderers,src}/**/*.replaced.test.tsx'] }),
    ],
  },
});
