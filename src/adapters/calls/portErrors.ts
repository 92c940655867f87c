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
  // Not the server's word but that of something before it: what became of the call is not known.
  if (status >= 500 && envelope === null) return { kind: 'network', message };
  if (kind === 'refused') return { kind, message, records };
  return { kind: kind === 'expired' || kind === 'network' ? kind : 'other', message };
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
