import { describe, expect, it } from 'vitest';
import {
  createTableModel,
  type CompiledColumn,
  type CompiledExpression,
  type Moment,
  type Values,
} from '../../../engine/index.ts';
import { columnOf, digits, required, short, unique } from './tableFixture.ts';

const when = (evaluate: CompiledExpression['evaluate']): CompiledExpression => ({
  source: '',
  type: 'boolean',
  reads: [],
  evaluate,
});
const marked = when((scope) => scope.row?.['mark'] === '1');

const open = (column: Partial<CompiledColumn>, ...rows: Values[]) =>
  createTableModel({
    columns: [columnOf('sku', column), columnOf('plain', { checks: [digits] })],
    rows: rows.map((row, index) => ({ id: `r${index}`, plain: '1', ...row })),
  });

describe('a column judges its cells', () => {
  it.each<[string, Partial<CompiledColumn>, Values, string | undefined]>([
    ['that must be filled: typed ones', { required: true }, {}, '请输入sku'],
    ['that must be filled: chosen ones', { required: true, type: 'select' }, {}, '请选择sku'],
    ['that must be filled: in English', { required: true, language: 'en-US' }, {}, 'Enter sku'],
    ['that must be filled, in its own words', { required: true, checks: [required] }, {}, 'required'],
    ['that must be filled and are', { required: true }, { sku: 'x' }, undefined],
    ['that must be filled in some rows, in one of them', { required: marked }, { mark: '1' }, '请输入sku'],
    ['that must be filled in some rows, in one of the others', { required: marked }, {}, undefined],
    ['that must be filled in some rows, and are', { required: marked }, { mark: '1', sku: 'x' }, undefined],
    ['of some rows, wrong in one of them', { visible: marked, checks: [digits] }, { mark: '1', sku: 'x' }, 'digits'],
    ['of some rows, wrong in one of the others', { visible: marked, checks: [digits] }, { sku: 'x' }, undefined],
    ['that are disabled in some rows and blank', { disabled: marked, checks: [required] }, { mark: '1' }, undefined],
    [
      'that are disabled in some rows and wrong',
      { disabled: marked, checks: [digits] },
      { mark: '1', sku: 'x' },
      'digits',
    ],
    ['that are disabled in other rows and blank', { disabled: marked, checks: [required] }, {}, 'required'],
    ['that are always disabled and blank', { disabled: true, checks: [required] }, {}, 'required'],
    ['that nobody sees', { visible: false, required: true, checks: [digits] }, { sku: 'x' }, undefined],
    ['with nothing to hold', {}, { sku: 'x' }, undefined],
  ])('%s', (...[, column, row, message]) => {
    const model = open(column, row);
    model.touch('r0', 'sku');
    expect(model.messageAt('r0', 'sku')?.message).toBe(message);
    expect(model.judge({ rowId: 'r0', key: 'sku', value: row['sku'] ?? null })?.message).toBe(message);
    expect(model.badCells('submit').map((cell) => cell.message)).toEqual(message === undefined ? [] : [message]);
    expect(
      open(column, row)
        .badCells('submit')
        .map((cell) => cell.message),
    ).toEqual(message === undefined ? [] : [message]);
  });

  it('anew when the head changed, beside columns that do not depend on it', () => {
    let mark = '1';
    const model = createTableModel({
      columns: [
        columnOf('sku', { required: when((scope) => scope.values['mark'] === '2') }),
        columnOf('plain', { checks: [digits] }),
      ],
      rows: [{ id: 'a', plain: '1' }],
      scope: () => ({ values: { mark }, details: {}, user: { id: '', username: '', realname: '', orgCode: '' } }),
    });
    const judged = () => [model.messageAt('a', 'sku')?.message, model.badCells('submit').length];
    model.touch('a', 'sku');
    expect(judged()).toEqual([undefined, 0]);
    mark = '2';
    model.refresh();
    expect(judged()).toEqual(['请输入sku', 1]);
    mark = '1';
    model.refresh();
    expect(judged()).toEqual([undefined, 0]);
  });

  it('at a save only by what a save asks, conditions or not', () => {
    const model = open({ required: marked, checks: [short, digits] }, { mark: '1' }, { sku: 'xxx' }, { sku: '123' });
    expect(model.badCells('save').map(({ rowId, checkId }) => [rowId, checkId])).toEqual([['r1', 'pattern']]);
    expect(model.badCells('submit').map(({ checkId }) => checkId)).toEqual(['required', 'maxLength', 'maxLength']);
  });

  it('that repeat in letters alone, and texts of one number are two', () => {
    const model = open({ checks: [unique] }, { sku: '1' }, { sku: '1.0' }, { sku: 1 });
    expect(model.badCells('save').map(({ rowId }) => rowId)).toEqual(['r0', 'r2']);
  });

  it('that repeat where somebody looks, from when they are looked at for the first time', () => {
    const model = open({ checks: [unique] }, { sku: '1' }, { sku: '1' });
    expect(model.messageAt('r1', 'sku')).toBeUndefined();
    expect(model.judge({ rowId: 'r0', key: 'sku', value: '2' })).toBeUndefined();
    expect(model.messageAt('r1', 'sku')?.message).toBe('unique');
    expect(model.judge({ rowId: 'r0', key: 'sku', value: '1' })?.message).toBe('unique');
  });
});

describe('what is missing shows', () => {
  const atSave = { ...required, at: 'save' as const };

  it.each<[Moment[], boolean, boolean]>([
    [['save'], true, false],
    [['submit'], true, true],
    [['submit', 'save'], true, true],
    [[], false, false],
  ])('after validation at %j: save findings shown %s, submit findings shown %s', (moments, saved, submitted) => {
    const model = createTableModel({
      columns: [columnOf('early', { checks: [atSave] }), columnOf('late', { checks: [required] })],
      rows: [{ id: 'a' }],
    });
    for (const moment of moments) model.validateAll(moment);
    const shown = ['early', 'late'].map((key) => model.messageAt('a', key) !== undefined);
    expect(shown).toEqual([saved, submitted]);
  });
});

it('lists the bad cells of a row in the order of its columns', () => {
  const model = createTableModel({
    columns: [
      columnOf('b', { checks: [digits] }),
      columnOf('a', { checks: [required] }),
      columnOf('c', { checks: [digits] }),
    ],
    rows: [{ id: 'r', b: 'x', a: '', c: 'x' }],
  });
  expect(model.badCells('submit').map(({ key }) => key)).toEqual(['b', 'a', 'c']);
});

describe('findings of the document', () => {
  const finding = (key: string, message: string) => ({ rowId: 'r0', key, level: 'warn' as const, message });

  it('are the last that were told, the first of a cell', () => {
    const model = open({}, {});
    model.setFindings([finding('sku', 'one'), finding('sku', 'two'), finding('plain', 'three')]);
    expect(['sku', 'plain'].map((key) => model.messageAt('r0', key)?.message)).toEqual(['one', 'three']);
    model.setFindings([finding('plain', 'four')]);
    expect(['sku', 'plain'].map((key) => model.messageAt('r0', key)?.message)).toEqual([undefined, 'four']);
    model.setFindings([]);
    expect(model.messageAt('r0', 'plain')).toBeUndefined();
  });
});

describe('a table says of its columns', () => {
  const model = createTableModel({
    columns: [
      columnOf('sku'),
      columnOf('no'),
      columnOf('text', { type: 'normal' }),
      columnOf('secret', { type: 'hidden' }),
      columnOf('gone', { visible: false }),
    ],
    rows: [{ id: 'a' }],
    orderKey: 'no',
  });

  it('which are seen', () => {
    expect(['sku', 'no', 'text', 'secret', 'gone', 'other'].filter((key) => model.isColumnVisible(key))).toEqual([
      'sku',
      'no',
      'text',
    ]);
  });

  it('reports row numbers, plain texts and unknown columns as not editable', () => {
    expect(['sku', 'no', 'text', 'other'].filter((key) => model.isDisabled('a', key))).toEqual(['no', 'text', 'other']);
  });

  it('nothing in statistics of one that it does not have', () => {
    expect([model.statistic('other', 'sum'), model.statistic('other', 'average')]).toEqual(['', '']);
  });

  it('that it may have any number of rows, where nothing else is said', () => {
    expect([model.minRows, model.maxRows, model.readOnly]).toEqual([0, Number.POSITIVE_INFINITY, false]);
  });
});
