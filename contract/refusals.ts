import { fromPointer, toPointer, type Finding, type Level, type WireRecord } from '../engine/index.ts';
import { isRecord, recordsOf, textOf } from './reading.ts';
import { toWireRecord } from './records.ts';

/** A finding as it is sent: its place is a JSON Pointer, `/goods/0/firstUnit`. */
export interface SentFinding extends Omit<Finding, 'path'> {
  readonly path: string;
}

/** Of the answer when rules of the page do not hold: HTTP 200, code 422. */
export interface SentFindings {
  readonly findings: readonly SentFinding[];
}

/** One fault of what was asked, of an answer with HTTP 400. */
export interface SentProblem {
  readonly path: string;
  readonly message: string;
}

/** A record that an act on several left as it was, and why. */
export interface RefusedRecord {
  readonly id: string;
  readonly message: string;
}

/** Of the answer when some of several records stand in the way of all: nothing was done with any of them. */
export interface SentRefusedRecords {
  readonly records: readonly RefusedRecord[];
}

/** What became of several records that were to be moved: each by itself. */
export interface SentMovedRecords extends SentRefusedRecords {
  /** Ids; of a trial those that would be. */
  readonly moved: readonly string[];
}

/** Of the answer when somebody else was first: HTTP 409. */
export interface ReportedConflict extends Partial<SentRefusedRecords> {
  readonly by: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string;
  readonly version: number;
  /** What is stored now, as far as the caller may see it; absent: it has to be fetched. */
  readonly current?: WireRecord;
  /** All that were changed, where the call was about several. */
  readonly ids?: readonly string[];
}

export const sentFinding = (finding: Finding): SentFinding => ({ ...finding, path: toPointer(finding.path) });

const LEVELS: readonly Level[] = ['error', 'warn', 'confirm'];

function toFinding(source: Readonly<Record<string, unknown>>): Finding {
  const rowId = textOf(source, 'rowId');
  return {
    ruleId: textOf(source, 'ruleId'),
    level: LEVELS.find((level) => level === source['level']) ?? 'error',
    at: source['at'] === 'submit' ? 'submit' : 'save',
    path: fromPointer(textOf(source, 'path')),
    message: textOf(source, 'message'),
    rowId: rowId === '' ? undefined : rowId,
  };
}

const listAt = (result: unknown, key: string) => recordsOf(isRecord(result) ? result[key] : undefined);

/** What does not hold, by the result of a refusal. */
export const toFindings = (result: unknown): readonly Finding[] => listAt(result, 'findings').map(toFinding);

/** What is malformed, by the result of a 400: each stands where it is, like any other finding. */
export const problemFindings = (result: unknown): readonly Finding[] =>
  listAt(result, 'problems').map((problem) => toFinding({ ruleId: 'input', ...problem, level: 'error', at: 'save' }));

/** The records that stood in the way, by the result of a refusal; none where it was about one thing alone. */
export const toRefusedRecords = (result: unknown): readonly RefusedRecord[] =>
  listAt(result, 'records').map((record) => ({ id: textOf(record, 'id'), message: textOf(record, 'message') }));

export const toMovedRecords = (result: unknown): SentMovedRecords => {
  const moved: unknown = isRecord(result) ? result['moved'] : undefined;
  return { moved: Array.isArray(moved) ? moved.map(String) : [], records: toRefusedRecords(result) };
};

export function toConflict(result: unknown): ReportedConflict {
  const [current, ids]: readonly unknown[] = isRecord(result) ? [result['current'], result['ids']] : [];
  return {
    by: textOf(result, 'by'),
    at: textOf(result, 'at'),
    version: Number(textOf(result, 'version')),
    ...(isRecord(current) && { current: toWireRecord(current) }),
    ...(Array.isArray(ids) && { ids: ids.map(String) }),
  };
}
