import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { activeChoice, cellInput, choiceOf, choices, openExample, popup, press } from './openExample.tsx';
import type { OpenTable } from './openTable.tsx';

const COLUMNS = {
  list_multi: { key: 'services', held: '1,2', texts: ['一般', '加急'], added: '2' },
  'select-multiple': { key: 'modes', held: '1,2', texts: ['一般', '加急'], added: '2' },
  checkbox_meta: { key: 'services', held: '报关,报检', texts: ['报关', '报检'], added: '报检' },
} as const;

const chipsOf = ({ cell }: OpenTable, row: number, key: string): (string | null)[] =>
  [...cell(row, key).querySelectorAll('.wb-chip')].map((chip) => chip.textContent);

describe.each(Object.entries(COLUMNS))('a cell of type %s', (type, { key, held, texts, added }) => {
  const open = (options?: Parameters<typeof openExample>[1]) => openExample(type as keyof typeof COLUMNS, options);

  it('shows a chip for each value, and lists all for screen readers [W3.1-2]', async () => {
    const table = await open({ rows: [{ [key]: held }, { [key]: null }] });
    expect(chipsOf(table, 0, key)).toEqual(texts);
    expect(table.cell(0, key).textContent).toBe(texts.join(', '));
    expect(chipsOf(table, 1, key)).toEqual([]);
  });

  it('toggles values with Space, and stores them with Enter as comma-separated text [W3.2-1]', async () => {
    const { handle, model } = await open();
    handle.focusCell('r0', key);
    await press('{F2} {ArrowDown} {Enter}');
    expect(model.rowAt(0).values[key]).toBe(held);
    handle.focusCell('r0', key);
    await press('{F2} {Tab}');
    expect(model.rowAt(0).values[key]).toBe(added);
  });

  it('takes values in and out by clicks, and keeps them when another cell is clicked', async () => {
    const { cell, model } = await open();
    await userEvent.click(cell(0, key));
    await userEvent.click(choiceOf(texts[0]));
    await userEvent.click(choiceOf(texts[1]));
    expect(choiceOf(texts[1]).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(cell(2, 'code'));
    expect(model.rowAt(0).values[key]).toBe(held);
  });

  it('keeps what it held on Escape, and is emptied with Delete', async () => {
    const { handle, model } = await open({ rows: [{ [key]: held }] });
    handle.focusCell('r0', key);
    await press('{F2} {Escape}');
    expect(model.rowAt(0).values[key]).toBe(held);
    await press('{F2}{Delete}{Enter}');
    expect(model.rowAt(0).values[key]).toBeNull();
  });

  it('opens nothing where the table is read-only', async () => {
    const { handle, model } = await open({ rows: [{ [key]: held }], readOnly: true });
    handle.focusCell('r0', key);
    await press('{F2} {Delete}');
    expect(popup()).toBeNull();
    expect(model.rowAt(0).values[key]).toBe(held);
  });
});

describe('the list of several choices', () => {
  it('is narrowed by typing; Tab takes the first match besides what is held', async () => {
    const { handle, model } = await openExample('select-multiple', { rows: [{ modes: '1' }] });
    handle.focusCell('r0', 'modes');
    await press('特');
    expect(choices()).toEqual(['3特急']);
    expect(activeChoice()).toBe('3特急');
    await press('{Tab}');
    expect(model.rowAt(0).values['modes']).toBe('1,3');
  });

  it('reads several codes or texts that are typed at once', async () => {
    const { handle, model } = await openExample('select-multiple');
    handle.focusCell('r0', 'modes');
    await press('1，加急,3{Enter}');
    expect(model.rowAt(0).values['modes']).toBe('1,2,3');
  });

  it('keeps the whole input marked when a part is invalid, without changing the value', async () => {
    const { handle, model, cell } = await openExample('select-multiple', { rows: [{ modes: '1' }] });
    handle.focusCell('r0', 'modes');
    await press('2,9{Enter}');
    await handle.flush();
    expect(cell(0, 'modes').textContent).toBe('1,2,9');
    expect(cell(0, 'modes').getAttribute('aria-invalid')).toBe('true');
    expect(model.rowAt(0).values['modes']).toBe('1');
  });

  it('keeps texts of one’s own where the column takes them [W3.1-1]', async () => {
    const table = await openExample('select-multiple', { rows: [{ notes: '急' }] });
    table.handle.focusCell('r0', 'notes');
    await press('轻放{Enter}');
    expect(table.model.rowAt(0).values['notes']).toBe('急,轻放');
    expect(chipsOf(table, 0, 'notes')).toEqual(['急', '轻放']);
  });

  it('passes over options that are disabled', async () => {
    const { handle, model } = await openExample('list_multi');
    handle.focusCell('r0', 'services');
    await press('{F2}{End}');
    expect(activeChoice()).toBe('2加急');
    await press('特急{Tab}');
    await handle.flush();
    expect(model.rowAt(0).values['services'] ?? null).toBeNull();
  });

  it('shows selected values in the open cell, and removes the last with Backspace', async () => {
    const { handle, model } = await openExample('select-multiple', { rows: [{ modes: '1,2' }] });
    handle.focusCell('r0', 'modes');
    await press('{F2}');
    const shown = (): (string | null)[] =>
      [...document.querySelectorAll('.wb-multi .wb-chip')].map((chip) => chip.textContent);
    expect(shown()).toEqual(['一般', '加急']);
    expect(document.activeElement).toBe(cellInput());
    await press('{Backspace}');
    expect(shown()).toEqual(['一般']);
    await press('{Enter}');
    expect(model.rowAt(0).values['modes']).toBe('1');
  });
});
