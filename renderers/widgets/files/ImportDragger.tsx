import { useMemo } from 'react';
import { extensionOf, type ListedFile } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { DropArea } from './DropArea.tsx';
import type { FieldFile } from './fieldFile.ts';
import { FileChooser } from './FileChooser.tsx';
import './fileFields.css';
import { FileRows } from './FileRows.tsx';

/** A file to import: the data that a file list displays (W3.3-18), and the file itself. */
export interface ImportedFile extends ListedFile {
  readonly file: File;
}

export interface ImportDraggerProps {
  /** Accessible name of the area and its list. */
  readonly title: string;
  readonly files: readonly ImportedFile[];
  readonly onChange: (files: readonly ImportedFile[]) => void;
  /** The only accepted extensions: `xls`, `xlsx`. */
  readonly extensions: readonly string[];
  /** Accepts several files; otherwise the last one replaces the others. Default: true. */
  readonly isMultiple?: boolean;
}

/** Returns the path of a file below the dropped folder; its name otherwise. */
const pathOf = ({ webkitRelativePath, name }: File): string => webkitRelativePath || name;

const importedOf = (file: File): ImportedFile => ({
  file,
  fileName: file.name,
  filePath: pathOf(file),
  fileSize: file.size,
});

const rowOf = ({ fileName, filePath, fileSize }: ImportedFile, index: number): FieldFile => ({
  key: `${filePath}#${index}`,
  path: '',
  name: fileName,
  size: fileSize,
  status: 'done',
  percent: 100,
  isWaiting: false,
  message: '',
  isGone: false,
});

/** Files for an import: dropped, pasted or chosen, listed with name and size, and removable. It uploads nothing. */
export function ImportDragger({ title, files, onChange, extensions, isMultiple = true }: ImportDraggerProps) {
  const { notify, t } = usePorts();
  const rows = useMemo(() => files.map(rowOf), [files]);
  const add = (chosen: readonly File[]): void => {
    const other = chosen.find(({ name }) => !extensions.includes(extensionOf(name)));
    if (other !== undefined) notify.warning(t('upload.badType', { extension: extensionOf(other.name) }));
    const taken = chosen.filter(({ name }) => extensions.includes(extensionOf(name))).map(importedOf);
    if (taken.length > 0) onChange(isMultiple ? [...files, ...taken] : taken.slice(-1));
  };
  return (
    <DropArea isClosed={false} onFiles={add}>
      <FileChooser
        isLarge
        title={title}
        upload={{ number: isMultiple ? 0 : 1, isImage: false, btnText: undefined }}
        extensions={extensions}
        onFiles={add}
      />
      <FileRows
        files={rows}
        title={title}
        commands={{ remove: (row) => onChange(files.filter((_, index) => rows[index]?.key !== row.key)) }}
      />
    </DropArea>
  );
}
