import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ComponentType } from 'react';
import { lazyField } from '../../../renderers/widgets/types/lazyField.tsx';
import { MultiSelectEdit } from '../../../renderers/widgets/types/list_multi/MultiSelectEdit.tsx';
import type { EditProps } from '../../../renderers/widgets/inputs/widget.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { exampleHeader } from '../table/openExample.tsx';
import { testPorts } from '../testPorts.ts';
import { compose, finish, showField, WAYS } from './composing.tsx';

test('a late field control waits for the composition to end and then receives its text', async () => {
  let arrive: (Edit: ComponentType<EditProps>) => void = () => undefined;
  const coming = new Promise<ComponentType<EditProps>>((resolve) => {
    arrive = resolve;
  });
  const { Edit } = lazyField(() => coming, { View: () => null });
  const column = exampleHeader('list_multi', 'services');
  const field = await showField({ column, start: null, Edit }, testPorts({ dictionaries: memoryDictionaries({}) }));
  await WAYS.Tab(field);
  const standIn = field.control();
  await compose('yun');
  arrive(MultiSelectEdit);
  await coming;
  // Enough frames for React to have rendered it.
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  await compose('yunshu');
  expect(field.control()).toBe(standIn);
  expect(field.text()).toBe('yunshu');
  await finish('运输');
  await expect.poll(field.control).not.toBe(standIn);
  await expect.poll(field.text).toBe('运输');
  await expect.poll(() => document.activeElement).toBe(field.control());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => field.commits).toEqual(['运输']);
});
