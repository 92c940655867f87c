import { App } from 'antd';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import type { Values } from '../../../engine/index.ts';
import { columnOf, required } from '../../engine/table/tableFixture.ts';
import { ContainersTable } from './ContainersTable.tsx';
import { dictionaries, t } from './openTable.tsx';

const columns = [
  columnOf('lineNo', { title: '序号' }),
  columnOf('containerNo', { title: '箱号', checks: [{ ...required, message: '请输入箱号' }] }),
];
const rows: readonly Values[] = [{ id: '1', containerNo: null }];
const ports = { dictionaries: dictionaries(), t };

it('the table of the implementers’ page saves its rows once they are good', async () => {
  const saved: (readonly Values[])[] = [];
  await render(
    <App>
      <ContainersTable columns={columns} rows={rows} ports={ports} onSave={(values) => saved.push(values)} />
    </App>,
  );
  const save = page.getByRole('button', { name: /^保\s*存$/ });
  await userEvent.click(save);
  await expect.element(page.getByText('请输入箱号').first()).toBeVisible();
  expect(saved).toEqual([]);
  await expect.poll(() => document.activeElement?.className).toContain('wb-grid-input');
  await userEvent.keyboard('TEMU1234565');
  await userEvent.click(save);
  await expect.poll(() => saved).toEqual([[{ id: '1', lineNo: '1', containerNo: 'TEMU1234565' }]]);
});
