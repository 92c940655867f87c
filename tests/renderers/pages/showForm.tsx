import { page as screen, userEvent } from 'vitest/browser';
import type { WireRecord } from '../../../engine/index.ts';
import type { PageView, Ports } from '../../../renderers/index.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { orderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type TestPortsOptions, type Told } from '../testPorts.ts';

/** A record of the order page. */
export const stored: WireRecord = {
  id: '7',
  version: 3,
  code: 'A007',
  status: 'draft',
  currency: '142',
  gross: '12.5',
  net: '10',
  goodsList: [{ id: 'g1', name: '螺丝', qty: '3' }],
};

interface Form {
  readonly told: Told;
  readonly ports: Ports;
}

/** Renders a form of the order page; `told` records its messages and navigation. */
export async function showForm(
  dataSource: Partial<Ports['dataSource']>,
  view: Partial<Extract<PageView, { kind: 'form' }>> = {},
  options: TestPortsOptions = {},
): Promise<Form> {
  const told: Told = [];
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries), told, ...options });
  await showPage({ page: orderPage(), ports, view: { kind: 'form', id: null, ...view } });
  return { told, ports };
}

/** Returns the textbox with this label. */
export const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
/** Returns the read-only field with this label. */
export const read = (name: string) => screen.getByRole('status', { name, exact: true });
export const choice = (name: string) => screen.getByRole('combobox', { name, exact: true });
export const button = (name: string) => screen.getByRole('button', { name });
export const save = () => userEvent.click(button('保存'));
