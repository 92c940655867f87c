import { describe, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { bad, good } from '../../fakes/fakeServer.ts';
import type { FakeAnswer } from '../../fakes/fakeServer.ts';
import { address, MENU, permissions, shellOnScreen } from '../../fakes/shellOnScreen.tsx';

const open = async (menu: readonly unknown[] = MENU) => {
  const shown = await shellOnScreen({
    path: '/account/center',
    signedIn: true,
    routes: { 'GET /api/sys/permission/getUserPermissionByToken': permissions(menu) },
  });
  await expect.element(screen.getByRole('button', { name: '搜索菜单' })).toBeVisible();
  return shown;
};
const field = () => screen.getByRole('combobox', { name: '搜索菜单' });
const options = () => screen.getByRole('option');
const texts = () =>
  options()
    .elements()
    .map((element) => element.querySelector('.found-title')?.textContent);

describe('the menu search', { timeout: 60_000 }, () => {
  it('finds visible pages, no folders and nothing hidden; a choice goes there [S2.6-1]', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '搜索菜单' }));
    await expect.element(field()).toHaveFocus();
    await userEvent.fill(field(), '报关管理');
    await expect.poll(texts).toEqual(['出口报关单', '进口报关单']);
    await userEvent.fill(field(), '隐藏');
    await expect.element(screen.getByText('没有找到“隐藏”')).toBeVisible();
    await userEvent.fill(field(), '进口');
    await userEvent.click(options().first());
    await expect.poll(address).toBe('/bgd/import');
    await expect.element(field()).not.toBeInTheDocument();
  });

  it('opens with Ctrl+K, finds by pinyin initials, and is used by keyboard alone [S2.6-1]', async () => {
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field()).toHaveFocus();
    await userEvent.fill(field(), 'bgd');
    await expect.poll(texts).toEqual(['出口报关单', '进口报关单']);
    await expect.element(options().first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options().nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(field().element().getAttribute('aria-activedescendant')).toBe(options().nth(1).element().id);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/bgd/import');
  });

  it('closes with Esc, and offers the pages chosen last when it opens again', async () => {
    const { shell } = await open();
    shell.preferences.set('menu.recent', ['/bgd/import', '/gone', '/bgd/secret']);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field()).toHaveFocus();
    await expect.element(screen.getByRole('listbox', { name: '最近访问' })).toBeVisible();
    expect(texts()).toEqual(['进口报关单']);
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).not.toBeInTheDocument();
    expect(address()).toBe('/account/center');
  });

  it('searches 2,000 entries and shows the best of them', async () => {
    await open(
      Array.from({ length: 2000 }, (_, index) => ({
        path: `/p${index}`,
        name: `p${index}`,
        component: 'schema:x',
        meta: { title: `业务单据第${index}号` },
      })),
    );
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field()).toHaveFocus();
    await userEvent.fill(field(), 'ywdj');
    await expect.element(screen.getByText('共 2000 项，显示前 50 项，请继续输入')).toBeVisible();
    expect(options().elements()).toHaveLength(50);
    await userEvent.fill(field(), '第1999');
    await expect.poll(texts).toEqual(['业务单据第1999号']);
  });

  it('finds and opens pages, records and actions in groups, even if the record search fails [S2.6-1]', async () => {
    let asked = 0;
    const place = { id: 'test/export', title: '出口报关单', components: ['schema:test/bgd/export'] };
    const answers: Readonly<Record<string, () => FakeAnswer>> = {
      'HT-7': () => {
        const names = [
          { title: '合同号', text: 'HT-7' },
          { title: '客户', text: '远洋贸易' },
        ];
        const hidden = { page: 'elsewhere', id: '9', statusText: '', names };
        return good({
          pages: [place],
          records: [{ page: place.id, id: '7', statusText: '退回修改', names }, hidden],
          isMore: true,
        });
      },
      出口: () => ((asked += 1), asked === 1 ? bad(500, '数据库忙') : good({ pages: [], records: [], isMore: false })),
    };
    const { seen } = await shellOnScreen({
      path: '/account/center',
      signedIn: true,
      routes: {
        'GET /api/sys/permission/getUserPermissionByToken': permissions(MENU),
        'GET /api/sys/home/actions': () => good([{ ...place, action: '新增' }]),
        'GET /api/sys/home/search': ({ params }) => answers[String(params['text'])]?.() ?? bad(400, '不该查询'),
      },
    });
    await expect.element(screen.getByRole('button', { name: '搜索菜单' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field()).toHaveFocus();
    const dialog = screen.getByRole('dialog');
    // By pinyin initials, as for pages.
    await userEvent.fill(field(), 'xz');
    await expect.poll(texts).toEqual(['新增出口报关单']);
    await userEvent.fill(field(), '出口');
    await expect.element(dialog.getByRole('alert').getByText(/暂时查不了单据：数据库忙/)).toBeVisible();
    expect(texts()).toEqual(['出口报关单', '新增出口报关单']);
    await expect.element(screen.getByRole('group', { name: '操作' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    // Typed without a pause, the text is requested once.
    await userEvent.clear(field());
    await userEvent.type(field(), 'HT-7');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/bgd/export/form/7');
    const searched = seen.filter(({ path }) => path.endsWith('/sys/home/search')).map(({ params }) => params['text']);
    expect(searched.filter((text) => text === 'HT-7')).toHaveLength(1);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(field(), 'HT-7');
    await expect.element(options().getByText('退回修改')).toBeVisible();
    expect(texts()).toEqual(['出口报关单 · HT-7']);
    await expect.element(screen.getByText('还有更多单据，请继续输入')).toBeVisible();
  });
});
