import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { good } from '../fakes/fakeServer.ts';
import { address, MENU, shellOnScreen } from '../fakes/shellOnScreen.tsx';

it('starts after sign-in at the first home page of the user’s roles that is permitted', async () => {
  const homePaths = ['/isystem/user', '/bgd/import', '/bgd/export'];
  await shellOnScreen({
    path: '/',
    routes: {
      'GET /api/sys/permission/getUserPermissionByToken': () =>
        good({ menu: MENU, auth: [], allAuth: [], sysSafeMode: false, homePaths }),
    },
  });
  await userEvent.fill(page.getByLabelText('账号', { exact: true }), 'wang');
  await userEvent.fill(page.getByLabelText('密码', { exact: true }), 'right');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/bgd/import');
  await expect.element(page.getByRole('tab', { name: '进口报关单' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: '首页' })).toBeVisible();
});
