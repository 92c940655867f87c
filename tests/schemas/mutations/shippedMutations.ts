import { join } from 'node:path';
import { readSchemas } from '../../../scripts/doctor/readSchemas.ts';
import { seededRandom } from '../../../server/app/demo/seededRandom.ts';
import { placesIn, isObject } from './jsonPlaces.ts';
import type { Json } from './jsonPlaces.ts';
import type { Mutation, SchemaFile } from './mutation.ts';
import { MUTATION_KINDS, sitesOf } from './mutationKinds.ts';

export const COUNT = 150;
const SEED = 20_261_105;

export const shipped = readSchemas(join(import.meta.dirname, '../../../schemas'));

const jsons = [...shipped]
  .filter(([path]) => path.endsWith('.json'))
  .map(([path, text]) => ({ path, json: JSON.parse(text) as Json }));
const names = new Set(
  jsons.flatMap(({ json }) =>
    placesIn(json).flatMap(({ value }) =>
      typeof value === 'string' ? [value] : isObject(value) ? Object.keys(value) : [],
    ),
  ),
);
const files: readonly SchemaFile[] = jsons.map((file) => ({ ...file, names }));

const areaOf = (path: string): string => path.split('/')[0] ?? '';

/** Makes every kind equally often; within a kind, pages as often as dictionaries, reports and the menu. */
function makeMutations(): Mutation[] {
  const random = seededRandom(SEED);
  const kinds = [...MUTATION_KINDS].map(([kind, make]) => {
    const all = sitesOf(make, files);
    const areas = [...new Set(all.map(({ file }) => areaOf(file.path)))];
    return { kind, areas: areas.map((area) => all.filter(({ file }) => areaOf(file.path) === area)) };
  });
  return Array.from({ length: COUNT }, (_, index) => {
    const { kind, areas } = kinds[index % kinds.length] ?? { kind: '', areas: [] };
    const { file, sites } = random.pick(random.pick(areas));
    return { file: file.path, kind, ...random.pick(sites)(random) };
  });
}

export const mutations = makeMutations();

export const withMutation = ({ file, mutated }: Mutation): Map<string, string> =>
  new Map([...shipped, [file, JSON.stringify(mutated, null, 2)]]);

export const tell = ({ kind, file, pointers, what }: Mutation): string =>
  `${kind} in ${file} at ${pointers.join(' or ')}: ${what}`;
