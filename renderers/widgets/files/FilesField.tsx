import { Button } from 'antd';
import { useMemo, useRef, type ReactNode } from 'react';
import type { CompiledUpload } from '../../../engine/index.ts';
import { LazyFailure } from '../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { FileUploads } from '../../data/uploads/fileUploads.ts';
import { DropArea } from './DropArea.tsx';
import { ErrorDialog } from './ErrorDialog.tsx';
import './fileFields.css';
import { FileRows } from './FileRows.tsx';
import type { PicturePreviewProps } from './PicturePreview.tsx';
import { PictureWall } from './PictureWall.tsx';
import { filesOnTheirWay } from './fieldFile.ts';
import { useFileCommands } from './useFileCommands.ts';
import { useStoredFiles } from './useStoredFiles.ts';

const PicturePreview = lazyComponent<PicturePreviewProps & Pick<Ports, 't'>>(
  () => import('./PicturePreview.tsx').then((module) => module.PicturePreview),
  { failed: ({ t, onClose }, retry) => <LazyFailure over takesFocus t={t} onRetry={retry} onClose={onClose} /> },
);

export interface FilesFieldProps {
  readonly upload: CompiledUpload;
  /** The column's title. */
  readonly title: string;
  readonly paths: readonly string[];
  readonly uploads: FileUploads;
  /** Changes are not allowed. */
  readonly isClosed: boolean;
  readonly set: (paths: readonly string[]) => void;
  /** Control for choosing files. */
  readonly chooser: ReactNode;
}

/** The files of a column, uploading and stored, as a list or a picture wall. */
export function FilesField({ upload, title, paths, uploads, isClosed, set, chooser }: FilesFieldProps) {
  const { t } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const stored = useStoredFiles(paths);
  const items = uploads.items();
  const files = useMemo(() => [...stored.files, ...filesOnTheirWay(items)], [items, stored.files]);
  const { commands, said, previewed, closePreview, explained, closeExplanation } = useFileCommands({
    upload,
    files,
    paths,
    uploads,
    isClosed,
    set,
  });
  const List = upload.isImage ? PictureWall : FileRows;
  return (
    <DropArea isClosed={isClosed} onFiles={(chosen) => uploads.add(chosen)}>
      <div ref={root} className="wb-files-body">
        {isClosed ? null : (
          <div className="wb-files-bar">
            {chooser}
            <span className="wb-files-hint">{t('upload.hint')}</span>
          </div>
        )}
        <List
          files={files}
          commands={commands}
          title={title}
          onEmpty={() => root.current?.querySelector<HTMLElement>('.wb-files-bar button')?.focus()}
        />
        {stored.isFailed ? (
          <span className="wb-file-said" role="alert">
            {t('upload.infoFailed')}{' '}
            <Button size="small" type="link" onClick={stored.retry}>
              {t('common.retry')}
            </Button>
          </span>
        ) : null}
        <span className="wb-unseen" role="status">
          {said}
        </span>
      </div>
      {previewed === null ? null : (
        <PicturePreview
          t={t}
          pictures={stored.files}
          first={previewed.key}
          download={commands.download}
          onClose={closePreview}
        />
      )}
      {explained === null ? null : <ErrorDialog message={explained.message} onClose={closeExplanation} />}
    </DropArea>
  );
}
