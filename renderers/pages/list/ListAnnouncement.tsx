import { Button, Spin } from 'antd';
import type { Dispatch } from 'react';
import { isPlacedAt, type CompiledPage } from '../../../engine/index.ts';
import { EmptyState } from '../../kit/blocks/EmptyState.tsx';
import type { ListData } from '../../list/paging/useListData.ts';
import type { ListEvent, ListState } from '../../list/state/listState.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { offered } from '../../data/records/recordActions.ts';
import { recordWord } from '../../data/records/recordWord.ts';
import type { RowCommands } from './useRowCommands.ts';

export interface ListAnnouncementProps {
  readonly page: CompiledPage;
  readonly state: ListState;
  readonly data: ListData;
  readonly commands: RowCommands;
  readonly dispatch: Dispatch<ListEvent>;
}

/**
 * Explains why there are no records and offers what to do: clear the conditions, show all records, or create the first
 * one.
 */
function NoRecords({ page, state, commands, dispatch }: Omit<ListAnnouncementProps, 'data'>) {
  const { t, ...ports } = usePorts();
  const title = recordWord(page.title);
  if (Object.keys(state.filters).length > 0)
    return (
      <EmptyState picture="notFound" text={t('empty.found', { title })}>
        <Button onClick={() => dispatch({ kind: 'search', filters: {} })}>{t('empty.clear')}</Button>
      </EmptyState>
    );
  const tab = page.list.tabs.find(({ key }) => key === state.tab);
  if (tab !== undefined)
    return (
      <EmptyState text={t('empty.tab', { tab: tab.title, title })}>
        <Button onClick={() => dispatch({ kind: 'tab', tab: '' })}>{t('empty.all')}</Button>
      </EmptyState>
    );
  const adds = page.list.actions.filter((action) => action.action === 'add' && isPlacedAt(action, 'toolbar'));
  const mayAdd = offered(adds, ports).some(({ disabled }) => !disabled);
  return (
    <EmptyState text={t('empty.records', { title })}>
      {mayAdd ? (
        <Button type="primary" aria-keyshortcuts="Alt+N" onClick={() => commands.create()}>
          {t('empty.begin')}
          <kbd aria-hidden>Alt+N</kbd>
        </Button>
      ) : undefined}
    </EmptyState>
  );
}

/** Shows that records are loading, failed or do not exist; the last is also announced to screen readers. */
export function ListAnnouncement({ data, ...list }: ListAnnouncementProps) {
  const { t } = usePorts();
  const { result, failure, loading } = data;
  const isEmpty = (result?.records ?? []).length === 0;
  return (
    <>
      {loading ? (
        <div className="wb-records-wait">
          <Spin />
        </div>
      ) : null}
      {!loading && failure !== null && isEmpty ? (
        <div className="wb-failure" role="alert">
          <p>{failure}</p>
          <Button onClick={() => list.dispatch({ kind: 'reload' })}>{t('common.retry')}</Button>
        </div>
      ) : null}
      <div role="status">{!loading && failure === null && isEmpty ? <NoRecords {...list} /> : null}</div>
    </>
  );
}
