import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as screen, userEvent } from 'vitest/browser';
import { useDialogs, type Dialogs } from '../../../../renderers/form/dialogs/dialogs.ts';
import { DialogsProvider } from '../../../../renderers/form/dialogs/DialogsProvider.tsx';
import { PortError } from '../../../../renderers/index.ts';
import { PortsProvider } from '../../../../renderers/kit/ports/portsContext.ts';
import { testPorts } from '../../testPorts.ts';

type Asked = Parameters<Dialogs['prompt']>[0];

function Asking({ prompt }: { readonly prompt: Asked }) {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState<string | null>();
  return (
    <>
      <button type="button" onClick={() => void dialogs.prompt(prompt).then(setAnswer)}>
        ask
      </button>
      <output>{JSON.stringify(answer)}</output>
    </>
  );
}

const dialog = () => screen.getByRole('dialog', { name: '另存查询' });
const field = () => dialog().getByRole('textbox', { name: '名称' });
const answer = () => document.querySelector('output')?.textContent;

async function ask(more: Partial<Asked> = {}): Promise<void> {
  const rules: Asked['rules'] = [
    { required: true, message: '请输入名称' },
    { maxLength: 4 },
    { pattern: '^[A-Z]+$', message: '只能是大写字母' },
  ];
  await render(
    <PortsProvider value={testPorts()}>
      <DialogsProvider>
        <Asking prompt={{ title: '另存查询', label: '名称', rules, ...more }} />
      </DialogsProvider>
    </PortsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'ask' }));
  await expect.element(field()).toHaveFocus();
}

test('a prompt validates its text before confirmation and shows the first failing rule [W2-12]', async () => {
  await ask();
  const wrong = () => dialog().getByRole('alert');
  expect(wrong().query()).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: /确\s*定/ }));
  await expect.element(wrong()).toHaveTextContent('请输入名称');
  await userEvent.keyboard('abcde');
  await expect.element(wrong()).toHaveTextContent('最多4个字符');
  await userEvent.keyboard('{Backspace}{Enter}');
  await expect.element(wrong()).toHaveTextContent('只能是大写字母');
  await expect.element(field()).toHaveAccessibleDescription('只能是大写字母');
  expect(answer()).toBe('');
  await userEvent.clear(field());
  await userEvent.keyboard('ABC');
  await expect.poll(() => wrong().query()).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(answer).toBe('"ABC"');
  await expect.poll(() => dialog().query()).toBeNull();
});

test('a prompt stays open until its asynchronous work is done, and after a failure', async () => {
  const works: { readonly text: string; readonly yes: () => void; readonly no: (error: Error) => void }[] = [];
  const onOk = (text: string) =>
    new Promise<void>((yes, no) => {
      works.push({ text, yes, no });
    });
  await ask({ rules: [], defaultValue: '我的', onOk });
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => works.map(({ text }) => text)).toEqual(['我的']);
  works[0]?.no(new PortError({ kind: 'refused', message: '名称已存在' }));
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('名称已存在');
  await expect.element(field()).toHaveValue('我的');
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => works.length).toBe(2);
  works[1]?.yes();
  await expect.poll(answer).toBe('"我的"');
  await userEvent.click(screen.getByRole('button', { name: 'ask' }));
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(answer).toBe('null');
});
