import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CodeOffers } from '../../../../renderers/index.ts';
import { codeProblems } from '../../../../src/pages/gallery/codeProblems.ts';
import { toMetaSchemas } from '../../../../src/pages/gallery/metaSchema.ts';
import { readPlayed } from '../../../../src/pages/gallery/played.ts';
import { meaningFrom, offersFrom } from '../../../../src/pages/gallery/schemaOffers.ts';
import { packPage, unpackPage } from '../../../../src/pages/gallery/sharedPage.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, 'schemas', path), 'utf8');
const meta = toMetaSchemas({
  'page.schema.json': JSON.parse(read('meta/page.schema.json')),
  'names.schema.json': JSON.parse(read('meta/names.schema.json')),
});
const TEXT = read('examples/input.json');
const world = { id: 'examples/input', dictionaries: new Map(), language: 'zh-CN' } as const;

/** Returns the completions that Ctrl+Space offers in a text with the caret at `|`. */
function offersAt(marked: string): readonly string[] {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  return (
    (offersFrom(meta)({ text, at, isExplicit: true }) as CodeOffers | null)?.offers.map(({ label }) => label) ?? []
  );
}

/** Returns the text after a completion was accepted. */
function taken(marked: string, label: string): string {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = offersFrom(meta)({ text, at, isExplicit: true }) as CodeOffers | null;
  const offer = found?.offers.find((one) => one.label === label);
  if (found === null || offer === undefined) throw new Error(`${label} is not offered`);
  return text.slice(0, found.from) + (offer.insert ?? label) + text.slice(found.to ?? at);
}

const column = (rest: string): string => `{ "columns": [{ ${rest} }] }`;

describe('an editor of pages', () => {
  test('offers the keys that the meta-schema knows for a place, but those that are written', () => {
    const offered = offersAt(column('"type": "inputNumber", "key": "qty", |'));
    expect(offered).toEqual(expect.arrayContaining(['title', 'precision', 'scale', 'validateRules']));
    expect(offered).not.toEqual(expect.arrayContaining(['key']));
    expect(offersAt(column('"type": "select", "|"'))).not.toContain('precision');
    expect(offersAt('{ "form": { | } }')).toEqual(expect.arrayContaining(['groups', 'readOnly']));
    expect(taken(column('"ty|"'), 'type')).toBe(column('"type": ""'));
    expect(taken(column('|'), 'dictCode')).toBe(column('"dictCode": ""'));
    expect(taken(column('"ti|": "名称"'), 'title')).toBe(column('"title": "名称"'));
  });

  test('offers the values of a key: enumerations, booleans, and project names with descriptions', () => {
    expect(offersAt(column('"type": "|"'))).toEqual(expect.arrayContaining(['input', 'sel_search', 'popup']));
    expect(taken(column('"type": |'), 'date')).toBe(column('"type": "date"'));
    expect(taken(column('"type": "da|"'), 'datetime')).toBe(column('"type": "datetime"'));
    expect(offersAt('{ "kind": "|" }')).toEqual(['list', 'tree', 'base']);
    expect(offersAt('{ "columns": [{ "type": "select", "search": | }] }').length).toBeGreaterThanOrEqual(0);
    expect(offersAt(column('"type": "select", "dictCode": "|"'))).toContain('currency');
  });

  test('says what a key means', () => {
    const text = column('"type": "input", "maxLength": 5');
    expect(meaningFrom(meta)(text, text.indexOf('maxLength') + 2)?.text).toMatch(/characters/i);
    expect(meaningFrom(new Map())(text, 20)).toBeNull();
  });

  test.each(['', '{', '[1', '{ "columns": [', '{ "columns": 7, "form": "x" }', 'null'])(
    'offers and explains without a stumble in %j',
    (text) => {
      const everywhere = Array.from({ length: text.length + 1 }, (_, at) => at);
      expect(() => {
        for (const at of everywhere) {
          offersFrom(meta)({ text, at, isExplicit: true });
          meaningFrom(meta)(text, at);
        }
      }).not.toThrow();
    },
  );
});

describe('a page that is edited', () => {
  test('is read with every problem in its place, and is drawn when there is none', () => {
    expect(readPlayed(TEXT, world)).toMatchObject({ problems: [], page: { title: '单行文本' } });
    const broken = TEXT.replace('"maxLength": 70', '"maxLenght": 70').replace('"type": "input"', '"type": "inpt"');
    const played = readPlayed(broken, world);
    expect(played.page).toBeUndefined();
    const [first] = codeProblems(broken, played.problems, { language: 'zh-CN', fixLabel: '修正' });
    expect(broken.slice(first?.from, first?.to)).toBe('"type"');
    expect(readPlayed('{ "a": ', world).problems.length).toBeGreaterThan(0);
  });

  test('is mended by the doctor’s own patches', () => {
    const broken = TEXT.replace('"maxLength": 70', '"maxLenght": 70');
    const [problem, ...others] = codeProblems(broken, readPlayed(broken, world).problems, {
      language: 'zh-CN',
      fixLabel: '修正',
    });
    expect([others, problem?.level, problem?.fixes?.[0]?.label]).toEqual([[], 'error', '修正']);
    expect(broken.slice(problem?.from, problem?.to)).toBe('"maxLenght"');
    const [edit] = problem?.fixes?.[0]?.edits ?? [];
    if (edit === undefined) throw new Error('There is no fix');
    expect(broken.slice(0, edit.from) + edit.insert + broken.slice(edit.to)).toBe(TEXT);
  });
});

describe('a page in an address', () => {
  test.each(readdirSync(join(ROOT, 'schemas/examples')))('%s comes back as it was', async (file) => {
    const shared = { name: file.replace('.json', ''), text: read(`examples/${file}`) };
    const hash = await packPage(shared);
    expect(hash).toMatch(/^#page=[\w.-]+$/);
    expect(await unpackPage(hash ?? '')).toEqual(shared);
  });

  test('any text that is short enough comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        const hash = await packPage({ name: 'sel_search', text });
        expect(await unpackPage(hash ?? '')).toEqual({ name: 'sel_search', text });
      }),
      { numRuns: 50 },
    );
  });

  test('is refused where it is too long, broken, or unpacks to more than a page', async () => {
    const noise = Array.from({ length: 20_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
    ).join('');
    expect(await packPage({ name: 'input', text: noise })).toBeUndefined();
    const bomb = await packPage({ name: 'input', text: ' '.repeat(3_000_000) });
    expect(bomb).toBeDefined();
    expect(await unpackPage(bomb ?? '')).toBeUndefined();
    for (const hash of [
      '',
      '#',
      '#page=input',
      '#page=input.!!',
      '#page=input.AAAA',
      '#page=%E0.AAAA',
      `#page=a.${'A'.repeat(9000)}`,
    ])
      expect(await unpackPage(hash)).toBeUndefined();
  });
});
