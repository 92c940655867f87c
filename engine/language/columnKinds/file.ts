import type { CompiledColumn } from '../compiled/compiledPage.ts';
import { DEFAULT_FILE_MB, type CompiledUpload } from './compiledUpload.ts';
import type { FileColumn } from '../../generated/page.ts';
import type { ColumnKind } from './columnKind.ts';
import { refused } from './paste/conversion.ts';
import { TEXT } from './text.ts';

/** Most files, where the column does not say that there are several; 0: any number. */
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
    // Staff look for the name of a file, which its path begins with.
    query: { control: 'input', rule: 'like' },
    maxLength: () => 2000,
    keys: uploadKeys(most),
    paste: () => refused('pickOnly'),
  }) as const;

/** Paths of stored files by commas. */
export const files: { readonly [T in FileColumn['type']]: ColumnKind<T> } = {
  upload: attached(1),
  file: attached(0),
  image: attached(0),
};
