import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shellOnScreen } from '../../fakes/shellOnScreen.tsx';

/** Opens home and two pages, the second of which is shown. */
export const openTwo = async () => {
  const shown = await shellOnScreen({ path: '/bgd/export', signedIn: true });
  const menu = shown.screen.getByRole('navigation', { name: '主菜单' });
  await userEvent.click(menu.getByText('进口报关单'));
  const tab = (name: string) => shown.screen.getByRole('tab', { name });
  await expect.element(tab('进口报关单')).toHaveAttribute('aria-selected', 'true');
  const keyOf = (path: string) => shown.shell.tabs.state.tabs.find((one) => one.fullPath === path)?.key ?? '';
  return { ...shown, tab, keyOf };
};
