import { userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { openTable, t, type OpenTable } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

const bar = ({ root }: OpenTable): HTMLElement | null => root.querySelector<HTMLElement>('.wb-find');

const field = (table: OpenTable, label: string): HTMLInputElement => {
  const found = bar(table)?.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (!found) throw new Error(`there is no field ${label}`);
  return found;
};

const button = (table: OpenTable, label: string): HTMLButtonElement => {
  const found = [...(bar(table)?.querySelectorAll('button') ?? [])].find(
    (one) => one.getAttribute('aria-label') === label || one.textContent === label,
  );
  if (found === undefined) throw new Error(`there is no button ${label}`);
  return found;
};

const count = (table: OpenTable): string => bar(table)?.querySelector('output')?.textContent ?? 'closed';

/** Returns the label of the selected cell. */
const active = ({ input }: OpenTable): string => input.getAttribute('aria-label') ?? '';

const marked = ({ cells }: OpenTable): number => cells().filter((cell) => cell.classList.contains('is-found')).length;

async function find(text: string): Promise<void> {
  await press('{Control>}f{/Control}');
  await press(text);
}

it('Ctrl+F searches off-screen rows, counts matches, and Enter and Shift+Enter move between them', async () => {
  const table = await openTable({ count: 300 });
  table.handle.focusCell('r0', 'sku');
  await find('name 29');
  expect(document.activeElement).toBe(field(table, t('find.title')));
  await expect.poll(() => count(table)).toBe('– / 11');
  await press('{Enter}');
  expect(active(table)).toBe('品名 第 30 行');
  expect(count(table)).toBe('1 / 11');
  await press('{Enter}');
  expect(active(table)).toBe('品名 第 291 行');
  expect(table.cell(290, 'name').classList.contains('is-found')).toBe(true);
  expect(document.activeElement).toBe(field(table, t('find.title')));
  await press('{Shift>}{Enter}{Enter}{/Shift}');
  expect(active(table)).toBe('品名 第 300 行');
  expect(count(table)).toBe('11 / 11');
  await press('{Escape}');
  expect(bar(table)).toBeNull();
  expect(document.activeElement).toBe(table.input);
  expect(marked(table)).toBe(0);
});

it('finds stored codes and shown texts alike, numbers with and without separators', async () => {
  const table = await openTable({ count: 3 });
  table.model.apply({
    kind: 'set',
    cells: [
      { rowId: 'r1', key: 'curr', value: '502' },
      { rowId: 'r2', key: 'qty', value: '12345.6' },
      { rowId: 'r2', key: 'codeTs', value: '2000000007' },
    ],
  });
  table.handle.focusCell('r0', 'sku');
  await find('美元');
  await expect.poll(() => count(table)).toBe('– / 1');
  const search = field(table, t('find.title'));
  for (const [text, hits] of [
    ['502', 1],
    ['人民币', 2],
    ['12345', 1],
    ['12,345', 1],
    ['商品7', 1],
    ['2000000007 - 商品', 1],
    ['１２３４５', 1],
  ] as const) {
    await userEvent.fill(search, text);
    await expect.poll(() => `${text}: ${count(table)}`).toBe(`${text}: – / ${hits}`);
  }
  await userEvent.fill(search, '欧元');
  await expect.poll(() => count(table)).toBe(t('find.none'));
});

it('matches case, whole cells and the selected cells only where that is asked for', async () => {
  const table = await openTable({ count: 12 });
  table.handle.focusCell('r0', 'name');
  await find('NAME 1');
  await expect.poll(() => count(table)).toBe('– / 3');
  button(table, t('find.wholeCell')).click();
  await expect.poll(() => count(table)).toBe('– / 1');
  button(table, t('find.matchCase')).click();
  await expect.poll(() => count(table)).toBe(t('find.none'));
  button(table, t('find.matchCase')).click();
  button(table, t('find.wholeCell')).click();
  await press('{Escape}');
  table.handle.focusCell('r0', 'name');
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await press('{Control>}f{/Control}');
  expect(button(table, t('find.selectionOnly')).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => count(table)).toBe('– / 1');
  expect(marked(table)).toBe(1);
  await press('{Enter}{Enter}');
  expect(active(table)).toBe('品名 第 2 行');
  button(table, t('find.selectionOnly')).click();
  await expect.poll(() => count(table)).toBe('1 / 3');
});

it('replaces all in one step, parsed like a paste, and reports and focuses skipped cells', async () => {
  const table = await openTable({ count: 4 });
  table.model.apply({
    kind: 'set',
    cells: [
      { rowId: 'r1', key: 'unit', value: 'x142' },
      { rowId: 'r2', key: 'name', value: '人民币' },
    ],
  });
  const { labels } = stepsOf(table.model);
  table.handle.focusCell('r0', 'curr');
  await expect.poll(() => table.cell(0, 'curr').textContent).toBe('人民币');
  await press('{Control>}h{/Control}');
  await press('142');
  await expect.poll(() => count(table)).toBe('1 / 5');
  field(table, t('find.by')).focus();
  await press('美元');
  button(table, t('find.replaceAll')).click();
  await expect.poll(() => bar(table)?.querySelector('[role=status]')?.textContent).toBe('共替换 4 处，1 处未替换');
  expect(table.model.liveValues().map((row) => row['curr'])).toEqual(['502', '502', '502', '502']);
  expect(table.model.rowById('r1')?.values['unit']).toBe('x142');
  expect(new Set(labels)).toEqual(new Set(['替换 4 处']));
  button(table, '1 处未替换').click();
  await expect.poll(() => bar(table)?.querySelector('.wb-paste-why')?.textContent).toBe(t('find.readOnly'));
  button(table, '单位 第 2 行').click();
  expect(active(table)).toBe('单位 第 2 行');
});

it('replaces one and goes on to the next; a code that nobody knows is refused', async () => {
  const table = await openTable({ count: 3 });
  table.handle.focusCell('r0', 'name');
  await press('{Control>}h{/Control}');
  await press('name');
  await expect.poll(() => count(table)).toBe('1 / 3');
  field(table, t('find.by')).focus();
  await press('good{Enter}');
  expect(table.model.rowAt(0).values['name']).toBe('good 0');
  await expect.poll(() => active(table)).toBe('品名 第 2 行');
  expect(count(table)).toBe('1 / 2');
  expect(document.activeElement).toBe(field(table, t('find.by')));
  await userEvent.fill(field(table, t('find.title')), '142');
  await expect.poll(() => count(table)).toBe('– / 3');
  await userEvent.fill(field(table, t('find.by')), '999');
  button(table, t('find.replaceAll')).click();
  await expect.poll(() => bar(table)?.querySelector('[role=status]')?.textContent).toBe('共替换 0 处，3 处未替换');
  expect(table.model.rowAt(0).values['curr']).toBe('142');
});

it('follows what changes while it is open: typing, new rows, undo', async () => {
  const table = await openTable({ count: 3 });
  table.handle.focusCell('r0', 'sku');
  await find('G1');
  await expect.poll(() => count(table)).toBe('– / 1');
  table.model.apply({ kind: 'set', cells: [{ rowId: 'r0', key: 'name', value: 'G12' }] });
  await expect.poll(() => count(table)).toBe('– / 2');
  const inverse = table.model.apply({ kind: 'insert', rows: [{ index: 0, row: table.model.newRow({ sku: 'xg1' }) }] });
  await expect.poll(() => count(table)).toBe('– / 3');
  expect(marked(table)).toBe(3);
  table.model.apply(inverse);
  await expect.poll(() => count(table)).toBe('– / 2');
});

it('searches 100,000 rows in parts, and a further letter ends the search before', async () => {
  const table = await openTable({ count: 100_000 });
  table.handle.focusCell('r0', 'name');
  await press('{Control>}f{/Control}');
  const search = field(table, t('find.title'));
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const type = (text: string): void => {
    setter?.call(search, text);
    search.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  type('name');
  // The input event itself searched nothing.
  await expect.poll(() => count(table)).toMatch(/… ?$/);
  type('name 99999');
  await expect.poll(() => count(table), { timeout: 10_000 }).toBe('– / 1');
  await press('{Enter}');
  expect(active(table)).toBe('品名 第 100000 行');
});

it('finds in a read-only table, and offers no replacement there', async () => {
  const table = await openTable({ count: 3, readOnly: true });
  table.handle.focusCell('r0', 'name');
  await press('{Control>}h{/Control}');
  await press('name 2');
  await expect.poll(() => count(table)).toBe('– / 1');
  expect(bar(table)?.querySelectorAll('input')).toHaveLength(1);
});

/** Finds 8,000 cells and calls `onProgress` as soon as the progress of their replacement shows; resolves at its end. */
async function replaceMany(onProgress: (table: OpenTable) => void): Promise<OpenTable & { readonly labels: string[] }> {
  const table = await openTable({ count: 8000 });
  const { labels } = stepsOf(table.model);
  table.handle.focusCell('r0', 'sku');
  await press('{Control>}h{/Control}');
  await press('name');
  await expect.poll(() => count(table)).toBe('– / 8000');
  await userEvent.fill(field(table, t('find.by')), 'item');
  const seen = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (bar(table)?.querySelector('progress') === null) return;
      observer.disconnect();
      onProgress(table);
      resolve();
    });
    observer.observe(table.root, { childList: true, subtree: true });
  });
  button(table, t('find.replaceAll')).click();
  await seen;
  await expect.poll(() => bar(table)?.querySelector('progress')).toBeNull();
  return { ...table, labels };
}

const names = ({ model }: OpenTable): ReadonlySet<unknown> =>
  new Set(model.liveValues().map((row) => String(row['name']).slice(0, 4)));

it('replaces very many cells in batches with progress, as one undo step', async () => {
  let all = 0;
  const table = await replaceMany((open) => {
    all = bar(open)?.querySelector('progress')?.max ?? 0;
  });
  await expect.poll(() => names(table)).toEqual(new Set(['item']));
  expect([all, table.labels]).toEqual([8000, ['替换 8000 处']]);
});

it('changes nothing when a replacement of very many cells is given up', async () => {
  const table = await replaceMany((open) =>
    // The only button next to the progress; antd inserts a space between its two characters.
    bar(open)?.querySelector<HTMLButtonElement>('progress ~ button')?.click(),
  );
  expect([[...names(table)], table.labels]).toEqual([['name'], []]);
});

it.each<[string, (table: OpenTable) => void]>([
  ['changes', ({ model }) => void model.apply({ kind: 'set', cells: [{ rowId: 'r1', key: 'qty', value: '7' }] })],
  ['is loaded anew', ({ model }) => model.load(model.toValues())],
])('cancels a very large replacement with a message when the table %s meanwhile', async (_what, act) => {
  const table = await replaceMany(act);
  await expect.poll(() => bar(table)?.textContent).toContain('替换已停止');
  expect([[...names(table)], table.labels]).toEqual([['name'], []]);
});
