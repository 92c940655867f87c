import {
  CloseOutlined,
  DeleteOutlined,
  DownloadOutlined,
  ExclamationCircleFilled,
  EyeOutlined,
  HolderOutlined,
  PaperClipOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { fileSize } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { removalOf, type FileCommands } from './fileCommands.ts';
import type { FieldFile } from './fieldFile.ts';

interface ActProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** An icon button at the end of a file row. It has its own keys, so it is not a tab stop. */
export const FileButton = ({ label, icon, onClick }: ActProps) => (
  <button
    type="button"
    className="wb-file-act"
    tabIndex={-1}
    aria-label={label}
    title={label}
    onMouseDown={(event) => event.preventDefault()}
    onClick={(event) => {
      event.stopPropagation();
      onClick();
    }}
  >
    {icon}
  </button>
);

export interface FileRowProps {
  readonly file: FieldFile;
  readonly commands: FileCommands;
  /** Drag handle; absent: the file cannot be moved. */
  readonly grip?: ReactNode;
}

/** Upload progress, with a text for screen readers. */
export const Progress = ({ file: { name, percent } }: Pick<FileRowProps, 'file'>) => {
  const { t } = usePorts();
  return (
    <span
      className="wb-file-bar"
      role="progressbar"
      aria-label={t('upload.percent', { file: name, percent })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${percent}%` }} />
    </span>
  );
};

/** Name, size and progress of a file. */
function FileFacts({ file, commands: { download } }: FileRowProps) {
  const { t } = usePorts();
  const { name, size, status, percent, isWaiting, message, isGone } = file;
  if (status === 'error')
    return (
      <Tooltip title={message}>
        <span className="wb-file-failed">
          <bdi className="wb-file-name">{name}</bdi>
          <span className="wb-file-said">{message}</span>
        </span>
      </Tooltip>
    );
  if (status === 'uploading')
    return (
      <>
        <bdi className="wb-file-name">{name}</bdi>
        {isWaiting ? <span className="wb-file-said">{t('upload.waiting')}</span> : <Progress file={file} />}
        <span className="wb-file-size">{percent}%</span>
      </>
    );
  const isLink = download !== undefined && !isGone && file.path !== '';
  return (
    <>
      {isLink ? (
        <button type="button" className="wb-file-name wb-file-link" tabIndex={-1} onClick={() => download(file)}>
          <bdi>{name}</bdi>
        </button>
      ) : (
        <bdi className="wb-file-name">{name}</bdi>
      )}
      {isGone ? <span className="wb-file-said">{t('upload.gone')}</span> : null}
      {size > 0 ? <span className="wb-file-size">{fileSize(String(size))}</span> : null}
    </>
  );
}

export const DragHandle = (handlers: Record<string, unknown>) => {
  const { t } = usePorts();
  return (
    <span className="wb-file-grip" title={t('upload.drag')} aria-hidden {...handlers}>
      <HolderOutlined />
    </span>
  );
};

/** Actions on a file in its current state; `children`: additional actions of its surroundings. */
export function FileActs({ file, commands, children }: Omit<FileRowProps, 'grip'> & { readonly children?: ReactNode }) {
  const { t } = usePorts();
  const { name, status, path, isGone } = file;
  const { download, preview, retry } = commands;
  const remove = removalOf(file, commands);
  const isThere = status === 'done' && path !== '' && !isGone;
  return (
    <span className="wb-file-acts">
      {status === 'error' && retry !== undefined ? (
        <FileButton
          label={t('upload.retry', { file: name })}
          icon={<ReloadOutlined aria-hidden />}
          onClick={() => retry(file)}
        />
      ) : null}
      {children}
      {isThere && preview !== undefined ? (
        <FileButton
          label={t('upload.preview', { file: name })}
          icon={<EyeOutlined aria-hidden />}
          onClick={() => preview(file)}
        />
      ) : null}
      {isThere && download !== undefined ? (
        <FileButton
          label={t('upload.download', { file: name })}
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => download(file)}
        />
      ) : null}
      {remove === undefined ? null : (
        <FileButton
          label={t(status === 'uploading' ? 'upload.cancel' : 'upload.remove', { file: name })}
          icon={status === 'uploading' ? <CloseOutlined aria-hidden /> : <DeleteOutlined aria-hidden />}
          onClick={() => remove(file)}
        />
      )}
    </span>
  );
}

/** A file in a list, with its progress and actions. */
export function FileRow({ file, commands, grip }: FileRowProps) {
  return (
    <>
      {grip}
      <span className="wb-file-icon" aria-hidden>
        {file.status === 'error' ? <ExclamationCircleFilled /> : <PaperClipOutlined />}
      </span>
      <FileFacts file={file} commands={commands} />
      <FileActs file={file} commands={commands} />
    </>
  );
}
