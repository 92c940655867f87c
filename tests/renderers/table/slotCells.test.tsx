import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { CellSlotProps } from '../../../renderers/index.ts';
import { openExample, press } from './openExample.tsx';

const Face = ({ value, row, column, readOnly, commit }: CellSlotProps) => (
  <button disabled={readOnly} onClick={() => commit({ [column.key]: `${String(value)}!` })}>
    {`${String(row['code'])}:${String(value)}`}
  </button>
);
const slots = { face: Face };

describe('a slot cell', () => {
  it('is drawn by the renderer of the name that its column gives [W3.1-2]', async () => {
    const { cell } = await openExample('slot', { rows: [{ code: 'A', face: '1' }] }, { slots });
    expect(cell(0, 'face').querySelector('button')?.textContent).toBe('A:1');
  });

  it('follows its row, and may set fields as one step', async () => {
    const { cell, model, handle } = await openExample('slot', { rows: [{ code: 'A', face: '1' }] }, { slots });
    const shown = () => cell(0, 'face').querySelector('button');
    handle.focusCell('r0', 'code');
    await press('B{Tab}');
    await expect.poll(() => shown()?.textContent).toBe('B:1');
    const face = shown();
    if (face === null) throw new Error('no face');
    await userEvent.click(face);
    expect(model.rowAt(0).values['face']).toBe('1!');
    await expect.poll(() => shown()?.textContent).toBe('B:1!');
  });

  it('shows the rows that are in view after a scroll, and none of those before', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ code: `C${index}`, face: String(index) }));
    const { cell, root } = await openExample('slot', { rows }, { slots });
    const scroller = root.querySelector<HTMLElement>('.wb-grid-scroller');
    if (scroller === null) throw new Error('no scroller');
    scroller.scrollTop = 28 * 300;
    await expect.poll(() => cell(301, 'face').querySelector('button')?.textContent).toBe('C301:301');
    expect(root.querySelectorAll('.wb-grid-row button').length).toBeLessThan(60);
  });

  it('names the renderer that is missing, beside the value', async () => {
    const { cell } = await openExample('slot', { rows: [{ face: '1' }] });
    expect(cell(0, 'face').textContent).toBe('缺少插槽“face” 1');
  });

  it('is skipped by Tab, and informs its renderer when it is read-only', async () => {
    const { handle, input } = await openExample('slot', { rows: [{}, {}] }, { slots });
    handle.focusCell('r0', 'code');
    await press('{Tab}');
    expect(input.getAttribute('aria-label')).toBe('编号 第 2 行');
    const still = await openExample('slot', { rows: [{ face: '1' }], readOnly: true }, { slots });
    expect(still.cell(0, 'face').querySelector('button')?.disabled).toBe(true);
  });
});
