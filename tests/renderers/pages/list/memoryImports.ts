import type {
  Imported,
  Imports,
  PastSheets,
  SheetPart,
  SheetPreview,
} from '../../../../renderers/kit/ports/imports.ts';

/** Orders of a sheet with the columns `code` and `gross`. The third row has no number, the second no valid weight. */
export const sheetPart = (change: Partial<SheetPart> = {}): SheetPart => ({
  detail: '',
  sheet: '订单',
  file: 'a.xlsx',
  heads: [
    { index: 0, text: '订单号', key: 'code', suggested: '' },
    { index: 1, text: '毛重', key: 'gross', suggested: '' },
  ],
  headRow: 1,
  headRows: [
    { row: 1, text: '订单号 | 毛重' },
    { row: 2, text: 'A1 | 5' },
  ],
  columns: [
    { key: 'code', title: '订单号' },
    { key: 'gross', title: '毛重' },
    { key: 'remark', title: '备注' },
  ],
  rows: [
    { id: '0.2', row: 2, values: { code: 'A1', gross: '5' }, texts: {}, left: '', beginning: '' },
    { id: '0.3', row: 3, values: { code: 'A2', gross: null }, texts: { gross: '五' }, left: '', beginning: '' },
    { id: '0.4', row: 4, values: { code: null, gross: '7' }, texts: {}, left: '', beginning: '' },
  ],
  ...change,
});

export const BAD: SheetPreview = {
  token: 't1',
  leftSheets: [],
  notices: [],
  words: [],
  remarks: [],
  tables: [sheetPart()],
  problems: [
    { row: '0.3', key: 'gross', message: '不是数字', rule: '' },
    { row: '0.4', key: 'code', message: '请输入订单号', rule: '' },
  ],
};

export const CLEAN: SheetPreview = {
  ...BAD,
  tables: [sheetPart({ rows: sheetPart().rows.slice(0, 1) })],
  problems: [],
};

/** Requests in order: name of the call and its arguments, mostly as JSON: `preview [["a.xlsx"],…]`, `cancel t1`. */
export type Asked = string[];

export interface MemoryImports {
  readonly preview?: () => Promise<SheetPreview>;
  /** A check is in progress until it resolves. */
  readonly checked?: () => Promise<void>;
  readonly mapped?: SheetPreview;
  readonly written?: () => Promise<Imported>;
  readonly past?: readonly PastSheets[];
}

/** Rows included again and reasons, if there are any. */
const besides = (added: readonly string[], reasons: Readonly<Record<string, string>>): string =>
  added.length + Object.keys(reasons).length === 0 ? '' : ` ${JSON.stringify([added, reasons])}`;

/** In-memory imports that record their requests. */
export function memoryImports(asked: Asked, given: MemoryImports = {}): Imports {
  const { preview = async () => CLEAN, mapped = CLEAN, past = [] } = given;
  const { written = async () => ({ kind: 'written', message: '文件导入成功！数据行数：1', notes: [] }) } = given;
  const undone = new Set<string>();
  return {
    limits: { files: 2, megabytes: 1, rows: 9, extensions: ['xls', 'xlsx'] },
    preview: async (_page, files, { heads, isSubmitted, isSingle }) => {
      asked.push(`preview ${JSON.stringify([files.map(({ name }) => name), heads, isSubmitted, isSingle])}`);
      return preview();
    },
    choose: async (_page, token, choices) => {
      asked.push(`choose ${JSON.stringify([token, choices])}`);
      return mapped;
    },
    placeHeads: async (_page, token, place) => {
      asked.push(`placeHeads ${JSON.stringify([token, place])}`);
      return mapped;
    },
    forgetWord: async (_page, token, { detail, key, word }) => {
      asked.push(`forgetWord ${JSON.stringify([token, detail, key, word])}`);
      return mapped;
    },
    check: async (_page, { cells, removed, added, reasons }) => {
      asked.push(`check ${JSON.stringify([cells, removed])}${besides(added, reasons)}`);
      await given.checked?.();
      return [];
    },
    write: async (_page, { token, cells, removed, added, reasons, onlyRight }) => {
      asked.push(`write ${JSON.stringify([token, cells, removed, onlyRight])}${besides(added, reasons)}`);
      return written();
    },
    progress: async () => 0.5,
    cancel: async (_page, token) => void asked.push(`cancel ${token}`),
    past: async () => past.map((one) => ({ ...one, isUndone: one.isUndone || undone.has(one.token) })),
    undo: async (_page, token) => {
      asked.push(`undo ${token}`);
      undone.add(token);
      return '已撤销导入，删除2条记录';
    },
    template: async () => void asked.push('template'),
    download: async ({ fileUrl }) => void asked.push(`download ${fileUrl}`),
  };
}
