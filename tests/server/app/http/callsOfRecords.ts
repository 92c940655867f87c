/** Ids that the calls are tried with. */
export interface TriedAt {
  readonly customer: string;
  /** A deleted customer. */
  readonly gone: string;
  readonly declaration: string;
  readonly comment: string;
  readonly exported: string;
  /** Entries in the customer's log. */
  readonly entries: readonly string[];
}

export const CUSTOMER = '/kehu/customer';
export const EXPORT = '/bgd/export';

export interface Tried {
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** By address below /api; a family is tried with customers and declarations. Empty: a comment gives the reason. */
export const callsOfRecords = (ids: TriedAt): Readonly<Record<string, readonly Tried[]>> => {
  const { customer, gone, declaration, comment } = ids;
  const family = (operation: string, query = '', body?: unknown): readonly Tried[] =>
    [
      [CUSTOMER, customer],
      [EXPORT, declaration],
    ].map(([url = '', id = '']) => ({ url: `${url}/${operation}${query.replace('{id}', id)}`, body }));
  const edit = { id: customer, version: 1, name: '改名七七' };
  const repeated = { url: `${CUSTOMER}/edit`, body: edit, headers: { 'x-idempotency-key': 'hidden-0001' } };
  const search = (text: string): Tried => ({ url: `/sys/home/search?text=${text}` });
  const log = (call: string) => [
    { url: `/sys/dataLog/${call}?page=crm/customer&id=${customer}&from=1&to=2` },
    { url: `/sys/dataLog/${call}?page=customs/export-declaration&id=${declaration}&from=1&to=1` },
    { url: `/sys/dataLog/${call}?table=crm_customer&id=${customer}&from=1&to=2` },
    { url: `/sys/dataLog/${call}?table=crm_customer&id=${gone}&from=1&to=1` },
    { url: `/sys/dataLog/${call}?table=sys_field_comment&id=${comment}&from=1&to=1` },
  ];
  const said = `?page=crm/customer`;
  const report = (call: string, query = ''): readonly Tried[] =>
    ['party', 'export_goods'].map((code) => ({ url: `/online/cgreport/api/${call}/${code}${query}` }));
  const dictionary = (call: string, rest = ''): readonly Tried[] => [
    { url: `/sys/dict/${call}/${encodeURIComponent('crm_customer,name,code')}${rest}` },
  ];
  const nothing: readonly Tried[] = [];
  return {
    '/:part1/:part2/list': [...family('list', '?pageSize=50'), { url: `${CUSTOMER}/list?name=隐名七七` }],
    '/:part1/:part2/queryById': family('queryById', '?id={id}'),
    '/:part1/:part2/totals': family('totals'),
    '/:part1/:part2/tabCounts': family('tabCounts'),
    '/:part1/:part2/exportXls': family('exportXls', '?exportFormat=xlsx'),
    '/:part1/:part2/exportJob': family('exportJob', '', {
      parameters: { exportFields: 'name,ownerName' },
      fileName: 'x',
    }),
    '/:part1/:part2/edit': [repeated, { url: `${CUSTOMER}/edit`, body: { ...edit, name: undefined } }],
    '/:part1/:part2/add': [{ url: `${CUSTOMER}/add`, body: { code: 'H-1' } }],
    '/:part1/:part2/delete': family('delete', '?id={id}&version=77'),
    '/:part1/:part2/deleteBatch': family('deleteBatch', '?ids={id}&versions=77'),
    '/:part1/:part2/transition': family('transition', '', { id: declaration, version: 77, transition: 'submit' }),
    '/:part1/:part2/transitionBatch': [
      {
        url: `${EXPORT}/transitionBatch`,
        body: { records: [{ id: declaration, version: 1 }], transition: 'submit', trial: true },
      },
    ],
    '/:part1/:part2/print': family('print', '?id={id}', { id: declaration }),
    '/:part1/:part2/printChoices': family('printChoices'),
    '/:part1/:part2/printPages': [{ url: `${EXPORT}/printPages`, body: { ids: declaration, id: declaration } }],
    '/:part1/:part2/printPaper': [{ url: `${EXPORT}/printPaper`, body: { ids: declaration, id: declaration } }],
    '/:part1/:part2/message': family('message', '?id={id}'),
    '/:part1/:part2/childList': family('childList', '?parentId=0'),
    '/:part1/:part2/getChildListBatch': family('getChildListBatch', '?parentIds=0'),
    '/:part1/:part2/views': family('views'),
    '/:part1/:part2/saveView': [{ url: `${CUSTOMER}/saveView`, body: {} }],
    '/:part1/:part2/deleteView': family('deleteView', '?id=none'),
    '/:part1/:part2/defaultView': [{ url: `${CUSTOMER}/defaultView`, body: { id: null } }],
    '/:part1/:part2/teamColumns': [{ url: `${CUSTOMER}/teamColumns`, body: { columns: null } }],
    '/:part1/:part2/importTemplate': family('importTemplate'),
    '/:part1/:part2/importHistory': family('importHistory'),
    '/:part1/:part2/importState': family('importState', '?token=none'),
    '/:part1/:part2/importMap': family('importMap', '', { token: 'none', choices: [] }),
    '/:part1/:part2/importCheck': family('importCheck', '', { token: 'none' }),
    '/:part1/:part2/importCommit': family('importCommit', '', { token: 'none' }),
    '/:part1/:part2/importCancel': family('importCancel', '', { token: 'none' }),
    '/:part1/:part2/importUndo': family('importUndo', '', { token: 'none' }),
    // They return what the sheet contains, limited to columns that its sender may change.
    '/:part1/:part2/importExcel': nothing,
    '/:part1/:part2/importPreview': nothing,
    '/sys/dataLog/list': [{ url: '/sys/dataLog/list?pageSize=100' }],
    '/sys/dataLog/queryDataVerList': [
      { url: `/sys/dataLog/queryDataVerList?dataTable=crm_customer&dataId=${customer}` },
    ],
    '/sys/dataLog/queryCompareList': [
      { url: `/sys/dataLog/queryCompareList?dataId1=${ids.entries[0]}&dataId2=${ids.entries[1]}` },
    ],
    '/sys/dataLog/history': log('history'),
    '/sys/dataLog/compare': log('compare'),
    '/sys/dataLog/lastChanges': log('lastChanges').slice(0, 2),
    '/sys/fieldComment/list': [{ url: `/sys/fieldComment/list${said}&id=${customer}` }],
    '/sys/fieldComment/add': [
      { url: `/sys/fieldComment/add${said}`, body: { id: customer, field: null, text: '一般' } },
    ],
    '/sys/fieldComment/answer': [
      { url: `/sys/fieldComment/answer${said}`, body: { id: customer, comment, text: '再答' } },
    ],
    '/sys/fieldComment/resolve': [
      { url: `/sys/fieldComment/resolve${said}`, body: { id: customer, comment, resolved: true } },
    ],
    '/sys/home/search': [search('七七'), search('H-1')],
    '/sys/home/records': [
      {
        url: '/sys/home/records',
        body: {
          records: [
            { page: 'crm/customer', id: customer },
            { page: 'customs/export-declaration', id: declaration },
          ],
        },
      },
    ],
    '/sys/home/todos': [{ url: '/sys/home/todos' }],
    '/sys/home/actions': [{ url: '/sys/home/actions' }],
    '/sys/dashboard/declarations': [{ url: '/sys/dashboard/declarations?period=days' }],
    '/sys/duplicate/check': [
      { url: '/sys/duplicate/check?tableName=crm_customer&fieldName=name&fieldVal=x' },
      { url: '/sys/duplicate/check?tableName=crm_customer&fieldName=code&fieldVal=H-1' },
    ],
    '/sys/exports': [{ url: '/sys/exports' }],
    '/sys/exports/check': [{ url: `/sys/exports/check?id=${ids.exported}` }],
    '/sys/exports/cancel': [{ url: '/sys/exports/cancel', body: { id: 'none' } }],
    '/sys/exports/download/:id': [{ url: `/sys/exports/download/${ids.exported}` }],
    '/sys/oss/file/download': [{ url: '/sys/oss/file/download?id=none' }],
    '/kehu/ywinfoKehu/check': [{ url: '/kehu/ywinfoKehu/check', body: { code: 'H-1' } }],
    '/ywd/ywYwd/check': [{ url: '/ywd/ywYwd/check', body: { code: 'H-1' } }],
    '/sys/dict/loadTreeData': [
      { url: '/sys/dict/loadTreeData?tableName=crm_customer&text=name&code=code&pidField=id' },
    ],
    '/sys/dict/loadDict/:code': dictionary('loadDict', '?pageSize=100'),
    '/sys/dict/loadDict2/:code': dictionary('loadDict2', '?pageSize=100'),
    '/sys/dict/loadDictOrderByValue/:code': dictionary('loadDictOrderByValue', '?pageSize=100'),
    '/sys/dict/loadDictItem/:code': dictionary('loadDictItem', '?key=H-1'),
    '/sys/dict/lookup/:code': dictionary('lookup', '?keys=H-1'),
    '/sys/dict/getDictItems/:code': dictionary('getDictItems'),
    '/sys/dict/getDictText/:code/:key': dictionary('getDictText', '/H-1'),
    '/sys/dict/treeList': [{ url: '/sys/dict/treeList' }],
    '/online/cgreport/api/getData/:code': report('getData', '?pageSize=50'),
    '/online/cgreport/api/getColumnsAndData/:code': report('getColumnsAndData'),
    '/online/cgreport/api/getDataOrderByValue/:code': report(
      'getDataOrderByValue',
      '?order_field=code&order_value=H-1',
    ),
    '/online/cgreport/api/getTotals/:code': report('getTotals'),
    '/online/cgreport/api/getChart/:code': report('getChart', '?_chart=0'),
    '/online/cgreport/api/getRpColumns/:code': report('getRpColumns'),
    '/online/cgreport/api/getColumns/:code': report('getColumns'),
    '/online/cgreport/api/getQueryInfo/:code': report('getQueryInfo'),
    '/online/cgreport/api/getParamsInfo/:code': report('getParamsInfo'),
    '/online/cgreport/api/exportXls/:code': report('exportXls', '?exportFormat=xlsx'),
    '/online/cgreport/api/print/:code': report('print').slice(0, 1),
    '/online/cgreport/api/printPages/:code': report('printPages'),
    '/online/cgreport/api/views/:code': report('views'),
    '/online/cgreport/api/saveView/:code': [{ url: '/online/cgreport/api/saveView/party', body: {} }],
    '/online/cgreport/api/deleteView/:code': report('deleteView', '?id=none'),
    '/online/cgreport/api/defaultView/:code': [{ url: '/online/cgreport/api/defaultView/party', body: { id: null } }],
    // Asks whether a data source of the administrator is reachable.
    '/online/cgreport/api/testConnection': nothing,
  };
};
