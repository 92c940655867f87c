import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Files } from '../../../renderers/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type TestPortsOptions, type Told } from '../testPorts.ts';

const filesPage = () =>
  compileTestPage({
    schemaVersion: 1,
    kind: 'list',
    title: '文件管理',
    resource: { url: '/files', table: 'a_file', permission: 'a:file', dataScope: 'all' },
    columns: [
      { type: 'input', key: 'fileName', title: '文件名', maxLength: 200 },
      { type: 'inputNumber', key: 'fileSize', title: '大小', precision: 15, scale: 0, props: { show: 'fileSize' } },
      { type: 'normal', key: 'createBy', title: '上传人' },
    ],
    list: {
      columns: ['fileName', 'fileSize', 'createBy'],
      actions: [
        { action: 'preview', visible: "!startsWith($record.fileName, 'z')" },
        { action: 'download' },
        { action: 'delete' },
      ],
    },
    form: { open: 'tab', readOnly: true, groups: [{ key: 'a', title: '文件', columns: 1, fields: ['fileName'] }] },
  });

const show = async (files: Partial<Files> | undefined, options: TestPortsOptions = {}): Promise<Told> => {
  const told: Told = [];
  const dataSource = memoryDataSource([
    { id: '1', fileName: '报文.xml', fileSize: '1536', createBy: 'clerk' },
    { id: '2', fileName: 'z.zip', fileSize: '10485760', createBy: 'clerk' },
  ]);
  const ports = testPorts({
    dataSource,
    dictionaries: memoryDictionaries({}),
    told,
    ...(files ? { files } : {}),
    ...options,
  });
  await showPage({ page: filesPage(), ports, view: { kind: 'list' } });
  await expect.element(screen.getByText('1-2 共 2 条')).toBeVisible();
  return told;
};

const inRow = (name: string, label: string) =>
  screen.getByRole('row').filter({ hasText: name }).getByRole('button', { name: label, exact: true });
const dialog = () => screen.getByRole('dialog');
const of =
  (type: string, ...parts: BlobPart[]) =>
  async () =>
    new Blob(parts, { type });

const preview = async (): Promise<void> => {
  await userEvent.click(inRow('报文.xml', '预览'));
  await expect.element(dialog()).toBeVisible();
};

test('shows sizes as people read them, and the system’s columns under the page’s titles [S2.1-16]', async () => {
  await show({});
  await expect.element(screen.getByText('1.5 KB')).toBeVisible();
  await expect.element(screen.getByText('10.0 MB')).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: '上传人' })).toBeVisible();
});

test('shows the text of a file as text, whatever markup stands in it [S2.1-16]', async () => {
  const markup = '<script>globalThis.ran = true</script><b>粗</b>';
  await show({ content: of('application/xml', markup) });
  await preview();
  await expect.element(dialog().getByRole('region', { name: '报文.xml' })).toHaveTextContent(markup);
  expect(dialog().element().querySelector('script, b, iframe')).toBeNull();
  expect('ran' in globalThis).toBe(false);
  await userEvent.click(dialog().getByRole('button', { name: /^关\s*闭$/ }));
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('reads text that is not UTF-8 as Chinese systems write it', async () => {
  await show({ content: of('text/plain', new Uint8Array([0xb1, 0xa8, 0xb9, 0xd8])) });
  await preview();
  await expect.element(dialog().getByText('报关', { exact: true })).toBeVisible();
});

test('shows the beginning of a long text and says so', async () => {
  await show({ content: of('text/plain', 'x'.repeat(200_001)) });
  await preview();
  await expect.element(dialog().getByText(/只显示开头部分/)).toBeVisible();
  expect(dialog().element().querySelector('pre')?.textContent?.length).toBe(200_000);
});

test('shows a picture as a picture that runs nothing [S2.1-16]', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>parent.ran = true</script><rect width="30" height="20"/></svg>`;
  await show({ content: of('image/svg+xml', svg) });
  await preview();
  const picture = dialog().getByRole('img', { name: '报文.xml', exact: true });
  await expect.element(picture).toBeVisible();
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(30);
  expect('ran' in globalThis).toBe(false);
});

test('says of a picture that cannot be drawn what to do', async () => {
  await show({ content: of('image/png', 'no picture') });
  await preview();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('图片不能显示，请下载后查看');
});

test('offers no preview where the record has none, but the record itself', async () => {
  await show({});
  await expect.element(inRow('z.zip', '查看')).toBeVisible();
  expect(inRow('z.zip', '预览').query()).toBeNull();
});

test('tells why a file does not come, and asks again on demand', async () => {
  let asked = 0;
  await show({
    content: async () => {
      asked += 1;
      if (asked === 1) throw new PortError({ kind: 'network', message: '网络已断开' });
      return new Blob(['好了'], { type: 'text/plain' });
    },
  });
  await preview();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('网络已断开');
  await userEvent.click(dialog().getByRole('button', { name: /^重\s*试$/ }));
  await expect.element(dialog().getByText('好了')).toBeVisible();
});

test('gives up a file that is closed before it came', async () => {
  const signals: AbortSignal[] = [];
  await show({
    content: (_page, _id, signal) => {
      if (signal) signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  await preview();
  await expect.poll(() => signals.length).toBe(1);
  await userEvent.click(dialog().getByRole('button', { name: /^关\s*闭$/ }));
  await expect.poll(() => signals[0]?.aborted).toBe(true);
});

test('saves a file with progress, once at a time, and reports a failure [S2.1-16]', async () => {
  const asked: string[] = [];
  let progress: (share: number) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const told = await show({
    download: (_page, id, onProgress = () => undefined) => {
      asked.push(id);
      progress = onProgress;
      return new Promise((_, reject) => {
        fail = reject;
      });
    },
  });
  await userEvent.click(inRow('z.zip', '下载'));
  await expect.poll(() => asked).toEqual(['2']);
  progress(0.42);
  const running = inRow('z.zip', '下载 42%');
  await expect.element(running).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(running);
  fail(new PortError({ kind: 'refused', message: '文件内容不存在' }));
  await expect.poll(() => told).toEqual(['warning 文件内容不存在']);
  await expect.element(inRow('z.zip', '下载')).toBeVisible();
  expect(asked).toEqual(['2']);
});

test('offers neither preview nor download to who may not', async () => {
  await show({}, { denied: ['a:file:download'] });
  await expect.element(inRow('报文.xml', '查看')).toBeVisible();
  expect(inRow('报文.xml', '预览').query()).toBeNull();
  expect(inRow('报文.xml', '下载').query()).toBeNull();
});

test('shows files as plain records where nothing fetches them', async () => {
  await show(undefined);
  await expect.element(inRow('报文.xml', '查看')).toBeVisible();
  expect(inRow('报文.xml', '下载').query()).toBeNull();
});
