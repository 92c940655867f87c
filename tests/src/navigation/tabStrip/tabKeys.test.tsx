import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address } from '../../fakes/shellOnScreen.tsx';
import { openTwo } from './openTwo.ts';

it('shows the tab of a place with Alt and a digit, the last with Alt+9', async () => {
  await openTwo();
  await userEvent.keyboard('{Alt>}2{/Alt}');
  await expect.poll(address).toBe('/bgd/export');
  await userEvent.keyboard('{Alt>}9{/Alt}');
  await expect.poll(address).toBe('/bgd/import');
  await userEvent.keyboard('{Alt>}7{/Alt}');
  expect(address()).toBe('/bgd/import');
});

it('shows the tab of the last key when keys come faster than tabs are shown', async () => {
  const { tab } = await openTwo();
  for (const code of ['Digit2', 'Digit9'])
    window.dispatchEvent(new KeyboardEvent('keydown', { code, altKey: true, bubbles: true, cancelable: true }));
  await expect.poll(address).toBe('/bgd/import');
  await userEvent.keyboard('{Alt>}2{/Alt}');
  await expect.element(tab('出口报关单')).toHaveAttribute('aria-selected', 'true');
});

it('opens the menu of the focused tab, even if it is not active', async () => {
  const { tab, shell } = await openTwo();
  const handle = tab('出口报关单').element() as HTMLElement;
  handle.focus();
  handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('menuitem', { name: /刷新/ })).toHaveFocus();
  await userEvent.keyboard('4');
  await expect
    .poll(() => shell.tabs.state.tabs.map(({ fullPath }) => fullPath))
    .toEqual(['/dashboard/analysis', '/bgd/export']);
});
