import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { address, permissions, shellOnScreen } from '../../fakes/shellOnScreen.tsx';

const page = (path: string, title: string) => ({
  path,
  name: path.slice(1),
  component: 'bgd/Missing',
  meta: { title },
});

/** Two folders with a thousand pages each. */
const LARGE_MENU = ['甲', '乙'].map((name, folder) => ({
  path: `/f${folder}`,
  component: 'layouts/RouteView',
  meta: { title: `${name}类` },
  children: Array.from({ length: 1000 }, (_, index) => page(`/f${folder}/p${index}`, `${name}${index}号业务单据`)),
}));

const open = async (path = '/account/center') => {
  const shown = await shellOnScreen({
    path,
    signedIn: true,
    routes: { 'GET /api/sys/permission/getUserPermissionByToken': permissions(LARGE_MENU) },
  });
  const menu = shown.screen.getByRole('navigation', { name: '主菜单' });
  await expect.element(menu.getByRole('menuitem').first()).toBeInTheDocument();
  const scroller = () => {
    const found = document.querySelector<HTMLElement>('.menu-scroller');
    if (found === null) throw new Error('no menu');
    return found;
  };
  return { ...shown, menu, scroller, rows: () => menu.getByRole('menuitem').elements().length };
};

describe('a menu of 2,000 entries', { timeout: 60_000 }, () => {
  it('draws what is in sight, and every entry when it is scrolled to', async () => {
    const { menu, scroller, rows } = await open();
    await userEvent.click(menu.getByText('甲类'));
    await expect.element(menu.getByText('甲0号业务单据')).toBeVisible();
    expect(rows()).toBeLessThan(60);
    expect(menu.getByText('甲500号业务单据').elements()).toEqual([]);
    scroller().scrollTop = 502 * 38;
    await userEvent.click(menu.getByText('甲500号业务单据'));
    await expect.poll(address).toBe('/f0/p500');
    // The menu may still be scrolling to the chosen entry.
    const atTheEnd = () => {
      scroller().scrollTop = scroller().scrollHeight;
      return menu.getByText('甲999号业务单据').elements().length;
    };
    await expect.poll(atTheEnd).toBe(1);
    await expect.element(menu.getByText('乙类')).toBeVisible();
    expect(rows()).toBeLessThan(60);
  });

  it('keeps the folder that was pressed under the pointer while the one above it closes', async () => {
    const { menu, scroller } = await open();
    await userEvent.click(menu.getByText('甲类'));
    await expect.element(menu.getByText('甲0号业务单据')).toBeVisible();
    scroller().scrollTop = scroller().scrollHeight;
    const folder = menu.getByRole('menuitem', { name: '乙类' });
    await expect.element(folder).toBeVisible();
    await userEvent.click(folder);
    await expect.element(folder).toHaveAttribute('aria-expanded', 'true');
    await expect.element(folder).toBeInViewport();
    await expect.element(menu.getByText('乙0号业务单据')).toBeVisible();
    expect(menu.getByText('甲999号业务单据').elements()).toEqual([]);
  });

  it('leads the keyboard from end to end', async () => {
    const { menu } = await open();
    const item = (name: string) => menu.getByRole('menuitem', { name, exact: true });
    await userEvent.click(menu.getByText('甲类'));
    await expect.element(item('甲0号业务单据')).toBeVisible();
    item('甲类').element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(item('乙类')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('甲999号业务单据')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(item('甲类')).toHaveFocus();
  });

  it('shows the place of a page that is opened by its address', async () => {
    const { menu } = await open('/f1/p700');
    const entry = menu.getByRole('menuitem', { name: '乙700号业务单据' });
    await expect.element(entry).toBeInViewport();
    await expect.element(entry).toHaveAttribute('aria-current', 'page');
  });

  it('shows 24 cards per folder on the home page and refers to the search [S2.6-1]', async () => {
    const { screen } = await open('/dashboard/analysis');
    const home = screen.getByRole('main');
    await expect.element(home.getByRole('link', { name: '甲23号业务单据' })).toBeVisible();
    expect(home.getByRole('link', { name: '甲24号业务单据' }).elements()).toEqual([]);
    expect(document.querySelectorAll('a.home-card').length).toBe(48);
    const more = home.getByRole('button', { name: '…还有 976 个，按 Ctrl+K 搜索' });
    expect(more.elements().length).toBe(2);
    await userEvent.click(more.first());
    const field = screen.getByRole('combobox', { name: '搜索菜单' });
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, '甲999号');
    await expect.element(screen.getByRole('option', { name: /甲999号业务单据/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/f0/p999');
  });
});
