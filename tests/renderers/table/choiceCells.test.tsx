import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { activeChoice, cellInput, choiceOf, choices, openExample, popup, press } from './openExample.tsx';

const CHOICES = {
  select: { key: 'size', typed: '中', value: 'M', text: '中' },
  'select-search': { key: 'urgency', typed: '加急', value: '2', text: '加急' },
  radio: { key: 'urgency', typed: '加急', value: '2', text: '加急' },
} as const;

describe.each(Object.entries(CHOICES))('a cell of type %s', (type, { key, typed, value, text }) => {
  const open = (options?: Parameters<typeof openExample>[1]) => openExample(type as keyof typeof CHOICES, options);

  it('shows the text of its option, and takes another by a click [W3.1-2]', async () => {
    const { cell, model } = await open({ rows: [{ [key]: value }, {}] });
    expect(cell(0, key).textContent).toBe(text);
    await userEvent.click(cell(1, key));
    await userEvent.click(choiceOf(text));
    expect(model.rowAt(1).values[key]).toBe(value);
  });

  it('takes what is typed with Tab, by text or by code', async () => {
    const { handle, model } = await open();
    handle.focusCell('r0', key);
    await press(`${typed}{Tab}`);
    handle.focusCell('r1', key);
    await press(`${value.toLowerCase()}{Tab}`);
    expect([0, 1].map((row) => model.rowAt(row).values[key])).toEqual([value, value]);
  });

  it.each(['Tab', 'Enter'])('takes a code beside its name, as it is copied elsewhere, with %s', async (leaving) => {
    const { handle, model } = await open();
    handle.focusCell('r0', key);
    await press(`${value} - ${text}{${leaving}}`);
    await handle.flush();
    expect(model.rowAt(0).values[key]).toBe(value);
  });

  it('keeps what it held on Escape', async () => {
    const { handle, model } = await open({ rows: [{ [key]: value }] });
    handle.focusCell('r0', key);
    await press('{F2}{ArrowUp}{Escape}');
    expect(model.rowAt(0).values[key]).toBe(value);
    expect(popup()).toBeNull();
  });

  it('opens nothing where the table is read-only', async () => {
    const { handle } = await open({ rows: [{ [key]: value }], readOnly: true });
    handle.focusCell('r0', key);
    await press(`{F2}${typed}`);
    expect(popup()).toBeNull();
  });
});

describe('the list of a choice', () => {
  it('is not filtered by input in a non-searchable column, but highlights the match', async () => {
    const { handle } = await openExample('select');
    handle.focusCell('r0', 'size');
    await press('大');
    expect(choices()).toHaveLength(4);
    expect(activeChoice()).toBe('L大');
  });

  it('is narrowed by typing where the column allows it [W3.1-1]', async () => {
    const { handle } = await openExample('select', { rows: [{ size: 'M' }] });
    handle.focusCell('r0', 'feeMark');
    await press('单');
    expect(choices()).toEqual(['2单价']);
  });

  it('passes over options that are disabled, and takes none of them', async () => {
    const { handle, model } = await openExample('select');
    handle.focusCell('r0', 'size');
    await press('{F2}{End}');
    expect(activeChoice()).toBe('L大');
    choiceOf('特大').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(popup()).not.toBeNull();
    await press('{Escape}xl{Tab}');
    await handle.flush();
    expect(model.rowAt(0).values['size'] ?? null).toBeNull();
    expect(choices()).toEqual([]);
  });

  it('supports arrows, Home and End, and keeps an unknown value only where allowed', async () => {
    const { handle, model } = await openExample('select-search');
    handle.focusCell('r0', 'urgency');
    await press('{F2}{End}{Home}{ArrowDown}{Enter}');
    expect(model.rowAt(0).values['urgency']).toBe('2');
    handle.focusCell('r1', 'urgency');
    await press('另议{Tab}');
    await handle.flush();
    expect(model.rowAt(1).values['urgency']).toBe('另议');
    const strict = await openExample('radio');
    strict.handle.focusCell('r0', 'urgency');
    await press('另议{Tab}');
    await strict.handle.flush();
    expect(strict.model.rowAt(0).values['urgency'] ?? null).toBeNull();
  });

  it('belongs to cells that an expression over their row lets be changed [W3.1-1]', async () => {
    const { handle, model } = await openExample('select', { rows: [{ size: null }, { size: 'M' }] });
    for (const rowId of ['r0', 'r1']) {
      handle.focusCell(rowId, 'feeMark');
      await press('2{Enter}');
    }
    expect([0, 1].map((row) => model.rowAt(row).values['feeMark'] ?? null)).toEqual([null, '2']);
  });

  it('opens above its cell without room below, and never covers the input', async () => {
    const { root, cell } = await openExample('select');
    root.style.paddingTop = `${window.innerHeight - 140}px`;
    await userEvent.click(cell(2, 'size'));
    const list = popup()?.getBoundingClientRect();
    const typed = cellInput()?.getBoundingClientRect();
    expect(list?.bottom).toBeLessThanOrEqual(typed?.top ?? 0);
    expect(list?.top).toBeGreaterThanOrEqual(0);
  });

  it('follows its cell when the page scrolls', async () => {
    const { root, cell } = await openExample('select');
    root.style.height = '3000px';
    await userEvent.click(cell(0, 'size'));
    const before = popup()?.getBoundingClientRect().top ?? 0;
    window.scrollTo(0, 20);
    await expect.poll(() => popup()?.getBoundingClientRect().top).toBe(before - 20);
  });
});
