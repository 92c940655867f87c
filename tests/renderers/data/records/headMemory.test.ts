import { expect, test } from 'vitest';
import { headMemory } from '../../../../renderers/data/records/headMemory.ts';

function preferences() {
  const kept = new Map<string, unknown>();
  return { kept, get: (key: string) => kept.get(key), set: (key: string, value: unknown) => void kept.set(key, value) };
}

test('remembers heads by partner, and for partners that nobody knows what was chosen last', () => {
  const port = preferences();
  headMemory(port, 'orders/goods', 'A').keep('品名', 'name');
  headMemory(port, 'orders/goods', 'B').keep('品名', 'model');
  expect(headMemory(port, 'orders/goods', 'A').read()).toEqual({ 品名: 'name' });
  expect(headMemory(port, 'orders/goods', 'C').read()).toEqual({ 品名: 'model' });
  expect(headMemory(port, 'orders/goods').read()).toEqual({ 品名: 'model' });
  expect(headMemory(port, 'orders').read()).toEqual({});
});

test('forgets the partner and the head that were not used longest, and what is no memory', () => {
  const port = preferences();
  for (let number = 0; number < 60; number += 1) headMemory(port, 'orders', `P${number}`).keep('A', 'a');
  expect(Object.keys(Object(port.kept.get('heads:orders')))).toHaveLength(51);
  for (let number = 0; number < 310; number += 1) headMemory(port, 'orders').keep(`head${number}`, 'a');
  expect(Object.keys(headMemory(port, 'orders').read())).toHaveLength(300);
  port.set('heads:orders', { own: { A: 5, B: 'b' }, other: 'x' });
  expect(headMemory(port, 'orders').read()).toEqual({ B: 'b' });
  expect(headMemory(undefined, 'orders').read()).toEqual({});
});
