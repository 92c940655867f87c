import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { PARTS, SERVER_TEXTS } from '../../../../server/core/texts/catalogue.ts';
import {
  literalText,
  clauses,
  formatText,
  truncateText,
  isServerText,
  serverText,
} from '../../../../server/core/texts/serverText.ts';

const root = join(import.meta.dirname, '../../../..');
const HAN = /\p{Script=Han}/u;

const entries = Object.entries(SERVER_TEXTS);
const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

/** Clients recognise an ended session by this text. */
const CHINESE_IN_ENGLISH = ['sessionExpired'];

/** Code that writes to the operator's terminal, writes seeds and demo data, or whose words programs recognise. */
const OTHER_SPEAKERS = [
  /^(banner|startFailure|startServer|core\/base\/endOnce)\.ts$/,
  /^app\/(backup|cli|demo|seeds)\//,
  /^core\/(config|database)\//,
  /^data\/permissions\/(changeRights|describeRights)\.ts$/,
  /^data\/tables\/describePlan\.ts$/,
  /^app\/http\/failureNotices\.ts$/,
  /^directory\/users\/restoreAccount\.ts$/,
  /^records\/checkQueries\/storedRules\.ts$/,
  /^core\/services\/smsPort\.ts$/,
  /^identity\/externalSignIn\/(handoverPage|thirdLoginRoutes)\.ts$/,
];

const sourcesOf = (folder: string): readonly { readonly name: string; readonly source: ts.SourceFile }[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && (!name.startsWith('core/texts/') || name.endsWith('/serverText.ts')))
    .map((name) => ({
      name,
      source: ts.createSourceFile(name, readFileSync(join(root, folder, name), 'utf8'), ts.ScriptTarget.Latest, true),
    }));

const literalsIn = (source: ts.SourceFile): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const server = sourcesOf('server').map(({ name, source }) => ({ name, literals: literalsIn(source) }));

describe('every text of the server', () => {
  it.each(entries)('is there in Chinese and in English, with the same names filled in: %s', (key, { zh, en }) => {
    expect(zh.trim()).not.toBe('');
    expect(en.trim()).not.toBe('');
    expect(placeholdersOf(en)).toEqual(placeholdersOf(zh));
    expect(HAN.test(en)).toBe(CHINESE_IN_ENGLISH.includes(key));
  });

  it('has a key of its own', () => {
    const keys = PARTS.flatMap((part) => Object.keys(part));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(new Set(keys)).toEqual(new Set(Object.keys(SERVER_TEXTS)));
  });

  it('is said somewhere', () => {
    const literals = [
      ...server.flatMap((file) => file.literals),
      ...[...sourcesOf('engine/formats/messages'), ...sourcesOf('engine/document/wire')].flatMap(({ name, source }) =>
        /^(message|wire)Texts\.ts$/.test(name) ? [] : literalsIn(source),
      ),
    ];
    const said = new Set(literals);
    // `book.${fault}` uses every text of its family.
    const isSaid = (key: string): boolean => said.has(key) || said.has(key.slice(0, key.indexOf('.') + 1));
    expect(Object.keys(SERVER_TEXTS).filter((key) => !isSaid(key))).toEqual([]);
  });

  it('is in the catalogue: no other server code contains Chinese messages', () => {
    const found = server.flatMap(({ name, literals }) =>
      OTHER_SPEAKERS.some((speaker) => speaker.test(name))
        ? []
        : literals.filter((literal) => HAN.test(literal)).map((literal) => `${name}: ${literal}`),
    );
    expect(found).toEqual([]);
  });
});

describe('what the server says', () => {
  it('describes the case in both languages, with lists and nested texts formatted', () => {
    const stale = serverText('stale', { by: '王复核', at: '2026-01-02 03:04' });
    expect(formatText(stale)).toBe('该记录已被 王复核 于 2026-01-02 03:04 修改，请刷新后再保存');
    expect(formatText(serverText('pageChanged', { said: stale }), 'en-US')).toBe(
      'The page has changed; please reload it and try again: 王复核 changed this record at 2026-01-02 03:04; please reload it before you save',
    );
    const refused = serverText('columnRefused', { titles: ['a', 'b'] });
    expect([formatText(refused), formatText(refused, 'en-US')]).toEqual([
      '没有权限，不能修改：a、b',
      'You have no right to change: a, b',
    ]);
    const both = clauses([serverText('blankText'), literalText('x'), serverText('aText')]);
    expect([formatText(both), formatText(both, 'en-US')]).toEqual([
      '不能为空；x；文本',
      'must not be empty; x; a text',
    ]);
  });

  it('is a catalogue key with its parameters; anything else does not compile', () => {
    // @ts-expect-error a free text
    expect(formatText(serverText('too often'))).toBe('too often');
    // @ts-expect-error nothing is filled in
    expect(formatText(serverText('smsTooOften'))).toContain('${seconds}');
  });

  it('tells no long name of a request back whole', () => {
    const said = serverText('badRecord', {
      detail: clauses([serverText('unknownKey', { name: 'x'.repeat(1000) }), serverText('aText')]),
    });
    expect(formatText(truncateText(said)).length).toBeLessThan(400);
    expect(formatText(truncateText(said))).toMatch(/x…；文本$/);
  });

  it('is known among stored things by a key that still exists', () => {
    expect([serverText('added'), { key: 'gone' }, { key: 'toString' }, null, '添加成功！'].map(isServerText)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
