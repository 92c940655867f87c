import type { CompiledPage } from '../../../engine/index.ts';
import {
  MAX_SHEET_FILES,
  MAX_SHEET_MB,
  MAX_SHEET_ROWS,
  SHEET_EXTENSIONS,
  toImportPreview,
  toImportProblems,
  toImportProgress,
  toImportSummary,
  toPastImports,
} from '../../../contract/imports.ts';
import type { Imports } from '../../../renderers/index.ts';
import { CallError } from '../../platform/http/callError.ts';
import type { CallRequest, HttpClient } from '../../platform/http/httpClient.ts';
import { ported } from '../calls/portErrors.ts';
import { downloadFile } from '../../platform/http/savedFile.ts';
import { saveFile } from '../../platform/http/savedFile.ts';

/**
 * Codes of an envelope (contract §6.3): some rows were written and some were not; nothing was written, with reasons.
 */
const [MIXED, REFUSED] = [201, 422];

const urlOf = ({ resource }: CompiledPage, operation: string): string => `${resource.url}/${operation}`;

const post = (page: CompiledPage, operation: string, body: unknown): CallRequest => ({
  method: 'POST',
  url: urlOf(page, operation),
  body,
});

const get = (page: CompiledPage, operation: string, params: CallRequest['params'] = {}): CallRequest => ({
  method: 'GET',
  url: urlOf(page, operation),
  params,
});

/** Workbook imports over HTTP (W7-22). */
export function createImports(http: HttpClient): Imports {
  return {
    limits: {
      files: MAX_SHEET_FILES,
      megabytes: MAX_SHEET_MB,
      rows: MAX_SHEET_ROWS,
      extensions: SHEET_EXTENSIONS,
    },
    preview: (page, files, { heads, isSubmitted, isSingle, signal }) =>
      ported(async () => {
        const body = new FormData();
        body.append('heads', JSON.stringify(heads));
        body.append('validateStatus', isSubmitted ? '1' : '0');
        body.append('isSingleTableImport', String(isSingle));
        for (const file of files) body.append('files[]', file, file.name);
        return toImportPreview(await http.call({ ...post(page, 'importPreview', body), signal }));
      }),
    choose: (page, token, choices) =>
      ported(async () => toImportPreview(await http.call(post(page, 'importMap', { token, choices })))),
    placeHeads: (page, token, headRow) =>
      ported(async () => toImportPreview(await http.call(post(page, 'importMap', { token, headRow })))),
    forgetWord: (page, token, { detail, key, word }) =>
      ported(async () =>
        toImportPreview(await http.call(post(page, 'importMap', { token, forget: { detail, key, word } }))),
      ),
    check: (page, mending) => ported(async () => toImportProblems(await http.call(post(page, 'importCheck', mending)))),
    write: (page, mending) =>
      ported(async () => {
        try {
          const { envelope } = await http.exchange(post(page, 'importCommit', mending));
          const { fileUrl, fileName, notes } = toImportSummary(envelope?.result);
          const message = envelope?.message ?? '';
          return Number(envelope?.code) === MIXED
            ? { kind: 'mixed', message, left: { fileUrl, fileName }, notes }
            : { kind: 'written', message, notes };
        } catch (error) {
          const envelope = error instanceof CallError ? error.envelope : null;
          if (Number(envelope?.code) !== REFUSED) throw error;
          return { kind: 'problems', message: envelope?.message ?? '', problems: toImportProblems(envelope?.result) };
        }
      }),
    progress: (page, token) =>
      ported(async () => {
        const { done, total } = toImportProgress(await http.call(get(page, 'importState', { token })));
        return total === 0 ? 0 : done / total;
      }),
    cancel: (page, token) => ported(async () => void (await http.call(post(page, 'importCancel', { token })))),
    past: (page) => ported(async () => toPastImports(await http.call(get(page, 'importHistory')))),
    undo: (page, token) =>
      ported(async () => (await http.exchange(post(page, 'importUndo', { token }))).envelope?.message ?? ''),
    template: (page) =>
      ported(async () => saveFile(await http.file(get(page, 'importTemplate')), `${page.title}.xlsx`)),
    download: ({ fileUrl, fileName }) => ported(() => downloadFile(http, { method: 'GET', url: fileUrl }, fileName)),
  };
}
