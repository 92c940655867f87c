import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import role from '../../../schemas/pages/system/role.json';
import tenant from '../../../schemas/pages/system/tenant.json';
import user from '../../../schemas/pages/system/user.json';
// Loads the page's code before the page is requested.
import '../../../src/pages/SchemaPage.tsx';
import { SHELL_PANELS } from '../../../src/administration/panels.ts';
import { good } from '../fakes/fakeServer.ts';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

interface PanelAction {
  readonly action: string;
  readonly panel: keyof typeof SHELL_PANELS;
  readonly title: string;
  readonly at?: readonly string[];
}

/** The editors that rows of users, roles and tenants open, once each. */
const panels = [user, role, tenant]
  .flatMap(({ list }) => list.actions as readonly Partial<PanelAction>[])
  .filter((action): action is PanelAction => action.action === 'panel' && (action.at ?? ['row']).includes('row'))
  .filter(({ panel }, at, all) => all.findIndex((other) => other.panel === panel) === at)
  // It shows the product as another user and has its own test.
  .filter(({ panel }) => panel !== 'userViewing')
  .map(({ action, panel, title }) => ({ action, panel, title, at: ['row'], permission: 'test:people:list' }));

const PAGE = {
  schemaVersion: 1,
  kind: 'list',
  title: '人员与权限',
  resource: { url: '/test/people', table: 'test_people', permission: 'test:people', dataScope: 'all' },
  columns: [
    { type: 'input', key: 'name', title: '名称' },
    { type: 'input', key: 'username', title: '账号' },
  ],
  list: { columns: ['name', 'username'], actions: panels },
  form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }] },
};

const EMPTY = () => good({ records: [], total: 0, treeList: [], ids: [] });

it('every administration editor opens by keyboard, takes focus, and restores it on Esc [S1-4] [S7-22] [S7-23]', async () => {
  await Promise.all(panels.map(({ panel }) => SHELL_PANELS[panel]()));
  const families = ['user', 'role', 'tenant', 'permission', 'dataLog', 'sysUserAgent', 'dict'];
  const { screen } = await shellOnScreen({
    path: '/bgd/export',
    signedIn: true,
    routes: {
      'GET /api/schema/resolve': () => good({ id: 'test/people', hash: '1', page: PAGE, dictionaries: {} }),
      'GET /api/test/people/list': () => good({ records: [{ id: '7', name: '李雷', username: 'lilei' }], total: 1 }),
      ...Object.fromEntries(families.map((family) => [`GET /api/sys/${family}/*`, EMPTY])),
    },
  });
  const row = screen.getByRole('row', { name: /李雷/ });
  await expect.element(row).toBeVisible();
  expect(panels.length).toBeGreaterThan(8);
  for (const { title } of panels) {
    const direct = row.getByRole('button', { name: title, exact: true });
    const opener = (direct.query() ?? row.getByRole('button', { name: /更多/ }).element()) as HTMLElement;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    if (direct.query() === null) await userEvent.click(screen.getByRole('menuitem', { name: title, exact: true }));
    const editor = screen.getByRole('dialog').last();
    await expect.element(editor, { message: title }).toBeVisible();
    await expect.poll(() => editor.query()?.contains(document.activeElement), { message: title }).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.getByRole('dialog').query(), { message: title }).toBeNull();
    await expect.poll(() => document.activeElement, { message: title }).toBe(opener);
  }
}, 60_000);
