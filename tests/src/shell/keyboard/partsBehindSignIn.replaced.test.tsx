import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
// Its imports are already loaded: only the dialogs are held back.
import '../../../../renderers/index.ts';
import '../../../../src/pages/SchemaPage.tsx';
import { bad, good } from '../../fakes/fakeServer.ts';
import { shellOnScreen, WANG } from '../../fakes/shellOnScreen.tsx';

/** Dialog code that loads when the test triggers it; once loaded, it stays. */
const { chunks } = vi.hoisted(() => {
  const gate = () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    return { arrived, arrive };
  };
  return { chunks: { rows: gate(), search: gate() } };
});
vi.mock('../../../../renderers/table/ui/toolbar/AddRowDialog.tsx', async (original) => {
  await chunks.rows.arrived;
  return original();
});
vi.mock('../../../../src/navigation/menus/MenuSearchDialog.tsx', async (original) => {
  await chunks.search.arrived;
  return original();
});
afterAll(() => {
  for (const { arrive } of Object.values(chunks)) arrive();
});

const NOTE = {
  schemaVersion: 1,
  kind: 'list',
  title: '笔记',
  resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
  columns: [{ type: 'input', key: 'name', title: '名称' }],
  details: [
    {
      key: 'lines',
      title: '明细',
      table: 'test_line',
      wireName: 'lineList',
      columns: [{ type: 'input', key: 'text', title: '内容' }],
    },
  ],
  list: { columns: ['name'], actions: [{ action: 'add' }] },
  form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }], tabs: [{ detail: 'lines' }] },
};

const SIGN_IN = '登录已过期';
const signIn = () => screen.getByRole('dialog', { name: SIGN_IN });
const password = () => signIn().getByLabelText('密码', { exact: true });
const rows = () => screen.getByRole('dialog', { name: '新增行设置' });
const search = () => screen.getByRole('combobox', { name: '搜索菜单' });

let end: () => Promise<void>;
beforeEach(async () => {
  const { shell } = await shellOnScreen({
    path: '/bgd/export/form/new',
    signedIn: true,
    routes: {
      'GET /api/schema/resolve': () => good({ id: 'test/note', hash: '1', page: NOTE, dictionaries: {} }),
      'GET /api/x': () => bad(401, 'Token失效，请重新登录!'),
      'POST /api/sys/login': () => good({ token: 't2', userInfo: WANG }),
    },
  });
  const field = screen.getByRole('textbox', { name: '名称' });
  await expect.element(field).toBeVisible();
  await userEvent.fill(field, '甲');
  end = async () => {
    await shell.http.call({ method: 'GET', url: '/x' }).catch(() => undefined);
    expect(shell.expiry.state.phase).toBe('asking');
    await expect.element(password()).toHaveFocus();
  };
});

/** Releases the code and waits until its effects are rendered. */
async function comes(chunk: keyof typeof chunks): Promise<void> {
  chunks[chunk].arrive();
  for (let frame = 0; frame < 30; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}

it.each([
  {
    what: 'a dialog of the page',
    ask: async () => {
      await screen.getByRole('button', { name: '展开工具栏' }).click();
      await screen.getByRole('button', { name: '新增行设置' }).click();
    },
    chunk: 'rows',
    ahead: '2',
    lands: async () => {
      const count = rows().getByRole('spinbutton').first();
      await expect.element(count).toHaveValue('12');
      await expect.element(count).toHaveFocus();
    },
  },
  {
    what: 'the search of the menu',
    ask: () => userEvent.keyboard('{Control>}k{/Control}'),
    chunk: 'search',
    ahead: '进口',
    lands: async () => {
      await expect.element(search()).toHaveValue('进口');
      await expect.element(search()).toHaveFocus();
    },
  },
] as const)(
  '$what that loads behind the sign-in keeps password focus, and opens later with its input',
  async ({ ask, chunk, ahead, lands }) => {
    await ask();
    await userEvent.keyboard(ahead);
    await end();
    await userEvent.keyboard('ri');
    await comes(chunk);
    await expect.element(password()).toHaveFocus();
    expect(screen.getByRole('dialog').elements()).toEqual([signIn().element()]);
    await userEvent.keyboard('ght');
    await expect.element(password()).toHaveValue('right');
    await userEvent.keyboard('{Enter}');
    await expect.element(signIn()).not.toBeInTheDocument();
    await lands();
  },
);
