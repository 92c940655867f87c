import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const area = () => screen.getByRole('textbox', { name: '备注' });
const values = (commits: readonly { value: unknown }[]) => commits.map((commit) => commit.value);

test('takes several lines: Enter is a new line, and leaving writes the text once', async () => {
  const { commits } = await showEdit('remark', testPorts());
  await userEvent.type(area(), '第一行{Enter}第二行');
  expect(values(commits)).toEqual([]);
  await userEvent.tab();
  expect(values(commits)).toEqual(['第一行\n第二行']);
});

test('drops what was typed with Esc, and writes null for an emptied text', async () => {
  const { commits } = await showEdit('remark', testPorts(), '原来的');
  await userEvent.fill(area(), '别的');
  await userEvent.keyboard('{Escape}');
  await expect.element(area()).toHaveValue('原来的');
  await userEvent.fill(area(), '');
  await userEvent.tab();
  expect(values(commits)).toEqual([null]);
});

test('keeps text that is too long, for the checks to find', async () => {
  const { commits } = await showEdit('remark', testPorts());
  await userEvent.fill(area(), '长'.repeat(21));
  await userEvent.tab();
  expect(values(commits)).toEqual(['长'.repeat(21)]);
});
