import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as screen, userEvent } from 'vitest/browser';
import { PageModal, PortError, type PageModalProps } from '../../../../renderers/index.ts';
import { testPorts } from '../../testPorts.ts';

const { t } = testPorts();

type Given = Partial<PageModalProps> & { readonly told?: string[] };

function Harness({ told = [], ...given }: Given) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <PageModal
        t={t}
        title="选择商品"
        onCancel={() => told.push('cancel')}
        onOk={() => void told.push('ok')}
        {...given}
        open={open}
        onClose={() => {
          told.push('close');
          setOpen(false);
        }}
      >
        <input aria-label="品名" />
      </PageModal>
    </>
  );
}

const dialog = () => screen.getByRole('dialog', { name: '选择商品' });
const ok = () => dialog().getByRole('button', { name: /^确\s*定$/ });
const opener = () => screen.getByRole('button', { name: 'open', exact: true });

/** Converts -0 to 0, because comparisons distinguish them. */
const whole = (length: number): number => Math.round(length) + 0;

const box = () => {
  const content = dialog().element().querySelector('.ant-modal-content');
  if (content === null) throw new Error('The dialog has no content');
  const { x, y, width, height } = content.getBoundingClientRect();
  return { x: whole(x), y: whole(y), width: whole(width), height: whole(height) };
};

async function openIt(given: Given = {}): Promise<void> {
  await screen.viewport(1440, 900);
  await render(<Harness {...given} />);
  await userEvent.click(opener());
  // Waits for the end of the opening animation.
  await expect.poll(() => dialog().element().matches('[class*=zoom]')).toBe(false);
  expect(box().width).toBe(520);
}

test('OK closes a modal unless okClose is off, and full screen toggles [W4-6]', async () => {
  const told: string[] = [];
  await openIt({ told });
  const before = box();
  await userEvent.click(dialog().getByRole('button', { name: '全屏', exact: true }));
  expect(box()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await userEvent.click(dialog().getByRole('button', { name: '退出全屏', exact: true }));
  expect(box()).toEqual(before);
  await userEvent.dblClick(dialog().getByText('选择商品', { exact: true }));
  expect(box()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await userEvent.click(ok());
  await expect.poll(() => dialog().query()).toBeNull();
  expect(told).toEqual(['ok', 'close']);
});

test('a modal whose okClose is off stays open after OK [W4-6]', async () => {
  const told: string[] = [];
  await openIt({ told, okClose: false });
  await userEvent.click(ok());
  await userEvent.click(ok());
  await expect.element(dialog()).toBeVisible();
  expect(told).toEqual(['ok', 'ok']);
});

test('opens at its first field and gives the keyboard back when Esc gives it up', async () => {
  const told: string[] = [];
  await openIt({ told });
  await expect.element(dialog().getByRole('textbox', { name: '品名' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().query()).toBeNull();
  await expect.element(opener()).toHaveFocus();
  expect(told).toEqual(['cancel', 'close']);
});

test('runs OK once while it is pending, and stays open with the error text', async () => {
  let runs = 0;
  const ends: { readonly yes: () => void; readonly no: (error: Error) => void }[] = [];
  await openIt({
    onOk: () => {
      runs += 1;
      return new Promise<void>((resolve, reject) => {
        ends.push({ yes: resolve, no: reject });
      });
    },
  });
  await userEvent.click(ok());
  await expect.element(dialog().getByRole('button', { name: /确\s*定/ })).toHaveClass('ant-btn-loading');
  await userEvent.click(dialog().getByRole('button', { name: /确\s*定/ }), { force: true });
  expect(runs).toBe(1);
  ends[0]?.no(new PortError({ kind: 'refused', message: '名称已存在' }));
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('名称已存在');
  await userEvent.click(ok());
  await expect.poll(() => dialog().getByRole('alert').query()).toBeNull();
  expect(runs).toBe(2);
  ends[1]?.yes();
  await expect.poll(() => dialog().query()).toBeNull();
});

test('has OK back under its own name however soon it failed', async () => {
  let frames = 0;
  await openIt({
    onOk: async () => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise((next) => requestAnimationFrame(next));
      throw new PortError({ kind: 'refused', message: `名称已存在 ${frames}` });
    },
  });
  for (frames = 1; frames <= 3; frames += 1) {
    await userEvent.click(ok());
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(`名称已存在 ${frames}`);
    await expect.element(ok()).toBeVisible();
  }
});

test('moves by its title and by arrow keys on its handle, always inside the window', async () => {
  await openIt();
  const start = box();
  const handle = dialog().getByRole('button', { name: '移动窗口（方向键）' });
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  await expect.poll(box).toEqual({ ...start, x: start.x + 16, y: start.y + 32 });
  await userEvent.keyboard('{ArrowUp>60/}');
  await expect.poll(() => box().y).toBe(0);
  const title = dialog().getByText('选择商品', { exact: true });
  await userEvent.dragAndDrop(title, opener(), { targetPosition: { x: 4, y: 4 }, force: true });
  expect(box()).toEqual({ ...start, x: expect.any(Number), y: 0 });
  expect(box().x + box().width).toBeGreaterThanOrEqual(64);
  expect(box().x).toBeLessThan(start.x - 200);
});

test('fills the screen of a phone', async () => {
  await openIt();
  await screen.viewport(390, 780);
  await expect.poll(box).toEqual({ x: 0, y: 0, width: 390, height: 780 });
  await expect.element(ok()).toBeVisible();
});
