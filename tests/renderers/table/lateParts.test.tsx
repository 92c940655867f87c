import { theme } from 'antd';
import type { ComponentType } from 'react';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SelectEditor } from '../../../renderers/table/ui/editors/SelectEditor.tsx';
import { lazyEditor } from '../../../renderers/table/ui/editors/lazyEditor.tsx';
import { lazyPart } from '../../../renderers/kit/lazy/lazyPart.tsx';
import type { CellEditorProps } from '../../../renderers/table/grid/cells/cellEditors.ts';
import { LIGHT_TOKENS } from '../../../renderers/table/ui/editors/tableTheme.ts';
import { cellInput } from './openExample.tsx';
import { mouseClick, openTable, t } from './openTable.tsx';

interface Chunk<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Resolves the pending request. */
  arrive(component: ComponentType<Props>): void;
  fail(): void;
  requests: number;
}

/** Returns a chunk that loads, or fails to load, when the test triggers it. */
function chunkOf<Props>(): Chunk<Props> {
  let settle: { resolve: (component: ComponentType<Props>) => void; reject: (reason: Error) => void } | undefined;
  const chunk: Chunk<Props> = {
    requests: 0,
    load: () => {
      chunk.requests += 1;
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    arrive: (component) => settle?.resolve(component),
    fail: () => settle?.reject(new Error('the chunk is gone')),
  };
  return chunk;
}

interface PartProps {
  readonly t: typeof t;
  readonly onClose?: () => void;
}
const Part = () => <p>内容</p>;

describe('a part of the table that comes later', () => {
  it('shows a placeholder until it is loaded, and later renders at once', async () => {
    const chunk = chunkOf<PartProps>();
    const Late = lazyPart(chunk.load, () => <i>占位</i>);
    const first = await render(<Late t={t} />);
    await expect.element(page.getByText('占位')).toBeVisible();
    chunk.arrive(Part);
    await expect.element(page.getByText('内容')).toBeVisible();
    await expect.element(page.getByText('占位')).not.toBeInTheDocument();
    await first.unmount();
    const again = await render(<Late t={t} />);
    expect(again.container.textContent).toBe('内容');
    expect(chunk.requests).toBe(1);
  });

  it('reports a failure to load, and allows retry or cancel by keyboard', async () => {
    const chunk = chunkOf<PartProps>();
    const Late = lazyPart(chunk.load);
    let closed = false;
    await render(<Late t={t} onClose={() => (closed = true)} />);
    await expect.poll(() => chunk.requests).toBe(1);
    chunk.fail();
    await expect.element(page.getByRole('alert')).toHaveTextContent('这部分内容加载失败');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '重试' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(closed).toBe(true);
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => chunk.requests).toBe(2);
    chunk.arrive(Part);
    await expect.element(page.getByText('内容')).toBeVisible();
  });
});

describe('an editor that comes later', () => {
  const open = async (chunk: Chunk<CellEditorProps>) => {
    const table = await openTable({}, { editors: { input: { kind: 'text' }, select: lazyEditor(chunk.load) } });
    mouseClick(table.cell(0, 'curr'));
    await expect.poll(() => cellInput() !== null && document.activeElement === cellInput()).toBe(true);
    return table;
  };

  it('takes what was typed before it was there, and the key that left the cell', async () => {
    const chunk = chunkOf<CellEditorProps>();
    const { model } = await open(chunk);
    await userEvent.keyboard('502');
    await expect.poll(() => cellInput()?.value).toBe('502');
    await userEvent.keyboard('{Enter}');
    chunk.arrive(SelectEditor);
    await expect.poll(() => model.rowAt(0).values['curr']).toBe('502');
    expect(model.rowAt(1).values['curr']).toBe('142');
  });

  it('leaves the cell as it is on Escape', async () => {
    const chunk = chunkOf<CellEditorProps>();
    const { model, input } = await open(chunk);
    await userEvent.keyboard('502{Escape}');
    await expect.element(page.elementLocator(input)).toHaveFocus();
    chunk.arrive(SelectEditor);
    expect(model.rowAt(0).values['curr']).toBe('142');
  });

  it('reports a failure to load in its cell; Enter retries and keeps the input', async () => {
    const chunk = chunkOf<CellEditorProps>();
    const { model } = await open(chunk);
    await userEvent.keyboard('502');
    await expect.poll(() => cellInput()?.value).toBe('502');
    chunk.fail();
    await expect.element(page.getByRole('alert')).toHaveTextContent('编辑器加载失败');
    await expect.element(page.getByRole('group', { name: '币制 第 1 行 编辑器加载失败，按 Enter 重试' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => chunk.requests).toBe(2);
    chunk.arrive(SelectEditor);
    await expect.element(page.getByRole('combobox', { name: '币制 第 1 行' })).toHaveValue('502');
    await expect.element(page.getByRole('combobox', { name: '币制 第 1 行' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => model.rowAt(0).values['curr']).toBe('502');
  });
});

it('a table outside of any theme has the colours and sizes of antd’s light theme', () => {
  const tokens = theme.getDesignToken();
  for (const [name, value] of Object.entries(LIGHT_TOKENS)) {
    if (name !== 'fontFamily') expect([name, value]).toEqual([name, tokens[name as keyof typeof tokens]]);
  }
});
