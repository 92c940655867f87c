import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { pasting } from '../../../renderers/table/commands/clipboard/lazyPaste.ts';
import { searching } from '../../../renderers/table/commands/find/tableFinder.ts';
import type { LazyModule } from '../../../renderers/kit/lazy/lazyModule.ts';
import { pasteInto } from './commands/clipboard/clipboardEvents.ts';
import { openTable, t } from './openTable.tsx';

afterEach(() => vi.restoreAllMocks());

/** Holds a module back as a slow network does, until the test delivers it or makes it fail. */
function heldBack(module: LazyModule<object>) {
  const { loaded } = module;
  if (loaded === undefined) throw new Error('openTable fetches the late modules');
  let request: { code: Promise<object>; resolve: (code: object) => void; reject: (reason: Error) => void } | undefined;
  const presence = vi.spyOn(module, 'loaded', 'get').mockReturnValue(undefined);
  const begin = () => {
    let settle: Omit<NonNullable<typeof request>, 'code'> = { resolve: () => undefined, reject: () => undefined };
    const code = new Promise<object>((resolve, reject) => (settle = { resolve, reject }));
    return { code, ...settle };
  };
  // One request at a time, like the module itself: the table also requests it when the page is idle.
  vi.spyOn(module, 'fetch').mockImplementation(() => (request ??= begin()).code);
  return {
    isAskedFor: () => request !== undefined,
    arrive: () => {
      presence.mockReturnValue(loaded);
      request?.resolve(loaded);
    },
    fail: () => {
      request?.reject(new Error('the chunk is gone'));
      request = undefined;
    },
  };
}

it('applies pastes made before its code loaded in order, unless the user moved on', async () => {
  const table = await openTable();
  const chunk = heldBack(pasting);
  table.handle.focusCell('r0', 'name');
  pasteInto(table.input, 'first\nsecond');
  pasteInto(table.input, 'third');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}typed');
  expect(table.model.rowAt(0).values['name']).toBe('name 0');
  const flushed = table.handle.flush();
  chunk.arrive();
  await flushed;
  expect([0, 1, 2].map((row) => table.model.rowAt(row).values['name'])).toEqual(['third', 'second', 'typed']);
  expect(table.input.getAttribute('aria-label')).toBe('品名 第 3 行');
});

it('pastes into the row that was selected though rows came above it meanwhile', async () => {
  const table = await openTable();
  const chunk = heldBack(pasting);
  table.handle.focusCell('r1', 'name');
  pasteInto(table.input, 'pasted');
  const row = table.model.newRow();
  table.model.apply({ kind: 'insert', rows: [{ index: 0, row }] });
  chunk.arrive();
  await table.handle.flush();
  expect(table.model.rowById('r1')?.values['name']).toBe('pasted');
  expect(table.model.rowById('r0')?.values['name']).toBe('name 0');
});

it('says that a paste could not be loaded; the next one tries again', async () => {
  const table = await openTable();
  const chunk = heldBack(pasting);
  table.handle.focusCell('r0', 'name');
  pasteInto(table.input, 'pasted');
  chunk.fail();
  await expect.element(page.getByText(t('table.pasteFailed'))).toBeVisible();
  expect(table.model.rowAt(0).values['name']).toBe('name 0');
  pasteInto(table.input, 'pasted');
  chunk.arrive();
  await table.handle.flush();
  expect(table.model.rowAt(0).values['name']).toBe('pasted');
});

it('finds the text typed after Ctrl+F before the search loaded, including the following Enter', async () => {
  const table = await openTable({ count: 300 });
  const chunk = heldBack(searching);
  table.handle.focusCell('r0', 'sku');
  await userEvent.keyboard('{Control>}f{/Control}name 29{Enter}');
  await expect.element(page.getByRole('textbox', { name: t('find.title') })).toHaveValue('name 29');
  chunk.arrive();
  await expect.poll(() => table.root.querySelector('.wb-find output')?.textContent).toBe('1 / 11');
  expect(table.input.getAttribute('aria-label')).toBe('品名 第 30 行');
  await expect.element(page.getByRole('textbox', { name: t('find.title') })).toHaveFocus();
});

it('says in the bar that the search could not be loaded, and tries again there', async () => {
  const table = await openTable();
  const chunk = heldBack(searching);
  table.handle.focusCell('r0', 'sku');
  await userEvent.keyboard('{Control>}f{/Control}name 2');
  chunk.fail();
  await expect.element(page.getByRole('search').getByRole('alert')).toHaveTextContent(t('common.partFailed'));
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect.poll(chunk.isAskedFor).toBe(true);
  chunk.arrive();
  await expect.poll(() => table.root.querySelector('.wb-find output')?.textContent).toBe('– / 1');
  await expect.element(page.getByRole('search').getByRole('alert')).not.toBeInTheDocument();
});
