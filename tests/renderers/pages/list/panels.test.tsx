import { useState } from 'react';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { PanelProps } from '../../../../renderers/index.ts';
import { memoryDataSource, orders } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts, type TestPortsOptions } from '../../testPorts.ts';

function NotePanel({ action, records, setDirty, close, reload }: PanelProps) {
  const [note, setNote] = useState('');
  return (
    <>
      <p>{`${action.id}: ${records.map(({ code }) => String(code)).join()}`}</p>
      <input
        aria-label="备忘"
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          setDirty(target.value !== '');
        }}
      />
      <button
        type="button"
        onClick={() => {
          reload();
          close();
        }}
      >
        完成
      </button>
    </>
  );
}

const panel = { action: 'panel', panel: 'compareRecords' };

async function show(options: TestPortsOptions = {}) {
  const source = memoryDataSource(orders(3));
  const tabs: { readonly dirty?: boolean | undefined }[] = [];
  const ports = testPorts({
    dataSource: source,
    dictionaries: memoryDictionaries(orderDictionaries),
    panels: { compareRecords: () => Promise.resolve(NotePanel) },
    host: { setTab: (state) => void tabs.push(state) },
    ...options,
  });
  const actions = [
    { ...panel, id: 'note', title: '备忘', permission: 'test:order:note' },
    { ...panel, title: '比较', at: ['toolbar'], open: 'modal' },
    { ...panel, id: 'weigh', title: '称重', at: ['toolbar', 'row'], visible: "$record.code == 'A003'" },
    { ...panel, id: 'ask', title: '询问', at: ['form'] },
  ];
  const page = compileTestPage({ ...orderSchema, list: { ...orderSchema.list, actions } });
  await showPage({ page, ports, view: { kind: 'list' } });
  await expect.element(rowOf('A001')).toBeVisible();
  return { source, tabs };
}

const rowOf = (code: string) => screen.getByRole('row').filter({ hasText: code });
const field = () => screen.getByRole('textbox', { name: '备忘' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const question = () => screen.getByRole('dialog').filter({ hasText: '有未保存的修改，确定关闭吗？' });

test('a shell editor opens over its record with focus, guards unsaved changes, and restores focus [W2-2]', async () => {
  const { tabs } = await show();
  const opener = rowOf('A002').getByRole('button', { name: '备忘' });
  await userEvent.click(opener);
  await expect.element(field()).toHaveFocus();
  await expect.element(screen.getByText('note: A002')).toBeVisible();
  await userEvent.keyboard('x');
  expect(tabs.at(-1)).toMatchObject({ dirty: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).toHaveTextContent('关闭后修改会丢失');
  await userEvent.click(question().getByRole('button', { name: /取\s*消/ }));
  await expect.element(field()).toHaveValue('x');
  await userEvent.clear(field());
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(tabs.at(-1)).toMatchObject({ dirty: false });
});

test('toolbar editors have their titles and the selected records; the list reloads after a write', async () => {
  const { source } = await show();
  await userEvent.click(rowOf('A001').getByRole('checkbox'));
  await userEvent.click(rowOf('A003').getByRole('checkbox'));
  expect(screen.getByRole('button', { name: '询问' }).query()).toBeNull();
  await expect.element(screen.getByRole('button', { name: '称重' }).first()).toBeVisible();
  await userEvent.click(button('比较'));
  await expect.element(screen.getByText('compareRecords: A001,A003')).toBeVisible();
  const before = source.queries.length;
  await userEvent.click(button('完成'));
  await expect.element(field()).not.toBeInTheDocument();
  await expect.poll(() => source.queries.length).toBe(before + 1);
});

test('hides an editor that the user may not use, and reports one that is missing', async () => {
  await show({ denied: ['test:order:note'], panels: {} });
  expect(screen.getByRole('button', { name: '备忘' }).query()).toBeNull();
  expect(rowOf('A002').getByRole('button', { name: '称重' }).query()).toBeNull();
  await userEvent.click(rowOf('A003').getByRole('button', { name: '称重' }));
  await expect.element(screen.getByText('本系统没有面板“compareRecords”')).toBeVisible();
});
