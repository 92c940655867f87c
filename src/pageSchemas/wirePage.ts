import type { PageSchema, SaidProblem } from '../../engine/index.ts';
import { isRecord, textOf } from '../../contract/reading.ts';

/** The answer of /schema/page and /schema/resolve, before the engine reads it. */
export interface WirePage {
  readonly id: string;
  readonly hash: string;
  /** The page schema with `extends` resolved; null when no version of the file was ever good. */
  readonly page: PageSchema | null;
  /** Titles of columns in the other language, by key: `ownerName`, `goods.codeTs`. */
  readonly otherTitles: ReadonlyMap<string, string>;
  readonly dictionaries: Readonly<Record<string, unknown>>;
  /** Mistakes of the file as it stands now, while the last good version serves. */
  readonly problems: readonly SaidProblem[];
}

const isSegment = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const numberAt = (source: Readonly<Record<string, unknown>>, key: string): number | undefined => {
  const value = source[key];
  return typeof value === 'number' ? value : undefined;
};

function toProblem(source: Readonly<Record<string, unknown>>): SaidProblem {
  const path = source['path'];
  const [hint, file] = [textOf(source, 'hint'), textOf(source, 'file')];
  const [line, column] = [numberAt(source, 'line'), numberAt(source, 'column')];
  return {
    code: textOf(source, 'code'),
    level: source['level'] === 'warning' ? 'warning' : undefined,
    path: Array.isArray(path) ? path.filter(isSegment) : [],
    message: textOf(source, 'message'),
    hint: hint === '' ? undefined : hint,
    file: file === '' ? undefined : file,
    line,
    column,
  };
}

export const toProblems = (source: unknown): readonly SaidProblem[] =>
  Array.isArray(source) ? source.filter(isRecord).map(toProblem) : [];

/** The server has held it against the meta-schema; here only the version of the language matters. */
const isPageSchema = (source: unknown): source is PageSchema =>
  isRecord(source) && source['schemaVersion'] === 1 && typeof source['title'] === 'string';

const toTexts = (source: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(isRecord(source) ? source : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    ),
  );

export function toWirePage(result: unknown): WirePage | null {
  const id = textOf(result, 'id');
  if (!isRecord(result) || id === '') return null;
  const { page, dictionaries } = result;
  return {
    id,
    hash: textOf(result, 'hash'),
    page: isPageSchema(page) ? page : null,
    otherTitles: toTexts(result['otherTitles']),
    dictionaries: isRecord(dictionaries) ? dictionaries : {},
    problems: toProblems(result['problems']),
  };
}
