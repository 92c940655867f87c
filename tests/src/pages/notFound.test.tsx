import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bad } from '../fakes/fakeServer.ts';
import { address, shellOnScreen } from '../fakes/shellOnScreen.tsx';

describe('pages that are not there', () => {
  it.each(['/nowhere', '/bgd/export/more', '/404'])('leads from %s to the page of /404 [S2.1-11]', async (path) => {
    const { screen } = await shellOnScreen({ path, signedIn: true });
    await expect.element(screen.getByRole('heading', { name: '很抱歉，您访问的页面不存在' })).toBeVisible();
    expect(address()).toBe('/404');
    await userEvent.click(screen.getByRole('link', { name: '返回首页' }));
    await expect.element(screen.getByRole('heading', { name: /王芳/ })).toBeVisible();
  });

  it('says which file a menu entry is missing', async () => {
    const { screen } = await shellOnScreen({ path: '/bgd/export', signedIn: true });
    await expect.element(screen.getByText('schemas/pages/test/bgd/export.json')).toBeVisible();
  });

  it('says what is wrong with a page whose file never was good', async () => {
    const problem = {
      code: 'unknown-dictionary',
      path: ['columns', 3, 'dictCode'],
      message: 'unknown dictionary "trade_mod"',
      hint: 'did you mean "trade_mode"?',
      file: 'schemas/pages/a.json',
      line: 41,
      column: 9,
    };
    const broken = {
      ...bad(404, '页面有误'),
      body: { success: false, message: '页面有误', code: 404, result: { problems: [problem] } },
    };
    const routes = { 'GET /api/schema/resolve': () => broken };
    const { screen } = await shellOnScreen({ path: '/bgd/export', signedIn: true, routes });
    await expect.element(screen.getByText('schemas/pages/a.json:41:9 /columns/3/dictCode')).toBeVisible();
    await expect.element(screen.getByText(/did you mean "trade_mode"\?/)).toBeVisible();
  });
});
