import { Modal, Spin } from 'antd';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bufferKeysWith } from '../../../../renderers/index.ts';
import { TypeAheadBuffer } from '../../../../renderers/kit/lazy/TypeAheadBuffer.tsx';
import { keepDialogKeys } from '../../../../src/shell/keyboard/dialogKeys.ts';

function Preview({ content }: { readonly content: 'paper' | 'field' | null }) {
  return (
    <TypeAheadBuffer onGiveUp={() => undefined}>
      <Modal open title="打印" footer={null} transitionName="" maskTransitionName="">
        {content === null ? <Spin aria-busy /> : null}
        {content === 'paper' ? <p>一张纸</p> : null}
        {content === 'field' ? <input aria-label="份数" /> : null}
      </Modal>
    </TypeAheadBuffer>
  );
}

const kept = () => screen.getByRole('textbox', { name: '正在加载…' });

beforeEach(() => bufferKeysWith(keepDialogKeys));
afterEach(() => document.querySelector<HTMLElement>('.keys-ahead')?.remove());

test('a dialog without input fields discards typed keys and takes the focus itself', async () => {
  const { rerender } = await render(<Preview content={null} />);
  await expect.element(kept()).toHaveFocus();
  await userEvent.keyboard('12');
  await expect.element(kept()).toHaveValue('12');
  await rerender(<Preview content="paper" />);
  await expect.element(screen.getByText('一张纸')).toBeVisible();
  await expect.element(kept()).not.toBeInTheDocument();
  await expect.poll(() => screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
});

test('typed keys reach the first field that appears, even if nothing takes the focus', async () => {
  const { rerender } = await render(<Preview content={null} />);
  await expect.element(kept()).toHaveFocus();
  await userEvent.keyboard('12');
  await expect.element(kept()).toHaveValue('12');
  await rerender(<Preview content="field" />);
  await expect.element(screen.getByRole('textbox', { name: '份数' })).toHaveValue('12');
  await expect.element(screen.getByRole('textbox', { name: '份数' })).toHaveFocus();
  expect(document.querySelector('.keys-ahead')).toBeNull();
});
