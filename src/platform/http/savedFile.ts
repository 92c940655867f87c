import { t } from '../locales/t.ts';
import { CallError } from './callError.ts';
import type { CallRequest, HttpClient, ReceivedFile } from './httpClient.ts';

/** Saves a file through the browser's downloads; the call that fetched it carried the token, so no URL contains it. */
export function saveFile({ content, name }: ReceivedFile, fallback: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name === '' ? fallback : name;
  document.body.append(link);
  link.click();
  link.remove();
  // Once the click is handled, the download keeps the content itself.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Fetches a stored file and saves it; for a missing one shows 未知的文件 (W8-26). */
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
