import { describe, expect, it } from 'vitest';
import { applyPatch, parsePage } from '../../../../engine/index.ts';
import type { JsonPatchOperation } from '../../../../engine/index.ts';
import cases from './patches.cases.json' with { type: 'json' };

interface Case {
  readonly name: string;
  readonly text: string;
  readonly patch?: readonly JsonPatchOperation[];
  readonly mended?: string;
}

describe('the patch of a problem', () => {
  it.each(cases as readonly Case[])('says for certain: $name', ({ text, patch, mended }) => {
    const patches = parsePage(text, 'a.json').problems.flatMap((problem) => problem.patch ?? []);
    expect(patches).toEqual(patch ?? []);
    expect(applyPatch(text, patches)).toBe(mended ?? text);
  });
});

describe('applying a patch', () => {
  const text = '{\r\n    "a": { "b": 1 },\r\n    "list": ["x", "y"]\r\n}\r\n';

  it('renames a key in its place and leaves the layout alone', () => {
    expect(applyPatch(text, [{ op: 'move', from: '/a/b', path: '/a/c' }])).toBe(text.replace('"b"', '"c"'));
  });

  it('takes values elsewhere', () => {
    const moved = applyPatch(text, [{ op: 'move', from: '/a/b', path: '/b' }]);
    expect(JSON.parse(moved)).toEqual({ a: {}, list: ['x', 'y'], b: 1 });
  });

  it('adds to lists and takes away', () => {
    const changed = applyPatch(text, [
      { op: 'add', path: '/list/1', value: 'z' },
      { op: 'remove', path: '/a' },
    ]);
    expect(JSON.parse(changed)).toEqual({ list: ['x', 'z', 'y'] });
  });

  it('keeps a byte order mark', () => {
    expect(applyPatch('\uFEFF{"a":1}', [{ op: 'replace', path: '/a', value: '1' }])).toBe('\uFEFF{"a":"1"}');
  });

  it('leaves out what has no place in the text', () => {
    expect(
      applyPatch(text, [
        { op: 'replace', path: '/c', value: 1 },
        { op: 'move', from: '/c', path: '/d' },
        { op: 'move', from: '/a', path: '/list' },
        { op: 'remove', path: '/c' },
      ]),
    ).toBe(text);
  });
});
