import { STATIC_URL, type UploadAnswer } from '../../../contract/files/uploads.ts';
import type { CompiledPage, Language } from '../../../engine/index.ts';
import { Answer } from '../../core/base/envelope.ts';
import type { Db } from '../../core/database/db.ts';
import { addKeptFile } from '../../records/storedFiles/keptFiles.ts';
import { literalText, formatText, serverText } from '../../core/texts/serverText.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import type { TakenContent } from './takeFile.ts';

export interface UploadedAs {
  readonly name: string;
  readonly biz: string;
}

/**
 * Within a transaction: stores a received content as a file of the caller that no record refers to yet; returns its
 * path.
 */
export const storeUpload = (
  { contents, onWritten }: Pick<Services, 'contents' | 'onWritten'>,
  { trx, page, caller }: { readonly trx: Db; readonly page: CompiledPage; readonly caller: Caller },
  { content, mediaType, name, biz }: TakenContent & UploadedAs,
): Promise<string> => addKeptFile({ trx, contents, page, caller, onWritten }, content, { name, biz, mediaType });

/** W3.3-17: the message is the path, the code is 0. */
export const uploadAnswer = (path: string, fileName: string, language: Language): Answer<UploadAnswer> => {
  const fileUrl = `${STATIC_URL}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return new Answer({ msg: formatText(serverText('uploaded'), language), fileUrl, fileName }, literalText(path), 0);
};
