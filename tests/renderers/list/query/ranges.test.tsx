import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

test('both ends of a range appear side by side in their place without overlap', async () => {
  const query = [
    { column: 'code' },
    { column: 'orderDate', rule: 'range', expanded: true },
    { column: 'gross', rule: 'range', expanded: true },
    { column: 'status', rule: 'eq', expanded: true },
  ];
  const page = compileTestPage({ ...orderSchema, list: { ...orderSchema.list, query } });
  await showPage({ page, ports: testPorts({ dataSource: memoryDataSource([]) }), view: { kind: 'list' } });
  await userEvent.click(screen.getByRole('button', { name: /展 ?开/ }));
  const group = screen.getByRole('group', { name: '日期', exact: true });
  await expect.element(group).toBeVisible();
  const boxes = [...document.querySelectorAll('.wb-query .wb-field')].map((field) => ({
    place: field.getBoundingClientRect(),
    parts: [...field.querySelectorAll('input')].map((input) => input.getBoundingClientRect()),
  }));
  expect(boxes).toHaveLength(4);
  for (const { place, parts } of boxes) {
    for (const part of parts) {
      expect(part.left).toBeGreaterThanOrEqual(place.left);
      expect(part.right).toBeLessThanOrEqual(place.right);
    }
    expect(parts.slice(1).every((part, index) => part.left >= (parts[index]?.right ?? 0))).toBe(true);
  }
});
