import { afterAll, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
// Its imports are already loaded: only the page itself is held back.
import '../../../../renderers/index.ts';
import { bad, good } from '../../fakes/fakeServer.ts';
import type { FakeAnswer } from '../../fakes/fakeServer.ts';
import { MENU, shellOnScreen } from '../../fakes/shellOnScreen.tsx';

/** The code of schema pages loads when the test triggers it; once loaded, it stays. */
const { chunk } = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { chunk: { arrived, arrive: () => arrive() } };
});
vi.mock('../../../../src/pages/SchemaPage.tsx', async (original) => {
  await chunk.arrived;
  return original();
});
afterAll(() => chunk.arrive());

const NOTE = {
  schemaVersion: 1,
  kind: 'list',
  title: '笔记',
  resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
  columns: [
    { type: 'input', key: 'name', title: '名称' },
    { type: 'input', key: 'kind', title: '种类' },
    { type: 'input', key: 'place', title: '地点' },
  ],
  details: [
    {
      key: 'lines',
      title: '明细',
      table: 'test_line',
      wireName: 'lineList',
      columns: [{ type: 'input', key: 'text', title: '内容' }],
    },
  ],
  list: {
    columns: ['name'],
    query: [{ column: 'name' }],
    actions: [{ action: 'add' }, { action: 'edit' }],
  },
  form: {
    groups: [{ key: 'base', title: '基本', fields: ['name', 'kind', 'place'] }],
    tabs: [{ detail: 'lines' }],
  },
};
const schema = good({ id: 'test/note', hash: '1', page: NOTE, dictionaries: {} });

/** An answer that the test releases. */
function held() {
  let say: (answer: FakeAnswer) => void = () => undefined;
  const answer = new Promise<FakeAnswer>((resolve) => (say = resolve));
  return { route: () => answer, say: (given: FakeAnswer) => say(given) };
}

/** Waits for all effects of a press that need no further browser event: no key comes in between. */
async function beforeNextKey(): Promise<void> {
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
}

/** Inserts a letter as the browser does, at once. */
function typeNow(letter: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true, cancelable: true }));
  document.execCommand('insertText', false, letter);
}

const note = { id: '7', version: 1, name: '甲', kind: '', place: '' };

async function openList(): Promise<void> {
  const list = good({ records: [note], total: 1, size: 10, current: 1, pages: 1 });
  await shellOnScreen({
    path: '/bgd/export',
    signedIn: true,
    routes: {
      'GET /api/schema/resolve': () => schema,
      'GET /api/test/note/list': () => list,
      'GET /api/test/note/queryById': () => good(note),
      'GET /api/sys/permission/getUserPermissionByToken': () =>
        good({
          menu: MENU,
          auth: [{ action: 'test:note:add' }, { action: 'test:note:edit' }],
          allAuth: [],
          sysSafeMode: false,
        }),
    },
  });
  await expect.element(screen.getByRole('row', { name: /甲/ })).toBeVisible();
}

const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
const kept = () => screen.getByRole('textbox', { name: '正在加载…' });

describe('a form that is still coming', () => {
  it('keeps keys typed while code, page and record load, and applies them', async () => {
    const page = held();
    const record = held();
    await shellOnScreen({
      path: '/bgd/export/form/7',
      signedIn: true,
      routes: { 'GET /api/schema/resolve': page.route, 'GET /api/test/note/queryById': record.route },
    });
    await expect.poll(() => document.querySelector('.keys-ahead')).not.toBeNull();
    // The window has the focus, but no element in it.
    await userEvent.click(screen.getByText('正在加载…'));
    await userEvent.keyboard('AB');
    await expect.element(kept()).toHaveValue('AB');
    chunk.arrive();
    await userEvent.keyboard('C{Tab}二');
    page.say(schema);
    await expect.element(screen.getByLabelText('正在加载单据…')).toBeVisible();
    await userEvent.keyboard('{Tab}三');
    record.say(good({ id: '7', version: 1, name: 'N-', kind: '', place: '' }));
    await expect.element(field('地点')).toHaveValue('三');
    await expect.element(field('地点')).toHaveFocus();
    await expect.element(field('种类')).toHaveValue('二');
    expect(field('名称').element()).toHaveProperty('value', expect.stringContaining('ABC'));
    await userEvent.keyboard('!');
    await expect.element(field('地点')).toHaveValue('三!');
    expect(document.querySelector('.keys-ahead')).toBeNull();
  });

  it('takes the first letter without earlier keys, but none from a field the user chose', async () => {
    await shellOnScreen({
      path: '/bgd/export/form/new',
      signedIn: true,
      routes: { 'GET /api/schema/resolve': () => schema },
    });
    await expect.element(field('名称')).toBeVisible();
    await userEvent.keyboard('x');
    await expect.element(field('名称')).toHaveValue('x');
    await userEvent.click(field('地点'));
    await userEvent.keyboard('y');
    await expect.element(field('地点')).toHaveValue('y');
    await expect.element(field('名称')).toHaveValue('x');
  });

  it('takes the letter that is typed in the same instant as 新增 is pressed', async () => {
    await openList();
    const add = screen.getByRole('button', { name: '新增' }).element();
    add.focus();
    add.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await beforeNextKey();
    // The list is hidden: until the browser has rendered that, its button would receive another Enter, and letters.
    expect(document.activeElement).toBe(document.body);
    typeNow('x');
    await expect.element(field('名称')).toHaveValue('x');
    await userEvent.keyboard('y');
    await expect.element(field('名称')).toHaveValue('xy');
  });

  it('types on where the hand was in a form that is opened a second time', async () => {
    await openList();
    const press = async (): Promise<void> => {
      screen.getByRole('button', { name: '新增' }).element().focus();
      await userEvent.keyboard('{Enter}');
    };
    await press();
    await expect.element(field('种类')).toBeVisible();
    await userEvent.click(field('种类'));
    await userEvent.keyboard('a');
    window.history.back();
    await expect.element(screen.getByRole('row', { name: /甲/ })).toBeVisible();
    await press();
    await userEvent.keyboard('b');
    await expect.element(field('种类')).toHaveValue('ab');
  });

  it('takes the letter that is typed in the same instant as 编辑 is pressed', async () => {
    await openList();
    screen
      .getByRole('row', { name: /甲/ })
      .getByRole('button', { name: '编辑' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await beforeNextKey();
    typeNow('x');
    await expect.element(field('名称')).toHaveValue(expect.stringMatching(/^(甲x|x甲|x)$/));
  });

  it('has no key of another tab, from the instant when that is shown', async () => {
    const record = held();
    const { shell } = await shellOnScreen({
      path: '/bgd/export/form/7',
      signedIn: true,
      routes: { 'GET /api/schema/resolve': () => schema, 'GET /api/test/note/queryById': record.route },
    });
    await expect.element(screen.getByLabelText('正在加载单据…')).toBeVisible();
    await userEvent.keyboard('A');
    await expect.element(kept()).toHaveValue('A');
    await expect.poll(() => shell.tabs.state.tabs.length).toBe(2);
    window.dispatchEvent(
      new KeyboardEvent('keydown', { key: '1', code: 'Digit1', altKey: true, bubbles: true, cancelable: true }),
    );
    await beforeNextKey();
    typeNow('B');
    await expect.poll(() => shell.tabs.state.activeKey).toBe(shell.tabs.state.tabs[0]?.key);
    record.say(good({ id: '7', version: 1, name: '', kind: '', place: '' }));
    await userEvent.keyboard('C{Alt>}2{/Alt}');
    await expect.element(field('名称')).toHaveValue('A');
  });

  it('waits while the focus is elsewhere, and enters the keys when it returns', async () => {
    const record = held();
    await shellOnScreen({
      path: '/bgd/export/form/7',
      signedIn: true,
      routes: { 'GET /api/schema/resolve': () => schema, 'GET /api/test/note/queryById': record.route },
    });
    await expect.element(screen.getByLabelText('正在加载单据…')).toBeVisible();
    await userEvent.keyboard('AB{Tab}二');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox', { name: '搜索菜单' })).toHaveFocus();
    record.say(good({ id: '7', version: 1, name: '', kind: '', place: '' }));
    await expect.poll(() => document.querySelector('.wb-form .wb-field')).not.toBeNull();
    await userEvent.keyboard('进口');
    await expect.element(screen.getByRole('combobox', { name: '搜索菜单' })).toHaveValue('进口');
    await userEvent.keyboard('{Escape}');
    await expect.element(field('种类')).toHaveValue('二');
    await expect.element(field('名称')).toHaveValue('AB');
  });

  it('that fails to load keeps the input, and after a retry all later input', async () => {
    const first = held();
    const second = held();
    const answers = [first, second];
    await shellOnScreen({
      path: '/bgd/export/form/7',
      signedIn: true,
      routes: {
        'GET /api/schema/resolve': () => schema,
        'GET /api/test/note/queryById': () => (answers.shift() ?? second).route(),
      },
    });
    await expect.element(screen.getByLabelText('正在加载单据…')).toBeVisible();
    await userEvent.keyboard('A');
    first.say(bad(500, '服务器忙', 500));
    await expect.element(screen.getByRole('button', { name: '重试' })).toHaveFocus();
    await userEvent.keyboard('B{Tab}');
    await expect.element(screen.getByRole('button', { name: '返回列表' })).toHaveFocus();
    await userEvent.keyboard('C{Shift>}{Tab}{/Shift}{Enter}');
    await expect.element(screen.getByLabelText('正在加载单据…')).toBeVisible();
    await userEvent.keyboard('D{Tab}二');
    second.say(good({ id: '7', version: 1, name: '', kind: '', place: '' }));
    await expect.element(field('种类')).toHaveValue('二');
    await expect.element(field('名称')).toHaveValue('ABCD');
    expect(document.querySelector('.keys-ahead')).toBeNull();
  });

  it('lets the keyboard go where no form comes', async () => {
    const record = held();
    await shellOnScreen({
      path: '/bgd/export/form/8',
      signedIn: true,
      routes: { 'GET /api/schema/resolve': () => schema, 'GET /api/test/note/queryById': record.route },
    });
    await expect.element(screen.getByLabelText('正在加载单据…')).toBeVisible();
    await userEvent.keyboard('x');
    record.say(bad(403, '没有权限', 403));
    await expect.element(screen.getByRole('button', { name: '返回列表' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
    await expect.poll(() => document.querySelector('.keys-ahead')).toBeNull();
  });
});

describe('a session that is over', () => {
  const open = async () => {
    const { shell } = await shellOnScreen({
      path: '/bgd/export/form/new',
      signedIn: true,
      routes: { 'GET /api/schema/resolve': () => schema, 'GET /api/x': () => bad(401, 'Token失效，请重新登录!') },
    });
    await expect.element(field('名称')).toBeVisible();
    return async () => {
      await shell.http.call({ method: 'GET', url: '/x' }).catch(() => undefined);
      expect(shell.expiry.state.phase).toBe('asking');
    };
  };

  it('keeps a half-typed field, and the next letter continues at the cursor', async () => {
    const end = await open();
    await userEvent.click(field('名称'));
    await userEvent.keyboard('ac{ArrowLeft}');
    await end();
    typeNow('b');
    await expect.element(field('名称')).toHaveValue('abc');
  });

  it('keeps a half-typed cell, and the next letter does not restart it', async () => {
    const end = await open();
    document.querySelector<HTMLElement>('.wb-grid-input')?.focus();
    await userEvent.keyboard('ab');
    await end();
    typeNow('c');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('gridcell', { name: 'abc' })).toBeVisible();
  });
});
