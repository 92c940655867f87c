import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dialog, field, press, rowOf, showPopups } from './popupForm.tsx';

const valueOf = (name: string): string => (field(name).element() as HTMLInputElement).value;

test('opens the picker with Alt+Down; arrows and Enter choose, one undo step takes all back', async () => {
  await showPopups();
  await userEvent.click(field('货主'));
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(rowOf(/启明贸易/)).toBeVisible();
  await expect.element(dialog().getByRole('textbox', { name: '编码' })).toHaveFocus();
  await press('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field('货主')).toHaveValue('远帆进出口有限公司');
  expect([valueOf('信用代码'), valueOf('货主编码')]).toEqual(['9144030000K002', 'K002']);
  await expect.element(field('货主')).toHaveFocus();
  expect(document.querySelector('.ant-modal')).toBeNull();
});
