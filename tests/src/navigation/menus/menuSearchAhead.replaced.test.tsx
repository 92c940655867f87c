import { afterAll, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { address, shellOnScreen } from '../../fakes/shellOnScreen.tsx';

/** Chunks that load when the test triggers it; once loaded, they stay. */
const { dialog, pinyin } = vi.hoisted(() => {
  const heldBack = () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    return { arrived, arrive: () => arrive() };
  };
  return { dialog: heldBack(), pinyin: heldBack() };
});
vi.mock('../../../../src/navigation/menus/MenuSearchDialog.tsx', async (original) => {
  await dialog.arrived;
  return original();
});
vi.mock('../../../../src/navigation/menus/pinyin.ts', async (original) => {
  await pinyin.arrived;
  return original();
});
afterAll(() => {
  dialog.arrive();
  pinyin.arrive();
});

const open = async () => {
  const shown = await shellOnScreen({ path: '/account/center', signedIn: true });
  await expect.element(screen.getByRole('button', { name: '搜索菜单' })).toBeVisible();
  return shown;
};
const waiting = () => screen.getByRole('textbox', { name: '搜索菜单' });
const field = () => screen.getByRole('combobox', { name: '搜索菜单' });

describe('the menu search whose dialog is still coming', () => {
  it('is cancelled by Esc: the focus returns, and the search does not reappear', async () => {
    await open();
    const button = screen.getByRole('button', { name: '搜索菜单' });
    button.element().focus();
    await userEvent.keyboard('{Control>}k{/Control}xyz{Escape}');
    await expect.element(waiting()).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('receives text and selection keys typed after Ctrl+K in order, even from a field', async () => {
    await open();
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    elsewhere.focus();
    await userEvent.keyboard('ab{Control>}k{/Control}kbx{Backspace}g{ArrowDown}');
    await expect.element(waiting()).toHaveFocus();
    expect(elsewhere.value).toBe('ab');
    await userEvent.keyboard('{Enter}');
    dialog.arrive();
    await expect.element(field()).toHaveValue('kbg');
    await expect.element(screen.getByText('没有找到“kbg”')).toBeVisible();
    pinyin.arrive();
    await expect.poll(address).toBe('/bgd/import');
    expect(elsewhere.value).toBe('ab');
    elsewhere.remove();
  });

  it('has its letters in the field at once when the dialog is there', async () => {
    await open();
    await userEvent.keyboard('{Control>}k{/Control}bgd');
    await expect.element(field()).toHaveValue('bgd');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).not.toBeInTheDocument();
  });
});
