import { badRequest } from '../../core/base/errors.ts';
import { newId } from '../../core/database/newId.ts';
import { showInstant } from '../../core/base/instants.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { nextCategoryCode, nextDepartmentCode } from './childCodes.ts';
import type { Db } from '../../core/database/db.ts';
import { numberInPattern, type FirstFreeNumber, type NumberPattern } from './existingNumbers.ts';
import { advanceNumber, peekNumber, takeNumber } from './numbers.ts';

/** What a value is made from. */
export interface Filling {
  readonly db: Db;
  readonly tenantId: string;
  readonly ruleCode: string;
  readonly now: Date;
  /** The form that asks; nothing of it is trusted. */
  readonly formData: Readonly<Record<string, unknown>>;
  /** Shows the next value and takes none. */
  readonly isTrial: boolean;
  /** Passes over numbers that stand in a record. */
  readonly firstFree: FirstFreeNumber;
}

type Params = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly fits: (value: unknown) => boolean;
  readonly default: string | number | boolean;
}

interface RuleClass {
  /** Address of the page whose codes it makes; absent: it fills the columns that name the rule, and nothing else. */
  readonly fills?: string;
  readonly params: Readonly<Record<string, Parameter>>;
  readonly make: (filling: Filling, params: Params) => Promise<string>;
}

const text = (most: number): Parameter => ({
  fits: (value) => typeof value === 'string' && value.length <= most && /^\P{Cc}*$/u.test(value),
  default: '',
});
const count = (least: number, most: number, usual: number): Parameter => ({
  // Other clients send every parameter as text.
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
 * Prefix, date and a number that begins anew with each date: `DD202611230001`. One tenant never has one twice: what
 * stands in a record, whichever pattern made it, is passed over.
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

/** The first of these fields that says something. */
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

/** All that there are: a rule names one of them, and nothing is ever loaded by its name. */
const CLASSES: Readonly<Record<string, RuleClass>> = { orderNumber, randomId, departmentCode, categoryCode };

/** Names by which other systems know the same. */
const ALIASES: Readonly<Record<string, string>> = {
  OrderNumberRule: 'orderNumber',
  OrgCodeRule: 'departmentCode',
  CategoryCodeRule: 'categoryCode',
};

/** The name of ours for what a call says: `org.jeecg.….OrderNumberRule` → `orderNumber`; undefined: there is none. */
export function ruleClassNamed(said: string): string | undefined {
  const last = said.slice(said.lastIndexOf('.') + 1);
  const name = Object.hasOwn(ALIASES, last) ? ALIASES[last] : said;
  return name !== undefined && Object.hasOwn(CLASSES, name) ? name : undefined;
}

/** Address of the page that a rule of this class makes codes for. */
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
    // Said below, as for everything else that is no object.
  }
  throw fault('JSON');
}

/** The parameters of a class with its defaults; throws for one that it does not have, or that does not fit. */
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
