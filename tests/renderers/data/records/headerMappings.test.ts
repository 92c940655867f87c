import { expect, test } from 'vitest';
import type { CompiledPage } from '../../../../engine/index.ts';
import { headerMappings, mappingsOfDetail } from '../../../../renderers/data/records/headerMappings.ts';

function preferences() {
  const kept = new Map<string, unknown>();
  return { kept, get: (key: string) => kept.get(key), set: (key: string, value: unknown) => void kept.set(key, value) };
}

test('remembers heads by partner, and for partners that nobody knows what was chosen last', () => {
  const port = preferences();
  headerMappings(port, 'orders/goods', 'A').keep('品名', 'name');
  headerMappings(port, 'orders/goods', 'B').keep('品名', 'model');
  expect(headerMappings(port, 'orders/goods', 'A').read()).toEqual({ 品名: 'name' });
  expect(headerMappings(port, 'orders/goods', 'C').read()).toEqual({ 品名: 'model' });
  expect(headerMappings(port, 'orders/goods').read()).toEqual({ 品名: 'model' });
  expect(headerMappings(port, 'orders').read()).toEqual({});
});

test('forgets the least recently used partner and column heading, and ignores invalid data', () => {
  const port = preferences();
  for (let number = 0; number < 60; number += 1) headerMappings(port, 'orders', `P${number}`).keep('A', 'a');
  expect(Object.keys(Object(port.kept.get('heads:orders')))).toHaveLength(51);
  for (let number = 0; number < 310; number += 1) headerMappings(port, 'orders').keep(`head${number}`, 'a');
  expect(Object.keys(headerMappings(port, 'orders').read())).toHaveLength(300);
  port.set('heads:orders', { own: { A: 5, B: 'b' }, other: 'x' });
  expect(headerMappings(port, 'orders').read()).toEqual({ B: 'b' });
  expect(headerMappings(undefined, 'orders').read()).toEqual({});
});

test('of an open record belong to its detail and its partner', () => {
  const port = preferences();
  const open = (partner: string, pasteMemoryKey?: string) => ({
    page: { id: 'orders', pasteMemoryKey } as CompiledPage,
    values: () => ({ buyer: partner, goods: 'not a partner' }),
  });
  mappingsOfDetail(open('A', 'buyer'), 'goods', port).keep('品名', 'name');
  mappingsOfDetail(open('B', 'buyer'), 'goods', port).keep('品名', 'model');
  expect(headerMappings(port, 'orders/goods', 'A').read()).toEqual({ 品名: 'name' });
  expect(mappingsOfDetail(open('A', 'buyer'), 'goods', port).read()).toEqual({ 品名: 'name' });
  expect(mappingsOfDetail(open('A'), 'goods', port).read()).toEqual({ 品名: 'model' });
  expect(mappingsOfDetail(open('A', 'buyer'), 'boxes', port).read()).toEqual({});
});
