import type { CompiledColumn } from '../compiled/compiledPage.ts';
import { DEFAULT_FILE_MB, type CompiledUpload } from './compiledUpload.ts';
import type { FileColumn } from '../../generated/page.ts';
import type { ColumnKind } from './columnKind.ts';
import { refused } from './paste/conversion.ts';
import { TEXT } from './text.ts';

/** `most`: maximum number of files if the column does not set one; 0: any number. */
const uploadKeys =
  (most: number) =>
  (column: FileColumn): Partial<CompiledColumn> => {
    const extended = column.fieldExtendJson ?? {};
    const uploadnum = extended.uploadnum === undefined ? undefined : Number(extended.uploadnum);
    const multi = column.multi ?? extended.multiSelect;
    const upload: CompiledUpload = {
      action: column.action,
      token: column.token ?? true,
      data: Object.fromEntries(Object.entries(column.data ?? {}).map(([name, value]) => [name, String(value)])),
      responseName: column.responseName ?? 'message',
      number: multi === false ? 1 : (column.number ?? uploadnum ?? (multi === true ? 0 : most)),
      maxSize: column.maxSize ?? DEFAULT_FILE_MB,
      isImage: column.type === 'image',
      allowDownload: column.allowDownload ?? true,
      allowRemove: column.allowRemove ?? true,
      btnText: column.btnText,
    };
    return { upload, multiple: upload.number !== 1 };
  };

const attached = (most: number) =>
  ({
    ...TEXT,
    isChosen: true,
    // Users search by file name, with which the path begins.
    query: { control: 'input', rule: 'like' },
    maxLength: () => 2000,
    keys: uploadKeys(most),
    paste: () => refused('pickOnly'),
  }) as const;

/** Column kinds for paths of stored files, separated by commas. */
export const files: { readonly [T in FileColumn['type']]: ColumnKind<T> } = {
  upload: attached(1),
  file: attached(0),
  image: attached(0),
};
