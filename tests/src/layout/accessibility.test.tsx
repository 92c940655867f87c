import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

/**
 * Returns serious accessibility faults as rule and place. The colours of antd's own buttons come from the primary
 * colour that users choose.
 */
async function seriousFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, at: target.join(' '), failureSummary })),
    )
    .filter(({ id, at }) => id !== 'color-contrast' || document.querySelector(at)?.closest('.ant-btn-primary') === null)
    .map(({ id, at, failureSummary }) => `${id} ${at} ${failureSummary ?? ''}`);
}

const open = () =>
  shellOnScreen({
    path: '/bgd/import',
    signedIn: true,
    config: {
      helpUrl: '/help',
      links: [{ title: '常用网站', items: [{ title: '海关总署', url: 'http://127.0.0.1:9' }] }],
    },
  });

describe('the shell stands in nobody’s way', { timeout: 60_000 }, () => {
  it('with a folder of the menu open', async () => {
    await open();
    await expect.element(screen.getByRole('menuitem', { name: '进口报关单' })).toBeVisible();
    expect(await seriousFaults()).toEqual([]);
  });

  it('with the pointer on the brand, on either ground', async () => {
    const { shell } = await open();
    const brand = screen.getByRole('complementary').getByRole('link', { name: shell.config.productTitle });
    for (const theme of ['dark', 'light'] as const) {
      shell.settings.set('theme', theme);
      await userEvent.hover(brand);
      await expect.poll(seriousFaults).toEqual([]);
    }
  });

  it('with the search of the menu open', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '搜索菜单' }));
    const field = screen.getByRole('combobox', { name: '搜索菜单' });
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, '报关');
    await expect.element(screen.getByRole('option').first()).toBeVisible();
    expect(await seriousFaults()).toEqual([]);
  });

  it('with light navigation along the top', async () => {
    const { shell } = await open();
    await expect.element(screen.getByRole('banner')).toBeVisible();
    shell.settings.set('theme', 'light');
    shell.settings.set('layout', 'topmenu');
    await expect.element(screen.getByRole('banner').getByRole('menuitem', { name: '报关管理' })).toBeVisible();
    expect(await seriousFaults()).toEqual([]);
  });
});
