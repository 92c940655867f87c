import type { PageCaller } from '../../data/recordStore/caller.ts';
import bwipjs from 'bwip-js/node';
import { MAX_PRINTED, MAX_SHEETS } from '../../../contract/files/prints.ts';
import {
  checkWireShape,
  findAction,
  layoutPrint,
  toPointer,
  type CompiledPage,
  type CompiledPrint,
  type PaperPage,
  type WireRecord,
} from '../../../engine/index.ts';
import { badRequest, businessFailure, notFound, problemsRefusal } from '../../core/base/errors.ts';
import { createDictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Call } from '../../records/operations/recordCalls.ts';
import { callerOf, type Caller } from '../../data/recordStore/caller.ts';
import { onWire, readRecords, type StoredRecord } from '../../data/recordStore/storedRecord.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { nameOfPrints, staffNameOf } from './printNames.ts';
import { scopesOf } from './printScope.ts';
import { refuseUndrawn } from './undrawnLetters.ts';

const MAX_ID = 64;

export type PrintFields = Readonly<Record<string, unknown>>;

/** Ids in the requested order, without duplicates. */
export function readPrintIds(value: unknown): readonly string[] {
  const ids = typeof value === 'string' ? value.split(',') : value;
  const isList = Array.isArray(ids) && ids.length > 0 && ids.length <= MAX_PRINTED;
  if (!isList || !ids.every((id) => typeof id === 'string' && id !== '' && id.length <= MAX_ID))
    throw badRequest(serverText('printIds', { most: MAX_PRINTED }));
  return [...new Set(ids as readonly string[])];
}

/** Returns whether the page permits printing this record: the condition of its action (L7). */
function mayPrint(page: CompiledPage, { values, mark }: StoredRecord, { user }: Caller): boolean {
  const visible = findAction(page, 'print')?.visible ?? true;
  if (typeof visible === 'boolean') return visible;
  const { id, username, realname, orgCode } = user;
  const record = { ...values, id: mark.id, createBy: mark.createBy };
  const scope = { values: {}, details: {}, record, user: { id, username, realname, orgCode } };
  return visible.evaluate(scope) === true;
}

const writtenAt = ({ mark }: StoredRecord): number => (mark.updateTime ?? mark.createTime).getTime();

interface Printed {
  readonly print: CompiledPrint;
  /** File name without extension. */
  readonly name: string;
  readonly sheets: readonly PaperPage[];
  /** Milliseconds. */
  readonly written: number;
}

/**
 * Encodes a text in Code 128 (ISO/IEC 15417): alternating widths of bars and spaces in modules, starting and ending
 * with a bar.
 */
export function encodeBars(text: string): readonly number[] {
  const [symbol] = bwipjs.raw({ bcid: 'code128', text });
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('Code 128 came without bars');
  return symbol.sbs;
}

/** Lays out papers with the data that the caller may see. */
export function createPrinting({ db, schemas }: Services) {
  const texts = createDictionaryTexts((code, language) => schemas.dictionary(code, language));
  const tables = createPageTables(db, () => schemas.pages());
  const sources = { db, pages: () => schemas.pages(), texts };

  const printOf = (page: CompiledPage, name: unknown): CompiledPrint => {
    const print = schemas.prints(page).find((one) => one.name === name);
    if (print === undefined) throw notFound(serverText('noPrint'));
    return print;
  };

  /** Papers are always in Chinese, regardless of the user: the same record gives the same file. */
  const callerIn = ({ request }: Call): Caller => callerOf(request.session);

  /** `names`: names of the records for error messages, if all characters must be drawable; absent: preview only. */
  const sheetsOf = async (
    { page, caller }: PageCaller,
    print: CompiledPrint,
    { records, names }: { readonly records: readonly WireRecord[]; readonly names?: readonly string[] },
  ): Promise<readonly PaperPage[]> => {
    const sheets: PaperPage[] = [];
    const scopes = await scopesOf({ page, caller }, records, sources);
    for (const [index, scope] of scopes.entries()) {
      const own = layoutPrint(print, scope, encodeBars);
      if (names !== undefined) refuseUndrawn(own, { page, scope, name: names.length > 1 ? names[index] : undefined });
      sheets.push(...own);
      if (sheets.length > MAX_SHEETS) throw businessFailure(serverText('tooManySheets', { most: MAX_SHEETS }));
      // Yields to other calls between two records.
      await new Promise(setImmediate);
    }
    return sheets;
  };

  /** Prints stored records, in the requested order. */
  const print = async (call: Call, order: PrintFields): Promise<Printed> => {
    const { page } = call;
    const caller = callerIn(call);
    const paper = printOf(page, order['name']);
    const ids = readPrintIds(order['ids'] ?? order['id']);
    const found = await readRecords(db, { page, caller }, { ids, lock: false, from: await tables.sources(page) });
    const byId = new Map(found.map((record) => [record.mark.id, record]));
    const records = ids.flatMap((id) => byId.get(id) ?? []);
    if (records.length < ids.length) throw notFound(serverText('recordNotFound'));
    const closed = records.find((record) => !mayPrint(page, record, caller));
    if (closed !== undefined)
      throw businessFailure(serverText('notPrintable', { name: staffNameOf(page, onWire(page, closed, caller.can)) }));
    const wire = records.map((record) => onWire(page, record, caller.can));
    const names = wire.map((record) => staffNameOf(page, record));
    const sheets = await sheetsOf({ page, caller }, paper, { records: wire, names });
    const name = nameOfPrints(paper.title, names, caller.language);
    return { print: paper, name, sheets, written: Math.max(...records.map(writtenAt)) };
  };

  /** Lays out a record as it is in a form. */
  const paper = async (call: Call, { name, record: sent }: PrintFields): Promise<readonly PaperPage[]> => {
    const { page } = call;
    const caller = callerIn(call);
    const wanted = printOf(page, name);
    const { record, problems } = checkWireShape(page, sent);
    if (record === undefined)
      throw problemsRefusal(
        'badRecord',
        problems.map(({ path, said }) => ({ path: toPointer(path), said })),
      );
    return sheetsOf({ page, caller }, wanted, { records: [record] });
  };

  return { print, paper };
}
