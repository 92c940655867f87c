import type { Finding, Moment } from '../../core/findings.ts';
import type { Values } from '../../core/values.ts';
import type { PageDocument, ValidationResult } from '../record/pageDocument.ts';

export interface TableValues {
  readonly tableData: readonly Values[];
  /** Stored rows that were removed from the table; only their ids are known. */
  readonly deleteData: readonly Values[];
}

export interface FormAndTableValues {
  readonly formValue: Values;
  /** In the order of the details. */
  readonly tablesValue: readonly TableValues[];
  readonly result: ValidationResult;
}

/**
 * Messages of invalid cells by row id and column, the first of each cell; those of the form by field under the key
 * `''`.
 */
export type ErrorMap = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Rejection of a form and its tables that failed the validation (contract §9.5, W5.1-20). */
export class ValidationRejection extends Error {
  override readonly name = 'ValidationRejection';
  readonly error = 'VALIDATE_FAILED';

  /** Index of the first failing table among the details, which is its tab; -1 for the form. */
  readonly index: number;
  /** The detail's key; null for the form. */
  readonly paneKey: string | null;
  readonly errMap: ErrorMap;
  /** All findings of form and tables. */
  readonly result: ValidationResult;

  constructor(
    failed: { readonly index: number; readonly paneKey: string | null; readonly errMap: ErrorMap },
    result: ValidationResult,
  ) {
    super(failed.paneKey === null ? 'the form has errors' : `the table "${failed.paneKey}" has errors`);
    this.index = failed.index;
    this.paneKey = failed.paneKey;
    this.errMap = failed.errMap;
    this.result = result;
  }

  /** Number of invalid cells or fields of the failed part. */
  get errorCount(): number {
    return Object.values(this.errMap).reduce((sum, row) => sum + Object.keys(row).length, 0);
  }
}

const errorMapOf = (findings: readonly Finding[], paneKey: string | null): ErrorMap => {
  const map: Record<string, Record<string, string>> = {};
  for (const { path, rowId = '', message } of findings) {
    const key = String((paneKey === null ? path[0] : path[2]) ?? '');
    const row = (map[rowId] ??= {});
    row[key] ??= message;
  }
  return map;
};

/** The form may come from a page's own code, which may pass something else (W8-23). */
const isForm = (form: unknown): form is PageDocument =>
  typeof form === 'object' &&
  form !== null &&
  'validate' in form &&
  typeof form.validate === 'function' &&
  'page' in form;

/** Describes what was passed instead: `null`, `string`, `Array`. */
const kindOf = (given: unknown): string =>
  typeof given === 'object' && given !== null
    ? (given.constructor?.name ?? 'Object')
    : given === null
      ? 'null'
      : typeof given;

/**
 * Validates the form first and then each table in order; rejects at the first part with errors. Reveals all findings.
 * Rejects with a TypeError if the argument is not a form.
 */
export async function validateFormAndTables(document: PageDocument, at: Moment): Promise<FormAndTableValues> {
  if (!isForm(document)) throw new TypeError(`校验需要的是表单对象，而传入的是 ${kindOf(document)}`);
  const { page } = document;
  const result = await document.validate(at);
  const errors = result.findings.filter(({ level }) => level === 'error');
  const partOf = ({ path }: Finding): number => page.details.findIndex(({ key }) => key === path[0]);
  if (errors.length > 0) {
    const index = Math.min(...errors.map(partOf));
    const paneKey = page.details[index]?.key ?? null;
    const ofPart = errors.filter((finding) => partOf(finding) === index);
    throw new ValidationRejection({ index, paneKey, errMap: errorMapOf(ofPart, paneKey) }, result);
  }
  const tablesValue = page.details.map(({ key }): TableValues => ({
    tableData: document.detail(key).toValues(),
    deleteData: document.unsavedRows(key).removed.map((id) => ({ id })),
  }));
  return { formValue: { ...document.values() }, tablesValue, result };
}
