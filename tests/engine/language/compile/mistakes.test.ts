import { describe, expect, it } from 'vitest';
import { fromPointer, toPointer } from '../../../../engine/index.ts';
import type { PageSchema } from '../../../../engine/index.ts';
import cases from './mistakes.cases.json';
import { compileOrder, copyOfOrderPage } from './orderPage.ts';
import { english } from '../../../inEnglish.ts';

type Node = Record<string | number, unknown>;

/** Sets the value at a pointer, or removes it when no value is given. */
function change(page: PageSchema, { at, value }: { at: string; value?: unknown }): void {
  const path = [...fromPointer(at)];
  const last = path.pop() ?? '';
  const node = path.reduce<unknown>((holder, segment) => (holder as Node)[segment], page) as Node;
  if (value === undefined) delete node[last];
  else node[last] = value;
}

describe('the compiler', () => {
  it('finds nothing wrong with a sound page', () => expect(compileOrder().problems).toEqual([]));

  it.each(cases)('reports $name', ({ problems, hint, and, ...first }) => {
    const page = copyOfOrderPage();
    for (const each of [first, ...(and ?? [])]) change(page, each);
    const compiled = compileOrder(page);
    expect(compiled.page).toBeUndefined();
    const said = compiled.problems.map(({ code, path }) => `${code} ${toPointer(path)}`);
    if (problems.includes('*')) expect(said).toEqual(expect.arrayContaining(problems.filter((each) => each !== '*')));
    else expect([...said].sort()).toEqual([...problems].sort());
    if (hint !== undefined) expect(compiled.problems.map(english)[0]?.hint).toBe(hint);
  });
});
