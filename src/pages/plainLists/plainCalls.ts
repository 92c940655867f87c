import { textOfCondition, type Values } from '../../../engine/index.ts';
import { PortError, type DataSource, type ListQuery } from '../../../renderers/index.ts';
import { toRowPage } from '../../../contract/pages.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { t } from '../../platform/locales/t.ts';
import { conditionParameters } from '../../adapters/calls/listParameters.ts';
import { ported } from '../../adapters/calls/portErrors.ts';

type Params = Readonly<Record<string, string | number>>;

export interface PlainCall {
  readonly url: string;
  /** Converts a row to a record of the list; the result contains `id`. */
  readonly toRecord: (row: unknown) => Values;
  /** Wire parameters of tab and conditions. Default: as in the list. */
  readonly params?: (query: ListQuery) => Params;
}

/** These calls search for the text as typed, without operators. */
const asTyped = (query: ListQuery): ListQuery => ({
  ...query,
  filters: Object.fromEntries(Object.entries(query.filters).map(([name, value]) => [name, textOfCondition(value)])),
});

const usualParams = ({ filters }: ListQuery): Params => conditionParameters({ filters });

/** Read calls of such a list; only the listed values of a record are known. */
export function plainCalls(http: HttpClient, { url, toRecord, params = usualParams }: PlainCall) {
  const listed = new Map<string, Values>();
  return {
    list: (_page, query, signal) =>
      ported(async () => {
        const { pageNo, pageSize, column, order } = query;
        const ordered = column === undefined ? {} : { column, order: order ?? 'asc' };
        const asked = { ...params(asTyped(query)), pageNo, pageSize, ...ordered };
        const { rows, total } = toRowPage(await http.call({ method: 'GET', url, params: asked, signal }), toRecord);
        listed.clear();
        for (const row of rows) listed.set(String(row['id']), row);
        return { records: rows, total, totalIsAtLeast: false };
      }),
    get: async (_page, id) => {
      const record = listed.get(id);
      if (record === undefined) throw new PortError({ kind: 'refused', message: t('http.missing') });
      return record;
    },
  } satisfies Partial<DataSource>;
}
