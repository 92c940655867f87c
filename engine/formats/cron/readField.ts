import { CRON_BOUNDS, MONTHS, NTH_WEEK, WEEKDAYS, YEAR_STEP } from './cronFields.ts';
import type { CronBounds, CronField, CronLimits } from './cronFields.ts';
import { oneOf, type CronFault, type CronPart, type CronSpan, type CronSpecial } from './quartz.ts';

/** Aborts the reading of a field at its first fault. */
export class CronFieldFault extends Error {
  readonly fault: CronFault;

  constructor(fault: CronFault) {
    super(fault.code);
    this.name = 'CronFieldFault';
    this.fault = fault;
  }
}

const boundsOf = (field: CronField, years: CronLimits): CronBounds =>
  field === 'year' ? { ...years, step: YEAR_STEP } : CRON_BOUNDS[field];

const NAMES: Readonly<Partial<Record<CronField, readonly string[]>>> = { month: MONTHS, week: WEEKDAYS };

/** Reads one field, with the years that are valid for it. */
class FieldReader {
  readonly #field: CronField;
  readonly #bounds: CronBounds;

  constructor(field: CronField, years: CronLimits) {
    this.#field = field;
    this.#bounds = boundsOf(field, years);
  }

  #refuse(code: CronFault['code'], text: string, { min, max }: Partial<CronLimits> = {}): never {
    throw new CronFieldFault({ field: this.#field, code, text, min, max });
  }

  /** Reads digits, or the name of a month or weekday. */
  #number(text: string, { code, ...limits }: CronLimits & { readonly code: 'range' | 'step' | 'nth' }): number {
    const named = (NAMES[this.#field]?.indexOf(text) ?? -1) + 1;
    const value = named > 0 ? named : /^\d{1,4}$/.test(text) ? Number(text) : this.#refuse('unreadable', text);
    return value < limits.min || value > limits.max ? this.#refuse(code, text, limits) : value;
  }

  #value(text: string): number {
    return this.#number(text, { code: 'range', min: this.#bounds.min, max: this.#bounds.max });
  }

  #start(text: string): number {
    const { min, max, leastStart = min } = this.#bounds;
    return this.#number(text, { code: 'range', min: leastStart, max });
  }

  #span(text: string): CronSpan {
    const [, whole = '', step] = /^([^/]*)(?:\/([^/]*))?$/.exec(text) ?? this.#refuse('unreadable', text);
    const by = step === undefined ? 1 : this.#number(step, { code: 'step', ...this.#bounds.step });
    if (whole === '*') {
      if (step === undefined) this.#refuse('alone', text);
      // An interval of 0 stays at its start, but `*` has no start.
      if (by === 0) this.#refuse('step', text, { ...this.#bounds.step, min: 1 });
      return { kind: 'span', from: this.#bounds.min, to: null, step: by };
    }
    const [first = '', last, ...more] = whole.split('-');
    if (more.length > 0) this.#refuse('unreadable', text);
    if (last === undefined)
      return step === undefined
        ? oneOf(this.#value(first))
        : { kind: 'span', from: this.#start(first), to: null, step: by };
    const [from, to] = [this.#value(first), this.#value(last)];
    if (to < from && this.#field === 'year') this.#refuse('backwards', text);
    return { kind: 'span', from, to, step: by };
  }

  #special(text: string): CronSpecial | CronSpan | undefined {
    if (this.#field === 'day') {
      const [, before, workday] = /^L(?:-(\d{1,2}))?(W)?$/.exec(text) ?? [];
      if (text.startsWith('L') && /^L(?:-\d{1,2})?W?$/.test(text)) {
        const days = before === undefined ? 0 : this.#number(before, { code: 'range', min: 0, max: 30 });
        return { kind: 'last', before: days, workday: workday !== undefined };
      }
      const [, day] = /^(\d{1,2})W$/.exec(text) ?? [];
      if (day !== undefined) return { kind: 'workday', day: this.#value(day) };
    }
    if (this.#field !== 'week') return undefined;
    // Without a number, `L` is the last day of the week: Saturday.
    if (text === 'L') return oneOf(this.#bounds.max);
    const [, week, nth] = /^(\w+)#(\w+)$/.exec(text) ?? [];
    if (week !== undefined && nth !== undefined)
      return { kind: 'nthWeekday', week: this.#value(week), nth: this.#number(nth, { code: 'nth', ...NTH_WEEK }) };
    const [, last] = /^(\d|[A-Z]{3})L$/.exec(text) ?? [];
    return last === undefined ? undefined : { kind: 'lastWeekday', week: this.#value(last) };
  }

  read(text: string): CronPart {
    if (text === '*') return 'every';
    if (text === '?')
      return this.#field === 'day' || this.#field === 'week' ? 'none' : this.#refuse('placeholder', text);
    const parts = text.split(',').map((part) => this.#special(part) ?? this.#span(part));
    const spans = parts.filter((part) => part.kind === 'span');
    const [alone] = parts.filter((part) => part.kind !== 'span');
    if (alone === undefined) return spans;
    return parts.length === 1 ? alone : this.#refuse('alone', text);
  }
}

/** Reads one field of an expression. Throws a `CronFieldFault` if it is invalid. */
export const readField = (field: CronField, text: string, years: CronLimits): CronPart =>
  new FieldReader(field, years).read(text.toUpperCase());
