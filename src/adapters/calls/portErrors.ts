import type { Finding } from '../../../engine/index.ts';
import { PortError } from '../../../renderers/index.ts';
import type { Failure } from '../../../renderers/index.ts';
import { problemFindings, toConflict, toFindings, toRefusedRecords } from '../../../contract/refusals.ts';
import { CallError } from '../../platform/http/callError.ts';

function findingsOf({ status, envelope }: CallError): readonly Finding[] {
  const findings = toFindings(envelope?.result);
  return findings.length === 0 && status === 400 ? problemFindings(envelope?.result) : findings;
}

function toFailure(error: CallError): Failure {
  const findings = findingsOf(error);
  if (findings.length > 0) return { kind: 'findings', message: error.message, findings };
  const { kind, message, status, envelope } = error;
  const records = toRefusedRecords(envelope?.result);
  if (kind === 'conflict') return { kind, message, ...toConflict(envelope?.result), records };
  // Answered by a proxy rather than the server: the outcome of the call is unknown.
  if (status >= 500 && envelope === null) return { kind: 'network', message };
  if (kind === 'refused') return { kind, message, records };
  return { kind: kind === 'expired' || kind === 'network' ? kind : 'other', message };
}

/**
 * Converts the error of a failed call to the error of a port; a cancelled call becomes an `AbortError`, as callers
 * expect.
 */
export function toPortError(error: unknown): Error {
  if (!(error instanceof CallError)) return error instanceof Error ? error : new Error(String(error));
  if (error.kind === 'cancelled') return new DOMException(error.message, 'AbortError');
  return new PortError(toFailure(error));
}

/** Runs a call and converts its failure to a port error. */
export async function ported<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toPortError(error);
  }
}
