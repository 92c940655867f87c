import { addDecimals, compareDecimals, isDecimalText, type Values } from '../../../../engine/index.ts';
import type {
  ListResult,
  ReportColumn,
  ReportInfo,
  ReportParameter,
  ReportQueryItem,
  ReportRequest,
  Reports,
} from '../../../../renderers/index.ts';

/** An in-memory report. */
export interface MemoryReport {
  readonly info: ReportInfo;
  readonly items: readonly ReportQueryItem[];
  /** Default: none. */
  readonly parameters?: readonly ReportParameter[];
  readonly rows: readonly Values[];
}

/** Requests of a picker, in order. */
export interface Asked {
  readonly requests: ReportRequest[];
  /** Filters of the requested totals. */
  readonly totals: ReportRequest['filters'][];
  /** Number of requests for columns and conditions. */
  infos: number;
}

const matches = (row: Values, key: string, filter: string): boolean => {
  const value = String(row[key] ?? '');
  if (filter.startsWith('*') && filter.endsWith('*')) return value.includes(filter.slice(1, -1));
  return value === filter;
};

const holds = (row: Values, filters: Readonly<Record<string, string>>): boolean =>
  Object.entries(filters).every(([name, filter]) => {
    const [, key = '', end] = /^(.*?)_(begin|end)$/.exec(name) ?? [];
    if (end === undefined) return matches(row, name, filter);
    const value = String(row[key] ?? '');
    const order = isDecimalText(value) ? compareDecimals(value, filter) : value < filter ? -1 : Number(value > filter);
    return end === 'begin' ? order >= 0 : order <= 0;
  });

function page(rows: readonly Values[], request: ReportRequest): ListResult {
  const { pageNo, pageSize, filters, params = {}, column, order, first } = request;
  const kept = rows.filter((row) => holds(row, filters) && holds(row, params));
  const by = (row: Values): string => String(row[column ?? ''] ?? '');
  const inOrder = column === undefined ? [...kept] : [...kept].sort((one, other) => by(one).localeCompare(by(other)));
  if (order === 'desc') inOrder.reverse();
  const isFirst = (row: Values): number => Number(first?.values.includes(String(row[first.column])) === true);
  inOrder.sort((one, other) => isFirst(other) - isFirst(one));
  const from = (pageNo - 1) * pageSize;
  return { records: inOrder.slice(from, from + pageSize), total: kept.length, totalIsAtLeast: false };
}

/** In-memory reports: text is searched, rows are sorted and paged, as on the server. */
export function memoryReports(content: Readonly<Record<string, MemoryReport>>): { reports: Reports; asked: Asked } {
  const asked: Asked = { requests: [], totals: [], infos: 0 };
  const reportOf = (code: string): MemoryReport => {
    const report = content[code];
    if (report === undefined) throw new Error(`The test has no report "${code}"`);
    return report;
  };
  const reports: Reports = {
    reader: 'test',
    async info(code) {
      asked.infos += 1;
      return reportOf(code).info;
    },
    parameters: async (id) => reportOf(id).parameters ?? [],
    queryItems: async (id) => reportOf(id).items,
    async rows(id, request) {
      asked.requests.push(request);
      return page(reportOf(id).rows, request);
    },
    async totals(id, { filters, params = {} }) {
      asked.totals.push(filters);
      const { rows, info } = reportOf(id);
      const kept = rows.filter((row) => holds(row, filters) && holds(row, params));
      const summed = info.columns.filter(({ isTotal }) => isTotal);
      const sumOf = (key: string) => kept.reduce((sum, row) => addDecimals(sum, String(row[key] ?? '0')), '0');
      return Object.fromEntries(summed.map(({ key }) => [key, sumOf(key)]));
    },
    chart: async () => [],
    exportRows: async () => undefined,
    sheets: async () => ({ pages: [], total: 0 }),
    printRows: async () => undefined,
  };
  return { reports, asked };
}

const column = (key: string, title: string, more: Partial<ReportColumn> = {}): ReportColumn => ({
  key,
  title,
  sortable: false,
  isTotal: false,
  valueType: 'text',
  ...more,
});

const kinds = [
  { value: 'customer', text: '客户' },
  { value: 'supplier', text: '供应商' },
];

const party = (code: string, name: string, more: Values = {}): Values => ({
  code,
  name,
  scc: `9144030000${code}`,
  kind: code.startsWith('K') ? 'customer' : 'supplier',
  credit: '1000.50',
  since: '2020-01-01',
  ...more,
});

/** Four companies that tests search for, followed by 24 with numbered names. */
export const parties: readonly Values[] = [
  party('K001', '启明贸易有限公司', { credit: '1234567.50', since: '2019-05-01' }),
  party('K002', '远帆进出口有限公司', { credit: '20.25' }),
  party('G001', '恒达机械厂'),
  party('G002', '恒信电子有限公司', { scc: null }),
  ...Array.from({ length: 24 }, (_, index) => party(`N${String(index + 1).padStart(3, '0')}`, `样例公司${index + 1}`)),
];

const text = (key: string, title: string, expanded = false): ReportQueryItem => ({
  key,
  title,
  kind: 'text',
  mode: 'single',
  expanded,
});

export const partyReport: MemoryReport = {
  info: {
    id: 'party',
    charts: [],
    mayLeave: true,
    title: '往来单位',
    columns: [
      column('code', '编码', { sortable: true, width: 140 }),
      column('name', '名称', { width: 260 }),
      column('kind', '类别', { options: kinds }),
      column('credit', '信用额度', { valueType: 'decimal', isTotal: true, groupTitle: '往来' }),
      column('since', '往来日期', { valueType: 'date', groupTitle: '往来' }),
    ],
  },
  items: [
    text('code', '编码'),
    text('name', '名称'),
    { key: 'kind', title: '类别', kind: 'options', mode: 'single', expanded: true, options: kinds },
    { key: 'credit', title: '信用额度', kind: 'number', mode: 'range', expanded: true },
  ],
  rows: parties,
};
