import { ArrowLeftOutlined, ArrowRightOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { FileCommands } from './fileCommands.ts';
import { FileActs, FileButton, Progress } from './FileRow.tsx';
import type { FieldFile } from './fieldFile.ts';
import { Thumbnail } from './Thumbnail.tsx';

export interface PictureTileProps {
  readonly file: FieldFile;
  /** Index among the pictures. */
  readonly index: number;
  readonly commands: FileCommands;
}

/** Content of a tile: the picture, the upload progress, or the failure. */
function Face({ file, commands: { explain } }: Omit<PictureTileProps, 'index'>) {
  const { t } = usePorts();
  const { name, path, status, percent, isWaiting, message } = file;
  if (status === 'error')
    return (
      <button
        type="button"
        className="wb-picture-error"
        tabIndex={-1}
        title={message}
        aria-label={t('upload.why', { file: name })}
        onClick={() => explain?.(file)}
      >
        <ExclamationCircleFilled aria-hidden />
        <span>{message}</span>
      </button>
    );
  if (path !== '') return <Thumbnail path={path} name={name} className="wb-picture-face" />;
  return (
    <div className="wb-picture-face">
      {isWaiting ? <span className="wb-file-said">{t('upload.waiting')}</span> : <Progress file={file} />}
      <span>{percent}%</span>
    </div>
  );
}

/** A picture on the wall, with its actions. */
export function PictureTile({ file, index, commands }: PictureTileProps) {
  const { t } = usePorts();
  const { name, path } = file;
  const { move } = commands;
  return (
    <>
      <Face file={file} commands={commands} />
      <bdi className="wb-picture-name" title={name}>
        {name}
      </bdi>
      <FileActs file={file} commands={commands}>
        {path !== '' && move !== undefined ? (
          <>
            <FileButton
              label={t('upload.forward', { file: name })}
              icon={<ArrowLeftOutlined aria-hidden />}
              onClick={() => move(file, index - 1)}
            />
            <FileButton
              label={t('upload.backward', { file: name })}
              icon={<ArrowRightOutlined aria-hidden />}
              onClick={() => move(file, index + 1)}
            />
          </>
        ) : null}
      </FileActs>
    </>
  );
}
