import { badRequest } from '../../core/base/errors.ts';
import { newId } from '../../core/database/newId.ts';
import { showInstant } from '../../core/base/instants.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { nextCategoryCode, nextDepartmentCode } from './childCodes.ts';
import type { Db } from '../../core/database/db.ts';
import { numberInPattern, type FirstFreeNumber, type NumberPattern } from './existingNumbers.ts';
import { advanceNumber, peekNumber, takeNumber } from './numbers.ts';

/** Input for generating a value. */
export interface Filling {
  readonly db: Db;
  readonly tenantId: string;
  readonly ruleCode: string;
  readonly now: Date;
  /** Untrusted values of the requesting form. */
  readonly formData: Readonly<Record<string, unknown>>;
  /** Previews the next value without taking it. */
  readonly isTrial: boolean;
  /** Skips numbers that records have. */
  readonly firstFree: FirstFreeNumber;
}

type Params = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly fits: (value: unknown) => boolean;
  readonly default: string | number | boolean;
}

interface RuleClass {
  /** Address of the page whose codes it generates; absent: it only fills the columns that name the rule. */
  readonly fills?: string;
  readonly params: Readonly<Record<string, Parameter>>;
  readonly make: (filling: Filling, params: Params) => Promise<string>;
}

const text = (most: number): Parameter => ({
  fits: (value) => typeof value === 'string' && value.length <= most && /^\P{Cc}*$/u.test(value),
  default: '',
});
const count = (least: number, most: number, usual: number): Parameter => ({
  // Other clients send every parameter as a string.
  fits: (value) => /^\d{1,4}$/.test(String(value)) && Number(value) >= least && Number(value) <= most,
  default: usual,
});

/** `yyMM` of an instant in +08:00. */
const DATES: Readonly<Record<string, (day: string) => string>> = {
  none: () => '',
  yyyy: (day) => day.slice(0, 4),
  yyMM: (day) => day.slice(2, 6),
  yyyyMM: (day) => day.slice(0, 6),
  yyMMdd: (day) => day.slice(2, 8),
  yyyyMMdd: (day) => day.slice(0, 8),
};

const dateOf = (now: Date, format: string): string => DATES[format]?.(showInstant(now).replaceAll(/[-: ]/g, '')) ?? '';

/**
 * Prefix, date and a number that restarts with each date: `DD202611230001`. Unique per tenant: values that records have
 * are skipped, whichever pattern generated them.
 */
const orderNumber: RuleClass = {
  params: {
    prefix: text(20),
    date: { fits: (value) => typeof value === 'string' && Object.hasOwn(DATES, value), default: 'yyyyMMdd' },
    separator: text(3),
    digits: count(1, 10, 4),
  },
  make: async ({ db, tenantId, ruleCode, now, isTrial, firstFree }, { prefix, date, separator, digits }) => {
    const day = dateOf(now, String(date));
    const counter = { tenantId, name: `fillRule ${ruleCode} ${day}` };
    const begun = [String(prefix), day].filter((part) => part !== '').map((part) => `${part}${String(separator)}`);
    const pattern: NumberPattern = { before: begun.join(''), digits: Number(digits) };
    const next = await (isTrial ? peekNumber : takeNumber)(db, counter);
    const free = await firstFree(pattern, next);
    if (free > next && !isTrial) await advanceNumber(db, counter, free);
    return numberInPattern(pattern, free);
  },
};

const randomId: RuleClass = {
  params: { prefix: text(20), length: count(8, 32, 32) },
  make: (_filling, { prefix, length }) => Promise.resolve(`${String(prefix)}${newId().slice(-Number(length))}`),
};

/** Returns the first of these fields that is not blank. */
const fieldIn = (formData: Filling['formData'], names: readonly string[]): string => {
  const said = names.map((name) => (Object.hasOwn(formData, name) ? formData[name] : undefined));
  return said.find((id): id is string => typeof id === 'string' && id !== '') ?? '';
};

const departmentCode: RuleClass = {
  fills: '/sys/sysDepart',
  params: {},
  make: ({ db, tenantId, formData }) => nextDepartmentCode(db, tenantId, fieldIn(formData, ['parentId', 'pid'])),
};

const categoryCode: RuleClass = {
  fills: '/sys/category',
  params: {},
  make: ({ db, tenantId, formData }) => nextCategoryCode(db, tenantId, fieldIn(formData, ['pid', 'parentId'])),
};

/** All rule classes: a rule names one of them, and nothing is loaded by name. */
const CLASSES: Readonly<Record<string, RuleClass>> = { orderNumber, randomId, departmentCode, categoryCode };

/** Names of the same classes in other systems. */
const ALIASES: Readonly<Record<string, string>> = {
  OrderNumberRule: 'orderNumber',
  OrgCodeRule: 'departmentCode',
  CategoryCodeRule: 'categoryCode',
};

/** Returns our class name for a given one: `org.jeecg.….OrderNumberRule` → `orderNumber`; undefined when unknown. */
export function ruleClassNamed(said: string): string | undefined {
  const last = said.slice(said.lastIndexOf('.') + 1);
  const name = Object.hasOwn(ALIASES, last) ? ALIASES[last] : said;
  return name !== undefined && Object.hasOwn(CLASSES, name) ? name : undefined;
}

/** Returns the address of the page for which a rule of this class generates codes. */
export const pageFilledBy = (said: string): string | undefined => CLASSES[ruleClassNamed(said) ?? '']?.fills;

const fault = (name: string) => {
  const said = serverText('fillParam', { name });
  return badRequest(said, [{ path: '/ruleParams', said }]);
};

function parsed(ruleParams: string): Params {
  if (ruleParams.trim() === '') return {};
  try {
    const read: unknown = JSON.parse(ruleParams);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Params;
  } catch {
    // Reported below, like any other value that is not an object.
  }
  throw fault('JSON');
}

/** Returns the parameters of a class with defaults applied; throws for unknown or invalid ones. */
export function readRuleParams(className: string, ruleParams: string): Params {
  const params: RuleClass['params'] = CLASSES[className]?.params ?? {};
  const sent = parsed(ruleParams);
  for (const [name, value] of Object.entries(sent))
    if (!Object.hasOwn(params, name) || params[name]?.fits(value) !== true) throw fault(name.slice(0, 40));
  return { ...Object.fromEntries(Object.entries(params).map(([name, { default: usual }]) => [name, usual])), ...sent };
}

export const makeValue = (className: string, filling: Filling, params: Params): Promise<string> => {
  const known = CLASSES[className];
  if (known === undefined) throw new Error(`no rule class ${className}`);
  return known.make(filling, params);
};
