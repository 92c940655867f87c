import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../../../src/platform/http/httpClient.ts';
import { createPageStore } from '../../../../src/shell/pageSchemas/pageStore.ts';
import { bad, fakeServer, good } from '../../fakes/fakeServer.ts';
import type { FakeAnswer, FakeRoute } from '../../fakes/fakeServer.ts';

const COMPONENT = 'schema:test/note';

const schema = (title: string) => ({
  schemaVersion: 1,
  kind: 'list',
  title,
  resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
  columns: [{ type: 'input', key: 'name', title: '名称' }],
  list: { columns: ['name'] },
  form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }] },
});

const delivered = (title: string, etag: string): FakeAnswer => ({
  ...good({ id: 'test/note', hash: `hash of ${title}`, page: schema(title), dictionaries: {} }),
  headers: { etag },
});

const storeOn = (route: FakeRoute) => {
  const { adapter, seen } = fakeServer({ 'GET /api/schema/resolve': route });
  const store = createPageStore(createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, adapter }));
  const title = () => {
    const state = store.state(COMPONENT);
    return state.kind === 'ready' ? state.page.title : state.kind;
  };
  return { store, seen, title };
};

describe('the pages that are shown', () => {
  it('are compiled from what the server delivers, under its hash', async () => {
    const { store, seen } = storeOn(() => delivered('笔记', '"1"'));
    expect(store.state(COMPONENT).kind).toBe('loading');
    await store.load(COMPONENT);
    expect(store.state(COMPONENT)).toMatchObject({
      kind: 'ready',
      page: { id: 'test/note', title: '笔记', hash: 'hash of 笔记' },
      problems: [],
    });
    expect(seen[0]?.params).toMatchObject({ component: COMPONENT });
  });

  it('trouble staff with no warning that is meant for their author', async () => {
    const page = {
      ...schema('笔记'),
      columns: [...schema('').columns, { type: 'input', key: 'aside', title: '旁注' }],
    };
    const typed = { ...page, list: { columns: ['name'], actions: [{ action: 'add' }] } };
    const { store } = storeOn(() => good({ id: 'test/note', hash: 'h', page: typed, dictionaries: {} }));
    await store.load(COMPONENT);
    expect(store.state(COMPONENT)).toMatchObject({ kind: 'ready', problems: [] });
  });

  it('are not called broken for a warning, whoever may see problems', async () => {
    const warning = { code: 'ungrouped-column', level: 'warning', path: ['columns', 1], message: '提示' };
    const error = { code: 'unknown-column', path: ['list', 'columns', 0], message: '错误', hint: '写 name', line: 3 };
    const answer = { id: 'test/note', hash: 'h', page: schema('笔记'), dictionaries: {} };
    const found = [[warning], [warning, error]];
    const { store } = storeOn(() => good({ ...answer, problems: found.shift() }));
    await store.load(COMPONENT);
    expect(store.state(COMPONENT)).toMatchObject({ kind: 'ready', problems: [] });
    await store.refresh([]);
    expect(store.state(COMPONENT)).toMatchObject({ kind: 'ready', problems: [error] });
  });

  it('stay the same object while the server says that they still hold', async () => {
    const answers = [delivered('笔记', '"1"'), { status: 304 }];
    const { store, seen } = storeOn(() => answers.shift() ?? bad(500, ''));
    await store.load(COMPONENT);
    const before = store.state(COMPONENT);
    await store.load(COMPONENT);
    expect(store.state(COMPONENT)).toBe(before);
    expect(seen[1]?.headers['if-none-match']).toBe('"1"');
  });

  it('are fetched again when their file was saved, and only then', async () => {
    const titles = ['旧', '新'];
    const { store, seen, title } = storeOn(() => delivered(titles.shift() ?? '', `"${titles.length}"`));
    await store.load(COMPONENT);
    await store.refresh(['test/other']);
    expect(seen).toHaveLength(1);
    await store.refresh(['test/note']);
    expect(title()).toBe('新');
  });

  it('show the newest answer though an older one comes later', async () => {
    const release: (() => void)[] = [];
    const titles = ['旧', '新'];
    const { store, title } = storeOn(async () => {
      const answer = delivered(titles.shift() ?? '', '');
      await new Promise<void>((resolve) => release.push(resolve));
      return answer;
    });
    const older = store.load(COMPONENT);
    const newer = store.load(COMPONENT);
    await expect.poll(() => release.length).toBe(2);
    release[1]?.();
    await newer;
    release[0]?.();
    await older;
    expect(title()).toBe('新');
  });

  it('stay when a later question fails', async () => {
    const answers = [delivered('笔记', '"1"'), bad(500, '操作失败')];
    const { store, title } = storeOn(() => answers.shift() ?? bad(500, ''));
    await store.load(COMPONENT);
    await store.load(COMPONENT);
    expect(title()).toBe('笔记');
  });

  it.each([
    ['no file answers', bad(404, '没有这个页面'), { kind: 'unknown', message: '没有这个页面' }],
    ['the server fails', bad(500, '操作失败'), { kind: 'failed', message: '操作失败' }],
    ['the answer holds no page', good({ id: 'test/note', page: { schemaVersion: 99 } }), { kind: 'broken' }],
    ['the answer is nothing', good(null), { kind: 'failed' }],
  ])('say so when %s', async (_, answer, state) => {
    const { store } = storeOn(() => answer);
    await store.load(COMPONENT);
    expect(store.state(COMPONENT)).toMatchObject(state);
  });
});
