import { useCallback, useEffect, useMemo, useState, type Dispatch } from 'react';
import { permissionOf, type CompiledPage } from '../../../engine/index.ts';
import { placeOfList } from '../../kit/ports/listViews.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { EmptyState } from '../../kit/blocks/EmptyState.tsx';
import { DraftList } from '../../form/drafts/DraftList.tsx';
import { missingUrl } from '../../data/records/missingUrl.ts';
import type { OpenForm } from '../../data/records/formPaths.ts';
import '../../kit/theme/list.css';
import { listNames } from '../../list/state/listNames.ts';
import { useListState } from '../../list/state/useListState.ts';
import { ListTools } from '../../list/columns/ListTools.tsx';
import { useListSettings } from '../../list/columns/useListSettings.ts';
import { listedColumns } from './recordColumns.tsx';
import type { ListEvent, ListState } from '../../list/state/listState.ts';
import { FilterChips } from '../../list/query/FilterChips.tsx';
import { useListViews } from '../../list/views/useListViews.ts';
import { useViewCommands } from '../../list/views/useViewCommands.ts';
import { viewContentOf } from '../../list/views/viewContent.ts';
import { ViewMenu } from '../../list/views/ViewMenu.tsx';
import { AdvancedQueryButton } from '../../list/query/AdvancedQueryButton.tsx';
import { keepingAdvanced } from '../../list/query/advancedFilters.ts';
import { QueryForm } from '../../list/query/QueryForm.tsx';
import { ListDialogs, type ListDialog } from './ListDialogs.tsx';
import { ListTabs } from '../../list/paging/ListTabs.tsx';
import { useListPaper } from './useListPaper.ts';
import { ListTotals } from '../../list/paging/ListTotals.tsx';
import { RecordTable } from './RecordTable.tsx';
import { UsualRow } from '../../list/paging/UsualRow.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useFittedPages } from '../../list/paging/useFittedPages.ts';
import { useFullPage } from '../../list/paging/useFullPage.ts';
import { useListData } from '../../list/paging/useListData.ts';
import { useListKeys } from './useListKeys.ts';
import { useRowCommands } from './useRowCommands.ts';

/** How long the first records may take before an empty table is rendered. Milliseconds. */
const PATIENCE = 150;

/**
 * Returns true while the first records are loading and have not exceeded `PATIENCE`: rendering an empty table with a
 * loading mask and then rendering it again costs half of opening a list.
 */
function useHeldBack(isWaiting: boolean): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOut(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting && !isOut;
}

/** State of the dialog above the list; records that were moved in it are deselected, and the list is reloaded. */
function useListDialog(page: CompiledPage, dispatch: Dispatch<ListEvent>) {
  const { host } = usePorts();
  const [dialog, openDialog] = useState<ListDialog>();
  const close = useCallback(() => openDialog(undefined), []);
  const onMoved = useCallback(
    (ids: readonly string[]) => {
      dispatch({ kind: 'removed', ids });
      host.recordsChanged(page.id);
    },
    [dispatch, host, page.id],
  );
  return { dialog, openDialog, close, onMoved };
}

export interface ListPageProps {
  readonly page: CompiledPage;
  readonly openForm: OpenForm;
}

/** The list of a page: conditions, records, and actions. */
export function ListPage({ page, openForm }: ListPageProps) {
  const { can, host, t } = usePorts();
  const [state, dispatch] = useListState(useMemo(() => listNames(page), [page]));
  const missing = missingUrl(page, 'list', t);
  const columns = useMemo(() => listedColumns({ page, can }), [can, page]);
  const look = useListSettings(page.id, columns);
  const { viewed } = look;
  const isAllowed = can(permissionOf(page, 'list')) && missing === undefined;
  const viewPlace = useMemo(() => placeOfList(page), [page]);
  const viewing = useListViews({ place: viewPlace, state, columns: viewed, dispatch }, isAllowed);
  const { place, isOn: fits, isAwaited } = useFittedPages({ page, state, look, dispatch });
  const data = useListData(page, state, { isAllowed, isHeldBack: viewing.isAwaited || isAwaited });
  const { shareColumns } = useViewCommands({ place: viewPlace, viewing, content: viewContentOf(state, viewed.shown) });
  const { current, all } = viewing;
  const { take } = look.team;
  useEffect(() => {
    if (all !== undefined) take(all.team ?? null);
  }, [all, take]);
  const { show } = viewed;
  // A link, a reload and back navigation also apply the columns of a view.
  useEffect(() => show(current?.content.columns ?? null), [current, show]);
  const { dialog, openDialog, close, onMoved } = useListDialog(page, dispatch);
  const commands = useRowCommands({ page, openForm, dispatch, openDialog });

  useEffect(() => host.onRecordsChanged(page.id, () => dispatch({ kind: 'reload' })), [dispatch, host, page.id]);
  useEffect(() => host.setTab({ title: page.title, dirty: false }), [host, page.title]);

  const { result, loading } = data;
  const heldBack = useHeldBack(loading && result === null);
  const paper = useListPaper(page, result, openDialog);
  const root = useListKeys(page, { ...commands, print: paper.begin }, result?.records);
  useFullPage(state, data, dispatch);

  const search = (filters: ListState['filters']): void => dispatch({ kind: 'search', filters });
  const ask = (filters: ListState['filters']): void => search(keepingAdvanced(state.filters, filters));
  if (!can(permissionOf(page, 'list')))
    return <EmptyState picture="locked" text={t('list.forbidden')} hint={t('empty.noRight')} />;
  return (
    <div ref={root} className="wb-list">
      <DraftList page={page} openForm={openForm} />
      {page.list.query.length > 0 ? <QueryForm page={page} filters={state.filters} onSearch={ask} /> : null}
      <FilterChips page={page} filters={state.filters} onSearch={search} />
      {page.list.tabs.length > 0 ? (
        <ListTabs page={page} state={state} isReady={result !== null} dispatch={dispatch} />
      ) : null}
      <Toolbar
        page={page}
        selected={state.selected}
        commands={commands}
        onClear={() => dispatch({ kind: 'select', selected: new Map() })}
      >
        <AdvancedQueryButton page={page} filters={state.filters} onSearch={search} />
        <ViewMenu place={viewPlace} viewing={viewing} content={viewContentOf(state, viewed.shown)} />
        <ListTools
          {...{ page, columns, look }}
          onPrint={paper.begin}
          onReload={() => dispatch({ kind: 'reload' })}
          onShare={viewing.all?.mayShare === true ? shareColumns : undefined}
        />
      </Toolbar>
      {missing !== undefined ? (
        <EmptyState picture="notFound" text={missing} />
      ) : heldBack ? (
        <div ref={place} className="wb-records wb-records-awaited" aria-busy data-density={look.settings.density}>
          {fits ? <UsualRow /> : null}
        </div>
      ) : (
        <RecordTable {...{ page, state, data, commands, dispatch, look }} paper={paper.rows} place={place} />
      )}
      {page.list.totals.length > 0 ? <ListTotals page={page} state={state} result={result} /> : null}
      <ListDialogs
        {...{ page, state, result, openForm, openDialog, onMoved }}
        onPaper={paper.onRead}
        shown={viewed.shown}
        open={dialog}
        onClose={close}
      />
    </div>
  );
}
