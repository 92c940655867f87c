import { ConfigProvider } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import '../../../../src/navigation/settingsDrawer/shell.css';
import { SlideCheck } from '../../../../src/features/verification/SlideCheck.tsx';

const show = async () => {
  const onSuccess = vi.fn<() => void>();
  const screen = await render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <div style={{ width: 340 }}>
        <SlideCheck onSuccess={onSuccess} />
      </div>
    </ConfigProvider>,
  );
  const handle = screen.getByRole('slider', { name: '拖动滑块验证' });
  await expect.element(handle).toBeVisible();
  const element = handle.element() as HTMLElement;
  const state = () => screen.container.querySelector('.slide-check')?.getAttribute('data-state');
  const box = element.getBoundingClientRect();
  const pointer = (type: string, x: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: box.left + 20 + x,
        clientY: box.top + 20,
      }),
    );
  // The browser captures real pointers only.
  element.setPointerCapture = () => undefined;
  return { screen, handle, element, state, pointer, onSuccess };
};
/** Distance from start to end: 340 minus borders and handle. */
const WAY = 298;

describe('the slide check', () => {
  it('is idle, then dragged, and passed with 验证通过 when the handle reaches the end [W4-11, W9-20]', async () => {
    const { screen, handle, state, pointer, onSuccess } = await show();
    expect(state()).toBe('idle');
    await expect.element(screen.getByText('请按住滑块，拖到最右边')).toBeVisible();
    pointer('pointerdown', 0);
    pointer('pointermove', WAY / 2);
    await expect.poll(state).toBe('dragging');
    await expect.element(handle).toHaveAttribute('aria-valuenow', '50');
    expect(onSuccess).not.toHaveBeenCalled();
    pointer('pointermove', WAY);
    await expect.poll(state).toBe('success');
    await expect.element(screen.getByText('验证通过')).toBeVisible();
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('goes back to the start when it is let go before the end [W4-11]', async () => {
    const { handle, state, pointer, onSuccess } = await show();
    pointer('pointerdown', 0);
    pointer('pointermove', WAY - 10);
    pointer('pointerup', WAY - 10);
    await expect.poll(state).toBe('idle');
    await expect.element(handle).toHaveAttribute('aria-valuenow', '0');
    pointer('pointermove', WAY);
    expect(state()).toBe('idle');
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('stays passed, and tells so once', async () => {
    const { state, pointer, onSuccess } = await show();
    pointer('pointerdown', 0);
    pointer('pointermove', WAY + 50);
    pointer('pointerup', WAY + 50);
    await expect.poll(state).toBe('success');
    pointer('pointerdown', 0);
    pointer('pointermove', 5);
    pointer('pointerup', 5);
    expect(state()).toBe('success');
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('moves by arrow keys, returns on blur, and passes at the end [W4-11]', async () => {
    const { handle, element, state, onSuccess } = await show();
    await userEvent.tab();
    await expect.element(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect.element(handle).toHaveAttribute('aria-valuenow', '20');
    element.blur();
    await expect.poll(state).toBe('idle');
    element.focus();
    await expect.element(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>9/}');
    await expect.element(handle).toHaveAttribute('aria-valuenow', '90');
    expect(onSuccess).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(state).toBe('success');
    await expect.element(handle).toHaveAttribute('aria-valuetext', '验证通过');
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });
});
