import { t } from '../locales/t.ts';
import { CallError } from './callError.ts';
import type { CallRequest, HttpClient, ReceivedFile } from './httpClient.ts';

/** Hands a file to the browser's downloads; the call that fetched it carried the token, so no address does. */
export function saveFile({ content, name }: ReceivedFile, fallback: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name === '' ? fallback : name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own hold of the content once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

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
