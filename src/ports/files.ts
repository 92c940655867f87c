import type { CompiledPage } from '../../engine/index.ts';
import type { Files } from '../../renderers/index.ts';
import type { CallRequest, HttpClient } from '../http/httpClient.ts';
import { ported } from './portErrors.ts';
import { downloadFile } from './savedFile.ts';

const request = ({ resource }: CompiledPage, id: string): CallRequest => ({
  method: 'GET',
  url: `${resource.url}/download`,
  params: { id },
});

/** Contents of stored files over HTTP: the token is in the header, never in an address. */
export function createFiles(http: HttpClient): Files {
  return {
    content: (page, id, signal) => ported(async () => (await http.file({ ...request(page, id), signal })).content),
    download: (page, id, onProgress) => ported(() => downloadFile(http, { ...request(page, id), onProgress }, id)),
  };
}
