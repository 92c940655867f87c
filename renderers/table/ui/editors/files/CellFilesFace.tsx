import {
  DeleteOutlined,
  DownloadOutlined,
  EllipsisOutlined,
  ExclamationCircleFilled,
  UploadOutlined,
} from '@ant-design/icons';
import { fileNameOf, type CompiledUpload } from '../../../../../engine/index.ts';
import { FileButton } from '../../../../widgets/files/FileRow.tsx';
import { storedFiles } from '../../../../widgets/files/fieldFile.ts';
import { useDownload } from '../../../../widgets/files/useFileCommands.ts';
import { cutFileName } from '../../../grid/cells/cellDisplay.ts';
import type { TablePorts } from '../../../grid/cells/cellEditors.ts';

export interface CellFilesFaceProps {
  readonly first: string | undefined;
  /** Number of files after the first. */
  readonly count: number;
  readonly isRunning: boolean;
  readonly percent: number;
  readonly failure: string | undefined;
  readonly onWhy: (() => void) | undefined;
}

/** Shows the upload progress, the reason of a failure, or the beginning of the first file name (W9-6). */
export function CellFilesFace({ first, count, isRunning, percent, failure, onWhy }: CellFilesFaceProps) {
  if (isRunning) return <span role="status">{percent}%</span>;
  if (failure !== undefined)
    return (
      <span className="wb-cell-failed" title={failure} role="status" onClick={onWhy}>
        <ExclamationCircleFilled aria-hidden /> {failure}
      </span>
    );
  if (first === undefined) return null;
  const name = fileNameOf(first);
  return (
    <span className="wb-chip" title={name}>
      {cutFileName(name)}
      {count === 0 ? '' : ` +${count}`}
    </span>
  );
}

export interface CellFilesActsProps {
  readonly t: TablePorts['t'];
  readonly upload: CompiledUpload;
  readonly title: string;
  readonly first: string | undefined;
  readonly isRunning: boolean;
  readonly isFailed: boolean;
  readonly choose: () => void;
  readonly clear: () => void;
  readonly onMore: () => void;
}

/** Actions on the files of a cell: choose when there are none, download, delete, and more in a dialog. */
export function CellFilesActs(props: CellFilesActsProps) {
  const { t, upload, title, first, isRunning, isFailed, choose, clear, onMore } = props;
  const download = useDownload(upload);
  const isOnTheWay = isRunning || isFailed;
  return (
    <span className="wb-file-acts">
      {first === undefined || (upload.number === 1 && isFailed) ? (
        <FileButton label={t('upload.chooseFor', { title })} icon={<UploadOutlined aria-hidden />} onClick={choose} />
      ) : null}
      {first !== undefined && download !== undefined ? (
        <FileButton
          label={t('upload.download', { file: fileNameOf(first) })}
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => storedFiles([first], undefined).forEach(download)}
        />
      ) : null}
      {isOnTheWay || (first !== undefined && upload.allowRemove) ? (
        <FileButton
          label={t('upload.remove', { file: first === undefined ? title : fileNameOf(first) })}
          icon={<DeleteOutlined aria-hidden />}
          onClick={clear}
        />
      ) : null}
      <FileButton label={t('upload.moreOf', { title })} icon={<EllipsisOutlined aria-hidden />} onClick={onMore} />
    </span>
  );
}
