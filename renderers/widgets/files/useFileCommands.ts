import { useState } from 'react';
import type { CompiledUpload } from '../../../engine/index.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { FileUploads } from '../../data/uploads/fileUploads.ts';
import type { DownloadFile, FileCommands } from './fileCommands.ts';
import type { FieldFile } from './fieldFile.ts';

/**
 * Returns a function that saves a stored file for the user and reports failures. Undefined if the column does not allow
 * saving (W6-3).
 */
export function useDownload({ allowDownload }: Pick<CompiledUpload, 'allowDownload'>): DownloadFile | undefined {
  const { uploads, notify, t } = usePorts();
  if (uploads === undefined || !allowDownload) return undefined;
  return ({ path }) => {
    uploads
      .download(path)
      .catch((error: unknown) =>
        notify.error((error instanceof PortError && error.message) || t('upload.downloadFailed')),
      );
  };
}

export interface FileCommandsOptions {
  readonly upload: CompiledUpload;
  readonly files: readonly FieldFile[];
  /** Paths of the stored files. */
  readonly paths: readonly string[];
  readonly uploads: FileUploads;
  readonly isClosed: boolean;
  readonly set: (paths: readonly string[]) => void;
}

export interface FieldCommands {
  readonly commands: FileCommands;
  /** Last action, for screen readers. */
  readonly said: string;
  /** The picture being viewed; null: none. */
  readonly previewed: FieldFile | null;
  readonly closePreview: () => void;
  /** The file whose failure is shown in a dialog (W8-3); null: none. */
  readonly explained: FieldFile | null;
  readonly closeExplanation: () => void;
}

/** Returns the commands on the files of a field that its column allows. */
export function useFileCommands(options: FileCommandsOptions): FieldCommands {
  const { upload, paths, uploads, isClosed, set } = options;
  const { notify, t } = usePorts();
  const [said, setSaid] = useState('');
  const [previewed, setPreviewed] = useState<FieldFile | null>(null);
  const [explained, setExplained] = useState<FieldFile | null>(null);
  const download = useDownload(upload);
  const placeOf = (file: FieldFile): number =>
    options.files.filter(({ path }) => path !== '').findIndex(({ key }) => key === file.key);

  const remove = (file: FieldFile): void => {
    if (file.path === '') uploads.remove(file.key);
    else set(paths.filter((_, index) => index !== placeOf(file)));
    setSaid(t('upload.removed', { file: file.name }));
  };
  const move = (file: FieldFile, wanted: number): void => {
    const from = placeOf(file);
    if (wanted < 0) return notify.warning(t('upload.isFirst'));
    if (wanted >= paths.length && from === paths.length - 1) return notify.warning(t('upload.isLast'));
    const to = Math.min(wanted, paths.length - 1);
    const others = paths.filter((_, index) => index !== from);
    set([...others.slice(0, to), file.path, ...others.slice(to)]);
    setSaid(t('upload.moved', { file: file.name, place: to + 1 }));
  };
  const commands: FileCommands = {
    download,
    preview: upload.isImage ? setPreviewed : undefined,
    remove: isClosed ? undefined : remove,
    keepsStored: !upload.allowRemove,
    retry: isClosed ? undefined : ({ key }) => uploads.retry(key),
    explain: setExplained,
    move: isClosed || upload.number === 1 ? undefined : move,
  };
  return {
    commands,
    said,
    previewed,
    closePreview: () => setPreviewed(null),
    explained,
    closeExplanation: () => setExplained(null),
  };
}
