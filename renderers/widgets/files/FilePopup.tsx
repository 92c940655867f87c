import { useRef, useState } from 'react';
import type { CompiledUpload } from '../../../engine/index.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { FileChooser } from './FileChooser.tsx';
import { FilesField } from './FilesField.tsx';
import { useColumnUploads } from './useColumnUploads.ts';

export interface FilePopupProps {
  /** Key and title of the column. */
  readonly column: { readonly key: string; readonly title: string };
  readonly upload: CompiledUpload;
  /** Current files of the column. */
  readonly paths: readonly string[];
  /** Receives all files of the column, when OK is pressed and every upload is done. */
  readonly onOk: (paths: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Dialog for the files of a column (W2-11): the column changes only on OK, which requires a file (W5.1-28). */
export function FilePopup({ column, upload, paths, onOk, onClose }: FilePopupProps) {
  const { notify, t } = usePorts();
  const [staged, setStaged] = useState(paths);
  // OK reads it before the next render.
  const held = useRef(paths);
  const set = (next: readonly string[]): void => {
    held.current = next;
    setStaged(next);
  };
  const uploads = useColumnUploads({ key: column.key, upload, paths: () => held.current, set });
  const add = (files: readonly File[]): void => uploads.add(files);
  const confirm = async (): Promise<boolean> => {
    const isDone = await uploads.settled();
    if (!isDone) notify.error(t('upload.failedOf', { file: uploads.failure?.name ?? '' }));
    else if (held.current.length === 0) notify.warning(t('upload.none'));
    else onOk(held.current);
    return isDone && held.current.length > 0;
  };
  return (
    <PageModal
      t={t}
      title={t(upload.isImage ? 'upload.imageTitle' : 'upload.fileTitle')}
      onOk={confirm}
      onCancel={() => uploads.giveUp()}
      onClose={onClose}
    >
      <div className="wb-file-popup">
        <FilesField
          upload={upload}
          title={column.title}
          paths={staged}
          uploads={uploads}
          isClosed={false}
          set={set}
          chooser={<FileChooser isLarge={!upload.isImage} upload={upload} title={column.title} onFiles={add} />}
        />
      </div>
    </PageModal>
  );
}
