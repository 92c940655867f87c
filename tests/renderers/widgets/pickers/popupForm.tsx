import { page as screen, userEvent } from 'vitest/browser';
import type { CompiledColumn, WireRecord } from '../../../../engine/index.ts';
import type { Ports } from '../../../../renderers/index.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts, type TestPortsOptions, type Told } from '../../testPorts.ts';
import { memoryReports, partyReport, type Asked, type MemoryReport } from './memoryReports.ts';

const popup = (key: string, title: string, more: object = {}) => ({
  type: 'popup',
  key,
  title,
  popupCode: 'party',
  orgFields: ['name'],
  destFields: [key],
  ...more,
});
const text = (key: string, title: string, more: object = {}) => ({ type: 'input', key, title, ...more });

/** Popups of every kind, in the head and in details. */
const schema = {
  schemaVersion: 1,
  kind: 'list',
  title: '委托单',
  resource: { url: '/mandates', table: 'mandate', permission: 'trade:mandate', dataScope: 'all' },
  columns: [
    popup('owner', '货主', { orgFields: ['name', 'scc', 'code'], destFields: 'owner,ownerScc,ownerCode' }),
    text('ownerScc', '信用代码'),
    text('ownerCode', '货主编码', { disabled: true }),
    text('kindWanted', '类别'),
    popup('carrier', '承运人', {
      orgFields: ['name', 'credit'],
      destFields: ['carrier', 'carrierCredit'],
      allowInput: false,
      param: { kind: '$values.kindWanted' },
      sorter: 'code=desc',
    }),
    { ...text('carrierCredit', '承运人额度'), editPermission: 'trade:mandate:credit' },
    popup('parties', '相关方', { orgFields: ['name', 'scc'], destFields: ['parties', 'partySccs'], multi: true }),
    text('partySccs', '相关方代码'),
    text('remark', '备注'),
  ],
  details: [
    {
      key: 'lines',
      title: '明细',
      table: 'mandate_line',
      wireName: 'lineList',
      columns: [
        popup('maker', '制造商', { orgFields: ['name', 'code'], destFields: ['maker', 'makerCode'], width: 200 }),
        text('makerCode', '制造商编码'),
        text('note', '说明'),
      ],
    },
    {
      key: 'shares',
      title: '分摊',
      table: 'mandate_share',
      wireName: 'shareList',
      maxRows: 8,
      pick: {
        popupCode: 'party',
        orgFields: ['code', 'name', 'credit'],
        destFields: ['partyCode', 'partyName', 'amount'],
        param: { kind: '$values.kindWanted' },
        unique: ['partyCode'],
      },
      columns: [
        text('partyCode', '编码'),
        text('partyName', '名称'),
        {
          type: 'inputNumber',
          key: 'amount',
          title: '额度',
          precision: 12,
          scale: 2,
          editPermission: 'trade:mandate:amount',
        },
      ],
    },
  ],
  list: { columns: ['owner'], query: [{ column: 'owner' }], actions: [{ action: 'add' }, { action: 'edit' }] },
  form: {
    groups: [
      {
        key: 'base',
        title: '基本信息',
        columns: 3,
        fields: [
          'owner',
          'ownerScc',
          'ownerCode',
          'kindWanted',
          'carrier',
          'carrierCredit',
          'parties',
          'partySccs',
          'remark',
        ],
      },
    ],
    tabs: [{ detail: 'lines' }, { detail: 'shares' }],
  },
};

export const stored: WireRecord = {
  id: '1',
  version: 1,
  owner: null,
  remark: '旧',
  lineList: [
    { id: 'l1', maker: null, note: '甲' },
    { id: 'l2', maker: null, note: '乙' },
  ],
};

export interface PopupForm {
  readonly told: Told;
  readonly asked: Asked;
  readonly source: ReturnType<typeof memoryDataSource>;
}

export interface PopupFormOptions extends Omit<TestPortsOptions, 'reports'> {
  readonly record?: WireRecord;
  readonly report?: Partial<MemoryReport>;
  readonly reports?: Partial<NonNullable<Ports['reports']>> | null;
  /** Changes the head columns after they were compiled, into something that the doctor would reject. */
  readonly spoil?: (column: CompiledColumn) => CompiledColumn;
}

/** Renders a form with popups over in-memory reports. */
export async function showPopups(options: PopupFormOptions = {}): Promise<PopupForm> {
  const { record = stored, report, reports: own, spoil = (column) => column, ...others } = options;
  const told: Told = [];
  const source = memoryDataSource([record]);
  const { reports, asked } = memoryReports({ party: { ...partyReport, ...report } });
  const ports = testPorts({
    dataSource: source,
    dictionaries: memoryDictionaries(orderDictionaries),
    told,
    ...(own === null ? {} : { reports: { ...reports, ...own } }),
    ...others,
  });
  const page = compileTestPage(schema);
  await showPage({
    page: { ...page, columnByKey: new Map([...page.columnByKey].map(([key, column]) => [key, spoil(column)])) },
    ports,
    view: { kind: 'form', id: '1' },
  });
  return { told, asked, source };
}

export const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
export const dialog = () => screen.getByRole('dialog');
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const rowOf = (name: string | RegExp) => dialog().getByRole('row', { name });
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
export const ok = () => dialog().getByRole('button', { name: /^确 ?定$/ });
