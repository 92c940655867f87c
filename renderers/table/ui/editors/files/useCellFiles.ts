import { useCallback, useSyncExternalStore } from 'react';
import type { CompiledUpload } from '../../../../../engine/index.ts';
import { pathsOfValue, valueOfPaths } from '../../../../widgets/files/fieldFile.ts';
import { useColumnUploads } from '../../../../widgets/files/useColumnUploads.ts';
import type { FileUploads } from '../../../../data/uploads/fileUploads.ts';
import type { CellEditorProps } from '../../../grid/cells/cellEditors.ts';
import { PendingTexts } from '../../../grid/cells/pendingTexts.ts';
import { setFields } from '../../../grid/cells/setFields.ts';

export interface CellFiles {
  readonly upload: CompiledUpload;
  readonly paths: readonly string[];
  readonly set: (paths: readonly string[]) => void;
  readonly uploads: FileUploads;
}

/** Shows the upload progress in the cell after its editor is closed. */
function showInCell(uploads: FileUploads, { place: { model, rowId }, column: { key } }: CellEditorProps): void {
  const pending = PendingTexts.of(model);
  uploads.subscribe(() => {
    const { failure } = uploads;
    if (uploads.isRunning) pending.set([{ rowId, key, text: `${uploads.percent}%` }]);
    else if (failure !== undefined) pending.set([{ rowId, key, text: failure.message, isFailed: true }]);
    else pending.set([{ rowId, key, text: null }]);
  });
}

/** The files of the cell: the row's stored files and pending uploads. */
export function useCellFiles(props: CellEditorProps): CellFiles {
  const { column, place, ports } = props;
  const { model, rowId } = place;
  const { upload } = column;
  if (upload === undefined)
    throw new Error(`The column "${column.key}" of type ${column.type} was compiled without upload`);
  const read = useCallback(() => model.rowById(rowId)?.values[column.key] ?? null, [column, model, rowId]);
  const paths = pathsOfValue(useSyncExternalStore((listener) => model.subscribe(listener), read));
  const set = (next: readonly string[]): void => {
    const row = model.rowById(rowId);
    // A row removed in the meantime needs no files.
    if (row !== undefined) setFields(model, { row, values: { [column.key]: valueOfPaths(next) }, t: ports.t });
  };
  const uploads = useColumnUploads({
    key: column.key,
    upload,
    paths: () => pathsOfValue(read()),
    set,
    place: { owner: model, name: `${rowId}\n${column.key}`, rowId },
    onBegin: (begun) => showInCell(begun, props),
  });
  return { upload, paths, set, uploads };
}
