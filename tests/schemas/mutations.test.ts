import { describe, expect, it } from 'vitest';
import { toPointer } from '../../engine/index.ts';
import { diagnose } from '../../scripts/doctor/diagnose.ts';
import type { Mutation } from './mutations/mutation.ts';
import { COUNT, mutations, shipped, tell, withMutation } from './mutations/shippedMutations.ts';
import { inEnglish } from '../inEnglish.ts';

/** Returns the problems reported for a mistake if none is at its place; undefined if one is. */
function missOf(mutation: Mutation): string | undefined {
  const { problems } = diagnose(withMutation(mutation), '');
  const isFound = problems.some(
    ({ file, path }) => file === mutation.file && mutation.pointers.includes(toPointer(path)),
  );
  const said = problems.slice(0, 3).map(inEnglish).join('\n          ') || 'nothing';
  return isFound ? undefined : `${tell(mutation)}\n    said: ${said}`;
}

describe('the doctor and mistakes in the shipped schemas', { timeout: 300_000 }, () => {
  it('says nothing of what ships', () => {
    expect(diagnose(shipped, '').problems.map(inEnglish)).toEqual([]);
  });

  it('finds at least 95 of 100 mistakes, each at its place', () => {
    const misses = mutations.map(missOf).filter((miss) => miss !== undefined);
    expect(mutations).toHaveLength(COUNT);
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(COUNT * 0.05);
  });
});
