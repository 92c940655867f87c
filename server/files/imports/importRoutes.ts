import type { FastifyReply } from 'fastify';
import { findAction, permissionOf } from '../../../engine/index.ts';
import type { ImportPreview, ImportSummary } from '../../../contract/imports.ts';
import { attachment } from '../../core/base/contentDisposition.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure, forbidden, notFound } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { ReceivedContent } from '../../core/blobStore/storedContents.ts';
import { isServerText, serverText } from '../../core/texts/serverText.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';
import { createWrite, familyRoutes, query, type Call, type FamilyRoute } from '../../records/operations/recordCalls.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import type { Services } from '../../core/services/services.ts';
import { writeTextSheets } from '../exports/xlsFile.ts';
import { readWorkbook } from './bookProcesses.ts';
import { deleteWord, isSameWord, readWords } from '../importWords/importWords.ts';
import { readChoices, readForgotten, readHeadRow, readMending, readOnlyRight, readToken } from './importCalls.ts';
import { templateSheets } from './importFiles.ts';
import {
  addImport,
  cancelImport,
  changeSource,
  finishImport,
  pastImports,
  readImport,
  readProgress,
  releaseImport,
  takeImport,
  takeWritten,
  reportProgress,
  type ImportSource,
} from './importStore.ts';
import { convertSource, validateSource, shapeOf, UNMENDED, writeSource, type WriteOptions } from './importWork.ts';
import { previewOf } from './importPreview.ts';
import { readSheetForm, type SheetForm } from './sheetForm.ts';
import { readTables, withChoices, withHeadRow, type NamedSheet } from './sheetTables.ts';
import { undoImport } from './undoImport.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rebuilds the stored answer of an import that was already written. */
function storedAnswer(answer: unknown): Answer {
  const { result = null, said, code = 200 }: { result?: unknown; said?: unknown; code?: unknown } = Object(answer);
  return new Answer(result, isServerText(said) ? said : undefined, Number(code));
}

const ownerOf = ({ request, page }: Call) =>
  [page, callerOf(request.session, { language: languageOf(request) })] as const;

/** Shared functions of the calls: reading a form, storing what was read, previewing it, writing it. */
function createImports(services: Services, hooks: readonly RecordHook[]) {
  const { db, schemas } = services;
  const tables = createPageTables(db, () => schemas.pages());
  const write = createWrite(services, { tables, hooks });

  async function readForm(call: Call) {
    const form = await readSheetForm(call.request);
    const [page, caller] = ownerOf(call);
    const shape = shapeOf({ page, caller });
    const sheets: NamedSheet[] = [];
    const hiddenSheets: string[] = [];
    for (const { name, bytes } of form.books) {
      const book = await readWorkbook(services.workers, bytes, { owner: caller.user });
      sheets.push(...book.sheets.map((sheet) => ({ ...sheet, file: name })));
      hiddenSheets.push(...book.hiddenSheets);
    }
    const [hidden] = hiddenSheets;
    if (sheets.length === 0 && hidden !== undefined)
      throw businessFailure(serverText('importFailed', { detail: serverText('noticeHiddenSheet', { name: hidden }) }));
    const read = readTables(sheets, shape, form);
    const { foreignKeys, isSubmitted } = form;
    const source: ImportSource = { tables: read.tables, foreignKeys, isSubmitted, hiddenSheets };
    return { form, source, leftSheets: read.leftSheets };
  }

  const keep = (call: Call, { books }: SheetForm, source: ImportSource): Promise<string> =>
    addImport(db, ownerOf(call), { fileName: books.map(({ name }) => name).join('、'), source });

  /**
   * Writes an import in one transaction, once per token. An import that was not written may be corrected and tried
   * again.
   */
  async function commit(call: Call, token: string, options: Omit<WriteOptions, 'onStep'>): Promise<Answer> {
    const received: ReceivedContent[] = [];
    try {
      return await write('importCommit', call, async (writing) => {
        const taken = await takeImport({ trx: writing.trx, db }, ownerOf(call), token);
        if ('answer' in taken) return storedAnswer(taken.answer);
        try {
          const { answer, ids } = await writeSource({ services, tables, received }, writing, {
            ...options,
            source: taken.source,
            onStep: (step) => reportProgress(db, token, step),
          });
          await finishImport(writing.trx, token, { ids, answer });
          return answer;
        } catch (error) {
          await releaseImport(db, token);
          throw error;
        }
      });
    } finally {
      // Claimed contents remain; what cannot be removed now is removed by the sweep.
      for (const content of received) await services.contents.settle(content).catch(() => undefined);
    }
  }

  const preview = (call: Call, source: ImportSource, told: Pick<ImportPreview, 'token' | 'leftSheets'>) =>
    write(
      'importPreview',
      { ...call, isTrial: true },
      async (writing) => new Answer(await previewOf(writing, source, told)),
    );

  return { readForm, keep, commit, preview, write };
}

type Imports = ReturnType<typeof createImports>;

interface Operation extends Pick<FamilyRoute, 'method' | 'body' | 'light'> {
  readonly handle: (call: Call, reply: FastifyReply) => unknown;
}

type Operations = Readonly<Record<string, Operation>>;

/** Calls from reading a file to writing its records. */
function writingOperations({ db }: Services, { readForm, keep, commit, preview, write }: Imports): Operations {
  return {
    importExcel: {
      method: 'POST',
      body: 'multipart',
      handle: async (call) => {
        const { form, source } = await readForm(call);
        const token = await keep(call, form, source);
        const answer = await commit(call, token, { ...UNMENDED, onlyRight: true, refusesDoubts: true });
        const { fileUrl } = answer.result as ImportSummary;
        return form.isOnline && fileUrl !== '' ? new Answer(fileUrl, answer.said, answer.code) : answer;
      },
    },
    importPreview: {
      method: 'POST',
      body: 'multipart',
      handle: async (call) => {
        const { form, source: read, leftSheets } = await readForm(call);
        const source = { ...read, words: await readWords(db, ownerOf(call)) };
        return preview(call, source, { token: await keep(call, form, source), leftSheets });
      },
    },
    importMap: {
      method: 'POST',
      handle: async (call) => {
        const token = readToken(call.request.body);
        const [page, caller] = ownerOf(call);
        const source = await readImport(db, [page, caller], token);
        const shape = shapeOf({ page, caller });
        const headRow = readHeadRow(call.request.body);
        const tables = headRow === undefined ? source.tables : withHeadRow(source.tables, shape, headRow);
        if (tables === undefined) throw badRequest(serverText('importOption', { name: 'headRow' }));
        const forgotten = readForgotten(call.request.body);
        if (forgotten !== undefined) await deleteWord(db, [page, caller], forgotten);
        const words = (source.words ?? []).filter((word) => forgotten === undefined || !isSameWord(word, forgotten));
        const mapped = { ...source, words, tables: withChoices(tables, shape, readChoices(call.request.body)) };
        await changeSource(db, token, mapped);
        return preview(call, mapped, { token, leftSheets: [] });
      },
    },
    importCheck: {
      method: 'POST',
      handle: async (call) => {
        const { token, ...mending } = readMending(call.request.body);
        const source = await readImport(db, ownerOf(call), token);
        return write('importCheck', { ...call, isTrial: true }, async (writing) => {
          const converted = await convertSource(writing, source, mending);
          const { problems } = await validateSource(writing, converted, { ...mending, refusesDoubts: false });
          return new Answer({ problems });
        });
      },
    },
    importCommit: {
      method: 'POST',
      handle: (call) => {
        const { token, ...mending } = readMending(call.request.body);
        return commit(call, token, {
          ...mending,
          onlyRight: readOnlyRight(call.request.body),
          refusesDoubts: false,
        });
      },
    },
  };
}

/** Further calls: progress, undo, and templates. */
function otherOperations({ db, schemas, workers }: Services, { write }: Imports): Operations {
  return {
    importCancel: {
      method: 'POST',
      light: true,
      handle: async (call) => {
        await cancelImport(db, ownerOf(call), readToken(call.request.body));
        return null;
      },
    },
    importUndo: {
      method: 'POST',
      handle: (call) => {
        const right = permissionOf(call.page, 'delete');
        if (!call.request.session.permissions.has(right)) throw forbidden(right);
        const token = readToken(call.request.body);
        return write('importUndo', call, async (writing) =>
          undoImport(writing, await takeWritten(writing.trx, [call.page, writing.caller], token)),
        );
      },
    },
    importState: {
      method: 'GET',
      light: true,
      handle: (call) => readProgress(db, ownerOf(call), readToken(query(call.request))),
    },
    importHistory: { method: 'GET', light: true, handle: (call) => pastImports(db, ownerOf(call)) },
    importTemplate: {
      method: 'GET',
      handle: async (call, reply) => {
        const [page, caller] = ownerOf(call);
        const choices = (code: string) => schemas.dictionary(code, caller.language)?.items;
        const sheets = templateSheets(shapeOf({ page, caller }), choices);
        const bytes = await writeTextSheets(workers, { sheets }, { owner: caller.user });
        return reply
          .type(XLSX)
          .header('content-disposition', attachment(`${page.title}.xlsx`, 'template.xlsx'))
          .header('x-content-type-options', 'nosniff')
          .send(bytes);
      },
    },
  };
}

/** Import of sheets (contract §6.3, W7-22): with a preview before writing, or directly by `importExcel`. */
export const importRoutes = (services: Services, hooks: readonly RecordHook[]): readonly RouteDefinition[] => {
  const imports = createImports(services, hooks);
  const operations = { ...writingOperations(services, imports), ...otherOperations(services, imports) };
  return Object.entries(operations).flatMap(([operation, { handle, ...route }]) =>
    familyRoutes(services, {
      operation,
      needs: 'import',
      ...route,
      handle: (call, reply) => {
        // Only where the page offers the action: the right to import is not sufficient by itself.
        if (findAction(call.page, 'import') === undefined) throw notFound();
        if (hooks.some(({ url, keptByServer }) => keptByServer && url === call.page.resource.url))
          throw businessFailure(serverText('notAddable', { title: call.page.title }));
        return handle(call, reply);
      },
    }),
  );
};
