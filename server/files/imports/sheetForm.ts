import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BYTES_OF_MB, extensionOf, isBlank, type Values } from '../../../engine/index.ts';
import { MAX_SHEET_FILES, MAX_SHEET_MB, SHEET_EXTENSIONS } from '../../../contract/imports.ts';
import { ApiError, badRequest, businessFailure } from '../../core/base/errors.ts';
import { readJson } from '../../core/base/wireJson.ts';
import { cleanFileName } from '../../records/storedFiles/fileNames.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { RememberedHeads } from './sheetTables.ts';

/** A spreadsheet file as sent. */
interface SentBook {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Contents of a call (W7-22, contract §6.3). */
export interface SheetForm {
  readonly books: readonly SentBook[];
  /** The files were sent as `files[]`: such clients expect a path in the answer instead of a summary. */
  readonly isOnline: boolean;
  readonly isSingle: boolean;
  readonly isSubmitted: boolean;
  readonly foreignKeys: Values;
  readonly remembered: RememberedHeads;
}

const FILE_FIELDS: ReadonlySet<string> = new Set(['file', 'files[]']);
const FIELD_BYTES = 20_000;
const MAX_KEYS = 300;

const refused = (detail: ServerText): ApiError => businessFailure(serverText('importFailed', { detail }));

async function bookOf(part: MultipartFile): Promise<SentBook> {
  const name = cleanFileName(part.filename ?? '');
  if (!SHEET_EXTENSIONS.includes(extensionOf(name))) throw refused(serverText('bookType', { name }));
  const pieces: Buffer[] = [];
  for await (const piece of part.file) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  if (part.file.truncated || bytes.length > MAX_SHEET_MB * BYTES_OF_MB)
    throw refused(serverText('bookTooLarge', { most: MAX_SHEET_MB, name }));
  if (bytes.length === 0) throw refused(serverText('bookEmpty', { name }));
  return { name, bytes };
}

/** Parses a text of plain values by name; blank gives none. */
function valuesIn(name: string, text: string): Values {
  if (text.trim() === '') return {};
  const read = readJson(text);
  const [only] = Array.isArray(read) && read.length === 1 ? (read as readonly unknown[]) : [read];
  const isPlain = typeof only === 'object' && only !== null && !Array.isArray(only);
  const entries = isPlain ? Object.entries(only) : [];
  const isGood =
    entries.length <= MAX_KEYS && entries.every(([, value]) => isBlank(value) || typeof value !== 'object');
  if (!isPlain || !isGood) throw badRequest(serverText('importOption', { name }));
  return Object.fromEntries(entries) as Values;
}

function optionsOf(fields: ReadonlyMap<string, string>): Omit<SheetForm, 'books' | 'isOnline'> {
  const read = (name: string): string => fields.get(name) ?? '';
  const choice = (name: string, yes: readonly string[], no: readonly string[]): boolean => {
    if (yes.includes(read(name))) return true;
    if (no.includes(read(name))) return false;
    throw badRequest(serverText('importOption', { name }));
  };
  const heads = valuesIn('heads', read('heads'));
  return {
    isSingle: choice('isSingleTableImport', ['true', '1'], ['', 'false', '0']),
    isSubmitted: choice('validateStatus', ['1'], ['', '0']),
    foreignKeys: valuesIn('foreignKeys', read('foreignKeys')),
    remembered: Object.fromEntries(Object.entries(heads).map(([head, key]) => [head, String(key ?? '')])),
  };
}

const LIMITS = {
  files: MAX_SHEET_FILES,
  parts: MAX_SHEET_FILES + 20,
  fieldSize: FIELD_BYTES,
  fileSize: MAX_SHEET_MB * BYTES_OF_MB + 1,
};

/** Converts errors of the form parser to client errors. */
function ofForm(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return refused(serverText('tooManyBooks', { most: MAX_SHEET_FILES }));
  return badRequest(serverText('importFailed', { detail: serverText('bookHalf') }));
}

/** Reads the whole form; throws a message for staff if it is invalid. */
export async function readSheetForm(request: FastifyRequest): Promise<SheetForm> {
  const fields = new Map<string, string>();
  const books: SentBook[] = [];
  let isOnline = false;
  let refusal: unknown;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string' && !part.valueTruncated) fields.set(part.fieldname, part.value);
        else refusal ??= badRequest(serverText('importOption', { name: part.fieldname.slice(0, 60) }));
      } else if (refusal !== undefined || !FILE_FIELDS.has(part.fieldname)) {
        // Reads the request to its end, so that the caller receives the error message.
        part.file.on('error', () => undefined);
        part.file.resume();
      } else {
        isOnline ||= part.fieldname === 'files[]';
        try {
          books.push(await bookOf(part));
        } catch (error) {
          refusal = error;
          part.file.on('error', () => undefined);
          part.file.resume();
        }
      }
    }
  } catch (error) {
    throw ofForm(error);
  }
  if (refusal !== undefined) throw ofForm(refusal);
  if (books.length === 0) throw refused(serverText('bookMissing'));
  return { books, isOnline, ...optionsOf(fields) };
}
