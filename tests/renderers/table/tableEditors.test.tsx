import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { TablePorts } from '../../../renderers/index.ts';
import { gate } from '../../heldBack.ts';
import { dictionaries, goodsColumns, HS_CODES, mouseClick, openTable, t } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
const editor = (): HTMLInputElement | null => document.querySelector('.wb-combobox-input');
const options = (): string[] =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent ?? '');

describe('a select cell', () => {
  it('opens all choices with one click and keeps the one that is clicked', async () => {
    const { cell, model, input } = await openTable();
    mouseClick(cell(0, 'curr'));
    await expect.poll(options).toEqual(['110港币', '142人民币', '502美元']);
    const dollar = [...document.querySelectorAll('[role=option]')].at(2);
    if (dollar === undefined) throw new Error('no choice');
    await userEvent.click(dollar);
    expect(model.rowAt(0).values['curr']).toBe('502');
    expect(cell(0, 'curr').textContent).toBe('美元');
    expect(editor()).toBeNull();
    expect(document.activeElement).toBe(input);
  });

  it('is chosen by keyboard alone: type, arrow, Enter', async () => {
    const { handle, model, input } = await openTable();
    handle.focusCell('r0', 'curr');
    await press('{F2}');
    await expect.poll(options).toHaveLength(3);
    await press('{ArrowDown}{Enter}');
    expect(model.rowAt(0).values['curr']).toBe('502');
    expect(input.getAttribute('aria-label')).toBe('币制 第 2 行');
    await press('港');
    await expect.poll(options).toEqual(['110港币']);
    await press('{Enter}');
    expect(model.rowAt(1).values['curr']).toBe('110');
  });

  it('keeps its value on Escape, and when it is left without typing', async () => {
    const { handle, model } = await openTable();
    handle.focusCell('r0', 'curr');
    await press('5{Escape}{F2}{Tab}');
    expect(model.rowAt(0).values['curr']).toBe('142');
  });

  it('is emptied when its text is', async () => {
    const { handle, model } = await openTable();
    handle.focusCell('r0', 'curr');
    await press('{F2}{Delete}{Enter}');
    expect(model.rowAt(0).values['curr']).toBeNull();
  });
});

describe('a searched cell', () => {
  it('asks for something to search, then shows the matches by code or text [W9-2]', async () => {
    const { handle } = await openTable();
    handle.focusCell('r0', 'codeTs');
    await press('{F2}');
    expect(document.querySelector('.wb-choices')?.textContent).toBe('请输入搜索内容');
    await press('商品12');
    await expect.poll(() => options()[0]).toBe('2000000012商品12');
    await press('zzz');
    await expect.poll(() => document.querySelector('.wb-choices')?.textContent).toBe('没有查询到任何数据');
  });

  it('keeps thousands of choices out of the page', async () => {
    const { handle } = await openTable();
    handle.focusCell('r0', 'codeTs');
    await press('2');
    await expect.poll(() => document.querySelector('[role=option]')?.getAttribute('aria-setsize')).toBe('5000');
    expect(options().length).toBeLessThan(30);
  });

  it('sets what the choice fills in the same step', async () => {
    const { handle, model } = await openTable();
    const { labels } = stepsOf(model);
    handle.focusCell('r0', 'codeTs');
    await press('商品42');
    await expect.poll(() => options()[0]).toBe('2000000042商品42');
    await press('{ArrowDown}{ArrowUp}{Enter}');
    expect(model.rowAt(0).values).toMatchObject({ codeTs: '2000000042', gName: '商品42', unit: '035' });
    expect(labels).toEqual(['修改 商品编号']);
  });

  it('shows a code from thousands with its text, and a short choice by text only', async () => {
    const { handle, cell } = await openTable();
    handle.focusCell('r0', 'codeTs');
    await press('2000000077{Tab}');
    await handle.flush();
    await expect.poll(() => cell(0, 'codeTs').textContent).toBe('2000000077 - 商品77');
    handle.focusCell('r0', 'curr');
    await press('美{Enter}');
    await expect.poll(() => cell(0, 'curr').textContent).toBe('美元');
  });

  it('takes a code that is typed and left before its list is there', async () => {
    const { handle, model, input } = await openTable();
    handle.focusCell('r0', 'codeTs');
    await press('2000000077{Tab}2026-02-03{Enter}');
    await handle.flush();
    expect(model.rowAt(0).values).toMatchObject({ codeTs: '2000000077', gName: '商品77', made: '2026-02-03' });
    expect(input.getAttribute('aria-label')).toContain('第 2 行');
  });

  it('fills nothing over what was typed while the code was looked up', async () => {
    const known = dictionaries();
    const answer = gate();
    const slow: TablePorts['dictionaries'] = {
      ...known,
      lookup: async (dictCode, values) => {
        await answer.opened;
        return known.lookup(dictCode, values);
      },
    };
    const { handle, model } = await openTable({}, { ports: { dictionaries: slow, t } });
    handle.focusCell('r0', 'codeTs');
    await press('2000000077{Tab}');
    model.commit({ kind: 'set', cells: [{ rowId: 'r0', key: 'gName', value: '手填的名称' }] }, '修改');
    answer.open();
    await handle.flush();
    expect(model.rowAt(0).values).toMatchObject({ codeTs: '2000000077', gName: '手填的名称', unit: '035' });
  });

  it('keeps an unknown text in its place, marked with the reason, and edits it', async () => {
    const { handle, model, cell, input } = await openTable();
    handle.focusCell('r0', 'codeTs');
    await press('99999999{Enter}');
    await handle.flush();
    expect(cell(0, 'codeTs').textContent).toBe('99999999');
    expect(cell(0, 'codeTs').getAttribute('aria-invalid')).toBe('true');
    expect(model.messageAt('r0', 'codeTs')?.message).toBe('商品编号“99999999”没有找到，请修改或清空');
    expect(model.rowAt(0).values['codeTs']).toBeNull();
    handle.focusCell('r0', 'codeTs');
    await press('{F2}');
    expect((document.activeElement as HTMLInputElement).value).toBe('99999999');
    await press('{Escape}');
    expect(cell(0, 'codeTs').textContent).toBe('99999999');
    expect(document.activeElement).toBe(input);
    await press('{Delete}');
    expect(cell(0, 'codeTs').textContent).toBe('');
  });

  it('marks a name that two items bear for choice, also when the list was there', async () => {
    const twins = [
      { value: 'A1', text: '同名' },
      { value: 'A2', text: '同名' },
    ];
    const ports = {
      t,
      dictionaries: {
        items: async () => twins,
        search: async () => twins,
        lookup: async (_: string, codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, null])),
      },
    };
    const { handle, model, cell } = await openTable({}, { ports });
    handle.focusCell('r0', 'codeTs');
    await press('同名');
    await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(2);
    await press('{Tab}');
    await handle.flush();
    expect([cell(0, 'codeTs').textContent, model.messageAt('r0', 'codeTs')?.message]).toEqual([
      '同名',
      '商品编号“同名”有多个匹配，请选择其中一个',
    ]);
    handle.focusCell('r0', 'codeTs');
    await press('{F2}');
    await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(2);
    await press('{ArrowDown}{Enter}');
    await handle.flush();
    expect(model.rowAt(0).values['codeTs']).toBe('A2');
  });

  it('keeps a code that nobody knows where the column takes free input', async () => {
    const columns = goodsColumns.map((column) => (column.key === 'codeTs' ? { ...column, allowInput: true } : column));
    const { handle, model } = await openTable({ columns });
    handle.focusCell('r0', 'codeTs');
    await press('9999999999{Tab}');
    await handle.flush();
    expect(model.rowAt(0).values).toMatchObject({ codeTs: '9999999999', gName: null });
  });

  it('shows the newest answer, however late an older one comes', async () => {
    const older = gate();
    const asked: string[] = [];
    let answered = false;
    const slow: TablePorts['dictionaries'] = {
      ...dictionaries(),
      search: async (_dictCode, keyword) => {
        asked.push(keyword);
        if (keyword === '商品1') {
          await older.opened;
          // Runs after the code that awaits the answer.
          setTimeout(() => (answered = true));
        }
        return HS_CODES.filter((item) => item.text === keyword);
      },
    };
    const { handle } = await openTable({}, { ports: { dictionaries: slow, t } });
    handle.focusCell('r0', 'codeTs');
    await press('商品1');
    await expect.poll(() => asked).toEqual(['商品1']);
    await press('2');
    await expect.poll(options).toEqual(['2000000012商品12']);
    older.open();
    await expect.poll(() => answered).toBe(true);
    expect(options()).toEqual(['2000000012商品12']);
  });
});

describe('a date cell', () => {
  it.each([
    ['20260309', '2026-03-09'],
    ['260309', '2026-03-09'],
    ['2026/3/9', '2026-03-09'],
    ['2026年3月9日', '2026-03-09'],
    ['2026-02-30', '2026-02-30'],
  ])('typed %s holds %s', async (typed, value) => {
    const { handle, model } = await openTable();
    handle.focusCell('r0', 'made');
    await press(`${typed}{Enter}`);
    expect(model.rowAt(0).values['made']).toBe(value);
  });

  it('can be picked from the calendar', async () => {
    const { cell, model } = await openTable();
    await userEvent.click(cell(0, 'made'));
    await expect.poll(() => document.querySelector('td[title="2026-01-20"]')).not.toBeNull();
    const day = document.querySelector('td[title="2026-01-20"]');
    if (day === null) throw new Error('no day');
    await userEvent.click(day);
    expect(model.rowAt(0).values['made']).toBe('2026-01-20');
  });
});

it('keeps what a widget holds when another cell is clicked', async () => {
  const { cell, handle, model, input } = await openTable();
  handle.focusCell('r0', 'curr');
  await press('110');
  await userEvent.click(cell(2, 'name'));
  await handle.flush();
  expect(model.rowAt(0).values['curr']).toBe('110');
  expect(input.getAttribute('aria-label')).toBe('品名 第 3 行');
});
