import { describe, expect, test } from 'vitest';
import { closestName, didYouMean } from '../../../engine/text/suggestions.ts';

test.each<readonly [written: string, known: readonly string[], meant: string | undefined]>([
  ['titel', ['title', 'total'], 'title'],
  ['OWNERNAME', ['ownerName'], 'ownerName'],
  ['ab', ['cd'], undefined],
  ['ab', ['ac'], 'ac'],
  ['abc', ['axy'], undefined],
  ['abc', ['abd'], 'abd'],
  ['abc', ['acb'], 'acb'],
  ['abcd', ['abxy'], 'abxy'],
  ['abcd', ['axyz'], undefined],
  ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
  ['abcdefghi', ['abcdewxyz'], undefined],
  ['name', ['namf', 'names'], 'namf'],
  ['name', [], undefined],
])('%s, where %j are known, is taken for %s', (written, known, meant) => {
  expect(closestName(written, known)).toBe(meant);
});

describe('a mend is offered', () => {
  test('where one name alone is nearest', () => {
    expect(didYouMean('ownerNam', ['ownerName', 'owner'])).toMatchObject({
      misspelt: { written: 'ownerNam', meant: 'ownerName' },
    });
  });

  test('as the name is written in its place', () => {
    expect(didYouMean('netWtt', ['netWt'], (name) => `$values.${name}`).misspelt).toEqual({
      written: '$values.netWtt',
      meant: '$values.netWt',
    });
  });

  test('after two slips where the name has four letters', () => {
    expect(didYouMean('abcd', ['abxy']).misspelt).toEqual({ written: 'abcd', meant: 'abxy' });
  });

  test.each([
    ['two are as near', 'name', ['namf', 'names']],
    ['it takes three slips', 'abcdefghi', ['abcdefxyz']],
  ])('not where %s: then there is a hint alone', (_, written, known) => {
    const { hint, misspelt } = didYouMean(written, known);
    expect(hint).toBeDefined();
    expect(misspelt).toBeUndefined();
  });

  test('nor a hint where nothing is near', () => expect(didYouMean('abc', ['xyz'])).toEqual({}));
});
