import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
// Loads the page's code before the page is requested.
import '../../../src/pages/SchemaPage.tsx';
import { bad, good } from '../fakes/fakeServer.ts';
import type { FakeAnswer, FakeRoute, SeenRequest } from '../fakes/fakeServer.ts';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

const NOTE = {
  schemaVersion: 1,
  kind: 'list',
  title: '笔记',
  resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
  columns: [{ type: 'input', key: 'name', title: '名称' }],
  list: { columns: ['name'], query: [{ column: 'name' }] },
  form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }] },
};
const LIST = '/api/test/note/list';
const rows = (name: string): FakeAnswer => good({ records: [{ id: name, name }], total: 1 });

/** Answers that the test releases, by the name filter of the request. */
function heldAnswers() {
  const waiting = new Map<string, (answer: FakeAnswer) => void>();
  const route: FakeRoute = ({ params }: SeenRequest) =>
    new Promise((resolve) => {
      waiting.set(String(params['name'] ?? ''), resolve);
    });
  return { route, answer: (name: string, given: FakeAnswer) => waiting.get(name)?.(given), waiting };
}

const open = async () => {
  const held = heldAnswers();
  const shown = await shellOnScreen({
    path: '/bgd/export',
    signedIn: true,
    routes: {
      'GET /api/schema/resolve': () => good({ id: 'test/note', hash: '1', page: NOTE, dictionaries: {} }),
      [`GET ${LIST}`]: held.route,
    },
  });
  const lists = () => shown.seen.filter(({ path }) => path === LIST);
  await expect.poll(() => lists().length).toBe(1);
  const ask = async (name: string) => {
    await userEvent.fill(shown.screen.getByRole('textbox', { name: '名称' }), name);
    await userEvent.click(shown.screen.getByRole('button', { name: '查询', exact: true }));
    await expect.poll(() => lists().at(-1)?.params['name']).toBe(`*${name}*`);
  };
  return { ...shown, held, lists, ask };
};

const messages = (): readonly string[] =>
  [...document.querySelectorAll('.ant-message, .ant-notification, [role=alert]')].map((one) => one.textContent ?? '');

describe('a list', () => {
  it('shows the rows of the newest query whatever order the answers come in [S7-1]', async () => {
    const { screen, held, lists, ask } = await open();
    await ask('慢');
    await ask('快');
    expect(lists().map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
    held.answer('*快*', rows('快的答案'));
    await expect.element(screen.getByText('快的答案')).toBeVisible();
    held.answer('*慢*', rows('慢的答案'));
    held.answer('', bad(500, '早先的错误'));
    await expect.poll(() => held.waiting.size).toBe(3);
    await expect.element(screen.getByText('快的答案')).toBeVisible();
    expect(screen.getByText('慢的答案').elements()).toEqual([]);
    expect(messages().join('')).toBe('');
  });

  it('is given up with its tab, and says nothing of it [S7-1]', async () => {
    const { screen, held, lists, shell } = await open();
    expect(lists()[0]?.signal?.aborted).toBe(false);
    await userEvent.click(screen.getByTitle('关闭').last());
    await expect.poll(() => shell.tabs.state.tabs.length).toBe(1);
    await expect.poll(() => lists()[0]?.signal?.aborted).toBe(true);
    held.answer('', bad(500, '已经没人等的错误'));
    await expect.element(screen.getByRole('tab', { name: '首页' })).toHaveAttribute('aria-selected', 'true');
    expect(messages().join('')).not.toContain('已经没人等的错误');
    expect(shell.connection.state.phase).toBe('connected');
  });
});

it('gives up what a page of the shell reads, with its tab [S7-1]', async () => {
  const never: FakeRoute = () => new Promise(() => undefined);
  const { screen, seen } = await shellOnScreen({
    path: '/account/center',
    signedIn: true,
    routes: { 'GET /api/sys/user/sessions': never },
  });
  const asked = () => seen.find(({ path }) => path === '/api/sys/user/sessions');
  await expect.poll(() => asked()?.signal?.aborted).toBe(false);
  await userEvent.click(screen.getByTitle('关闭').last());
  await expect.poll(() => asked()?.signal?.aborted).toBe(true);
});
