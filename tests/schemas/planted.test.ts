import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toPointer } from '../../engine/index.ts';
import { diagnose } from '../../scripts/doctor/diagnose.ts';
import { mendSchemas } from '../../scripts/doctor/mendSchemas.ts';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';
import { english, inEnglish } from '../inEnglish.ts';
import cases from './planted/mistakes.cases.json';

const healthy = readSchemas(join(import.meta.dirname, 'planted/healthy'));

interface Mistake {
  readonly name: string;
  readonly file: string;
  /** Text that is replaced once; null: the whole file. */
  readonly from: string | null;
  readonly to: string;
  readonly foundIn: string;
  readonly code: string;
  /** Pointer to the place of the problem. Default: anywhere in the file. */
  readonly at?: string;
  /** Further replacements: mistakes that the first one must not hide. */
  readonly more?: readonly (readonly string[])[];
  /** Codes of those mistakes. */
  readonly besides?: readonly string[];
  readonly hint?: string;
  /** Whether the intended text is certain, so that `--fix` restores the file. */
  readonly mend?: boolean;
  /** Codes of problems that result from the mistake. */
  readonly also?: readonly string[];
}

const mistakes: readonly Mistake[] = cases;

function planted({ file, from, to, more = [] }: Mistake): Map<string, string> {
  let text = from === null ? to : (healthy.get(file) ?? '');
  for (const [old = '', next = ''] of from === null ? [] : [[from, to], ...more]) {
    expect(text).toContain(old);
    text = text.replace(old, () => next);
  }
  return new Map([...healthy, [file, text]]);
}

describe('a folder of schemas without mistakes', () => {
  it('is sound, so that whatever is found below was planted', () =>
    expect(diagnose(healthy, '').problems.map(inEnglish)).toEqual([]));

  it('gets more than 75 mistakes planted, no two alike', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(75);
    expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
  });
});

describe('the doctor finds', () => {
  it.each(mistakes)('$name, in its own file', (mistake) => {
    const { problems } = diagnose(planted(mistake), '');
    const { code: wanted, foundIn, at, besides = [], also = [] } = mistake;
    const said = problems.map(inEnglish);
    const [first] = problems.filter(
      ({ code, file, path }) => code === wanted && file === foundIn && (at === undefined || toPointer(path) === at),
    );
    expect(first, said.join('\n')).toBeDefined();
    expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining([...besides]));
    if (mistake.hint !== undefined) expect(first && english(first).hint).toBe(mistake.hint);
    const expected = [wanted, ...besides, ...also];
    const others = problems.filter(({ code }) => !expected.includes(code));
    expect(others.map(inEnglish)).toEqual([]);
  });
});

describe('--fix does no harm', () => {
  it.each(mistakes)('to $name', (mistake) => {
    const before = planted(mistake);
    const { texts, compiled } = mendSchemas(before, '');
    const changed = [...texts].filter(([path, text]) => text !== before.get(path));
    // Only the planted file changes, and it is restored.
    for (const [path, text] of changed) expect({ path, text }).toEqual({ path, text: healthy.get(path) });
    expect(changed.map(([path]) => path)).toEqual(mistake.mend === true ? [mistake.file] : []);
    if (mistake.mend === true) expect(compiled.problems.map(inEnglish)).toEqual([]);
  });

  it('to a page that names a report column correctly where the report misspells it', () => {
    const file = 'reports/owner.json';
    const report = (healthy.get(file) ?? '').replace('"key": "code"', '"key": "cod"');
    const { mended, compiled } = mendSchemas(new Map([...healthy, [file, report]]), '');
    expect(mended).toEqual([]);
    expect(compiled.problems.map(inEnglish)).toEqual([
      expect.stringContaining('the report "owner" has no column "code", did you mean "cod"?'),
    ]);
  });
});
