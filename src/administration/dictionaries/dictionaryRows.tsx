import { EmptyState } from '../../../renderers/index.ts';
import { Skeleton, Table, type TableProps } from 'antd';
import { useCallback } from 'react';
import { isRecord, recordsOf } from '../../../contract/reading.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import type { CallRequest, HttpClient } from '../../platform/http/httpClient.ts';
import { dictionariesEnUS } from '../../platform/locales/dictionaries.en-US.ts';
import { dictionariesZhCN } from '../../platform/locales/dictionaries.zh-CN.ts';
import { lazyText } from '../../platform/locales/lazyText.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';

/** Translates a text of the dictionary editors. */
export const dictionaryText = lazyText({ 'zh-CN': dictionariesZhCN, 'en-US': dictionariesEnUS });

export type Row = Readonly<Record<string, unknown>>;

/** Rows of a response that is an array, or of one of its properties. */
export const rowsIn = (answer: unknown, key?: string): readonly Row[] =>
  recordsOf(key === undefined ? answer : isRecord(answer) ? answer[key] : undefined);

/** Loads the data of a panel; `run` makes a call and reloads the panel and the list. */
export function useDictionaryRows<T>(
  { ports, reload }: PanelProps,
  read: (http: HttpClient, signal: AbortSignal) => Promise<T>,
) {
  const http = usePageHttp();
  const fetched = useFetched(useCallback((signal: AbortSignal) => read(http, signal), [http, read]));
  const run = async (call: CallRequest): Promise<void> => {
    try {
      await http.call(call);
      ports.notify.success(dictionaryText('dict.done'));
      fetched.again();
      reload();
    } catch (error) {
      ports.notify.error(error instanceof Error ? error.message : String(error));
    }
  };
  return { ...fetched, run };
}

interface RowTableProps {
  readonly rows: readonly Row[] | undefined;
  readonly failure: { readonly message: string } | undefined;
  readonly again: () => void;
  readonly rowKey: string;
  /** Shown when there are no rows. */
  readonly empty: string;
  readonly columns: NonNullable<TableProps<Row>['columns']>;
}

/** A short table in a panel, with loading, error and empty states. */
export function RowTable({ rows, failure, again, rowKey, empty, columns }: RowTableProps) {
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  if (rows === undefined) return <Skeleton active aria-busy />;
  return (
    <Table<Row>
      size="small"
      bordered
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={rows}
      locale={{ emptyText: <EmptyState text={empty} /> }}
      {...{ rowKey, columns }}
    />
  );
}
