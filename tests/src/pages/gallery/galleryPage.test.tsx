import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bad, good } from '../../fakes/fakeServer.ts';
import { packPage, unpackPage } from '../../../../src/pages/gallery/sharedPage.ts';
import type { FakeRoute } from '../../fakes/fakeServer.ts';
import { address, shellOnScreen } from '../../fakes/shellOnScreen.tsx';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../schemas/examples/*.json', {
  eager: true,
  import: 'default',
});

const metas = import.meta.glob<unknown>('../../../../schemas/meta/{page,names}.schema.json', {
  eager: true,
  import: 'default',
});
const metaSchemas = Object.fromEntries(
  Object.entries(metas).map(([path, schema]) => [path.replace(/^.*\//, ''), schema]),
);

const CURRENCY = { title: '币制', kind: 'codes', attributes: {} };

/** As the server delivers them. */
const answer = Object.entries(files).map(([path, schema]) => ({
  id: path.replace('../../../../schemas/', '').replace('.json', ''),
  hash: 'h',
  page: schema,
  otherTitles: {},
  dictionaries: Object.fromEntries(
    [...JSON.stringify(schema).matchAll(/"dictCode":"([^"]+)"/g)].map(([, code = '']) => [code, CURRENCY]),
  ),
}));

// Lazy-loaded chunks: once imported, they load at once.
beforeAll(async () => void (await import('../../../../src/pages/gallery/GalleryPage.tsx')), 60_000);

const open = (route: FakeRoute = () => good(answer)) =>
  shellOnScreen({
    path: '/test/home',
    signedIn: true,
    routes: {
      'GET /api/schema/examples': route,
      'GET /api/schema/meta': () => good(metaSchemas),
      'GET /api/sys/dict/getDictItems/bgd_status': () => good([{ value: 'draft', text: '暂存' }]),
    },
  });

type Shown = Awaited<ReturnType<typeof open>>;

const card = ({ screen }: Shown, name: string | RegExp) => screen.getByRole('group', { name });
const drawn = (): readonly string[] =>
  [...document.querySelectorAll('.gallery-card')]
    .filter((one) => one.querySelector('.gallery-wait') === null)
    .map((one) => one.querySelector('code')?.textContent ?? '');

describe('the widget gallery', { timeout: 60_000 }, () => {
  it('opens below /test, names every type, and draws what is near [S2.1-9]', async () => {
    const shown = await shellOnScreen({
      path: '/test',
      signedIn: true,
      routes: { 'GET /api/schema/examples': () => good(answer), 'GET /api/schema/meta': () => good(metaSchemas) },
    });
    await expect.poll(address).toBe('/test/home');
    await expect.element(card(shown, '单行文本 input')).toBeVisible();
    await expect.element(shown.screen.getByText(`${answer.length} 个示例`)).toBeVisible();
    expect(document.querySelectorAll('.gallery-card')).toHaveLength(answer.length);
    await expect.poll(drawn).toContain('input');
    expect(drawn()).not.toContain('image');
    document.querySelector('#gallery-image')?.scrollIntoView();
    await expect.poll(drawn).toContain('image');
  });

  it('renders a type in a form and a table by the real engine with data', async () => {
    const shown = await open();
    const one = card(shown, '单行文本 input');
    const name = one.getByRole('textbox', { name: '名称' });
    await userEvent.fill(name, '自行车');
    await expect.element(one.getByRole('grid', { name: '明细' })).toBeVisible();
    await userEvent.click(one.getByText('数据', { exact: true }));
    await expect.element(one.getByRole('region', { name: '单行文本 的 JSON' })).toHaveTextContent('"name": "自行车"');
    await userEvent.click(one.getByText('整页', { exact: true }));
    await expect
      .element(one.getByRole('textbox', { name: '单行文本 的 JSON' }))
      .toHaveTextContent('"schemaVersion": 1');
  });

  it('renders a tree as its list: expands, adds and removes without storing anything', async () => {
    const shown = await open();
    const one = card(shown, '树形列表 tree');
    await expect.element(one).toBeInTheDocument();
    one.element().scrollIntoView();
    const rows = () => one.getByRole('row').elements().length;
    await expect.poll(rows).toBe(3);
    await userEvent.click(one.getByRole('button', { name: '展开示例 1', exact: true }));
    await expect.element(one.getByText('示例 1.1', { exact: true })).toBeVisible();
    const last = one.getByRole('row', { name: /示例 2/ });
    await userEvent.click(last.getByRole('checkbox'));
    await userEvent.click(one.getByRole('button', { name: /^删除/ }));
    await userEvent.click(shown.screen.getByRole('button', { name: '删除 (1)' }).last());
    await expect.element(one.getByText('示例 2', { exact: true })).not.toBeInTheDocument();
    await userEvent.click(one.getByRole('button', { name: /新增/ }));
    const form = shown.screen.getByRole('dialog');
    await userEvent.fill(form.getByRole('textbox', { name: '名称' }), '新的一项');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect.element(one.getByRole('heading', { name: '新的一项' })).toBeVisible();
  });

  it('keeps input while field states are tried, and shows them in the JSON', async () => {
    const shown = await open();
    const one = card(shown, '单行文本 input');
    await userEvent.click(one.getByText('字段', { exact: true }));
    const json = one.getByRole('region', { name: '单行文本 的 JSON' });
    const mobile = one.getByRole('textbox', { name: '手机号' });
    await userEvent.fill(mobile, '1');
    await userEvent.click(shown.screen.getByRole('checkbox', { name: '必填' }));
    await expect.element(json).toHaveTextContent('"required": true }, { "type": "input", "key": "scc"');
    await expect.element(mobile).toHaveValue('1');
    const check = one.getByRole('button', { name: '校验' });
    await userEvent.click(check);
    await expect.element(one.getByText(/\d 个问题/)).toBeVisible();
    await expect.element(one.getByText('统一编码不能为空')).toBeVisible();
    await userEvent.click(shown.screen.getByRole('checkbox', { name: '必填' }));
    await expect.element(one.getByText('统一编码不能为空')).not.toBeInTheDocument();
    await userEvent.click(shown.screen.getByRole('checkbox', { name: '禁用' }));
    await expect.element(mobile).toBeDisabled();
    await expect.element(json).toHaveTextContent('"disabled": true');
    await userEvent.click(shown.screen.getByRole('checkbox', { name: '禁用' }));
    await userEvent.click(shown.screen.getByRole('checkbox', { name: '只读' }));
    await expect.element(json).toHaveTextContent('"readOnly": true');
    await expect.element(one.getByRole('button', { name: '新增' })).not.toBeInTheDocument();
  });

  it('copies the JSON that it shows, without a secure context', async () => {
    const shown = await open();
    const one = card(shown, '单行文本 input');
    let copied = '';
    const listen = (event: ClipboardEvent) => {
      copied = event.clipboardData?.getData('text/plain') ?? '';
    };
    window.addEventListener('copy', listen);
    await userEvent.click(one.getByRole('button', { name: '复制', exact: true }));
    await expect.element(shown.screen.getByText('已复制')).toBeVisible();
    window.removeEventListener('copy', listen);
    expect(JSON.parse(copied)).toMatchObject({
      columns: expect.arrayContaining([expect.objectContaining({ type: 'input', key: 'name' })]),
    });
  });

  it('brings a page to others by its address, which holds nothing but the page', async () => {
    const page = JSON.stringify({ ...files['../../../../schemas/examples/input.json'], title: '朋友的页面' }).replace(
      '"名称"',
      '"别名"',
    );
    const hash = await packPage({ name: 'input', text: page });
    const shown = await shellOnScreen({
      path: `/test/home${hash}`,
      signedIn: true,
      routes: { 'GET /api/schema/examples': () => good(answer), 'GET /api/schema/meta': () => good(metaSchemas) },
    });
    const one = card(shown, '单行文本 input');
    await expect.element(one.getByRole('textbox', { name: '别名' })).toBeVisible();
    let copied = '';
    const listen = (event: ClipboardEvent) => {
      copied = event.clipboardData?.getData('text/plain') ?? '';
    };
    window.addEventListener('copy', listen);
    await userEvent.click(one.getByRole('button', { name: '复制链接' }));
    await expect.element(shown.screen.getByText('链接已复制，打开后即为此内容')).toBeVisible();
    window.removeEventListener('copy', listen);
    expect(await unpackPage(new URL(copied).hash)).toEqual({ name: 'input', text: page });
  });

  it('says so where an address brings what is no page, and shows the files', async () => {
    const shown = await shellOnScreen({
      path: '/test/home#page=input.AAAA',
      signedIn: true,
      routes: { 'GET /api/schema/examples': () => good(answer), 'GET /api/schema/meta': () => bad(500, '没有') },
    });
    await expect.element(shown.screen.getByText('链接中的内容无法识别')).toBeVisible();
    await expect.element(card(shown, '单行文本 input').getByRole('textbox', { name: '名称' })).toBeVisible();
  });

  it('finds examples by name, type and family, and leads back where there is none', async () => {
    const shown = await open();
    const search = shown.screen.getByRole('textbox', { name: '搜索示例' });
    await userEvent.fill(search, 'linkageKey');
    await expect.element(shown.screen.getByText('1 个示例', { exact: true })).toBeVisible();
    await expect.element(shown.screen.getByRole('region', { name: '联动与结构' })).toBeVisible();
    await userEvent.fill(search, '没有这样的');
    await expect.element(shown.screen.getByText('没有符合条件的示例')).toBeVisible();
    await userEvent.click(shown.screen.getByRole('button', { name: '显示全部' }));
    await expect.element(search).toHaveValue('');
    const family = shown.screen.getByRole('combobox', { name: '类别' });
    family.element().focus();
    await expect.element(family).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(family).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(shown.screen.getByTitle('数字'));
    await expect.element(shown.screen.getByText('2 个示例', { exact: true })).toBeVisible();
    await expect.element(card(shown, /inputNumber$/)).toBeVisible();
  });

  it('shows the problems of a broken file, and the others as they are', async () => {
    const problem = { code: 'x', path: ['columns', 0, 'dictCode'], message: 'unknown dictionary "trade_mod"' };
    const shown = await open(() =>
      good([...answer, { id: 'examples/zzz', page: null, dictionaries: {}, problems: [problem] }]),
    );
    await userEvent.fill(shown.screen.getByRole('textbox', { name: '搜索示例' }), 'zzz');
    await expect.element(shown.screen.getByText('示例文件有问题，暂时无法显示')).toBeVisible();
    await expect.element(shown.screen.getByText('unknown dictionary "trade_mod"')).toBeVisible();
  });

  it('says so where there are none, and where they did not come', async () => {
    const empty = await open(() => good([]));
    await expect.element(empty.screen.getByText('schemas/examples 下没有示例')).toBeVisible();
    await empty.screen.unmount();
    let works = false;
    const failing = await open(() => (works ? good(answer) : bad(500, '磁盘不可读')));
    await expect.element(failing.screen.getByText('示例加载失败：磁盘不可读')).toBeVisible();
    works = true;
    await userEvent.click(failing.screen.getByRole('button', { name: '重试' }));
    await expect.element(card(failing, '单行文本 input')).toBeVisible();
  });

  it('fits on a phone and stands in nobody’s way', async () => {
    await page.viewport(390, 800);
    const shown = await open();
    await expect.element(card(shown, '单行文本 input').getByRole('textbox', { name: '名称' })).toBeVisible();
    const pane = document.querySelector('.pane:not([hidden])');
    expect(pane?.scrollWidth).toBe(pane?.clientWidth);
    const { violations } = await axe.run('.gallery', {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([]);
    await page.viewport(1440, 900);
  });
});
