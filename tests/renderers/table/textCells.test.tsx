import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { openExample, press, popup } from './openExample.tsx';

const box = (): HTMLTextAreaElement | null => document.querySelector('.wb-cell-textarea textarea');

describe('a cell of one line', () => {
  it('shows its text, accepts a new one, and restores the old one on Escape [W3.1-2]', async () => {
    const { handle, cell, model } = await openExample('input', { rows: [{ code: 'A1', note: '无' }] });
    expect(cell(0, 'code').textContent).toBe('A1');
    handle.focusCell('r0', 'code');
    await press('B2{Tab}');
    expect(model.rowAt(0).values['code']).toBe('B2');
    await press('急{Escape}');
    expect(model.rowAt(0).values['note']).toBe('无');
  });

  it('shows the placeholder of its column while it is edited and blank [W3.1-1]', async () => {
    const { handle, input } = await openExample('select', { rows: [{}] });
    handle.focusCell('r0', 'size');
    await press('{F2}');
    expect(document.querySelector('.wb-combobox-input')?.getAttribute('placeholder')).toBe('请选择尺码');
    expect(input.placeholder).toBe('');
  });

  it('cannot be changed where the table is read-only', async () => {
    const { handle, model } = await openExample('input', { rows: [{ code: 'A1' }], readOnly: true });
    handle.focusCell('r0', 'code');
    await press('B2{Enter}');
    expect(model.rowAt(0).values['code']).toBe('A1');
  });
});

describe.each(['textarea', 'input_pop'] as const)('a cell of type %s', (type) => {
  it('shows its lines as one, and all of them on hover [W3.1-2]', async () => {
    const { cell } = await openExample(type, { rows: [{ remark: '第一行\n第二行' }] });
    expect(cell(0, 'remark').textContent).toBe('第一行 第二行');
    expect(cell(0, 'remark').title).toBe('第一行\n第二行');
  });

  it('opens a box of 300 by 210 below, or above without room [W9-5]', async () => {
    const { cell, root } = await openExample(type);
    await userEvent.click(cell(0, 'remark'));
    const size = document.querySelector('.wb-cell-textarea')?.getBoundingClientRect();
    expect(size?.height).toBe(210);
    expect(popup()?.getBoundingClientRect().width).toBeGreaterThanOrEqual(300);
    expect(popup()?.getBoundingClientRect().top).toBeGreaterThan(cell(0, 'remark').getBoundingClientRect().bottom);
    await press('{Escape}');
    root.style.paddingTop = `${window.innerHeight - 200}px`;
    await userEvent.click(cell(0, 'remark'));
    await expect
      .poll(() => popup()?.getBoundingClientRect().bottom)
      .toBeLessThan(cell(0, 'remark').getBoundingClientRect().top);
  });

  it('keeps its lines on Ctrl+Enter and on Tab, and drops them on Escape', async () => {
    const { handle, model, input } = await openExample(type);
    handle.focusCell('r0', 'remark');
    await press('一{Enter}二{Control>}{Enter}{/Control}');
    expect(model.rowAt(0).values['remark']).toBe('一\n二');
    expect(document.activeElement).toBe(input);
    handle.focusCell('r1', 'remark');
    await press('三{Tab}');
    expect(model.rowAt(1).values['remark']).toBe('三');
    handle.focusCell('r2', 'remark');
    await press('四{Escape}');
    expect(model.rowAt(2).values['remark'] ?? null).toBeNull();
    expect(box()).toBeNull();
  });

  it('keeps what was typed when another cell is clicked, and before a save', async () => {
    const { handle, cell, model } = await openExample(type);
    handle.focusCell('r0', 'remark');
    await press('一');
    await userEvent.click(cell(1, 'code'));
    expect(model.rowAt(0).values['remark']).toBe('一');
    handle.focusCell('r1', 'remark');
    await press('二');
    await handle.flush();
    expect(model.rowAt(1).values['remark']).toBe('二');
    expect(box()).toBeNull();
  });

  it('opens nothing where the table is read-only', async () => {
    const { handle, cell } = await openExample(type, { rows: [{ remark: '一' }], readOnly: true });
    handle.focusCell('r0', 'remark');
    await press('{F2}x');
    await userEvent.click(cell(0, 'remark'));
    expect(box()).toBeNull();
  });
});

describe('a cell of tags', () => {
  it('puts a semicolon after every two characters and leaves out typed ones [W5.1-24]', async () => {
    const { handle, model, input } = await openExample('tags');
    handle.focusCell('r0', 'marks');
    await press('AB;C');
    expect(input.value).toBe('AB;C');
    await press('D；E');
    expect(input.value).toBe('AB;CD;E');
    await press('{Backspace}{Backspace}');
    expect(input.value).toBe('AB;C');
    await press('D{Enter}');
    expect(model.rowAt(0).values['marks']).toBe('AB;CD');
  });

  it('keeps the caret in place while marks are typed in the middle', async () => {
    const { handle, model } = await openExample('tags', { rows: [{ marks: 'ABCD' }] });
    handle.focusCell('r0', 'marks');
    await press('{F2}{Home}xy{Enter}');
    expect(model.rowAt(0).values['marks']).toBe('xy;AB;CD');
  });

  it('shows a chip for each, in the colours of its column [W3.1-2]', async () => {
    const { cell } = await openExample('tags', { rows: [{ marks: 'AB;CD;E' }, { marks: null }] });
    const chips = [...cell(0, 'marks').querySelectorAll<HTMLElement>('.wb-chip')];
    expect(chips.map((chip) => chip.textContent)).toEqual(['AB', 'CD', 'E']);
    expect(chips.map((chip) => chip.style.getPropertyValue('--wb-chip'))).toEqual(['green', '#1677ff', '']);
    expect(cell(0, 'marks').textContent).toBe('AB, CD, E');
    expect(cell(1, 'marks').textContent).toBe('');
  });

  it('stands where its column says, with help at the title [W3.1-1]', async () => {
    const { cell, root } = await openExample('tags', { rows: [{ marks: 'AB' }] });
    expect(getComputedStyle(cell(0, 'marks')).textAlign).toBe('center');
    expect(getComputedStyle(cell(0, 'code')).textAlign).not.toBe('center');
    const head = [...root.querySelectorAll('.wb-grid-head-cell')].find(({ textContent }) => textContent === '标记');
    expect(head?.getAttribute('aria-description')).toBe('两个字符一个标记，以分号分隔');
  });

  it('cannot be changed where the table is read-only', async () => {
    const { handle, model } = await openExample('tags', { rows: [{ marks: 'AB' }], readOnly: true });
    handle.focusCell('r0', 'marks');
    await press('CD{Enter}');
    expect(model.rowAt(0).values['marks']).toBe('AB');
  });
});

describe('cells that nobody types into', () => {
  it('are shown and passed over by Tab when they are normal [W3.1-2]', async () => {
    const { handle, cell, model, input } = await openExample('normal', {
      rows: [{ codeTs: null, goodsName: '电动机' }, {}],
    });
    expect(cell(0, 'goodsName').textContent).toBe('电动机');
    expect(cell(0, 'goodsName').getAttribute('aria-readonly')).toBe('true');
    handle.focusCell('r0', 'goodsName');
    await press('x{F2}y{Enter}');
    expect(model.rowAt(0).values['goodsName']).toBe('电动机');
    handle.focusCell('r0', 'codeTs');
    await press('{Tab}');
    expect(input.getAttribute('aria-label')).toBe('商品编号 第 2 行');
  });

  it('have no column at all when they are hidden [W3.1-2]', async () => {
    const { root, model } = await openExample('hidden', { rows: [{ name: 'a', source: 'manual' }] });
    expect([...root.querySelectorAll('.wb-grid-head-cell')].map((head) => head.textContent)).toEqual(['名称']);
    expect(model.rowAt(0).values['source']).toBe('manual');
  });
});
