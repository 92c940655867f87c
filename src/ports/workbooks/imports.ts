import { toImportSummary } from '../../../contract/imports.ts';
import type { Imports } from '../../../renderers/index.ts';
import type { HttpClient } from '../../http/httpClient.ts';
import { ported } from '../portErrors.ts';
import { downloadFile, saveFile } from '../savedFile.ts';

/** Code of an envelope: something was written, and something was not (contract §6.3). */
const MIXED = 201;

/** Sheets over HTTP (W7-22). */
export function createImports(http: HttpClient): Imports {
  return {
    send: (page, files, signal) =>
      ported(async () => {
        const body = new FormData();
        for (const file of files) body.append('files[]', file, file.name);
        const request = { method: 'POST', url: `${page.resource.url}/importExcel`, body, signal } as const;
        const { envelope } = await http.exchange(request);
        const { fileUrl, fileName } = toImportSummary(envelope?.result);
        const isMixed = Number(envelope?.code) === MIXED;
        return { message: envelope?.message ?? '', left: isMixed ? { fileUrl, fileName } : undefined };
      }),
    template: (page) =>
      ported(async () => {
        const file = await http.file({ method: 'GET', url: `${page.resource.url}/importTemplate` });
        saveFile(file, `${page.title}.xlsx`);
      }),
    download: ({ fileUrl, fileName }) => ported(() => downloadFile(http, { method: 'GET', url: fileUrl }, fileName)),
  };
}
