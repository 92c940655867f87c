import { useCallback } from 'react';
import type { PanelProps } from '../../../renderers/index.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { dictionaryText as text, rowsIn, RowTable, useDictionaryRows } from './dictionaryRows.tsx';

/** Lists the pages and reports that use a dictionary, and the columns. */
export function DictionaryUses(props: PanelProps) {
  const id = String(props.records[0]?.['id'] ?? '');
  const read = useCallback(
    async (http: HttpClient, signal: AbortSignal) =>
      rowsIn(await http.call({ method: 'GET', url: '/sys/dict/uses', params: { id }, signal })),
    [id],
  );
  const { value: rows, failure, again } = useDictionaryRows(props, read);
  return (
    <RowTable
      rowKey="id"
      empty={text('dict.unused')}
      columns={[
        {
          title: text('dict.kind'),
          dataIndex: 'kind',
          width: 80,
          render: (kind: unknown) => text(kind === 'report' ? 'dict.kind.report' : 'dict.kind.page'),
        },
        { title: text('dict.place'), dataIndex: 'title', width: 160 },
        {
          title: text('dict.columns'),
          dataIndex: 'columns',
          render: (columns: unknown) => (Array.isArray(columns) ? columns.join('、') : ''),
        },
      ]}
      {...{ rows, failure, again }}
    />
  );
}
