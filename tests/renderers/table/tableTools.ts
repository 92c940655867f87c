import { expect } from 'vitest';
import { press } from './openExample.tsx';
import { t, type OpenTable } from './openTable.tsx';

/** Drags the handle of the selected cells to a cell. */
export function dragTo({ root }: OpenTable, to: Element): void {
  const point = (type: string, target: Element): void => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + height / 2 };
    const buttons = type === 'mouseup' ? 0 : 1;
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, buttons, ...place }));
  };
  const handle = root.querySelector('.wb-grid-fill');
  if (handle === null) throw new Error('there is no handle');
  point('mousedown', handle);
  point('mousemove', to);
  point('mouseup', to);
}

/** Replaces a text in all cells that show it. */
export async function replaceAll({ root }: OpenTable, text: string, by: string): Promise<void> {
  const field = (label: string): HTMLInputElement => {
    const found = root.querySelector<HTMLInputElement>(`.wb-find input[aria-label="${label}"]`);
    if (found === null) throw new Error(`there is no field ${label}`);
    return found;
  };
  await press('{Control>}h{/Control}');
  await press(text);
  await expect.poll(() => root.querySelector('.wb-find output')?.textContent).toMatch(/[1-9]$/);
  field(t('find.by')).focus();
  await press(by);
  const button = [...root.querySelectorAll('.wb-find button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === t('find.replaceAll'),
  );
  if (!(button instanceof HTMLElement)) throw new Error('there is no button');
  button.click();
  await expect.poll(() => root.querySelector('.wb-find [role=status]')?.textContent).toContain('共替换');
}
