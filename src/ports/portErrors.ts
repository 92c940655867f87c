import { fromPointer } from '../../engine/index.ts';
import type { Finding, Level } from '../../engine/index.ts';
import { PortError } from '../../renderers/index.ts';
import type { Failure } from '../../renderers/index.ts';
import { CallError } from '../http/callError.ts';
import { toWireRecord } from '../../contract/records.ts';
import { isRecord, textOf } from '../../contract/reading.ts';

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

/** A malformed field of a 400 (`problems`), shown where it stands like any other finding. */
const fromInput = (source: Readonly<Record<string, unknown>>): Finding =>
  toFinding({ ruleId: 'input', ...source, level: 'error', at: 'save' });

const listAt = (result: unknown, key: string): readonly Readonly<Record<string, unknown>>[] => {
  const list = isRecord(result) ? result[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

function findingsOf({ status, envelope }: CallError): readonly Finding[] {
  const findings = listAt(envelope?.result, 'findings').map(toFinding);
  if (findings.length > 0) return findings;
  return status === 400 ? listAt(envelope?.result, 'problems').map(fromInput) : [];
}

function conflictOf({ message, envelope }: CallError): Failure {
  const result = envelope?.result;
  const version = Number(textOf(result, 'version'));
  const current = isRecord(result) && isRecord(result['current']) ? { current: toWireRecord(result['current']) } : {};
  const list: unknown = isRecord(result) ? result['ids'] : undefined;
  const ids = Array.isArray(list) ? { ids: list.map(String) } : {};
  return { kind: 'conflict', message, by: textOf(result, 'by'), at: textOf(result, 'at'), version, ...current, ...ids };
}

function toFailure(error: CallError): Failure {
  const findings = findingsOf(error);
  if (findings.length > 0) return { kind: 'findings', message: error.message, findings };
  if (error.kind === 'conflict') return conflictOf(error);
  const { kind, message, status, envelope } = error;
  // Not the server's word but that of something before it: what became of the call is not known.
  if (status >= 500 && envelope === null) return { kind: 'network', message };
  return { kind: kind === 'expired' || kind === 'network' || kind === 'refused' ? kind : 'other', message };
}

/** What a port throws for a failed call. A cancelled one is thrown as `AbortError`, which callers expect. */
export function toPortError(error: unknown): Error {
  if (!(error instanceof CallError)) return error instanceof Error ? error : new Error(String(error));
  if (error.kind === 'cancelled') return new DOMException(error.message, 'AbortError');
  return new PortError(toFailure(error));
}

/** Runs a call and says its failure in the words of the ports. */
export async function ported<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toPortError(error);
  }
}
