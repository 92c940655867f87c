import { afterAll, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
// What its code is made of is here already: only the page itself is held back.
import '../../../renderers/index.ts';
import { bad, good } from '../fakes/fakeServer.ts';
import type { FakeAnswer } from '../fakes/fakeServer.ts';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

/** The code of schema pages comes when the test says so; once it is there, it stays. */
const { chunk } = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { chunk: { arrived, arrive: () => arrive() } };
});
vi.mock('../../../src/pages/SchemaPage.tsx', async (original) => {
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
  list: { columns: ['name'], query: [{ column: 'name' }] },
  form: { groups: [{ key: 'base', title: '基本', fields: ['name', 'kind', 'place'] }] },
};
const schema = good({ id: 'test/note', hash: '1', page: NOTE, dictionaries: {} });

/** An answer that comes when the test says so. */
function held() {
  let say: (answer: FakeAnswer) => void = () => undefined;
  const answer = new Promise<FakeAnswer>((resolve) => (say = resolve));
  return { route: () => answer, say: (given: FakeAnswer) => say(given) };
}

const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
const kept = () => screen.getByRole('textbox', { name: '正在加载…' });

describe('a form that is still coming', () => {
  it('keeps what is typed from its code over its page to its record, and goes on as the keys said', async () => {
    const page = held();
    const record = held();
    await shellOnScreen({
      path: '/bgd/export/form/7',
      signedIn: true,
      routes: { 'GET /api/schema/resolve': page.route, 'GET /api/test/note/queryById': record.route },
    });
    await expect.poll(() => document.querySelector('.keys-ahead')).not.toBeNull();
    // The window has the keyboard, nothing in it.
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

  it('takes the first letter where nothing was typed ahead, and no letter from a field that staff went to', async () => {
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

  it('lets the keyboard go where no form comes', async () => {
    const record = held();
    await shellOnScreen({
      path: '/bgd/export/form/8',
      signedIn: true,
      routes: { 'GET /api/schema/resolve': () => schema, 'GET /api/test/note/queryById': record.route },
    });
    await expect.element(screen.getByLabelText('正在加载单据…')).toBeVisible();
    await userEvent.keyboard('x');
    record.say(bad(200, '没有这条记录', 500));
    await expect.element(screen.getByRole('button', { name: '返回列表' })).toBeVisible();
    await expect.poll(() => document.querySelector('.keys-ahead')).toBeNull();
  });
});
