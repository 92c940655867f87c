import type { DictionarySchema } from '../../generated/dictionary.ts';
import type { JobSchema } from '../../generated/job.ts';
import type { LocaleSchema } from '../../generated/locale.ts';
import type { MenuSchema } from '../../generated/menu.ts';
import type { MessageSchema } from '../../generated/message.ts';
import type { PageSchema } from '../../generated/page.ts';
import type { PrintSchema } from '../../generated/print.ts';
import type { ReportSchema } from '../../generated/report.ts';
import {
  validateDictionary,
  validateJob,
  validateLocale,
  validateMenu,
  validateMessage,
  validatePage,
  validatePrint,
  validateReport,
} from '../../generated/validators.js';
import type { Validator } from '../../generated/validators.js';
import type { Problem } from '../../text/problems.ts';
import { readColumnForms } from './columnForms.ts';
import { describeFaults } from './describeFaults.ts';
import { readJsonText } from './jsonText.ts';
import { withPatch } from './problemPatch.ts';
import { readableOf } from './readable.ts';
import type { Readable } from './readable.ts';

/** A file with more problems than this is wrong throughout. */
const MAX_PROBLEMS = 200;

interface Parsed<T> {
  /** Absent if there are problems. */
  readonly value?: T;
  /** The readable parts of a file with problems. */
  readonly readable?: Readable<T> | undefined;
  readonly problems: Problem[];
}

interface BehindFaults<T> {
  /** The readable parts of a file with problems: only for finding further problems, never for use. */
  readonly readable?: Readable<T> | undefined;
}

/** Normalises alternative spellings to the one that the meta-schema's types define. */
type ReadForms = (value: unknown) => { readonly value: unknown; readonly problems: readonly Problem[] };

const asWritten: ReadForms = (value) => ({ value, problems: [] });

interface Language<T> {
  readonly validate: Validator<T>;
  readonly readForms?: ReadForms;
  readonly isPage?: boolean;
}

function parse<T>(
  text: string,
  file: string,
  { validate, readForms = asWritten, isPage = false }: Language<T>,
): Parsed<T> {
  const json = readJsonText(text);
  const written = json.problems.length > 0 ? json.readable : json;
  if (written === undefined) return { problems: json.problems.map((problem) => ({ ...problem, file })) };
  const forms = readForms(written.value);
  const isValid = validate(forms.value);
  const isWell = isValid && forms.problems.length === 0;
  if (isWell && json.problems.length === 0) return { value: forms.value, problems: [] };
  // In a text that is not JSON, only punctuation is corrected automatically.
  const { root } = json;
  const ofShape = [...forms.problems, ...(isValid ? [] : describeFaults(validate.errors ?? [], isPage))]
    .slice(0, MAX_PROBLEMS)
    .map((problem) => ({ ...withPatch(problem, root), ...json.places.of(problem.path) }));
  const problems = [...json.problems, ...ofShape].map((problem) => ({ ...problem, file }));
  const mends = ofShape.map((problem) => withPatch(problem, written.root));
  return {
    problems: problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)),
    readable: readableOf(forms.value, mends, validate),
  };
}

/** Parses a page schema. `file` is the path used in the problems: `schemas/pages/sales/order.json`. */
export function parsePage(
  text: string,
  file: string,
): BehindFaults<PageSchema> & { readonly page?: PageSchema; readonly problems: Problem[] } {
  const language = { validate: validatePage, readForms: readColumnForms, isPage: true };
  const { value, readable, problems } = parse(text, file, language);
  return value === undefined ? { problems, readable } : { page: value, problems };
}

/** Parses a dictionary file. */
export function parseDictionary(
  text: string,
  file: string,
): BehindFaults<DictionarySchema> & { readonly dictionary?: DictionarySchema; readonly problems: Problem[] } {
  const { value, readable, problems } = parse(text, file, { validate: validateDictionary });
  return value === undefined ? { problems, readable } : { dictionary: value, problems };
}

/** Parses the menu file. */
export function parseMenu(text: string, file: string): { readonly menu?: MenuSchema; readonly problems: Problem[] } {
  const { value, problems } = parse(text, file, { validate: validateMenu });
  return value === undefined ? { problems } : { menu: value, problems };
}

/** Parses a popup report. */
export function parseReport(
  text: string,
  file: string,
): BehindFaults<ReportSchema> & { readonly report?: ReportSchema; readonly problems: Problem[] } {
  const { value, readable, problems } = parse(text, file, { validate: validateReport });
  return value === undefined ? { problems, readable } : { report: value, problems };
}

/** Parses the texts of a page in another language. */
export function parseLocale(
  text: string,
  file: string,
): { readonly locale?: LocaleSchema; readonly problems: Problem[] } {
  const { value, problems } = parse(text, file, { validate: validateLocale });
  return value === undefined ? { problems } : { locale: value, problems };
}

/** Parses the mapping of records to an XML message. */
export function parseMessage(
  text: string,
  file: string,
): { readonly message?: MessageSchema; readonly problems: Problem[] } {
  const { value, problems } = parse(text, file, { validate: validateMessage });
  return value === undefined ? { problems } : { message: value, problems };
}

/** Parses a print layout for records. */
export function parsePrint(
  text: string,
  file: string,
): BehindFaults<PrintSchema> & { readonly print?: PrintSchema; readonly problems: Problem[] } {
  const { value, readable, problems } = parse(text, file, { validate: validatePrint });
  return value === undefined ? { problems, readable } : { print: value, problems };
}

/** Parses a scheduled job shipped with the product. */
export function parseJob(
  text: string,
  file: string,
): { readonly value: JobSchema | undefined; readonly problems: Problem[] } {
  const { value, problems } = parse(text, file, { validate: validateJob });
  return { value, problems };
}
