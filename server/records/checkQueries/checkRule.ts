import { RE2JS } from 're2js';

/** One line of a check rule: the next `digits` characters must match the pattern; `*` is the whole value. */
export interface RulePart {
  readonly digits: string;
  readonly pattern: string;
  readonly message: string;
  /** Only for `*`: `1` is checked before all others, `0` after them. Default: in list order. */
  readonly priority?: string | undefined;
}

/**
 * The part that does not match, in the format of the contract (§3.3). `beginIndex` and `endIndex` are absent for the
 * whole value.
 */
export interface FailedPart extends RulePart {
  readonly beginIndex?: number;
  readonly endIndex?: number;
  readonly checkValue: string;
  readonly passed: false;
}

const MAX_DIGITS = 1000;

const readPart = (part: unknown): RulePart | undefined => {
  const said: Readonly<Record<string, unknown>> = Object(part);
  const { digits, pattern, message, priority } = said;
  const length = String(digits);
  const known = length === '*' || (/^[1-9]\d{0,3}$/.test(length) && Number(length) <= MAX_DIGITS);
  return known && typeof pattern === 'string' && typeof message === 'string'
    ? { digits: length, pattern, message, ...((priority === '1' || priority === '0') && { priority }) }
    : undefined;
};

/** Parses the stored lines of a rule; undefined if one of them is invalid. */
export const readRuleParts = (stored: unknown): readonly RulePart[] | undefined => {
  if (!Array.isArray(stored)) return undefined;
  const parts = stored.map(readPart);
  return parts.every((part) => part !== undefined) ? parts : undefined;
};

const rankOf = ({ digits, priority }: RulePart): number => {
  if (digits !== '*' || priority === undefined) return 1;
  return priority === '1' ? 0 : 2;
};

/**
 * Matches consecutive slices of the value with their patterns, and the whole value where a line has `*`; returns the
 * first part that does not match. A slice beyond the end of the value is cut. Patterns run in linear time and match the
 * whole slice; throws if one of them is invalid.
 */
export const failedPart = (parts: readonly RulePart[], value: string): FailedPart | undefined => {
  let begin = 0;
  for (const part of [...parts].sort((one, other) => rankOf(one) - rankOf(other))) {
    const pattern = RE2JS.compile(part.pattern);
    if (part.digits === '*') {
      if (!pattern.matches(value)) return { ...part, checkValue: value, passed: false };
      continue;
    }
    const end = Math.min(begin + Number(part.digits), value.length);
    const checkValue = value.slice(Math.min(begin, end), end);
    if (!pattern.matches(checkValue)) return { ...part, beginIndex: begin, endIndex: end, checkValue, passed: false };
    begin += Number(part.digits);
  }
  return undefined;
};
