import { describe, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

const link = (title: string, host: string) => ({ title, url: `http://127.0.0.1:9/${host}` });
const CONFIG = {
  company: link('甲报关行', 'company'),
  links: [
    { title: '单一窗口', items: [link('上海单一窗口', 'sh'), link('天津单一窗口', 'tj')] },
    { title: '市场采购平台', items: [link('小商品城', 'goods')] },
    { title: '跨境电商平台', items: [link('国际站', 'shop')] },
    { title: '常用网站', items: [link('海关总署', 'customs')] },
  ],
};

const open = (config = {}) =>
  shellOnScreen({ path: '/account/center', signedIn: true, config: { ...CONFIG, ...config } });
const footer = () => screen.getByRole('contentinfo');

describe('the footer', { timeout: 60_000 }, () => {
  it('links to the company in a window of its own [S2.9-1]', async () => {
    await open();
    const company = footer().getByRole('link', { name: '甲报关行' });
    await expect.element(company).toHaveAttribute('href', 'http://127.0.0.1:9/company');
    expect(company.element().getAttribute('target')).toBe('_blank');
    expect(company.element().getAttribute('rel')).toContain('noopener');
  });

  it('has a select of sites per kind, and opens the choice in a new tab [S2.9-2]', async () => {
    await open();
    await expect.element(footer().getByText('友情链接')).toBeVisible();
    const kinds = footer()
      .getByRole('combobox')
      .elements()
      .map((element) => element.getAttribute('aria-label'));
    expect(kinds).toEqual(['单一窗口', '市场采购平台', '跨境电商平台', '常用网站']);
    const opened: unknown[][] = [];
    const openWindow = window.open;
    window.open = (...given) => {
      opened.push(given);
      return null;
    };
    try {
      footer().getByRole('combobox', { name: '单一窗口' }).element().focus();
      await expect.element(footer().getByRole('combobox', { name: '单一窗口' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.click(screen.getByText('天津单一窗口'));
    } finally {
      window.open = openWindow;
    }
    expect(opened).toEqual([['http://127.0.0.1:9/tj', '_blank', 'noopener,noreferrer']]);
    await expect.element(footer().getByText('单一窗口')).toBeVisible();
  });

  it('ends with a copyright line, the operator’s own where there is one [S2.9-3]', async () => {
    await open();
    const year = new Date().getFullYear();
    await expect.element(footer()).toHaveTextContent(`版权所有 © ${year} 甲报关行`);
  });

  it('takes the copyright line of the configuration [S2.9-3]', async () => {
    await open({ copyright: '粤ICP备0000号' });
    await expect.element(footer()).toHaveTextContent('粤ICP备0000号');
  });
});
