import { useCallback, useMemo, type Dispatch } from 'react';
import type { CompiledAction, CompiledPage, Values } from '../../../engine/index.ts';
import { useDialogs } from '../../form/dialogs/dialogs.ts';
import { usePrinting } from '../../form/dialogs/usePrinting.ts';
import { toText } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { OpenForm } from '../../data/records/formPaths.ts';
import type { ListEvent } from '../../list/state/listState.ts';
import { missingUrl } from '../../data/records/missingUrl.ts';
import type { ListDialog } from './ListDialogs.tsx';
import { nameInList } from './nameInList.ts';
import { useRemovals, type Removals } from './useRemovals.ts';
import { useTransition } from './useTransition.ts';

export interface RowCommandsOptions {
  readonly page: CompiledPage;
  readonly openForm: OpenForm;
  readonly dispatch: Dispatch<ListEvent>;
  readonly openDialog: (dialog: ListDialog) => void;
}

export interface RowCommands extends Removals {
  /** Opens a record by its link or a double click (`list.opens`). */
  readonly open: (record: Values) => void;
  readonly edit: (record: Values) => void;
  /** Shows a record read-only in a dialog. */
  readonly detail: (record: Values) => void;
  readonly create: () => void;
  /** Creates a record below this one in a tree. */
  readonly createBelow: (record: Values) => void;
  readonly copy: (record: Values) => void;
  readonly preview: (record: Values) => void;
  /** Prints all of them as one file. */
  readonly print: (records: ReadonlyMap<string, Values>) => void;
  readonly transition: (action: CompiledAction, record: Values) => Promise<void>;
  /** Opens a shell editor, after a confirmation if the page requires one. */
  readonly panel: (action: CompiledAction, records: readonly Values[]) => Promise<void>;
  /** Applies a transition to the selected records in one dialog. */
  readonly moveSelected: (action: CompiledAction, records: readonly Values[]) => void;
  readonly exportList: () => void;
  readonly importSheets: () => void;
}

const named = (page: CompiledPage, record: Values) => ({ id: toText(record['id']), name: nameInList(page, record) });

const usePanels = (page: CompiledPage, openDialog: RowCommandsOptions['openDialog']): RowCommands['panel'] => {
  const { t } = usePorts();
  const dialogs = useDialogs();
  return useCallback(
    async (action, records) => {
      const { confirm: text, title } = action;
      const names = records.map((record) => nameInList(page, record));
      const question = { title: t('common.counted', { title, count: names.length }), lines: names, ok: title };
      if (text !== undefined && !(await dialogs.confirm({ ...question, text }))) return;
      openDialog({ kind: 'panel', action, records });
    },
    [dialogs, openDialog, page, t],
  );
};

/** Commands of the list on its records. Every failure is reported; afterwards the list shows the stored state. */
export function useRowCommands({ page, openForm, dispatch, openDialog }: RowCommandsOptions): RowCommands {
  const ports = usePorts();
  const dialogs = useDialogs();
  const removals = useRemovals(page, dispatch);
  const transition = useTransition(page, dispatch, openForm);
  const printRecords = usePrinting(page);
  const panel = usePanels(page, openDialog);
  const { notify, t } = ports;

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
      ...removals,
      exportList: () => {
        const missing = missingUrl(page, 'exportXlsUrl', t);
        if (missing === undefined) openDialog({ kind: 'export' });
        else notify.error(missing);
      },
      importSheets: () => openDialog({ kind: 'import' }),
      moveSelected: (action, records) => openDialog({ kind: 'moves', action, records }),
      panel,
      transition,
    } satisfies RowCommands;
  }, [dialogs, notify, openDialog, openForm, page, panel, printRecords, removals, t, transition]);
}
