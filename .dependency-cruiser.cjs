/** Who may import whom: design, "The house". Type imports count. */
const MAY_IMPORT = {
  engine: [],
  renderers: ['engine'],
  contract: ['engine'],
  src: ['engine', 'contract', 'renderers'],
  server: ['engine', 'contract'],
};

/** The packages that the engine may use: pure computation, nothing of React, DOM, Node or the network. */
const ENGINE_PACKAGES = [
  '@noble/hashes',
  're2js',
  'fast-xml-parser',
  'jsep',
  'jsonc-parser',
  'fastest-levenshtein',
  'cron-parser',
];

/** Modules of the page language that all of its others may import: what a column type is, and what a page is compiled to. */
const LANGUAGE_BASE = ['columnKinds', 'compiled'];

/**
 * The floors of a folder, from the ground up. A room may import rooms of the floors below its own, none beside it and
 * none above; what stands in no room (`src/App.tsx`, `renderers/PageRenderer.tsx`) is the roof. Type imports count.
 */
const FLOORS = {
  engine: [
    ['generated'],
    ['core'],
    ['text'],
    ['formats'],
    ['language'],
    ['records', 'prints'],
    ['table'],
    ['document'],
  ],
  'engine/language/compile': [['parts', 'inherit'], ['columns', 'prints'], ['page'], ['project'], ['stored']],
  'engine/document': [['record'], ['judging', 'wire'], ['merging'], ['editing']],
  src: [
    ['browserStorage', 'drafts'],
    ['chunks', 'release'],
    ['locales'],
    ['http', 'keyboard', 'entryFields'],
    ['config', 'live', 'permissions', 'tabs', 'pageSchemas'],
    ['session'],
    ['settings', 'notices'],
    ['openedRecords'],
    // Everything that components share; from here up they are drawn.
    ['shell'],
    ['ui', 'routes', 'verification'],
    ['settingsDrawer', 'menus'],
    ['noticeCentre', 'tabStrip', 'account', 'monitor', 'downloads', 'theme', 'departments'],
    ['administration'],
    ['dashboard', 'ports'],
    ['openedRecordLists', 'gallery', 'plainLists'],
    ['pages'],
    ['layout'],
  ],
  server: [['core'], ['data'], ['identity'], ['records'], ['directory', 'files', 'insight'], ['app', 'compat']],
  'server/core': [
    ['messages', 'schemas', 'calls'],
    ['base'],
    ['config'],
    ['database', 'workers'],
    ['contents'],
    ['services'],
  ],
  'server/data': [
    ['tables', 'filters', 'tenants', 'audit', 'news'],
    ['lists'],
    ['permissions', 'dictionaries'],
    ['recordStore'],
  ],
  'server/identity': [
    ['logs', 'settings', 'signing'],
    ['sessions'],
    ['captcha', 'sms'],
    ['account', 'registration', 'signIn'],
  ],
  'server/records': [['checks', 'comments', 'storedFiles', 'trees', 'pages'], ['operations'], ['reports'], ['views']],
  'server/directory': [
    ['people', 'users', 'categories', 'rights'],
    ['roles', 'positions', 'tenantManagement'],
    ['departments'],
  ],
  // Code tables are read and written as sheets of lists are.
  'server/files': [['uploads', 'exports', 'importWords', 'prints'], ['imports'], ['dictionaryChanges']],
  'server/insight': [['dashboard', 'dataLog', 'live', 'monitor', 'notices']],
  'server/app': [
    ['backup', 'seeds', 'http', 'dataSources', 'fillRules'],
    ['cli', 'demo', 'jobs', 'menus'],
  ],
  'server/compat': [['publicClient']],
  renderers: [
    ['locales', 'formats', 'hooks', 'theme'],
    ['focus'],
    ['ports', 'typing'],
    ['modal'],
    ['blocks'],
    ['late', 'inputs', 'files', 'records', 'uploads'],
    ['comments', 'dictionaries', 'html', 'moments', 'codeEditor', 'cron', 'shortcuts'],
    ['trees', 'treeRows', 'listState', 'reportTable', 'choices'],
    ['columns'],
    ['reportPicker', 'status'],
    ['popup', 'pickers'],
    ['fileFields'],
    ['registry', 'table'],
    ['form', 'merge', 'prints'],
    ['dialogs', 'recordDocument', 'listColumns'],
    ['drafts', 'problems', 'reading', 'recordLines', 'panels'],
    [
      'saving',
      'documentForm',
      'recordDetail',
      'listQuery',
      'advancedQuery',
      'listViews',
      'listExport',
      'listBatch',
      'listImport',
      'listPrint',
      'listPaging',
      'listSummary',
    ],
    ['recordHeader'],
    ['formPage', 'listPage', 'reportPage'],
    ['overList'],
  ],
  'renderers/table': [
    ['theme', 'notices', 'cells'],
    ['values', 'columns'],
    ['editors', 'rows'],
    ['grid'],
    ['cursor'],
    ['keys', 'clipboard'],
    ['fill', 'find', 'columnActions', 'rowActions'],
    // The table without React; from here up it is drawn by React.
    ['view'],
    ['props', 'findBar', 'filterPanels', 'cellMenus'],
    ['columnDialogs', 'rowPanels'],
    ['toolbar'],
  ],
};

const roomsOf = (folder, rooms) => `^${folder}/(${rooms.join('|')})/`;

const below = (folder, rooms) => (rooms.length === 0 ? [] : [roomsOf(folder, rooms)]);

const floors = Object.entries(FLOORS).flatMap(([folder, levels]) => [
  {
    name: `floors-${folder}-known`,
    severity: 'error',
    comment: 'a new room gets its floor in FLOORS',
    from: { path: `^${folder}/[^/]+/`, pathNot: roomsOf(folder, levels.flat()) },
    to: {},
  },
  ...levels.map((rooms, floor) => ({
    name: `floors-${folder}-${floor}`,
    severity: 'error',
    comment: `${rooms.join(', ')} may import rooms of the floors below, not each other and nothing above`,
    from: { path: `^${folder}/(${rooms.join('|')})/` },
    to: { path: `^${folder}/`, pathNot: [`^${folder}/$1/`, ...below(folder, levels.slice(0, floor).flat())] },
  })),
]);

const direction = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `direction-${folder}`,
  severity: 'error',
  comment: `${folder} may import: itself${allowed.map((other) => `, ${other}`).join('')}; nothing of schemas, which are no part of the build`,
  from: { path: `^${folder}/` },
  to: {
    path: '^(engine|contract|renderers|src|server|scripts|tests|bench|schemas)/',
    pathNot: [`^${folder}/`, ...allowed.map((other) => `^${other}/`)],
  },
}));

const frontDoors = ['engine', 'renderers'].map((folder) => ({
  name: `front-door-${folder}`,
  severity: 'error',
  comment: `other folders enter ${folder} through ${folder}/index.ts`,
  from: { path: '^(engine|contract|renderers|src|server|scripts|bench)/', pathNot: `^${folder}/` },
  to: { path: `^${folder}/`, pathNot: `^${folder}/index\\.ts$` },
}));

module.exports = {
  forbidden: [
    ...direction,
    ...frontDoors,
    ...floors,
    {
      name: 'engine-packages',
      severity: 'error',
      from: { path: '^engine/' },
      to: {
        dependencyTypesNot: ['local'],
        pathNot: ENGINE_PACKAGES.map((name) => `node_modules/(@types/)?${name}`).concat('^engine/'),
      },
    },
    {
      name: 'engine-language-modules-stand-alone',
      severity: 'error',
      comment: 'compile joins the modules of the page language; the others import its base alone',
      from: { path: '^engine/language/([^/]+)/', pathNot: '^engine/language/compile/' },
      to: {
        path: '^engine/language/([^/]+)/',
        pathNot: ['^engine/language/$1/', `^engine/language/(${LANGUAGE_BASE.join('|')})/`],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'formily-behind-one-door',
      severity: 'error',
      comment: 'one import of Formily in the shell pulls it into the sign-in page',
      from: { path: '^src/' },
      to: { path: 'node_modules/@formily/' },
    },
    {
      name: 'formily-widgets-in-their-types',
      severity: 'error',
      comment:
        "a widget of Formily's is imported by the room of its column type alone, which comes late (docs/decisions/0005)",
      from: { pathNot: '^renderers/(columns/[^/]+|cron|moments)/' },
      to: { path: 'node_modules/@formily/antd-v5/' },
    },
    {
      name: 'formily-widgets-by-file',
      severity: 'error',
      comment: 'the index brings every widget; what is taken is esm/<name>',
      from: { path: '^renderers/' },
      to: {
        path: 'node_modules/@formily/antd-v5/',
        pathNot: 'node_modules/@formily/antd-v5/esm/[a-z-]+/[A-Za-z]+',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
