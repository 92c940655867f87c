import { userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DictItem, TablePorts } from '../../../renderers/index.ts';
import { gate } from '../../heldBack.ts';
import { activeChoice, cellInput, choices, openExample, popup, press } from './openExample.tsx';
import { HS_CODES } from './openTable.tsx';

const COUNTRIES: readonly DictItem[] = [
  { value: 'ARE', text: '阿联酋' },
  { value: 'ARG', text: '阿根廷' },
  { value: 'AUS', text: '澳大利亚', disabled: true },
];

const answering = (
  items: readonly DictItem[],
  answer: Promise<void> = Promise.resolve(),
): TablePorts['dictionaries'] => ({
  items: async () => items,
  search: async (_dictCode, keyword) => {
    await answer;
    return items.filter((item) => item.value.startsWith(keyword.toUpperCase()) || item.text.includes(keyword));
  },
  lookup: async (_dictCode, values) =>
    Object.fromEntries(values.map((value) => [value, items.find((item) => item.value === value) ?? null])),
});

const COLUMNS = { sel_search: 'codeTs', sel_search_async: 'port', autocomplete: 'country' } as const;

describe.each(Object.entries(COLUMNS))('a cell of type %s', (type, key) => {
  const open = (rows?: Parameters<typeof openExample>[1]) =>
    openExample(type as keyof typeof COLUMNS, { dictionaries: answering(COUNTRIES), ...rows });

  it('says what to do, that it waits, and that nothing was found [W8-22]', async () => {
    const answer = gate();
    const { handle } = await open({ dictionaries: answering(COUNTRIES, answer.opened) });
    handle.focusCell('r0', key);
    await press('{F2}');
    expect(popup()?.textContent).toBe('请输入搜索内容');
    await press('zz');
    expect(popup()?.textContent).toBe('加载中…');
    answer.open();
    await expect.poll(() => popup()?.textContent).toBe('没有查询到任何数据');
  });

  it('takes an exact code or text with Tab before its list is there [W3.1-2]', async () => {
    const { handle, model } = await open();
    handle.focusCell('r0', key);
    await press('ARG{Tab}');
    handle.focusCell('r1', key);
    await press('阿联酋{Tab}');
    await handle.flush();
    expect([0, 1].map((row) => model.rowAt(row).values[key])).toEqual(['ARG', 'ARE']);
  });

  it('takes what is pointed at with the arrows, and shows its text', async () => {
    const { handle, cell, model } = await open();
    handle.focusCell('r0', key);
    await press('阿');
    await expect.poll(choices).toHaveLength(2);
    await press('{ArrowDown}');
    expect(activeChoice()).toBe('ARG阿根廷');
    await press('{Enter}');
    await handle.flush();
    expect(model.rowAt(0).values[key]).toBe('ARG');
    expect(cell(0, key).textContent).toContain('阿根廷');
  });

  it('takes nothing that is disabled', async () => {
    const { handle, model } = await open();
    handle.focusCell('r0', key);
    await press('AUS');
    await expect.poll(choices).toHaveLength(1);
    await press('{Tab}');
    await handle.flush();
    expect(model.rowAt(0).values[key] ?? null).toBeNull();
  });

  it('opens nothing where the table is read-only', async () => {
    const { handle, cell } = await open({ rows: [{ [key]: 'ARG' }], readOnly: true });
    await expect.poll(() => cell(0, key).textContent).toContain('阿根廷');
    handle.focusCell('r0', key);
    await press('A');
    expect(popup()).toBeNull();
  });
});

describe('the list of a search', () => {
  it('asks once for what is typed in one go, 300 ms after the last key [W9-2]', async () => {
    const asked: string[] = [];
    let waited = 0;
    let typedAt = 0;
    const known = answering(HS_CODES);
    const note = (): void => void (typedAt = performance.now());
    document.addEventListener('input', note, true);
    const timers = vi.spyOn(window, 'setTimeout');
    onTestFinished(() => {
      document.removeEventListener('input', note, true);
      timers.mockRestore();
    });
    const { handle } = await openExample('sel_search', {
      dictionaries: {
        ...known,
        search: async (dictCode, keyword, signal) => {
          asked.push(keyword);
          waited = performance.now() - typedAt;
          return known.search(dictCode, keyword, signal);
        },
      },
    });
    handle.focusCell('r0', 'codeTs');
    await press('商品12');
    expect(asked).toEqual([]);
    await expect.poll(choices).not.toEqual([]);
    expect(asked).toEqual(['商品12']);
    // Timers may fire slightly early, and late on a busy machine.
    expect(waited).toBeGreaterThan(295);
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(300);
  });

  it('shows all matches in a window of 20 (D46), navigable by keyboard to the last [W9-2]', async () => {
    const { handle, cell } = await openExample('sel_search', { dictionaries: answering(HS_CODES) });
    await userEvent.click(cell(0, 'codeTs'));
    await press('商品');
    await expect.poll(() => document.querySelector('[role=option]')?.getAttribute('aria-setsize')).toBe('5000');
    const list = document.querySelector('[role=listbox]')?.getBoundingClientRect();
    expect(list?.height).toBe(20 * 28);
    expect(choices().length).toBeLessThan(40);
    await press('{PageDown}');
    expect(activeChoice()).toBe('2000000010商品10');
    await press('{End}');
    handle.focusCell('r1', 'codeTs');
    expect(popup()).toBeNull();
  });

  it('shrinks to the room that the window has', async () => {
    const { root, cell } = await openExample('sel_search', { dictionaries: answering(HS_CODES) });
    root.style.paddingTop = '260px';
    await userEvent.click(cell(0, 'codeTs'));
    await press('商品');
    await expect.poll(choices).not.toEqual([]);
    const list = popup()?.getBoundingClientRect();
    expect(list?.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(list?.top).toBeGreaterThanOrEqual(cellInput()?.getBoundingClientRect().bottom ?? 0);
  });
});

describe('a cell that offers', () => {
  it('keeps a free text instead of replacing it with the first suggestion', async () => {
    const { handle, model } = await openExample('autocomplete', { dictionaries: answering(COUNTRIES) });
    handle.focusCell('r0', 'origin');
    await press('阿');
    await expect.poll(choices).toHaveLength(2);
    await press('{Tab}');
    await handle.flush();
    expect(model.rowAt(0).values['origin']).toBe('阿');
  });

  it('refuses it where the column takes no own text [W5.1-29]', async () => {
    const { handle, model } = await openExample('autocomplete', { dictionaries: answering(COUNTRIES) });
    handle.focusCell('r0', 'country');
    await press('火星{Tab}');
    await handle.flush();
    expect(model.rowAt(0).values['country'] ?? null).toBeNull();
  });
});
