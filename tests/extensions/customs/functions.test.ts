import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileExpression, pageFunctionsIn } from '../../../engine/index.ts';
import type { ExpressionContext, Result, Scope, ValueType } from '../../../engine/index.ts';
import { faultyCases, referenceFolder, sampleDeclarations, skipReason } from '../../reference/referenceData.ts';
import cases from './functions.cases.json';
import { english } from '../../inEnglish.ts';

const fields = (types: Readonly<Record<string, ValueType>>) => new Map(Object.entries(types));

const context: ExpressionContext = {
  functions: pageFunctionsIn(),
  values: fields({ tradeMode: 'text', ieDate: 'date', blankDate: 'date' }),
  details: new Map([
    [
      'goods',
      fields({ codeTs: 'text', firstQty: 'decimal', firstUnit: 'text', secondQty: 'decimal', secondUnit: 'text' }),
    ],
    ['documents', fields({ docuCode: 'text' })],
  ]),
  row: fields({ gModel: 'text', blank: 'text' }),
  lookups: new Map([['hs', fields({ elements: 'text', unit2: 'text' })]]),
};

const scope: Scope = {
  values: { tradeMode: '5034', ieDate: '2026-11-05', blankDate: null },
  details: {
    goods: [
      { codeTs: '8712003000', firstQty: '150.5', firstUnit: '035', secondQty: '', secondUnit: '' },
      { codeTs: '871200490', firstQty: '12', firstUnit: '003', secondQty: '40.0', secondUnit: '035' },
    ],
    documents: [{ docuCode: 'A' }, { docuCode: 'x' }, { docuCode: null }],
  },
  row: { gModel: '4|3|测量|牌', blank: '' },
  lookup: { hs: { elements: '品牌类型|出口享惠情况|用途|品牌(中文或外文名称)|型号|GTIN|CAS|其他', unit2: null } },
  user: { id: '7', username: 'clerk', realname: '制单员', orgCode: 'A01A01' },
};

const evaluate = (source: string, over: Scope = scope): Result => {
  const { expression, problems } = compileExpression(source, context);
  expect(problems).toEqual([]);
  return expression?.evaluate(over);
};

describe('the functions that rules of declarations call', () => {
  it.each(cases)('$source gives $expected', ({ source, expected }) => {
    expect(evaluate(source) ?? null).toBe(expected);
  });

  it('refuse a format that is neither preset nor handler', () => {
    const { problems } = compileExpression("matches($row.gModel, 'containerno')", context);
    expect(problems.map(english)).toMatchObject([
      {
        code: 'wrong-arguments',
        path: [],
        message: 'matches: unknown format "containerno"',
        hint: 'did you mean "containerNo"?',
      },
    ]);
  });

  it.each([
    ["matches('a', $row.gModel)", 'matches: format must be written out, in quotes'],
    ["missingDocuments('A', $details.documents.docuCode, 'in')", 'missingDocuments: unknown direction "in"'],
    ["daysBetween($row.gModel, '2026-01-01')", 'daysBetween does not take (text, text)'],
    [
      "sumWhere($details.goods.codeTs, $details.goods.firstUnit, '035')",
      'sumWhere does not take (list of text, list of text, text)',
    ],
    ['elementAt($row.gModel)', 'elementAt does not take (text)'],
    ['elementAt($row.gModel, 1, 2)', 'elementAt does not take (text, decimal, decimal)'],
    ["choose($values.tradeMode, 1, 'a')", 'choose does not take (text, decimal, text)'],
    ["choose($values.tradeMode, '1', 'a', '2', 2)", 'choose does not take (text, text, text, text, decimal)'],
  ])('refuse arguments that do not fit: %s', (source, message) => {
    expect(compileExpression(source, context).problems.map((problem) => english(problem).message)).toEqual([message]);
  });

  it('say what they take and yield', () => {
    const silent = [...pageFunctionsIn()].filter(
      ([name, { signature, description }]) => !signature.startsWith(`${name}(`) || description.length < 10,
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('never throw, whatever stands in the fields', () => {
    const sources = cases.map(({ source }) => source.replaceAll(/'[^']*'(?=,)/g, '$row.gModel'));
    const compiled = sources.flatMap((source) => compileExpression(source, context).expression ?? []);
    expect(compiled.length).toBeGreaterThan(20);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const odd = {
          ...scope,
          row: { gModel: text, blank: text },
          values: { tradeMode: text, ieDate: text, blankDate: `2026-${text}` },
        };
        for (const { evaluate: run } of compiled) run(odd);
      }),
      { numRuns: 50 },
    );
  });
});

const templates = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(join(referenceFolder ?? '', 'hs10_elements.tsv'), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([code = '', , elements = '']): [string, string] => [code, elements]),
  );

const faultOf = (text: unknown, template: string | undefined): Result =>
  evaluate('elementsFault($row.gModel, $lookup.hs.elements)', {
    ...scope,
    row: { gModel: String(text) },
    lookup: { hs: { elements: template ?? null } },
  });

describe('declaration elements of the samples', () => {
  it.skipIf(referenceFolder === undefined)(`have no fault by their templates (${skipReason})`, () => {
    const known = templates();
    const faults = sampleDeclarations()
      .flatMap(({ DecLists }) => DecLists)
      .map((good) => faultOf(good['GModel'], known.get(String(good['CodeTS']))));
    expect(faults.length).toBeGreaterThan(5);
    expect(faults.filter((fault) => fault !== '')).toEqual([]);
  });

  it.skipIf(referenceFolder === undefined)(`have the fault that R14 must find (${skipReason})`, () => {
    const known = templates();
    const goods = faultyCases()
      .filter(({ rule }) => rule === 'R14')
      .flatMap(({ declaration }) => declaration.DecLists);
    expect(goods.length).toBeGreaterThan(0);
    expect(goods.map((good) => faultOf(good['GModel'], known.get(String(good['CodeTS']))))).not.toContain('');
  });
});
