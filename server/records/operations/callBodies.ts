import type { InputProblem } from '../../core/base/errors.ts';
import { readJson } from '../../core/base/wireJson.ts';
import type { SaveRequest } from './saveRecord.ts';
import type { TransitionCall } from './transitionRecord.ts';
import type { TransitionsCall } from './transitionRecords.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { problemsRefusal } from '../../core/base/errors.ts';
import type { Reasons } from '../../../engine/index.ts';

const MAX_REASON = 500;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (problems: readonly InputProblem[]): never => {
  throw problemsRefusal('badRecord', problems);
};

export const readReasons = (value: unknown): Reasons => {
  if (value === undefined || value === null) return {};
  if (!isFields(value)) return refuse([{ path: '/reasons', said: serverText('reasonsNoObject') }]);
  const entries = Object.entries(value);
  const bad = entries.find(([, reason]) => typeof reason !== 'string' || reason.length > MAX_REASON);
  if (bad !== undefined)
    return refuse([{ path: `/reasons/${bad[0]}`, said: serverText('longReason', { most: MAX_REASON }) }]);
  return Object.fromEntries(entries.filter(([, reason]) => String(reason).trim() !== '')) as Reasons;
};

/** Text that the database can store, trimmed. */
const readReason = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' || value.length > MAX_REASON || value.includes('\u0000'))
    return refuse([{ path: '/reason', said: serverText('longReason', { most: MAX_REASON }) }]);
  return value.trim();
};

const HEADER_LIMIT = 12_000;

/** Parses reasons from a header, used if the body is not JSON: their JSON in base64url. */
export const readReasonsHeader = (value: unknown): Reasons => {
  if (value === undefined) return {};
  const malformed: readonly InputProblem[] = [{ path: '/reasons', said: serverText('badReasonsHeader') }];
  if (typeof value !== 'string' || value.length > HEADER_LIMIT || !/^[\w-]*$/.test(value)) return refuse(malformed);
  const reasons = readJson(Buffer.from(value, 'base64url').toString('utf8'));
  return reasons === undefined ? refuse(malformed) : readReasons(reasons);
};

/** Parses a record that contains, next to its fields, `reasons` for rules of level confirm. */
export const readSaveBody = (body: unknown): SaveRequest => {
  if (!isFields(body)) return { body, reasons: {} };
  const { reasons, ...record } = body;
  return { body: record, reasons: readReasons(reasons) };
};

/** Maximum number of records that one call moves: each is validated by all rules. */
const MAX_MOVED = 50;

/** `{records: [{id, version}], transition, reason, trial}`; throws 400 with the problems. */
export const readTransitionsBody = (body: unknown): TransitionsCall => {
  const fields = isFields(body) ? body : {};
  const { records, transition, trial = false } = fields;
  if (typeof transition !== 'string' || transition === '')
    return refuse([{ path: '/transition', said: serverText('missing', { name: 'transition' }) }]);
  if (typeof trial !== 'boolean') return refuse([{ path: '/trial', said: serverText('trialNoBoolean') }]);
  const named = Array.isArray(records) ? records : [];
  const isNamed = (one: unknown): boolean =>
    isFields(one) && typeof one['id'] === 'string' && one['id'] !== '' && Number.isSafeInteger(one['version']);
  if (named.length === 0 || named.length > MAX_MOVED || !named.every(isNamed))
    return refuse([{ path: '/records', said: serverText('movedRecords', { most: MAX_MOVED }) }]);
  const versions = new Map(named.map((one: Fields) => [String(one['id']), Number(one['version'])]));
  const reason = readReason(fields['reason']);
  return {
    records: [...versions].map(([id, version]) => ({ id, version })),
    transition,
    isTrial: trial,
    ...(reason !== '' && { reason }),
  };
};

/** `{id, transition, version, reasons, reason}`; throws 400 with all problems. */
export const readTransitionBody = (body: unknown): TransitionCall => {
  const fields = isFields(body) ? body : {};
  const { id, transition, version } = fields;
  const problems: InputProblem[] = [];
  const wrong = (path: string, said: ServerText): void => void problems.push({ path, said });
  if (typeof id !== 'string' || id === '') wrong('/id', serverText('missing', { name: 'id' }));
  if (typeof transition !== 'string' || transition === '')
    wrong('/transition', serverText('missing', { name: 'transition' }));
  if (!Number.isSafeInteger(version)) wrong('/version', serverText('missingVersion'));
  if (problems.length > 0) refuse(problems);
  const reason = readReason(fields['reason']);
  return {
    id: String(id),
    transition: String(transition),
    version: Number(version),
    reasons: readReasons(fields['reasons']),
    ...(reason !== '' && { reason }),
  };
};
