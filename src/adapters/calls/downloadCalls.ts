import { EXPORT_JOBS_URL, toExportJobs, type SentExportJob } from '../../../contract/files/exportJobs.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { ticketedUrl } from '../../platform/http/ticketedUrl.ts';

export const fetchDownloads = async (http: HttpClient, signal?: AbortSignal): Promise<readonly SentExportJob[]> =>
  toExportJobs(await http.call({ method: 'GET', url: EXPORT_JOBS_URL, signal }));

export const cancelDownload = async (http: HttpClient, id: string): Promise<void> => {
  await http.call({ method: 'POST', url: `${EXPORT_JOBS_URL}/cancel`, body: { id } });
};

export const removeDownload = async (http: HttpClient, id: string): Promise<void> => {
  await http.call({ method: 'DELETE', url: EXPORT_JOBS_URL, params: { id } });
};

/** Lets the browser download the file, with a ticket in place of the session (D25): it is never held in memory. */
export async function saveDownload(http: HttpClient, base: string, { id, fileName }: SentExportJob): Promise<void> {
  // Checks first: a refused browser download would show no message.
  await http.call({ method: 'GET', url: `${EXPORT_JOBS_URL}/check`, params: { id } });
  const link = document.createElement('a');
  link.href = await ticketedUrl(http, base, `${EXPORT_JOBS_URL}/download/${encodeURIComponent(id)}`);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
