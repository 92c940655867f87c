import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { CompiledUpload } from '../../../engine/index.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { UploadOrigin } from '../../kit/ports/uploads.ts';
import { usePopupOrigin, type RecordOrigin } from '../pickers/recordOrigin.ts';
import { useDrafts } from '../../kit/keyboard/drafts.ts';
import type { FileUploads, UploadTarget } from '../../data/uploads/fileUploads.ts';
import { refusalMessage } from '../../data/uploads/refusalText.ts';
import { uploadsAt, uploadsOfForm } from '../../data/uploads/uploadsAt.ts';

/** Returns the column of an upload for the server; undefined when it belongs to no record. */
function uploadOrigin(key: string, origin: RecordOrigin | null): UploadOrigin | undefined {
  if (origin === null) return undefined;
  return { pageId: origin.pageId, column: origin.detail === undefined ? key : `${origin.detail}.${key}` };
}

export interface ColumnUploadsOptions {
  readonly key: string;
  readonly upload: CompiledUpload;
  readonly paths: UploadTarget['paths'];
  readonly set: UploadTarget['set'];
  /** Owner of the uploads beyond the life of the control: a place of a form, or a cell of a table. Absent: none. */
  readonly place?: { readonly owner: object; readonly name: string; readonly rowId?: string } | undefined;
  /** Called once when the uploads of its place are created. */
  readonly onBegin?: ((uploads: FileUploads) => void) | undefined;
}

/** Returns the uploads of a column; renders again as they progress. */
export function useColumnUploads({ key, upload, place, onBegin, ...column }: ColumnUploadsOptions): FileUploads {
  const { uploads: port, notify, t } = usePorts();
  const drafts = useDrafts();
  const origin = usePopupOrigin();
  const from = uploadOrigin(key, origin);
  const latest = useLatest(column);
  const target: UploadTarget = {
    upload,
    paths: () => latest.current.paths(),
    set: (paths) => latest.current.set(paths),
    begin: (file, watch) => {
      if (port === undefined) throw new Error('A file was chosen where nothing takes files: Ports.uploads is missing');
      return port.begin({ file, from, upload }, watch);
    },
    refuse: (refusal) => refusalMessage(refusal, { notify, t }),
    texts: { failed: t('upload.failed'), unknown: t('upload.unknown') },
  };
  const [uploads] = useState(() => {
    const begin = (): FileUploads => {
      const { detail } = origin ?? {};
      const { rowId } = place ?? {};
      const typedPlace = detail === undefined || rowId === undefined ? undefined : { detail, rowId, key };
      const begun = uploadsOfForm(target, { drafts, notify, t, typedPlace });
      onBegin?.(begun);
      return begun;
    };
    return place === undefined ? begin() : uploadsAt(place.owner, place.name, begin);
  });
  useLayoutEffect(() => uploads.follow(target));
  useSyncExternalStore(uploads.subscribe, uploads.items);
  return uploads;
}
