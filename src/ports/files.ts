import type { CompiledPage } from '../../engine/index.ts';
import type { Files } from '../../renderers/index.ts';
import { CallError } from '../http/callError.ts';
import type { CallRequest, HttpClient } from '../http/httpClient.ts';
import { t } from '../locales/t.ts';
import { ported } from './portErrors.ts';
import { saveFile } from '../http/savedFile.ts';

const request = ({ resource }: CompiledPage, id: string): CallRequest => ({
  method: 'GET',
  url: `${resource.url}/download`,
  params: { id },
});

/** Fetches a stored file and saves it; of one that is not there says 未知的文件 (W8-26). */
export async function downloadFile(
  http: Pick<HttpClient, 'file'>,
  request: CallRequest,
  fallback: string,
): Promise<void> {
  try {
    saveFile(await http.file(request), fallback);
  } catch (error) {
    if (!(error instanceof CallError) || error.kind !== 'missing') throw error;
    throw new CallError('missing', t('http.unknownFile'), error);
  }
}

/** Contents of stored files over HTTP: the token is in the header, never in an address. */
export function createFiles(http: HttpClient): Files {
  return {
    content: (page, id, signal) => ported(async () => (await http.file({ ...request(page, id), signal })).content),
    download: (page, id, onProgress) => ported(() => downloadFile(http, { ...request(page, id), onProgress }, id)),
  };
}
