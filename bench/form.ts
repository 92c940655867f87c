import { compare, option, sayComparison, type Line } from './peers.ts';

/**
 * `npm run bench:form [-- --reps 3]`: compares our form of a page file with its peers in one run; takes about eight
 * minutes.
 */
const FIELDS = [200];

const LINES: readonly Line[] = [
  { what: 'mount, ms', of: ({ mount }) => mount, goal: '≤ 0.4 × antd, ≤ 4 × native' },
  { what: 'heap, MB', of: ({ heapMB }) => heapMB },
  { what: 'elements', of: ({ nodes }) => nodes },
  { what: 'a key without dependants, busy ms', of: ({ plainTask }) => plainTask },
  { what: 'a key with 40 dependants, busy ms', of: ({ driverTask }) => driverTask, goal: '≤ 20' },
  { what: 'dependants late by, ms', of: ({ lag }) => lag, goal: 'same frame' },
  { what: 'wrong dependants', of: ({ depsWrong }) => depsWrong, goal: '0' },
  { what: 'set 50 values, ms', of: ({ set }) => set },
  { what: 'validate, ms', of: ({ validate }) => validate },
  { what: 'found', of: ({ validateErrors }) => validateErrors },
  { what: 'script, kB gzip', of: ({ jsGzip }) => (jsGzip ?? 0) / 1024 },
];

const peers = (option('peer') ?? 'native,antd,formily-css,amis').split(',');
const results = await compare({ harness: 'form', peers, sizes: ['fields', FIELDS] });
for (const size of FIELDS) sayComparison(results, size, LINES);
process.exit();
