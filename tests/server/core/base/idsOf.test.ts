import { expect, test } from 'vitest';
import { idsOf } from '../../../../server/core/base/idsOf.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['a', ['a']],
  ['b, a,b,', ['b', 'a']],
])('reads %j as each id once, in its order', (text, ids) => expect(idsOf(text)).toEqual(ids));
