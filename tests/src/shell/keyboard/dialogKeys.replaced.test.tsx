import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { fetchPartsWith, bufferKeysWith, type Reports } from '../../../../renderers/index.ts';
import { keepDialogKeys } from '../../../../src/shell/keyboard/dialogKeys.ts';
import { heldRows } from '../../../renderers/widgets/pickers/heldRows.ts';
import { memoryReports, partyReport } from '../../../renderers/widgets/pickers/memoryReports.ts';
import {
  button,
  dialog as picker,
  field,
  press,
  rowOf,
  showPopups,
} from '../../../renderers/widgets/pickers/popupForm.tsx';
import { openTable } from '../../../renderers/table/openTable.tsx';

/** Code that loads when the test triggers it; once loaded, it stays. */
const { chunks, comes } = vi.hoisted(() => {
  const gate = () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    return { arrived, arrive };
  };
  const chunks = { picker: gate(), menu: gate(), fill: gate(), rows: gate(), columns: gate() };
  const comes = async (chunk: keyof typeof chunks, original: () => Promise<unknown>) => {
    await chunks[chunk].arrived;
    return original() as Promise<object>;
  };
  return { chunks, comes };
});
vi.mock('../../../../renderers/widgets/reports/ReportPicker.tsx', (original) => comes('picker', original));
vi.mock('../../../../renderers/table/ui/cellMenus/CellMenu.tsx', (original) => comes('menu', original));
vi.mock('../../../../renderers/table/ui/cellMenus/FillDialog.tsx', (original) => comes('fill', original));
vi.mock('../../../../renderers/table/ui/toolbar/AddRowDialog.tsx', (original) => comes('rows', original));
vi.mock('../../../../renderers/table/ui/columnDialogs/ColumnDialogs.tsx', (original) => comes('columns', original));

/** Behaviour of the network for the next parts. */
let network: () => Promise<void> = () => Promise.resolve();

beforeAll(() => {
  bufferKeysWith(keepDialogKeys);
  fetchPartsWith(async (load) => {
    await network();
    return load();
  });
});
afterAll(() => {
  for (const { arrive } of Object.values(chunks)) arrive();
});

const cellInputOf = (root: HTMLElement) => screen.elementLocator(root.querySelector('.wb-grid-input') ?? root);
const memory = memoryReports({ party: partyReport }).reports;
const dialog = () => screen.getByRole('dialog');
const kept = () => screen.getByRole('textbox', { name: '正在加载…' });
const open = '{Alt>}{ArrowDown}{/Alt}';

describe('a report that was opened to look', () => {
  it('Esc while its code loads discards the typed keys and restores the focus', async () => {
    await showPopups();
    await userEvent.click(field('货主'));
    await press(`${open}K0`);
    await expect.element(kept()).toHaveValue('K0');
    await press('{Escape}');
    await expect.element(field('货主')).toHaveFocus();
    await expect.element(field('货主')).toHaveValue('');
    await expect.element(kept()).not.toBeInTheDocument();
  });

  it('receives keys typed while its code and conditions load, in order, and continues', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const info: Reports['info'] = async (...asked) => {
      await answered;
      return memory.info(...asked);
    };
    await showPopups({ reports: { info } });
    await userEvent.click(field('货主'));
    await press(`${open}K0`);
    await expect.element(kept()).toHaveValue('K0');
    chunks.picker.arrive();
    await expect.element(picker()).toBeVisible();
    await expect.element(kept()).toHaveFocus();
    await press('01{Tab}贸易');
    answer();
    await expect.element(picker().getByRole('textbox', { name: '编码' })).toHaveValue('K001');
    await expect.element(picker().getByRole('textbox', { name: '名称' })).toHaveValue('贸易');
    await expect.element(picker().getByRole('textbox', { name: '名称' })).toHaveFocus();
    expect(document.querySelector('.keys-ahead')).toBeNull();
    await press('{Enter}');
    await expect.element(field('货主')).toHaveValue('启明贸易有限公司');
  });

  it('does nothing with what is typed where it fails', async () => {
    let refuse: () => void = () => undefined;
    const refused = new Promise<never>((_resolve, reject) => (refuse = () => reject(new Error('no report'))));
    await showPopups({ reports: { info: () => refused } });
    await userEvent.click(button('选择货主'));
    await press('K{Enter}');
    refuse();
    await expect.element(picker().getByText('出错了')).toBeVisible();
    await expect.poll(() => document.querySelector('.keys-ahead')).toBeNull();
    await expect.element(field('货主')).toHaveValue('');
  });

  it('leaves the letters in the field that look for a typed text', async () => {
    const { rows, release, count } = heldRows();
    await showPopups({ reports: { rows } });
    await userEvent.click(field('货主'));
    await press('恒{Enter}信');
    await expect.element(field('货主')).toHaveValue('恒信');
    await press('{Enter}');
    await expect.poll(count).toBeGreaterThan(0);
    release();
    await expect.element(field('货主')).toHaveValue('恒信电子有限公司');
    await expect.element(rowOf(/恒信/)).not.toBeInTheDocument();
  });
});

/** Makes the network fail when the returned function is called; it works from then on. */
function failing(): () => void {
  let fail: () => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = () => reject(new Error('no network'))));
  network = () => failed;
  return () => {
    network = () => Promise.resolve();
    fail();
  };
}

/** Opens the table's tools; returns a function that requests the dialog of 新增. */
async function askForRows(): Promise<() => Promise<void>> {
  await openTable();
  await screen.getByRole('button', { name: '展开工具栏' }).click();
  return () => screen.getByRole('button', { name: '新增行设置' }).click();
}

describe('a dialog of the table', () => {
  it('receives arrows, Enter and values typed while a menu with 整列设为 is loading', async () => {
    const { model, handle, cell } = await openTable();
    handle.focusCell('r0', 'name');
    cell(0, 'name').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await expect.element(kept()).toHaveFocus();
    // Up from the first entry goes to the last selectable one, and down goes back; disabled entries are skipped.
    await press(
      '{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}螺丝{Enter}',
    );
    chunks.menu.arrive();
    await expect.element(screen.getByRole('menuitem').first()).not.toBeInTheDocument();
    await expect.element(kept()).toHaveFocus();
    expect(model.rowAt(0).values['name']).toBe('name 0');
    chunks.fill.arrive();
    await expect.poll(() => model.rowAt(2).values['name']).toBe('螺丝');
    expect(model.rowAt(0).values['name']).toBe('螺丝');
    expect(document.querySelector('.keys-ahead')).toBeNull();
  });

  it('that fails to load closes by Esc, discards typed keys and restores the focus', async () => {
    const ask = await askForRows();
    const fail = failing();
    await ask();
    await press('2');
    fail();
    await expect.element(screen.getByRole('button', { name: '重试' })).toHaveFocus();
    await press('{Escape}');
    await expect.element(screen.getByRole('button', { name: '新增行设置' })).toHaveFocus();
    expect(document.querySelector('.keys-ahead')).toBeNull();
  });

  it('that fails to load keeps all typed keys, and receives them after a retry', async () => {
    const ask = await askForRows();
    const fail = failing();
    await ask();
    await press('2');
    await expect.element(kept()).toHaveValue('2');
    fail();
    await expect.element(screen.getByRole('button', { name: '重试' })).toHaveFocus();
    await press('3');
    await expect.element(kept()).toHaveValue('23');
    await press('{Enter}');
    await expect.element(kept()).toHaveFocus();
    await press('4');
    await expect.element(kept()).toHaveValue('234');
    chunks.rows.arrive();
    await expect.element(dialog().getByRole('spinbutton').first()).toHaveFocus();
    await expect.element(dialog().getByRole('spinbutton').first()).toHaveValue('1234');
    await press('{Escape}');
    await expect.element(screen.getByRole('button', { name: '新增行设置' })).toHaveFocus();
  });

  it('sends a letter typed before anything has focus to its first field', async () => {
    const ask = await askForRows();
    await ask();
    await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
    await press('3');
    await expect.element(dialog().getByRole('spinbutton').first()).toHaveValue('13');
  });

  it('Esc cancels a loading column menu, and its width input receives the digits typed', async () => {
    const { handle, root } = await openTable();
    handle.focusCell('r0', 'name');
    await press('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await press('{Escape}');
    await expect.element(cellInputOf(root)).toHaveFocus();
    await press('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    chunks.columns.arrive();
    await expect.element(screen.getByRole('menuitem').first()).toHaveFocus();
    await screen.getByRole('menuitem', { name: /宽/ }).click();
    await press('0');
    await expect.element(dialog().getByRole('spinbutton')).toHaveValue(expect.stringMatching(/^[1-9]\d+0$/));
  });
});
