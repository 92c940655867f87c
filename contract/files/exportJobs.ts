import { numberOf, recordsOf, textOf } from '../reading.ts';

/** Last part of the address that orders an export in the background: POST `<url>/exportJob` of an `ExportJobOrder`. */
export const EXPORT_JOB_OPERATION = 'exportJob';

/**
 * The caller's own exports: GET; POST `/cancel` of `{id}`; DELETE `?id=`; GET `/check?id=`, which refuses what a download
 * would; GET `/download/<id>`, with a ticket.
 */
export const EXPORT_JOBS_URL = '/sys/exports';

/** Characters of a file's name without its extension. */
export const MAX_FILE_NAME_LENGTH = 100;

export interface ExportJobOrder {
  /** As `exportXls` takes them. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Without an extension; blank: the title of the page. */
  readonly fileName: string;
}

const STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportJobState = (typeof STATES)[number];

/** An export of the caller's. */
export interface SentExportJob {
  readonly id: string;
  /** Of the page. */
  readonly title: string;
  /** With the extension of what is made. */
  readonly fileName: string;
  readonly state: ExportJobState;
  /** Rows so far, of all that were counted when it was ordered. */
  readonly done: number;
  readonly total: number;
  /** Bytes; 0 until it is done. */
  readonly size: number;
  /** Why it failed, in the words of whoever ordered it. */
  readonly message: string;
  readonly createTime: string;
  /** Blank while it is not over. */
  readonly endTime: string;
  /** When the file goes; blank while there is none. */
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

/** Whether it is not over yet. */
export const isUnderWay = ({ state }: Pick<SentExportJob, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
