import { useCallback, useMemo, type Dispatch } from 'react';
import type { CompiledAction, CompiledPage, Values } from '../../engine/index.ts';
import { useDialogs } from '../dialogs/dialogs.ts';
import { usePrinting } from '../dialogs/usePrinting.ts';
import { toText } from '../formats/formats.ts';
import { PortError, type SeenRecord } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { OpenForm } from '../records/formPaths.ts';
import type { ListEvent } from '../listState/listState.ts';
import { missingUrl } from '../records/missingUrl.ts';
import { tellFailure } from '../records/tellFailure.ts';
import { appliesTo, permittedAction } from '../records/recordActions.ts';
import type { ListDialog } from './ListDialogs.tsx';
import { useTransition } from './useTransition.ts';

export interface RowCommandsOptions {
  readonly page: CompiledPage;
  readonly openForm: OpenForm;
  readonly dispatch: Dispatch<ListEvent>;
  readonly openDialog: (dialog: ListDialog) => void;
}

export interface RowCommands {
  /** What the link of a record and a double click open (`list.opens`). */
  readonly open: (record: Values) => void;
  readonly edit: (record: Values) => void;
  /** To be read in a dialog. */
  readonly detail: (record: Values) => void;
  readonly create: () => void;
  /** A new record below this one of a tree. */
  readonly createBelow: (record: Values) => void;
  readonly copy: (record: Values) => void;
  readonly preview: (record: Values) => void;
  /** All of them as one file. */
  readonly print: (records: ReadonlyMap<string, Values>) => void;
  readonly remove: (action: CompiledAction, record: Values) => Promise<void>;
  readonly transition: (action: CompiledAction, record: Values) => Promise<void>;
  /** Opens an editor of the shell, once staff have said yes where the page asks. */
  readonly panel: (action: CompiledAction, records: readonly Values[]) => Promise<void>;
  readonly removeSelected: (selected: ReadonlyMap<string, Values>) => Promise<void>;
  readonly exportList: () => void;
  readonly importSheets: () => void;
}

const named = ({ list }: CompiledPage, record: Values) => {
  const [first] = list.columns;
  return { id: toText(record['id']), name: first === undefined ? '' : toText(record[first.key]) };
};

const seen = (record: Values): SeenRecord => ({ id: toText(record['id']), version: Number(record['version']) });

/** The records that somebody changed before they were removed. */
const changedIn = (error: unknown, ids: readonly string[]): readonly string[] =>
  error instanceof PortError && error.failure.kind === 'conflict' ? (error.failure.ids ?? ids) : [];

const usePanels = (openDialog: RowCommandsOptions['openDialog']): RowCommands['panel'] => {
  const dialogs = useDialogs();
  return useCallback(
    async (action, records) => {
      const { confirm: text, title } = action;
      if (text !== undefined && !(await dialogs.confirm({ title, text }))) return;
      openDialog({ kind: 'panel', action, records });
    },
    [dialogs, openDialog],
  );
};

/** What the list does with its records. Every failure is told; the list shows the stored state afterwards. */
export function useRowCommands({ page, openForm, dispatch, openDialog }: RowCommandsOptions): RowCommands {
  const ports = usePorts();
  const dialogs = useDialogs();
  const transition = useTransition(page, dispatch, openForm);
  const printRecords = usePrinting(page);
  const panel = usePanels(openDialog);
  const { dataSource, host, notify, t } = ports;

  const remove = useCallback(
    async (records: readonly SeenRecord[], done: string) => {
      const ids = records.map(({ id }) => id);
      try {
        await dataSource.remove(page, records);
        notify.success(done);
        dispatch({ kind: 'removed', ids });
        host.recordsChanged(page.id);
      } catch (error) {
        tellFailure(ports, error);
        // Who chose a record that was changed since chooses it anew, once it was seen as it is.
        dispatch({ kind: 'removed', ids: changedIn(error, ids) });
      }
    },
    [dataSource, dispatch, host, notify, page, ports],
  );

  const removeOne = useCallback(
    async (action: CompiledAction, record: Values) => {
      const missing = missingUrl(page, 'delete', t);
      if (missing !== undefined) return notify.error(missing);
      const text = action.confirm ?? t('list.deleteOneText');
      if (await dialogs.confirm({ title: t('list.confirmDelete'), text, danger: true })) {
        await remove([seen(record)], t('list.deleted'));
      }
    },
    [dialogs, notify, page, remove, t],
  );

  const removeSelected = useCallback(
    async (selected: ReadonlyMap<string, Values>) => {
      const missing = missingUrl(page, 'deleteBatch', t);
      if (missing !== undefined) return notify.error(missing);
      const action = permittedAction('delete', { page, can: ports.can });
      if (selected.size === 0 || action === undefined) return notify.warning(t('list.selectOne'));
      const kept = [...selected.values()].filter((record) => !appliesTo(action, record, { page, user: ports.user }));
      if (kept.length > 0) {
        return notify.warning(t('list.notDeletable', { count: kept.length }));
      }
      const text = t(page.tree?.onDelete === 'cascade' ? 'list.confirmDeleteBelow' : 'list.confirmDeleteText');
      const question = { title: t('list.confirmDelete'), text, danger: true };
      if (await dialogs.confirm(question)) await remove([...selected.values()].map(seen), t('list.batchDeleted'));
    },
    [dialogs, notify, page, ports, remove, t],
  );

  return useMemo(() => {
    const edit = (record: Values): void => openForm(named(page, record));
    const detail = (record: Values): void => openDialog({ kind: 'detail', id: toText(record['id']) });
    return {
      open: page.list.opens === 'detail' ? detail : edit,
      edit,
      detail,
      create: () => openForm({ id: null }),
      createBelow: (record) => openForm({ id: null, below: toText(record['id']) }),
      copy: (record) => openForm({ id: null, copyOf: toText(record['id']) }),
      preview: (record) => void dialogs.showFile({ page, ...named(page, record) }),
      print: (records) => printRecords([...records.values()].map(({ id }) => toText(id))),
      remove: removeOne,
      removeSelected,
      exportList: () => {
        const missing = missingUrl(page, 'exportXlsUrl', t);
        if (missing === undefined) openDialog({ kind: 'export' });
        else notify.error(missing);
      },
      importSheets: () => openDialog({ kind: 'import' }),
      panel,
      transition,
    } satisfies RowCommands;
  }, [dialogs, notify, openDialog, openForm, page, panel, printRecords, removeOne, removeSelected, t, transition]);
}
