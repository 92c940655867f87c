import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageDocument, Values } from '../../../engine/index.ts';
import { addLine, compile, declaration, line, open, rowIds, stored, type, withoutRowIds } from './documentFixture.ts';

type Action = (document: PageDocument) => void;

const amountText = fc.constantFrom(null, '0', '5', '10', '10.00', '55', '100', '120.5', '1000', 'x');
const code = fc.constantFrom(null, '8471300000', '6109100000', '0000000000', '9999999999');

const header: fc.Arbitrary<Values> = fc.record(
  {
    ownerName: fc.constantFrom(null, '宏达', '一个远远超过十个字符的名称'),
    grossWet: amountText,
    netWt: amountText,
    feeMark: fc.constantFrom(null, '1', '2', '3'),
    feeCurr: fc.constantFrom(null, 'USD'),
    packWet: amountText,
    deposit: amountText,
  },
  { requiredKeys: [] },
);

const cells: fc.Arbitrary<Values> = fc.record(
  {
    codeTs: code,
    gQty: amountText,
    declPrice: amountText,
    declTotal: amountText,
    tradeCurr: fc.constantFrom(null, 'USD', 'EUR'),
    firstUnit: fc.constantFrom(null, '001', '035'),
    model: fc.constantFrom(null, 'X1'),
  },
  { requiredKeys: [] },
);

/** Changes one field at a time, so that rules that do not read it are not validated again by chance. */
const oneCell = fc.constantFrom<Values>({ gQty: '1000' }, { tradeCurr: 'EUR' }, { tradeCurr: 'CNY' }, { model: 'X2' });
const oneField = fc.constantFrom<Values>({ grossWet: '77' }, { grossWet: '88' }, { netWt: '5' });

const place = fc.nat({ max: 20 });
const rowAt = (document: PageDocument, index: number): string | undefined => {
  const ids = rowIds(document);
  return ids[index % Math.max(1, ids.length)];
};

const action: fc.Arbitrary<Action> = fc.oneof(
  header.map(
    (values): Action =>
      (document) =>
        document.set(values),
  ),
  fc.tuple(place, cells).map(([index, values]): Action => (document) => {
    const { rowCount } = document.detail('goods');
    if (rowCount > 0) type(document, index % rowCount, values);
  }),
  fc.tuple(place, oneCell).map(([index, values]): Action => (document) => {
    if (document.detail('goods').rowCount > 0) type(document, index % document.detail('goods').rowCount, values);
  }),
  oneField.map(
    (values): Action =>
      (document) =>
        document.set(values),
  ),
  fc.tuple(place, cells).map(([index, values]): Action => (document) => {
    addLine(document, index % (document.detail('goods').rowCount + 1), line(values));
  }),
  place.map((index): Action => (document) => {
    const rowId = rowAt(document, index);
    if (rowId !== undefined) document.detail('goods').commit({ kind: 'remove', rowIds: [rowId] }, '删除');
  }),
  fc.tuple(place, place).map(([from, to]): Action => (document) => {
    const rowId = rowAt(document, from);
    const { rowCount } = document.detail('goods');
    if (rowId !== undefined) document.detail('goods').commit({ kind: 'move', rowId, to: to % rowCount }, '移动');
  }),
  fc.constant<Action>((document) => void document.undo()),
  fc.constant<Action>((document) => void document.redo()),
  fc.constant<Action>((document) => void document.findings()),
  fc.constant<Action>((document) => document.touch('netWt')),
);

const settled = async (document: PageDocument) => {
  await document.validate('submit');
  // Findings of several rows for one header field have no defined order.
  return withoutRowIds(document.findings())
    .map((finding) => JSON.stringify(finding))
    .sort();
};

/** Rules that mark cells and fields, and whose messages contain values, that the rules do not read. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  R13: ['/goods/*/declTotal', '/goods'],
  W01: ['/goods/*/gQty', '/goods/*/model', '/netWt'],
};
const saying = compile({
  ...declaration,
  rules: (declaration.rules ?? []).map((rule) => ({
    ...rule,
    marks: [...(MARKS[rule.id] ?? rule.marks)],
    message: rule.id === 'W01' ? '数量多于净重（毛重${values.grossWet}，${row.tradeCurr}）' : rule.message,
  })),
});

test('whatever is done, the findings are those of the same record opened afresh', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), fc.nat({ max: 25 }), async (actions, early) => {
      const document = open({ record: stored(), page: saying });
      for (const [index, act] of actions.entries()) {
        if (index === early) await document.validate('submit');
        act(document);
      }
      expect(await settled(document)).toEqual(await settled(open({ record: document.toWire(), page: saying })));
    }),
    { numRuns: 150 },
  );
});

const RULES = new Set(['R13', 'R17', 'W01', 'S01']);

/** A finding of the server for a cell, which lasts until the cell changes. */
const refusal = place.map((index): Action => (document) => {
  const path = ['goods', index % Math.max(1, document.detail('goods').rowCount), 'tradeCurr'];
  document.showFindings([{ ruleId: 'S01', level: 'error', at: 'save', path, message: '海关不收此币制' }]);
});

/** By cell, the expected findings of rules and those that the table shows, where it shows a rule's finding. */
const cellsOf = (document: PageDocument) => {
  const model = document.detail('goods');
  const said = document.revealedFindings().filter(({ ruleId, rowId }) => RULES.has(ruleId) && rowId !== undefined);
  const ownChecks = new Set(model.badCells('submit').map(({ rowId, key }) => `${rowId} ${key}`));
  const shown = rowIds(document).flatMap((rowId) =>
    model.columns.flatMap(({ key }) => {
      const message = ownChecks.has(`${rowId} ${key}`) ? undefined : model.messageAt(rowId, key)?.message;
      return message === undefined ? [] : [`${rowId} ${key} ${message}`];
    }),
  );
  const places = said.map(({ rowId, path, message }) => [`${rowId} ${String(path[2])}`, message] as const);
  const first = new Map([...places].reverse());
  const expected = [...first].flatMap(([at, message]) => (ownChecks.has(at) ? [] : [`${at} ${message}`]));
  return { shown: shown.sort(), expected: expected.sort() };
};

test('cells always show current messages of rules and server after any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(action, refusal), { maxLength: 25 }), fc.nat(25), async (actions, early) => {
      const document = open({ record: stored(), page: saying });
      for (const [index, act] of actions.entries()) {
        if (index === early) await document.validate('submit');
        act(document);
        const { shown, expected } = cellsOf(document);
        expect(shown).toEqual(expected);
      }
    }),
    { numRuns: 150 },
  );
});

test('undoing every step restores the stored record, and redoing restores the edits', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      const document = open({ record: stored() });
      const before = document.toWire();
      for (const act of actions) act(document);
      while (document.canRedo) document.redo();
      const after = [document.toWire(), rowIds(document)];
      while (document.canUndo) document.undo();
      expect(document.dirty).toBe(false);
      expect(document.toWire()).toEqual(before);
      while (document.canRedo) document.redo();
      expect([document.toWire(), rowIds(document)]).toEqual(after);
    }),
    { numRuns: 150 },
  );
});
