import type { DictionarySchema } from './dictionary.ts';
import type { JobSchema } from './job.ts';
import type { LocaleSchema } from './locale.ts';
import type { MenuSchema } from './menu.ts';
import type { MessageSchema } from './message.ts';
import type { PageSchema } from './page.ts';
import type { PrintSchema } from './print.ts';
import type { ReportSchema } from './report.ts';

/** One fault as ajv reports it, with `verbose`. */
export interface SchemaFault {
  /** JSON Pointer into the data. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly schema: unknown;
  readonly parentSchema: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  /** Set when the fault is about a key's name. */
  readonly propertyName?: string;
}

export interface Validator<T> {
  (data: unknown): data is T;
  errors?: readonly SchemaFault[] | null;
}

export declare const validatePage: Validator<PageSchema>;
export declare const validateDictionary: Validator<DictionarySchema>;
export declare const validateMenu: Validator<MenuSchema>;
export declare const validateReport: Validator<ReportSchema>;
export declare const validateLocale: Validator<LocaleSchema>;
export declare const validateMessage: Validator<MessageSchema>;
export declare const validateJob: Validator<JobSchema>;
export declare const validatePrint: Validator<PrintSchema>;
