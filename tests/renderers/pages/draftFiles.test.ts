import { expect, test } from 'vitest';
import { createDraftFiles } from '../../../renderers/form/drafts/draftFiles.ts';
import { compileTestPage, orderPage } from '../orderPage.ts';

const page = compileTestPage({
  schemaVersion: 1,
  kind: 'list',
  title: '单证',
  components: ['test/order'],
  resource: { url: '/test/paper', table: 'test_paper', permission: 'test:paper', dataScope: 'all' },
  columns: [
    { type: 'input', key: 'name', title: '名称' },
    { type: 'file', key: 'papers', title: '单证' },
  ],
  details: [
    {
      key: 'lines',
      title: '明细',
      table: 'test_paper_line',
      columns: [{ type: 'image', key: 'photo', title: '照片' }],
    },
  ],
  list: { columns: ['name'], actions: [{ action: 'add' }] },
  form: {
    open: 'modal',
    groups: [{ key: 'base', title: '基本信息', columns: 2, fields: ['name', 'papers'] }],
    tabs: [{ detail: 'lines' }],
  },
});

test('a draft announces its files on change and after half a day, if any', () => {
  const kept: (readonly string[])[] = [];
  const uploads = { keep: async (paths: readonly string[]) => void kept.push(paths) };
  let now = 0;
  const keepFiles = createDraftFiles(() => now);
  const draft = (wire: object, of = page) => keepFiles({ page: of, toWire: () => ({ ...wire }) }, uploads);
  draft({ name: 'temp/no_file.pdf' });
  draft({ papers: 'a/1.pdf,a/2.pdf', linesList: [{ photo: 'a/3.png' }, { photo: null }, { photo: 'a/1.pdf' }] });
  draft({ papers: 'a/1.pdf,a/2.pdf', linesList: [{ photo: 'a/3.png' }] });
  draft({ papers: 'a/2.pdf' });
  now += 13 * 60 * 60 * 1000;
  draft({ papers: 'a/2.pdf' });
  draft({ papers: 'a/9.pdf' }, orderPage());
  expect(kept).toEqual([['a/1.pdf', 'a/2.pdf', 'a/3.png'], ['a/2.pdf'], ['a/2.pdf']]);
  expect(() => keepFiles({ page, toWire: () => ({ papers: 'x' }) }, undefined)).not.toThrow();
});
