import { describe, expect, it } from 'vitest';
import { openExample, press } from './openExample.tsx';

describe('a cell of a number', () => {
  it('is shown with thousands separators, digit for digit [W9-8]', async () => {
    const { cell } = await openExample('inputNumber', {
      rows: [{ quantity: '1234567', price: '9007199254740993.1234' }],
    });
    expect(cell(0, 'quantity').textContent).toBe('1,234,567');
    expect(cell(0, 'price').textContent).toBe('9,007,199,254,740,993.1234');
  });

  it('is edited without them, and takes back what is no number [W5.1-21]', async () => {
    const { handle, input, model } = await openExample('inputNumber', { rows: [{ quantity: '1234567' }] });
    handle.focusCell('r0', 'quantity');
    await press('{F2}');
    expect(input.value).toBe('1234567');
    await press('x8');
    expect(input.value).toBe('12345678');
    await press('{Home}-{Enter}');
    expect(model.rowAt(0).values['quantity']).toBe('-12345678');
  });

  it.each([
    ['007.50', '7.50'],
    ['12.', '12'],
    ['-', '-'],
  ])('typed as %s holds %s when it is left [W5.1-21]', async (typed, value) => {
    const { handle, model } = await openExample('inputNumber');
    handle.focusCell('r0', 'price');
    await press(`${typed}{Tab}`);
    expect(model.rowAt(0).values['price'] ?? null).toBe(value);
  });

  it('cannot be changed where the table is read-only', async () => {
    const { handle, model } = await openExample('inputNumber', { rows: [{ price: '1' }], readOnly: true });
    handle.focusCell('r0', 'price');
    await press('2{Enter}{Delete}');
    expect(model.rowAt(0).values['price']).toBe('1');
  });
});

describe('a cell of progress', () => {
  it('shows a bar of its share beside the figure, never longer than whole [W3.1-2]', async () => {
    const { cell } = await openExample('progress', { rows: [{ done: '45' }, { done: '250' }, { done: null }] });
    const shareOf = (row: number): string | undefined =>
      cell(row, 'done').querySelector<HTMLElement>('.wb-cell-bar')?.style.getPropertyValue('--wb-share');
    expect(cell(0, 'done').textContent).toBe('45%');
    expect([shareOf(0), shareOf(1), shareOf(2)]).toEqual(['45%', '100%', undefined]);
  });

  it('is typed as a number, and the bar follows', async () => {
    const { handle, cell, model } = await openExample('progress', { rows: [{ done: '45' }] });
    handle.focusCell('r0', 'done');
    await press('a7x5{Enter}');
    expect(model.rowAt(0).values['done']).toBe('75');
    expect(cell(0, 'done').textContent).toBe('75%');
    expect(cell(0, 'done').querySelectorAll('.wb-cell-bar')).toHaveLength(1);
  });

  it('marks a share beyond the whole', async () => {
    const { handle, cell } = await openExample('progress');
    handle.focusCell('r0', 'done');
    await press('101{Enter}');
    expect(cell(0, 'done').getAttribute('aria-invalid')).toBe('true');
  });

  it('cannot be changed where the table is read-only', async () => {
    const { handle, model } = await openExample('progress', { rows: [{ done: '45' }], readOnly: true });
    handle.focusCell('r0', 'done');
    await press('7{Enter}');
    expect(model.rowAt(0).values['done']).toBe('45');
  });
});
