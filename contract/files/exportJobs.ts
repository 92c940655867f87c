import { numberOf, recordsOf, textOf } from '../reading.ts';

/**
 * Last segment of the address that starts an export in the background: POST `<url>/exportJob` of an `ExportJobOrder`.
 */
export const EXPORT_JOB_OPERATION = 'exportJob';

/**
 * The caller's own exports: GET; POST `/cancel` of `{id}`; DELETE `?id=`; GET `/check?id=`, which fails if the download
 * would fail; GET `/download/<id>`, with a ticket.
 */
export const EXPORT_JOBS_URL = '/sys/exports';

/** Maximum length of a file name without its extension, in characters. */
export const MAX_FILE_NAME_LENGTH = 100;

export interface ExportJobOrder {
  /** Parameters as `exportXls` takes them. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Without an extension; blank: the title of the page. */
  readonly fileName: string;
}

const STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportJobState = (typeof STATES)[number];

/** An export job of the caller. */
export interface SentExportJob {
  readonly id: string;
  /** Title of the page. */
  readonly title: string;
  /** With the extension of the generated file. */
  readonly fileName: string;
  readonly state: ExportJobState;
  /** Rows written so far, and rows counted when the job was created. */
  readonly done: number;
  readonly total: number;
  /** Bytes; 0 until it is done. */
  readonly size: number;
  /** Why it failed, in the language of the user who started it. */
  readonly message: string;
  readonly createTime: string;
  /** Blank until the job ends. */
  readonly endTime: string;
  /** When the file is deleted; blank if there is none. */
  readonly expireTime: string;
}

const stateOf = (source: unknown): ExportJobState => STATES.find((state) => state === source) ?? 'failed';

/** Reads the answer of `EXPORT_JOBS_URL`. */
export const toExportJobs = (source: unknown): readonly SentExportJob[] =>
  recordsOf(source).map((job) => ({
    id: textOf(job, 'id'),
    title: textOf(job, 'title'),
    fileName: textOf(job, 'fileName'),
    state: stateOf(job['state']),
    done: numberOf(job, 'done'),
    total: numberOf(job, 'total'),
    size: numberOf(job, 'size'),
    message: textOf(job, 'message'),
    createTime: textOf(job, 'createTime'),
    endTime: textOf(job, 'endTime'),
    expireTime: textOf(job, 'expireTime'),
  }));

/** Whether the job has not ended yet. */
export const isUnderWay = ({ state }: Pick<SentExportJob, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
