import type {
  DictItem,
  ReportColumn,
  ReportOrigin,
  ReportQueryItem,
  ReportRequest,
  Reports,
} from '../../renderers/index.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { ported } from './portErrors.ts';
import { toListResult } from './wireValues.ts';
import { isRecord, textOf } from '../../contract/reading.ts';

type Source = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly Source[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const toItems = (value: unknown): readonly DictItem[] =>
  listOf(value).map((item) => ({
    value: textOf(item, 'value'),
    text: textOf(item, 'text') || textOf(item, 'title') || textOf(item, 'label'),
  }));

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'long', 'decimal']);
const DATES: ReadonlySet<string> = new Set(['date', 'datetime']);

function valueTypeOf(fieldType: string): ReportColumn['valueType'] {
  if (NUMBERS.has(fieldType)) return 'decimal';
  return DATES.has(fieldType) ? 'date' : 'text';
}

/** `scopedSlots` names a slot, `fieldHrefSlots` says where it leads. */
function hrefOf(column: Source, slots: readonly Source[]): string {
  const slot = textOf(column['scopedSlots'], 'customRender');
  return textOf(
    slots.find((one) => textOf(one, 'slotName') === slot),
    'href',
  );
}

function toColumn(source: Source, dictOptions: unknown, slots: readonly Source[]): ReportColumn {
  const width = Number(source['fieldWidth']);
  const choices = textOf(source, 'customRender');
  const groupTitle = textOf(source, 'groupTitle');
  const href = hrefOf(source, slots);
  return {
    key: textOf(source, 'dataIndex'),
    title: textOf(source, 'title'),
    sortable: source['sorter'] === 'true' || source['sorter'] === true,
    isTotal: textOf(source, 'isTotal') === '1',
    valueType: valueTypeOf(textOf(source, 'fieldType').toLowerCase()),
    ...(width > 0 ? { width } : {}),
    ...(choices === '' ? {} : { options: toItems(isRecord(dictOptions) ? dictOptions[choices] : undefined) }),
    ...(groupTitle === '' ? {} : { groupTitle }),
    ...(href === '' ? {} : { href }),
  };
}

/** The server's `view` of a query item; what it does not name is typed as text. */
function kindOf(view: string): ReportQueryItem['kind'] {
  if (view === 'list') return 'options';
  if (view === 'search') return 'dictionary';
  if (view === 'date' || view === 'datetime') return view;
  return NUMBERS.has(view) ? 'number' : 'text';
}

function toQueryItem(source: Source): ReportQueryItem {
  const dictCode = textOf(source, 'dictCode');
  const options = toItems(source['options']);
  return {
    key: textOf(source, 'field'),
    title: textOf(source, 'label'),
    kind: kindOf(textOf(source, 'view')),
    mode: textOf(source, 'mode') === 'group' ? 'range' : 'single',
    expanded: textOf(source, 'hidden') === '1',
    ...(dictCode === '' ? {} : { dictCode }),
    ...(options.length === 0 ? {} : { options }),
  };
}

const originParameters = (from: ReportOrigin | undefined): Readonly<Record<string, string>> =>
  from === undefined ? {} : { _page: from.pageId, _column: from.column };

const given = (values: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(values).filter(([, text]) => text !== '');

function dataParameters(request: ReportRequest, from: ReportOrigin | undefined): Record<string, string | number> {
  const { pageNo, pageSize, filters, params = {}, column, order } = request;
  return {
    ...Object.fromEntries(given(filters)),
    ...Object.fromEntries(given(params).map(([name, text]) => [`self_${name}`, text])),
    ...originParameters(from),
    pageNo,
    pageSize,
    ...(column === undefined ? {} : { column }),
    ...(order === undefined ? {} : { order }),
  };
}

const address = (call: string, id: string): string => `/online/cgreport/api/${call}/${encodeURIComponent(id)}`;

/** Popup reports over HTTP (W7-23 to W7-25). */
export function createReports(http: HttpClient): Reports {
  return {
    info: (code, from, signal) =>
      ported(async () => {
        const params = originParameters(from);
        const result = await http.call({ method: 'GET', url: address('getRpColumns', code), params, signal });
        const { columns, dictOptions, fieldHrefSlots } = isRecord(result) ? result : {};
        const slots = listOf(fieldHrefSlots);
        return {
          id: textOf(result, 'cgRpConfigId'),
          title: textOf(result, 'cgRpConfigName'),
          columns: listOf(columns).map((column) => toColumn(column, dictOptions, slots)),
        };
      }),
    queryItems: (id, from, signal) =>
      ported(async () => {
        const params = originParameters(from);
        return listOf(await http.call({ method: 'GET', url: address('getQueryInfo', id), params, signal })).map(
          toQueryItem,
        );
      }),
    rows: (id, request, { from, signal } = {}) =>
      ported(async () => {
        const params = dataParameters(request, from);
        return toListResult(await http.call({ method: 'GET', url: address('getData', id), params, signal }));
      }),
  };
}
