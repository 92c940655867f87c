import { expect, it } from 'vitest';
import { page as screenPage, userEvent } from 'vitest/browser';
// Loads the page's code before the page is requested.
import '../../../src/pages/SchemaPage.tsx';
import { SHELL_PANELS } from '../../../src/administration/panels.ts';
import { good } from '../fakes/fakeServer.ts';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

const PAGE = {
  schemaVersion: 1,
  kind: 'list',
  title: '菜单',
  resource: { url: '/test/menu', table: 'test_menu', permission: 'test:people', dataScope: 'all' },
  columns: [{ type: 'input', key: 'name', title: '名称' }],
  list: {
    columns: ['name'],
    actions: [
      { action: 'panel', panel: 'menuFieldRights', title: '字段权限', at: ['row'], permission: 'test:people:list' },
    ],
  },
  form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }] },
};

it('adds a field right only after its author saw whom it hides the field from [D4]', async () => {
  await SHELL_PANELS.menuFieldRights();
  const saved: unknown[] = [];
  const { screen } = await shellOnScreen({
    path: '/bgd/export',
    signedIn: true,
    routes: {
      'GET /api/schema/resolve': () => good({ id: 'test/menu', hash: '1', page: PAGE, dictionaries: {} }),
      'GET /api/test/menu/list': () => good({ records: [{ id: '7', name: '出口报关单' }], total: 1 }),
      'GET /api/sys/permission/fieldRights': () =>
        good([
          { code: 'bgd:export:field:fee', title: '出口报关单 · 代理费', isThere: false },
          { code: 'bgd:export:field:note', title: '出口报关单 · 备注', isThere: true },
        ]),
      'GET /api/sys/permission/fieldRightEffect': () => good({ roles: ['制单员', '系统管理员'], users: 3, own: true }),
      'POST /api/sys/permission/add': ({ body }) => {
        saved.push(body);
        return good({});
      },
    },
  });
  const row = screen.getByRole('row', { name: /出口报关单/ });
  await userEvent.click(row.getByRole('button', { name: '字段权限', exact: true }));
  const editor = screen.getByRole('dialog').last();
  const save = editor.getByRole('button', { name: '增加权限' });
  await expect.element(save).toBeDisabled();
  await userEvent.click(editor.getByRole('combobox', { name: '字段' }));
  await userEvent.click(screenPage.getByTitle('出口报关单 · 代理费'));
  await expect.element(editor.getByRole('status')).toHaveTextContent(/您自己也受影响.*3 个用户.*制单员、系统管理员/);
  await expect.element(save).toBeDisabled();
  await userEvent.click(editor.getByRole('checkbox', { name: '我知道自己也将受影响' }));
  await userEvent.click(editor.getByRole('radio', { name: '不能修改' }));
  await userEvent.click(save);
  await expect
    .poll(() => saved)
    .toEqual([
      expect.objectContaining({
        parentId: '7',
        menuType: 2,
        name: '代理费',
        perms: 'bgd:export:field:fee',
        permsType: '2',
        confirmHidden: '1',
      }),
    ]);
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
});
