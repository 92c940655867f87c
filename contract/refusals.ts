import { fromPointer, toPointer, type Finding, type Level, type WireRecord } from '../engine/index.ts';
import { isRecord, recordsOf, textOf } from './reading.ts';
import { toWireRecord } from './records.ts';

/** A finding as it is sent: its path is a JSON Pointer, `/goods/0/firstUnit`. */
export interface SentFinding extends Omit<Finding, 'path'> {
  readonly path: string;
}

/** Part of the answer when rules of the page do not hold: HTTP 200, code 422. */
export interface SentFindings {
  readonly findings: readonly SentFinding[];
}

/** One error of the request, from an answer with HTTP 400. */
export interface SentProblem {
  readonly path: string;
  readonly message: string;
}

/** A record that a bulk operation left unchanged, and why. */
export interface RefusedRecord {
  readonly id: string;
  readonly message: string;
}

/** Part of the answer when some of several records block the operation: none of them was changed. */
export interface SentRefusedRecords {
  readonly records: readonly RefusedRecord[];
}

/** Result of a transition of several records, each on its own. */
export interface SentMovedRecords extends SentRefusedRecords {
  /** Ids of the moved records; in a dry run, of those that would be moved. */
  readonly moved: readonly string[];
}

/** Part of the answer when another user has changed the record first: HTTP 409. */
export interface ReportedConflict extends Partial<SentRefusedRecords> {
  readonly by: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string;
  readonly version: number;
  /** The stored record, as far as the caller may see it; absent: it has to be fetched. */
  readonly current?: WireRecord;
  /** Ids of all changed records, if the call was about several. */
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

/** Reads the findings from the result of a refusal. */
export const toFindings = (result: unknown): readonly Finding[] => listAt(result, 'findings').map(toFinding);

/** Reads the malformed parts from the result of a 400 as findings at their places. */
export const problemFindings = (result: unknown): readonly Finding[] =>
  listAt(result, 'problems').map((problem) => toFinding({ ruleId: 'input', ...problem, level: 'error', at: 'save' }));

/** Reads the blocking records from the result of a refusal; none if it concerned a single record. */
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
