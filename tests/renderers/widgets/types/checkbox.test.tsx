import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const box = () => screen.getByRole('checkbox', { name: '保税' });
const values = (commits: readonly { value: unknown }[]) => commits.map((commit) => commit.value);

test('writes the two values of the column, by mouse and by Space', async () => {
  const { commits } = await showEdit('bonded', testPorts());
  await expect.element(box()).not.toBeChecked();
  await userEvent.click(box());
  await expect.element(box()).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box()).not.toBeChecked();
  expect(values(commits)).toEqual(['1', '0']);
});

test('is checked where the stored value says so', async () => {
  await showEdit('bonded', testPorts(), '1');
  await expect.element(box()).toBeChecked();
});
