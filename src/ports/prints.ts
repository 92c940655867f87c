import type { PaperPage } from '../../engine/index.ts';
import {
  PRINT_OPERATIONS,
  type PaperOrder,
  type PrintChoice,
  type PrintedPages,
  type PrintOrder,
} from '../../contract/files/prints.ts';
import type { Prints } from '../../renderers/index.ts';
import type { CallRequest, HttpClient } from '../http/httpClient.ts';
import { ported } from './portErrors.ts';
import { saveFile } from './savedFile.ts';

/** Longer than any browser takes to hand a file to its print dialog. Milliseconds. */
const PRINTING = 60_000;

const isChoices = (value: unknown): value is readonly PrintChoice[] =>
  Array.isArray(value) && value.every((one) => typeof Object(one).name === 'string');

const toSheets = (value: unknown): PrintedPages => {
  const { pages, total } = Object(value) as { readonly pages?: readonly PaperPage[]; readonly total?: number };
  return { pages: Array.isArray(pages) ? pages : [], total: Number(total ?? 0) };
};

/** Prints a file from a frame that nobody sees; the call that fetched it carried the token, so no address does. */
function printBlob(content: Blob): void {
  const url = URL.createObjectURL(content);
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0';
  frame.addEventListener('load', () => frame.contentWindow?.print());
  frame.src = url;
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(url);
  }, PRINTING);
}

/** Papers of records over HTTP. */
export function createPrints(http: HttpClient): Prints {
  const request = (url: string, body: PrintOrder | PaperOrder, signal?: AbortSignal): CallRequest => ({
    method: 'POST',
    url,
    body,
    signal,
  });
  return {
    choices: (page, signal) =>
      ported(async () => {
        const url = `${page.resource.url}/${PRINT_OPERATIONS.choices}`;
        const found = await http.call({ method: 'GET', url, signal });
        return isChoices(found) ? found : [];
      }),
    sheets: (page, job, signal) =>
      ported(async () =>
        toSheets(await http.call(request(`${page.resource.url}/${PRINT_OPERATIONS.pages}`, job, signal))),
      ),
    paper: (page, paper, signal) =>
      ported(async () =>
        toSheets(await http.call(request(`${page.resource.url}/${PRINT_OPERATIONS.paper}`, paper, signal))),
      ),
    download: (page, job) =>
      ported(async () =>
        saveFile(await http.file(request(`${page.resource.url}/${PRINT_OPERATIONS.pdf}`, job)), `${job.name}.pdf`),
      ),
    print: (page, job) =>
      ported(async () =>
        printBlob((await http.file(request(`${page.resource.url}/${PRINT_OPERATIONS.pdf}`, job))).content),
      ),
  };
}
