import { describe, expect, test } from 'vitest';
import { addLine, cell, open, stored, type } from './documentFixture.ts';

describe('computed values', () => {
  test('a new record starts with defaults, least rows and what follows from them', () => {
    const document = open();
    expect(document.id).toBeNull();
    expect(document.detail('goods').rowCount).toBe(1);
    expect(document.field('status').value).toBe('draft');
    expect(document.field('totalPrice').value).toBe('0');
    expect(document.dirty).toBe(false);
    expect(document.canUndo).toBe(false);
  });

  test('a stored record is taken as it is', () => {
    const document = open({ record: { ...stored(), totalPrice: '1' } });
    expect(document.field('totalPrice').value).toBe('1');
    expect(document.dirty).toBe(false);
  });

  test('always: what is typed is put right in the same step', () => {
    const document = open({ record: stored() });
    document.set({ totalPrice: '1' });
    expect(document.field('totalPrice').value).toBe('165');
  });

  test('a row computes in the step that changed it, and the header from its rows', () => {
    const document = open({ record: stored() });
    type(document, 0, { gQty: '20' });
    expect(cell(document, 0, 'declTotal')).toBe('110.00');
    expect(cell(document, 0, 'rate')).toBe('11000');
    expect(document.field('totalPrice').value).toBe('220');
    expect(document.field('deposit').value).toBe('22.00');
    document.undo();
    expect(cell(document, 0, 'declTotal')).toBe('55');
    expect(document.values()).toMatchObject({ totalPrice: '165', deposit: '16.5' });
    expect(document.dirty).toBe(false);
  });

  test('a header field that rows read is carried to every row', () => {
    const document = open({ record: stored() });
    document.set({ netWt: '10' });
    expect([0, 1, 2].map((index) => cell(document, index, 'rate'))).toEqual(['550', '550', '550']);
    document.undo();
    expect(document.dirty).toBe(false);
  });

  test('removing rows is followed by what is summed over them', () => {
    const document = open({ record: stored() });
    document.detail('goods').commit({ kind: 'remove', rowIds: ['g1', 'g2'] }, '删除 2 行');
    expect(document.values()).toMatchObject({ totalPrice: '55', deposit: '5.50' });
  });

  test('suggest: fills a blank field', () => {
    const document = open({ record: { ...stored(), packWet: null } });
    document.set({ grossWet: '150' });
    expect(document.field('packWet').value).toBe('50');
  });

  test('suggest: follows as long as the field holds what was suggested', () => {
    const document = open({ record: stored() });
    document.set({ grossWet: '150' });
    expect(document.field('packWet').value).toBe('50');
    document.set({ netWt: '120' });
    expect(document.field('packWet').value).toBe('30');
  });

  test('suggest: a typed value stays', () => {
    const document = open({ record: stored() });
    document.set({ packWet: '7' });
    document.set({ grossWet: '150' });
    expect(document.field('packWet').value).toBe('7');
  });

  test('suggest: a value typed together with what it follows from stays', () => {
    const document = open({ record: stored() });
    document.set({ grossWet: '150', packWet: '7' });
    type(document, 0, { gQty: '20', declTotal: '111' });
    expect(document.field('packWet').value).toBe('7');
    expect(cell(document, 0, 'declTotal')).toBe('111');
  });

  test('suggest: follows again after the typed value was undone', () => {
    const document = open({ record: stored() });
    document.set({ packWet: '7' });
    document.undo();
    document.set({ grossWet: '150' });
    expect(document.field('packWet').value).toBe('50');
  });

  test('suggest: clears the suggestion when it no longer applies, but keeps a typed value', () => {
    const document = open({ record: stored() });
    document.set({ packWet: null, grossWet: null });
    document.set({ grossWet: '150' });
    document.set({ grossWet: null });
    expect(document.field('packWet').value).toBeNull();
    document.set({ packWet: '7' });
    document.set({ grossWet: '150' });
    document.set({ grossWet: null });
    expect(document.field('packWet').value).toBe('7');
  });

  test('suggest: a chain of computed values settles in one step', () => {
    const document = open({ record: stored() });
    type(document, 0, { declPrice: '10' });
    expect(document.values()).toMatchObject({ totalPrice: '210', deposit: '21.00' });
    type(document, 1, { declPrice: '10' });
    expect(document.values()).toMatchObject({ totalPrice: '255', deposit: '25.50' });
  });

  test('a new row derives from what it is given', () => {
    const document = open({ record: stored() });
    addLine(document, 3, { gQty: '2', declPrice: '3' });
    expect(cell(document, 3, 'declTotal')).toBe('6.00');
    addLine(document, 4, { gQty: '2', declPrice: '3', declTotal: '6.01' });
    expect(cell(document, 4, 'declTotal')).toBe('6.01');
  });

  test('a fill passed with the choice is one step with it', () => {
    const document = open({ record: stored() });
    type(document, 0, { codeTs: '6109100000', gName: 'T恤衫', firstUnit: '035' });
    document.undo();
    expect([cell(document, 0, 'codeTs'), cell(document, 0, 'gName')]).toEqual(['8471300000', '笔记本电脑']);
  });
});

describe('conditions', () => {
  test('disabling a field with clear empties it in the same step, and undo restores it', () => {
    const document = open({ record: stored() });
    document.set({ feeMark: '1' });
    expect(document.field('feeCurr')).toMatchObject({ value: null, disabled: true, required: false });
    document.undo();
    expect(document.field('feeCurr')).toMatchObject({ value: 'USD', disabled: false, required: true });
  });

  test('what is set in a field that is empty while disabled does not stay', () => {
    const document = open({ record: stored() });
    document.set({ feeMark: '1' });
    document.set({ feeCurr: 'EUR' });
    expect(document.field('feeCurr').value).toBeNull();
  });

  test('a cell that becomes disabled is emptied with the change that disabled it', () => {
    const document = open({ record: stored() });
    type(document, 0, { codeTs: '0000000000' });
    expect(cell(document, 0, 'model')).toBeNull();
    expect(cell(document, 1, 'model')).toBe('X1');
    document.undo();
    expect(cell(document, 0, 'model')).toBe('X1');
  });

  test('visible and required follow the fields they read', () => {
    const document = open({ record: stored() });
    expect(document.field('feeNote')).toMatchObject({ visible: false, required: false });
    document.set({ feeMark: '3' });
    expect(document.field('feeNote')).toMatchObject({ visible: true, required: true });
  });

  test('the state of a field that has not changed is the same object', () => {
    const document = open({ record: stored() });
    const before = [document.field('feeCurr'), document.field('ownerName')];
    document.set({ grossWet: '500' });
    expect(document.field('feeCurr')).toBe(before[0]);
    expect(document.field('ownerName')).toBe(before[1]);
  });

  test('a field that the page does not know is out of sight', () => {
    expect(open().field('nothing')).toMatchObject({ visible: false, value: null });
  });
});
