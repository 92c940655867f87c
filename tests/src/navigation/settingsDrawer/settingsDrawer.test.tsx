import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { spoken } from '../../../../src/platform/locales/spoken.ts';
import { loadTexts } from '../../../../src/platform/locales/texts.ts';
import { changeTheme } from '../../../../src/navigation/settingsDrawer/changeTheme.ts';
import { gate } from '../../../heldBack.ts';
import { good } from '../../fakes/fakeServer.ts';
import { shellOnScreen } from '../../fakes/shellOnScreen.tsx';

afterEach(() => {
  spoken.language = 'zh-CN';
});

const open = async (routes = {}, path = '/dashboard/analysis') => {
  const shown = await shellOnScreen({
    path,
    signedIn: true,
    routes: {
      'GET /api/sys/user/settings': () => good([]),
      'POST /api/sys/user/settings': () => good(null),
      ...routes,
    },
  });
  await userEvent.click(page.getByRole('button', { name: '王芳 用户菜单' }));
  await userEvent.click(page.getByRole('menuitem', { name: '系统设置' }));
  const drawer = page.getByRole('dialog');
  await expect.element(drawer.getByText('导航风格')).toBeVisible();
  const choose = (label: string) => userEvent.click(drawer.getByText(label, { exact: true }));
  const flip = (label: string) => userEvent.click(drawer.getByRole('switch', { name: label }));
  return { ...shown, drawer, choose, flip };
};

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
};
const backgroundOf = (selector: string): string => getComputedStyle(one(selector)).backgroundColor;

it('disables animation for reduced motion, and keeps the current screen when it changes', async () => {
  const media = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  const { drawer } = await open();
  const moving = drawer.getByRole('switch').first().element();
  const duration = () => Number.parseFloat(getComputedStyle(moving).transitionDuration);
  await media('no-preference');
  try {
    await expect.poll(duration).toBeGreaterThan(0);
  } finally {
    await media('reduce');
  }
  await expect.poll(duration).toBe(0);
});

describe('the settings drawer', () => {
  it('turns the navigation light and dark [S2.8-1]', async () => {
    const { drawer } = await open();
    expect(backgroundOf('.workspace-side')).toBe('rgb(11, 30, 51)');
    const navigation = drawer.getByRole('radiogroup', { name: '导航风格' });
    await userEvent.click(navigation.getByText('浅色'));
    await expect.poll(() => backgroundOf('.workspace-side')).toBe('rgb(255, 255, 255)');
  });

  it('moves the menu to the top, with logo and room at its right, and back [S2.8-2, S9-5]', async () => {
    const { choose } = await open();
    await choose('顶部菜单');
    await expect.poll(() => document.querySelector('.workspace-side')).toBeNull();
    // The menu measures which entries fit before it shows them.
    await expect
      .poll(() => document.querySelector('.top-menu .ant-menu-horizontal')?.textContent)
      .toContain('报关管理');
    expect(one('.workspace-header .side-brand').offsetWidth).toBeGreaterThanOrEqual(165);
    expect(one('.header-right').offsetWidth).toBeGreaterThanOrEqual(400);
    await choose('侧边菜单');
    await expect.poll(() => document.querySelector('.workspace-side')).not.toBeNull();
  });

  it('holds pages to a fixed width under the top menu, or lets them flow [S2.8-3]', async () => {
    const { drawer, choose } = await open({}, '/bgd/export');
    const width = () => one('.pane:not([hidden]) > *').offsetWidth;
    await choose('顶部菜单');
    await expect.poll(width).toBe(1200);
    await userEvent.click(drawer.getByRole('radiogroup', { name: '内容区域宽度' }).getByText('流式'));
    await expect.poll(width).toBeGreaterThan(1300);
  });

  it('has switches for header, side menu, colour-weak mode and tabs, and they do it [S2.8-4]', async () => {
    const { flip, shell } = await open();
    await flip('色弱模式');
    await expect.poll(() => getComputedStyle(document.documentElement).filter).toContain('colour-weak');
    await flip('固定顶栏');
    await flip('下滑时隐藏顶栏');
    await flip('固定侧边菜单');
    await flip('多页签模式');
    await flip('回车到下一项');
    expect(shell.settings.state).toMatchObject({
      enterGoesOn: false,
      fixedHeader: true,
      autoHideHeader: true,
      fixSiderbar: true,
      weak: true,
      multipage: false,
    });
    expect(one('.workspace').dataset['side']).toBe('fixed');
    await flip('色弱模式');
    await expect.poll(() => getComputedStyle(document.documentElement).filter).toBe('none');
  });

  it('offers eight primary colours by name; a choice shows at once, by keyboard too [S2.8-5]', async () => {
    const { drawer, shell } = await open();
    const names = ['薄暮', '火山', '日暮', '明青', '极光绿', '拂晓蓝（默认）', '极客蓝', '酱紫'];
    const colours = drawer.getByRole('radiogroup', { name: '主题色' });
    expect(
      colours
        .getByRole('radio')
        .elements()
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(names);
    await userEvent.click(colours.getByRole('radio', { name: '极客蓝' }));
    expect(getComputedStyle(document.documentElement).getPropertyValue('--shell-primary')).toBe('#2f54eb');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => shell.settings.state.color).toBe('#722ED1');
  });

  it('makes pages dark, and compact', async () => {
    const { drawer, choose } = await open();
    await userEvent.click(drawer.getByRole('radiogroup', { name: '外观' }).getByText('深色'));
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
    await choose('紧凑');
    await expect.poll(() => document.documentElement.dataset['density']).toBe('compact');
  });

  it('keeps what was changed for the user, and says so when it closes [S8-17]', async () => {
    const { choose, seen, screen } = await open();
    await choose('紧凑');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('保存成功')).toBeVisible();
    const sent = seen.filter(({ method, path }) => method === 'POST' && path === '/api/sys/user/settings');
    expect(sent[0]?.body).toMatchObject({ settings: [{ key: 'settings.density', value: 'compact' }] });
  });

  it.each([
    ['zh-CN', '更新主题失败'],
    ['en-US', 'Failed to update theme'],
  ] as const)(
    'says in %s that the theme could not be updated, and keeps the old one [S8-13]',
    async (language, text) => {
      await loadTexts(language);
      const { drawer, shell, screen } = await open();
      const before = shell.settings.state.color;
      spoken.language = language;
      const broken = (): never => {
        throw new Error('no room');
      };
      Object.assign(shell.settings, { set: broken });
      await userEvent.click(
        drawer
          .getByRole('radiogroup', { name: /主题色|colour/i })
          .getByRole('radio')
          .nth(1),
      );
      await expect.element(screen.getByText(text)).toBeVisible();
      expect(shell.settings.state.color).toBe(before);
    },
  );
});

describe('changing the primary colour', () => {
  const change = async (paintingMs: number, fault?: 'apply' | 'paint') => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const painting = gate();
    const said: string[] = [];
    const changed = changeTheme({
      apply: () => {
        if (fault === 'apply') throw new Error('no such colour');
      },
      painted: async () => {
        await painting.opened;
        if (fault === 'paint') throw new Error('no room');
      },
      notify: {
        loading: (text) => {
          said.push(text);
          return () => said.push('gone');
        },
        error: (text) => said.push(text),
      },
    });
    await vi.advanceTimersByTimeAsync(paintingMs);
    painting.open();
    await changed;
    return said;
  };

  it('says that the theme is being compiled only where it takes over 200 ms [S2.8-6]', async () => {
    expect(await change(20)).toEqual([]);
    expect(await change(600)).toEqual(['正在编译主题…', 'gone']);
  });

  it('reports a failure once, whether immediate, early or late, and removes its message [S8-13]', async () => {
    expect(await change(0, 'apply')).toEqual(['更新主题失败']);
    expect(await change(20, 'paint')).toEqual(['更新主题失败']);
    expect(await change(600, 'paint')).toEqual(['正在编译主题…', '更新主题失败', 'gone']);
  });
});

describe('the layout', () => {
  it('has a sidebar that opens and closes, and a device [S4-16]', async () => {
    const { screen, shell } = await shellOnScreen({ path: '/dashboard/analysis', signedIn: true });
    const side = () => one('.workspace-side').getBoundingClientRect().width;
    await expect.element(screen.getByRole('menuitem', { name: '首页' })).toBeVisible();
    const opened = side();
    await userEvent.click(screen.getByRole('button', { name: '收起菜单' }));
    expect(shell.settings.state).toMatchObject({ sidebarOpened: false, device: 'desktop' });
    await expect.poll(side).toBeLessThan(opened);
    await userEvent.click(screen.getByRole('button', { name: '展开菜单' }));
    expect(shell.settings.state.sidebarOpened).toBe(true);
    await expect.poll(side).toBe(opened);
    await page.viewport(390, 800);
    await expect.poll(() => shell.settings.state.device).toBe('mobile');
    await page.viewport(1440, 900);
  });

  it('an auto-hiding header is fixed after 100 px: hidden scrolling down, shown scrolling up [S4-16]', async () => {
    const { shell } = await shellOnScreen({ path: '/dashboard/analysis', signedIn: true });
    await expect.poll(() => document.querySelector('.home-page')).not.toBeNull();
    shell.settings.set('autoHideHeader', true);
    one('.home-page').style.minHeight = '3000px';
    const pane = one('.pane:not([hidden])');
    const top = () => one('.workspace-header').getBoundingClientRect().top;
    pane.scrollTop = 90;
    await expect.poll(() => one('.workspace').dataset['header']).toBe('flow');
    pane.scrollTop = 400;
    await expect.poll(top).toBe(-44);
    pane.scrollTop = 300;
    await expect.poll(top).toBe(0);
    expect(one('.workspace').dataset['header']).toBe('fixed');
  });
});
