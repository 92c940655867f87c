import { Result } from 'antd';
import { useEffect, useReducer, useState } from 'react';
import { permissionOf, type CompiledPage } from '../../engine/index.ts';
import { usePorts } from '../ports/portsContext.ts';
import { DraftList } from '../drafts/DraftList.tsx';
import type { OpenForm } from '../records/formPaths.ts';
import '../theme/list.css';
import { initialListState, listReducer } from './listState.ts';
import { QueryForm } from '../listQuery/QueryForm.tsx';
import { RecordTable } from './RecordTable.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useListData } from './useListData.ts';
import { useRowCommands } from './useRowCommands.ts';

/** How long the first records may take before the empty table is drawn for them. Milliseconds. */
const PATIENCE = 150;

/**
 * True while the first records are waited for and have not taken long: a table that is drawn empty, covered as loading,
 * and at once drawn again costs half of what opening a list does.
 */
function useHeldBack(isWaiting: boolean): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOut(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting && !isOut;
}

export interface ListPageProps {
  readonly page: CompiledPage;
  readonly openForm: OpenForm;
}

/** The list of a page: conditions, records, what can be done with them. */
export function ListPage({ page, openForm }: ListPageProps) {
  const { can, host, t } = usePorts();
  const [state, dispatch] = useReducer(listReducer, initialListState);
  const allowed = can(permissionOf(page, 'list')) && page.resource.url !== '';
  const data = useListData(page, state, allowed);
  const commands = useRowCommands({ page, openForm, dispatch });

  useEffect(() => host.onRecordsChanged(page.id, () => dispatch({ kind: 'reload' })), [host, page.id]);
  useEffect(() => host.setTab({ title: page.title, dirty: false }), [host, page.title]);

  const { result, loading } = data;
  const heldBack = useHeldBack(loading && result === null);
  const emptyPage = !loading && result !== null && result.records.length === 0 && state.pageNo > 1;
  const lastPage = Math.max(1, Math.ceil((result?.total ?? 0) / state.pageSize));
  useEffect(() => {
    if (!emptyPage) return;
    dispatch({ kind: 'turn', pageNo: Math.min(lastPage, state.pageNo - 1), pageSize: state.pageSize });
  }, [emptyPage, lastPage, state.pageNo, state.pageSize]);

  if (page.resource.url === '') return <Result status="warning" title={t('list.noListUrl')} />;
  if (!allowed) return <Result status="403" title={t('list.forbidden')} />;
  return (
    <div className="wb-list">
      <DraftList page={page} openForm={openForm} />
      {page.list.query.length > 0 ? (
        <QueryForm page={page} onSearch={(filters) => dispatch({ kind: 'search', filters })} />
      ) : null}
      <Toolbar
        page={page}
        selected={state.selected}
        commands={commands}
        onClear={() => dispatch({ kind: 'select', selected: new Map() })}
      />
      {heldBack ? (
        <div className="wb-records wb-records-awaited" aria-busy />
      ) : (
        <RecordTable page={page} state={state} data={data} commands={commands} dispatch={dispatch} />
      )}
    </div>
  );
}
