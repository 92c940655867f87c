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

/** A text of the editors of dictionaries. */
export const dictionaryText = lazyText({ 'zh-CN': dictionariesZhCN, 'en-US': dictionariesEnUS });

export type Row = Readonly<Record<string, unknown>>;

/** Rows of an answer: of a list, or of a property of it. */
export const rowsIn = (answer: unknown, key?: string): readonly Row[] =>
  recordsOf(key === undefined ? answer : isRecord(answer) ? answer[key] : undefined);

/** Reads what a panel shows; `run` does something and reads anew, here and in the list below. */
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
  /** Said where there are none. */
  readonly empty: string;
  readonly columns: NonNullable<TableProps<Row>['columns']>;
}

/** A short table in a panel, with its waiting, its failure and its emptiness. */
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
