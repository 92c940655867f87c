import { Modal } from 'antd';
import { lazy, useState } from 'react';
import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { Values } from '../../../engine/index.ts';
import { dialogEditor, type CellDialogProps } from '../../../renderers/index.ts';
import { rowsOf } from '../../engine/table/tableFixture.ts';
import { pasteInto, takeFrom } from './commands/clipboard/clipboardEvents.ts';
import { exampleColumns, openExample, press } from './openExample.tsx';
import { openTable, type OpenTable } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

const chipsOf = ({ cell }: OpenTable, row: number, key: string): (string | null)[] =>
  [...cell(row, key).querySelectorAll('.wb-chip')].map((chip) => chip.textContent);

describe.each([
  ['file', 'papers'],
  ['image', 'photo'],
  ['upload', 'proof'],
] as const)('a cell of type %s', (type, key) => {
  it('shows the first name cut at 5 characters, a count, and all on hover [W9-6]', async () => {
    const table = await openExample(type, {
      rows: [{ [key]: 'temp/2026/合同扫描件.pdf,temp/b.pdf,temp/c.pdf' }, { [key]: 'temp/a.pdf' }, { [key]: null }],
    });
    expect(chipsOf(table, 0, key)).toEqual(['合同扫描件…', '+2']);
    expect(chipsOf(table, 1, key)).toEqual(['a.pdf']);
    expect(chipsOf(table, 2, key)).toEqual([]);
    expect(table.cell(0, key).title).toBe('合同扫描件.pdf\nb.pdf\nc.pdf');
  });
});

describe.each([
  ['sel_user', 'members'],
  ['sel_depart', 'departs'],
] as const)('a cell of type %s', (type, key) => {
  it('shows a chip for each that was picked [W3.1-2]', async () => {
    const table = await openExample(type, { rows: [{ [key]: 'admin,zhang' }] });
    await expect.poll(() => chipsOf(table, 0, key)).toEqual(['admin', 'zhang']);
  });
});

/** Resolves the lookup of the dialog. */
let answerWith: (values: Values) => void = () => undefined;

/** A picker of users such as another module may provide. */
function UserDialog({ value, column, initialText, onOk, onOkLater, onCancel }: CellDialogProps) {
  const [answer] = useState(
    () =>
      new Promise<Values>((resolve) => {
        answerWith = resolve;
      }),
  );
  return (
    <Modal
      open
      title={`选择用户 ${initialText}`}
      transitionName=""
      maskTransitionName=""
      onCancel={onCancel}
      footer={
        <>
          <button onClick={() => onOk({ [column.key]: `${String(value)},li`, code: 'U1' })}>pick</button>
          <button onClick={() => onOkLater('查询中', answer)}>later</button>
        </>
      }
    />
  );
}

const button = (text: string): Element => {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent === text);
  if (found === undefined) throw new Error(`no button ${text}`);
  return found;
};

const editors = { sel_user: dialogEditor(UserDialog) };
const dialog = (): HTMLElement | null => document.querySelector('[role=dialog]');

describe('a cell that opens a dialog', () => {
  it('sets all that was picked as one step, and takes the focus back', async () => {
    const { cell, model, input, handle } = await openExample('sel_user', { rows: [{ members: 'admin' }] }, { editors });
    const { labels } = stepsOf(model);
    expect(cell(0, 'members').title).not.toContain('此类内容暂时只能查看');
    handle.focusCell('r0', 'members');
    await press('{F2}');
    await expect.poll(dialog).not.toBeNull();
    await userEvent.click(button('pick'));
    expect(model.rowAt(0).values).toMatchObject({ members: 'admin,li', code: 'U1' });
    expect(labels).toEqual(['修改 参与人']);
    expect(document.activeElement).toBe(input);
  });

  it('receives the letter that opened it, and keeps the value when closed', async () => {
    const { cell, model, input } = await openExample('sel_user', { rows: [{ members: 'admin' }] }, { editors });
    await userEvent.click(cell(0, 'members'));
    await expect.poll(() => dialog()?.textContent).toContain('选择用户');
    await press('{Escape}');
    await expect.poll(() => document.activeElement).toBe(input);
    await press('z');
    await expect.poll(() => dialog()?.textContent).toContain('选择用户 z');
    await press('{Escape}');
    expect(model.rowAt(0).values['members']).toBe('admin');
  });

  it('stays closed to the burst of a scanner', async () => {
    const { model, handle, input } = await openExample('sel_user', { rows: [{ members: 'admin' }, {}] }, { editors });
    handle.focusCell('r0', 'members');
    for (const key of [...'690123', 'Enter'])
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // A key press of a user comes after any keys that the scanner may have left pending.
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    expect(dialog()).toBeNull();
    expect(model.rowAt(0).values['members']).toBe('admin');
    await press('z');
    await expect.poll(() => dialog()?.textContent).toContain('选择用户 z');
  });

  it('shows a text while the picked value is resolved, and a save waits for it', async () => {
    const { cell, model, handle } = await openExample('sel_user', { rows: [{ members: 'admin' }] }, { editors });
    handle.focusCell('r0', 'members');
    await press('{F2}');
    await expect.poll(dialog).not.toBeNull();
    await userEvent.click(button('later'));
    expect(cell(0, 'members').textContent).toBe('查询中');
    const flushed = handle.flush();
    answerWith({ members: 'late' });
    await flushed;
    expect(model.rowAt(0).values['members']).toBe('late');
    await expect.poll(() => cell(0, 'members').textContent).toBe('late');
  });

  it('loads when the page is idle, and can be cancelled before', async () => {
    let prefetched = 0;
    let arrive: (module: { default: typeof UserDialog }) => void = () => undefined;
    const Late = lazy(
      () =>
        new Promise<{ default: typeof UserDialog }>((resolve) => {
          arrive = resolve;
        }),
    );
    const late = {
      sel_user: dialogEditor(Late, async () => {
        prefetched += 1;
      }),
    };
    const { model, input, handle } = await openExample('sel_user', { rows: [{ members: 'admin' }] }, { editors: late });
    await expect.poll(() => prefetched).toBe(1);
    handle.focusCell('r0', 'members');
    await press('{F2}');
    expect(document.activeElement?.getAttribute('aria-busy')).toBe('true');
    await press('{Escape}');
    expect(document.activeElement).toBe(input);
    await press('{F2}');
    arrive({ default: UserDialog });
    await expect.poll(dialog).not.toBeNull();
    await userEvent.click(button('pick'));
    expect(model.rowAt(0).values['members']).toBe('admin,li');
  });
});

/** A picker of files such as another module may provide: it returns the answer that the test gives. */
function FileDialog({ column, onOk, onCancel }: CellDialogProps) {
  return (
    <Modal
      open
      title="文件"
      transitionName=""
      maskTransitionName=""
      onCancel={onCancel}
      footer={
        <>
          <button onClick={() => onOk({ [column.key]: 'a.pdf,b.pdf' })}>add</button>
          <button onClick={() => onOk({ [column.key]: 'b.pdf' })}>replace</button>
        </>
      }
    />
  );
}

describe('files of a column', () => {
  const openFiles = async (allowRemove: boolean) => {
    const columns = exampleColumns('file').map((column) =>
      column.upload === undefined ? column : { ...column, upload: { ...column.upload, allowRemove } },
    );
    const table = await openTable(
      { columns, rows: rowsOf(2, () => ({ code: '1', papers: 'a.pdf' })) },
      { editors: { file: dialogEditor(FileDialog) } },
    );
    const papers = (row: number) => table.model.rowAt(row).values['papers'] ?? null;
    return { ...table, papers };
  };
  const answer = async (name: string): Promise<void> => {
    await press('{F2}');
    await expect.poll(dialog).not.toBeNull();
    await userEvent.click(button(name));
    await expect.poll(dialog).toBeNull();
  };

  it('cannot be deleted in any way where the column forbids it, only added [W6-3]', async () => {
    const { handle, input, papers } = await openFiles(false);
    handle.focusCell('r0', 'papers');
    await press('{Delete}');
    expect(papers(0)).toBe('a.pdf');
    pasteInto(input, '\n\n');
    expect(papers(0)).toBe('a.pdf');
    takeFrom(input, 'cut');
    expect(papers(0)).toBe('a.pdf');
    await answer('replace');
    expect(papers(0)).toBe('a.pdf');
    await answer('add');
    expect(papers(0)).toBe('a.pdf,b.pdf');
  });

  it('can be deleted where nothing is said [W6-3]', async () => {
    const { handle, papers } = await openFiles(true);
    handle.focusCell('r0', 'papers');
    await press('{Delete}');
    expect(papers(0)).toBeNull();
    handle.focusCell('r1', 'papers');
    await answer('replace');
    expect(papers(1)).toBe('b.pdf');
  });
});
