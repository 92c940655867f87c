import { useState, type SyntheticEvent } from 'react';
import { LazyFailure } from '../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { ViewProps } from '../inputs/widget.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import './fileFields.css';
import type { PicturePreviewProps } from './PicturePreview.tsx';
import { pathsOfValue, type FieldFile } from './fieldFile.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useDownload } from './useFileCommands.ts';
import { useStoredFiles } from './useStoredFiles.ts';

const PicturePreview = lazyComponent<PicturePreviewProps & Pick<Ports, 't'>>(
  () => import('./PicturePreview.tsx').then((module) => module.PicturePreview),
  { failed: ({ t, onClose }, retry) => <LazyFailure over takesFocus t={t} onRetry={retry} onClose={onClose} /> },
);

/** Maximum number of files shown in a cell; the rest is counted. */
const MOST = 3;

const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** The files of a record in a list: a click saves one, or shows a picture in full size. */
export function FileLinks({ column, value }: ViewProps) {
  const { t } = usePorts();
  const [shown, setShown] = useState<FieldFile | null>(null);
  const { files } = useStoredFiles(pathsOfValue(value));
  const isImage = column.upload?.isImage === true;
  const download = useDownload(column.upload ?? { allowDownload: true });
  return (
    <span className="wb-file-links" onClick={keep} onDoubleClick={keep} onKeyDown={keep}>
      {files.slice(0, MOST).map((file) => {
        const { key, path, name, isGone } = file;
        if (isGone)
          return (
            <bdi key={key} className="wb-file-gone" title={t('upload.gone')}>
              {name}
            </bdi>
          );
        if (isImage)
          return (
            <button
              key={key}
              type="button"
              className="wb-file-thumb"
              aria-label={t('upload.preview', { file: name })}
              title={name}
              onClick={() => setShown(file)}
            >
              <Thumbnail path={path} name={name} className="wb-file-small" />
            </button>
          );
        if (download === undefined) return <bdi key={key}>{name}</bdi>;
        return (
          <button key={key} type="button" className="wb-file-link" title={name} onClick={() => download(file)}>
            <bdi>{name}</bdi>
          </button>
        );
      })}
      {files.length > MOST ? (
        <span title={files.map(({ name }) => name).join('\n')}>+{files.length - MOST}</span>
      ) : null}
      {shown === null ? null : (
        <PicturePreview t={t} pictures={files} first={shown.key} download={download} onClose={() => setShown(null)} />
      )}
    </span>
  );
}
