import { useState } from 'react';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ImportDragger, type ImportedFile } from '../../../../renderers/widgets/files/ImportDragger.tsx';
import { PortsProvider } from '../../../../renderers/kit/ports/portsContext.ts';
import { testPorts, type Told } from '../../testPorts.ts';
import { fileOf } from '../../data/uploads/sending.ts';

const seen: ImportedFile[][] = [];

function Import({ isMultiple }: { readonly isMultiple: boolean }) {
  const [files, setFiles] = useState<readonly ImportedFile[]>([]);
  const change = (next: readonly ImportedFile[]): void => {
    seen.push([...next]);
    setFiles(next);
  };
  return <ImportDragger {...{ files, isMultiple }} title="导入" extensions={['xls', 'xlsx']} onChange={change} />;
}

async function show(isMultiple = true): Promise<Told> {
  seen.length = 0;
  const told: Told = [];
  await render(
    <PortsProvider value={testPorts({ told })}>
      <Import isMultiple={isMultiple} />
    </PortsProvider>,
  );
  return told;
}

const drop = (...files: File[]): void => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const area = screen.getByRole('button', { name: '点击选择文件，或将文件拖到此处 导入' }).element();
  area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};
const names = () => [...document.querySelectorAll('[data-file] bdi')].map((name) => name.textContent);

test('items of the dragger’s list have fileName, filePath and fileSize [W3.3-18]', async () => {
  await show();
  drop(fileOf('一月.xlsx', '', 2048), fileOf('二月.xls', '', 512));
  await expect.poll(names).toEqual(['一月.xlsx', '二月.xls']);
  expect(seen.at(-1)).toMatchObject([
    { fileName: '一月.xlsx', filePath: '一月.xlsx', fileSize: 2048 },
    { fileName: '二月.xls', filePath: '二月.xls', fileSize: 512 },
  ]);
  await expect.element(screen.getByText('2.0 KB')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '删除 一月.xlsx' }));
  await expect.poll(names).toEqual(['二月.xls']);
  expect(seen.at(-1)?.map(({ file }) => file.name)).toEqual(['二月.xls']);
});

test('files of other types are refused by name, and of one the last stays', async () => {
  const told = await show(false);
  drop(fileOf('一月.xlsx'), fileOf('说明.pdf'), fileOf('二月.xls'));
  await expect.poll(names).toEqual(['二月.xls']);
  expect(told).toEqual(['warning 上传失败，存在非法文件类型：pdf']);
});
