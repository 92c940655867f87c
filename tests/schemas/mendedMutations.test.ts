import { describe, expect, it } from 'vitest';
import { mendSchemas } from '../../scripts/doctor/mendSchemas.ts';
import { mutations, shipped, tell, withMutation } from './mutations/shippedMutations.ts';

const jsonOf = (texts: ReadonlyMap<string, string>, file: string): string =>
  JSON.stringify(JSON.parse(texts.get(file) ?? 'null'));

describe('the mending of mistakes in the shipped schemas', { timeout: 300_000 }, () => {
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
