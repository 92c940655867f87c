import type { CompiledPage, PaperPage } from '../../engine/index.ts';
import {
  PRINT_OPERATIONS,
  type PaperOrder,
  type PrintChoice,
  type PrintedPages,
  type PrintOrder,
} from '../../contract/files/prints.ts';
import type { Prints } from '../../renderers/index.ts';
import type { CallRequest, HttpClient, ReceivedFile } from '../platform/http/httpClient.ts';
import { ticketedUrl } from '../platform/http/ticketedUrl.ts';
import { ported } from './calls/portErrors.ts';
import { saveFile } from '../platform/http/savedFile.ts';

const isChoices = (value: unknown): value is readonly PrintChoice[] =>
  Array.isArray(value) && value.every((one) => typeof Object(one).name === 'string');

export const toSheets = (value: unknown): PrintedPages => {
  const { pages, total } = Object(value) as { readonly pages?: readonly PaperPage[]; readonly total?: number };
  return { pages: Array.isArray(pages) ? pages : [], total: Number(total ?? 0) };
};

/** The frame printed last. It is removed by the next print: a print dialog may stay open indefinitely. */
let frame: HTMLIFrameElement | undefined;

/** Prints a file from an invisible frame; the call that fetched it carried the token, so no URL contains it. */
export async function printBlob(content: Blob): Promise<boolean> {
  // Not every browser supports the property; those that report false would save the file instead.
  if (navigator.pdfViewerEnabled === false) return false;
  if (frame !== undefined) {
    URL.revokeObjectURL(frame.src);
    frame.remove();
  }
  const made = document.createElement('iframe');
  frame = made;
  made.tabIndex = -1;
  made.ariaHidden = 'true';
  made.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0';
  made.src = URL.createObjectURL(content);
  const loaded = new Promise((resolve) => made.addEventListener('load', resolve, { once: true }));
  const before = document.activeElement;
  document.body.append(made);
  await loaded;
  try {
    made.contentWindow?.print();
    return true;
  } catch {
    // Firefox blocks access to its PDF viewer.
    return false;
  } finally {
    // The viewer takes focus when it loads.
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Opens an address in a new tab without opener. `address` may resolve later; the tab closes when it fails. */
async function openTab(address: () => Promise<string>): Promise<'opened' | 'blocked'> {
  const tab = window.open('', '_blank');
  if (tab === null) return 'blocked';
  tab.opener = null;
  try {
    tab.location.replace(await address());
    return 'opened';
  } catch (error) {
    tab.close();
    throw error;
  }
}

/** Printouts of records over HTTP. `base`: base path of the API, `/api`. */
export function createPrints(http: HttpClient, base: string): Prints {
  const request = (url: string, body: PrintOrder | PaperOrder, signal?: AbortSignal): CallRequest => ({
    method: 'POST',
    url,
    body,
    signal,
  });
  const pdf = (page: CompiledPage, job: PrintOrder, signal: AbortSignal): Promise<ReceivedFile> =>
    http.file(request(`${page.resource.url}/${PRINT_OPERATIONS.pdf}`, job, signal));
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
    open: (page, report, id) =>
      ported(() => {
        const paper = `${page.resource.url}/${PRINT_OPERATIONS.pdf}`;
        const url = 'url' in report ? report.url : `${paper}?${new URLSearchParams({ name: report.name })}`;
        return openTab(() =>
          ticketedUrl(http, base, `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ id })}`),
        );
      }),
    download: (page, job, signal) => ported(async () => saveFile(await pdf(page, job, signal), `${job.name}.pdf`)),
    print: (page, job, signal) =>
      ported(async () => {
        const file = await pdf(page, job, signal);
        if (await printBlob(file.content)) return 'printed';
        saveFile(file, `${job.name}.pdf`);
        return 'saved';
      }),
  };
}
