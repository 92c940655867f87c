import type { InputProblem } from '../base/errors.ts';
import { readJson } from '../base/wireJson.ts';
import type { SaveRequest } from './saveRecord.ts';
import type { TransitionCall } from './transitionRecord.ts';
import { say, type ServerText } from '../messages/say.ts';
import { problemsRefusal } from '../base/errors.ts';
import type { Reasons } from '../../engine/index.ts';

const MAX_REASON = 500;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (problems: readonly InputProblem[]): never => {
  throw problemsRefusal('badRecord', problems);
};

const readReasons = (value: unknown): Reasons => {
  if (value === undefined || value === null) return {};
  if (!isFields(value)) return refuse([{ path: '/reasons', said: say('reasonsNoObject') }]);
  const entries = Object.entries(value);
  const bad = entries.find(([, reason]) => typeof reason !== 'string' || reason.length > MAX_REASON);
  if (bad !== undefined) return refuse([{ path: `/reasons/${bad[0]}`, said: say('longReason', { most: MAX_REASON }) }]);
  return Object.fromEntries(entries.filter(([, reason]) => String(reason).trim() !== '')) as Reasons;
};

const HEADER_LIMIT = 12_000;

/** Reasons where the body is no JSON: their JSON in base64url. */
export const readReasonsHeader = (value: unknown): Reasons => {
  if (value === undefined) return {};
  const malformed: readonly InputProblem[] = [{ path: '/reasons', said: say('badReasonsHeader') }];
  if (typeof value !== 'string' || value.length > HEADER_LIMIT || !/^[\w-]*$/.test(value)) return refuse(malformed);
  const reasons = readJson(Buffer.from(value, 'base64url').toString('utf8'));
  return reasons === undefined ? refuse(malformed) : readReasons(reasons);
};

/** A record with, beside its fields, `reasons` for rules of level confirm. */
export const readSaveBody = (body: unknown): SaveRequest => {
  if (!isFields(body)) return { body, reasons: {} };
  const { reasons, ...record } = body;
  return { body: record, reasons: readReasons(reasons) };
};

/** `{id, transition, version, reasons}`; 400 with everything that is wrong. */
export const readTransitionBody = (body: unknown): TransitionCall => {
  const fields = isFields(body) ? body : {};
  const { id, transition, version } = fields;
  const problems: InputProblem[] = [];
  const wrong = (path: string, said: ServerText): void => void problems.push({ path, said });
  if (typeof id !== 'string' || id === '') wrong('/id', say('missing', { name: 'id' }));
  if (typeof transition !== 'string' || transition === '') wrong('/transition', say('missing', { name: 'transition' }));
  if (!Number.isSafeInteger(version)) wrong('/version', say('missingVersion'));
  if (problems.length > 0) refuse(problems);
  return {
    id: String(id),
    transition: String(transition),
    version: Number(version),
    reasons: readReasons(fields['reasons']),
  };
};
