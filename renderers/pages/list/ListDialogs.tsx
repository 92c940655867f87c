import type { CompiledAction, CompiledPage, Values } from '../../../engine/index.ts';
import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import { listOrderOf } from '../../list/state/listOrder.ts';
import type { ListState } from '../../list/state/listState.ts';
import { LazyPanel } from '../panels/LazyPanel.tsx';
import { nameInList } from './nameInList.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { ListResult } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { RecordDetailDialogProps } from '../recordDetail/RecordDetailDialog.tsx';
import { queryOf } from '../../list/paging/useListData.ts';
import type { PaperDialogProps } from '../../list/export/PaperDialog.tsx';
import { permittedAction } from '../../data/records/recordActions.ts';
import type { OpenForm } from '../../data/records/formPaths.ts';

const LateExport = lazyDialog(() => import('../../list/export/ExportDialog.tsx').then((module) => module.ExportDialog));
const LateMoves = lazyDialog(() =>
  import('../../list/batch/BatchMoveDialog.tsx').then((module) => module.BatchMoveDialog),
);
const LateImport = lazyDialog(() => import('../../list/import/ImportDialog.tsx').then((module) => module.ImportDialog));
const LatePaper = lazyDialog<PaperDialogProps>(() =>
  import('../../list/export/PaperDialog.tsx').then((module) => module.PaperDialog),
);
const NOTHING: PaperDialogProps['result'] = { total: 0, totalIsAtLeast: false };
const RecordDetail = lazyDialog<RecordDetailDialogProps>(() =>
  import('../recordDetail/RecordDetailDialog.tsx').then((module) => module.RecordDetailDialog),
);

/** Dialog above a list: export or import, record details, a shell editor. */
export type ListDialog =
  | { readonly kind: 'export' | 'import' | 'paper' }
  | { readonly kind: 'moves'; readonly action: CompiledAction; readonly records: readonly Values[] }
  | { readonly kind: 'detail'; readonly id: string }
  | { readonly kind: 'panel'; readonly action: CompiledAction; readonly records: readonly Values[] };

export interface ListDialogsProps {
  readonly page: CompiledPage;
  readonly state: ListState;
  readonly result: ListResult | null;
  /** Keys of the displayed columns; null: those of the page. */
  readonly shown: readonly string[] | null;
  readonly open: ListDialog | undefined;
  readonly openForm: OpenForm;
  readonly openDialog: (dialog: ListDialog) => void;
  /** Prints records. */
  readonly onPaper: (records: readonly Values[]) => void;
  /** Called with the records whose status was changed. */
  readonly onMoved: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The dialog that is open above a list, if any. */
export function ListDialogs({ openDialog, onPaper, ...props }: ListDialogsProps) {
  const { page, state, result, shown, open, openForm, onMoved, onClose } = props;
  const { t, ...ports } = usePorts();
  const { filters, tab, sort, selected } = state;
  if (open === undefined) return null;
  if (open.kind === 'import') return <LateImport {...{ t, page, onClose }} />;
  if (open.kind === 'moves') {
    const nameOf = (record: Values): string => nameInList(page, record);
    return <LateMoves {...{ t, page, nameOf, onMoved, onClose }} action={open.action} records={open.records} />;
  }
  if (open.kind === 'panel') return <LazyPanel {...{ t, page, onClose }} action={open.action} records={open.records} />;
  if (open.kind === 'paper') {
    const readPages: PaperDialogProps['read'] = (pageNo, pageSize, signal) =>
      ports.dataSource.list(page, queryOf(page, { ...state, pageNo, pageSize }), signal);
    const mayExport = ports.exports !== undefined && permittedAction('export', { page, can: ports.can }) !== undefined;
    return (
      <LatePaper
        {...{ t, onClose }}
        title={page.title}
        read={readPages}
        result={result ?? NOTHING}
        onReady={onPaper}
        onExport={mayExport ? () => openDialog({ kind: 'export' }) : undefined}
      />
    );
  }
  if (open.kind === 'detail') {
    const ids = (result?.records ?? []).map(({ id }) => toText(id));
    return <RecordDetail {...{ t, page, ids, openForm, onClose }} first={open.id} />;
  }
  const list = {
    filters,
    tab,
    order: listOrderOf(page, sort),
    selected: [...selected.keys()],
    total: result?.total ?? 0,
    totalIsAtLeast: result?.totalIsAtLeast ?? false,
  };
  return <LateExport {...{ t, page, list, shown, onClose }} />;
}
