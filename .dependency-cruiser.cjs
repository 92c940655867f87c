/** Who may import whom: design, "The house". Type imports count. */
const MAY_IMPORT = {
  engine: [],
  extensions: ['engine'],
  renderers: ['engine'],
  contract: ['engine'],
  src: ['engine', 'contract', 'renderers', 'extensions'],
  server: ['engine', 'contract', 'extensions'],
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

/**
 * Groups of modules from the ground up, each with what it is for. A module imports modules of the levels below its own,
 * none beside it and none above; files beside the folders (`src/App.tsx`, `renderers/PageRenderer.tsx`) join them.
 * Type imports count.
 */
const MODULES = require('./modules.json');

/** They describe each other: a column type is a part of a compiled page, which consists of columns. */
const DESCRIBE_EACH_OTHER = ['columnKinds', 'compiled'];

const modulesOf = (folder, names) => `^${folder}/(${names.join('|')})/`;

const below = (folder, names) => (names.length === 0 ? [] : [modulesOf(folder, names)]);

const beside = (folder, names) =>
  names.every((name) => DESCRIBE_EACH_OTHER.includes(name)) ? [modulesOf(folder, names)] : [];

const levels = Object.entries(MODULES).flatMap(([folder, ofFolder]) => {
  const names = ofFolder.map((level) => Object.keys(level));
  return [
    {
      name: `modules-${folder}-known`,
      severity: 'error',
      comment: 'a new module gets its level and its line in modules.json',
      from: { path: `^${folder}/[^/]+/`, pathNot: modulesOf(folder, names.flat()) },
      to: {},
    },
    ...names.map((ofLevel, level) => ({
      name: `modules-${folder}-${level}`,
      severity: 'error',
      comment: `${ofLevel.join(', ')} may import modules of the levels below, not each other and nothing above`,
      from: { path: modulesOf(folder, ofLevel) },
      to: {
        path: `^${folder}/`,
        pathNot: [`^${folder}/$1/`, ...beside(folder, ofLevel), ...below(folder, names.slice(0, level).flat())],
      },
    })),
  ];
});

const direction = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `direction-${folder}`,
  severity: 'error',
  comment: `${folder} may import: itself${allowed.map((other) => `, ${other}`).join('')}; nothing of schemas, which are no part of the build`,
  from: { path: `^${folder}/` },
  to: {
    path: '^(engine|extensions|contract|renderers|src|server|scripts|tests|bench|schemas)/',
    pathNot: [`^${folder}/`, ...allowed.map((other) => `^${other}/`)],
  },
}));

const frontDoors = ['engine', 'renderers', 'extensions'].map((folder) => ({
  name: `front-door-${folder}`,
  severity: 'error',
  comment: `other folders enter ${folder} through ${folder}/index.ts`,
  from: { path: '^(engine|extensions|contract|renderers|src|server|scripts|bench)/', pathNot: `^${folder}/` },
  to: { path: `^${folder}/`, pathNot: `^${folder}/index\\.ts$` },
}));

module.exports = {
  forbidden: [
    ...direction,
    ...frontDoors,
    ...levels,
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
        "a widget of Formily's is imported by the folder of its column type alone, which comes late (docs/decisions/0005)",
      from: { pathNot: '^renderers/widgets/(types/[^/]+|cron|moments)/' },
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
