import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblem, toPointer } from '../../engine/index.ts';
import { diagnose } from '../../scripts/doctor/diagnose.ts';
import { mendSchemas } from '../../scripts/doctor/mendSchemas.ts';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';
import { seededRandom } from '../../server/demo/seededRandom.ts';
import { placesIn, isObject } from './mutations/jsonPlaces.ts';
import type { Json } from './mutations/jsonPlaces.ts';
import type { Mutation, SchemaFile } from './mutations/mutation.ts';
import { MUTATION_KINDS, sitesOf } from './mutations/mutationKinds.ts';

const COUNT = 150;
const SEED = 20_261_105;

const shipped = readSchemas(join(import.meta.dirname, '../../schemas'));

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

/** Each kind as often as the others, pages as often as dictionaries, reports and the menu. */
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

const mutations = makeMutations();

const withMutation = ({ file, mutated }: Mutation): Map<string, string> =>
  new Map([...shipped, [file, JSON.stringify(mutated, null, 2)]]);

const tell = ({ kind, file, pointers, what }: Mutation): string =>
  `${kind} in ${file} at ${pointers.join(' or ')}: ${what}`;

const jsonOf = (texts: ReadonlyMap<string, string>, file: string): string =>
  JSON.stringify(JSON.parse(texts.get(file) ?? 'null'));

/** What is said of a mistake when it is not said at its place; undefined when it is. */
function missOf(mutation: Mutation): string | undefined {
  const { problems } = diagnose(withMutation(mutation), '');
  const isFound = problems.some(
    ({ file, path }) => file === mutation.file && mutation.pointers.includes(toPointer(path)),
  );
  const said = problems.slice(0, 3).map(formatProblem).join('\n          ') || 'nothing';
  return isFound ? undefined : `${tell(mutation)}\n    said: ${said}`;
}

describe('the doctor and mistakes in the shipped schemas', { timeout: 300_000 }, () => {
  it('says nothing of what ships', () => {
    expect(diagnose(shipped, '').problems.map(formatProblem)).toEqual([]);
  });

  it('finds at least 95 of 100 mistakes, each at its place', () => {
    const misses = mutations.map(missOf).filter((miss) => miss !== undefined);
    expect(mutations).toHaveLength(COUNT);
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(COUNT * 0.05);
  });

  it('mends misspelt keys and names back to what they were, and never to anything else', () => {
    const slips = mutations.filter(({ mendable }) => mendable);
    const results = slips.map((mutation) => {
      const { texts, compiled, mended } = mendSchemas(withMutation(mutation), '');
      const isSame = jsonOf(texts, mutation.file) === jsonOf(shipped, mutation.file);
      const isSound = compiled.problems.length === 0;
      return { mutation, isSame, isSound, isChanged: mended.length > 0 };
    });
    const told = (chosen: typeof results) => chosen.map(({ mutation }) => tell(mutation));
    const left = results.filter(({ isSame }) => !isSame);
    expect(told(results.filter(({ isSame, isSound }) => isSame && !isSound))).toEqual([]);
    expect(told(results.filter(({ isSame, isSound, isChanged }) => isChanged && isSound && !isSame))).toEqual([]);
    expect(left.length, told(left).join('\n')).toBeLessThanOrEqual(slips.length * 0.1);
  });
});
