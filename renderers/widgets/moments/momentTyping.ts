import dayjs, { type ManipulateType } from 'dayjs';
import { formatMoment } from '../../../engine/index.ts';
import { presentMoment, roundFrom1 } from './momentShortcuts.ts';
import { isMomentRange, MOMENT_FORMATS, type MomentType } from './momentTypes.ts';
import { momentText, readTypedMoment, type TypedMoment } from './typedMoment.ts';

/** An input for a moment, in a field or in a cell. */
export interface MomentInput {
  readonly type: MomentType;
  /** Text of the current value. */
  readonly held: string;
  /**
   * Enter, Tab, Up and Down move to another input, as in a cell, whose calendar is open while it is edited. Default:
   * they act as in a form, and arrow keys move through the open calendar.
   */
  readonly leadsOn?: boolean;
  /** Delete clears it when nothing is typed. Default: true. */
  readonly mayClear?: boolean | undefined;
  /** Default: the current time. */
  readonly now?: Date;
}

/** State of the input. */
export interface MomentTyping {
  /** Text in the input; null while it shows its value. */
  readonly typed: string | null;
  /** The calendar is open. */
  readonly isOpen: boolean;
}

/** Result of leaving the input: another value (null: none), or no change. */
export type MomentLeft = { readonly kind: 'set'; readonly value: string | null } | { readonly kind: 'keep' };

export type MomentAct =
  /** `passes`: the key also has its usual effect. */
  | (MomentLeft & { readonly passes?: true })
  /** Puts a text into the input as if typed. */
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  /** Discards what was typed. */
  | { readonly kind: 'drop' };

/** The part of a keyboard event that is used. */
interface MomentKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
}

const LEADING: ReadonlySet<string> = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown']);

/** Keys that move through an open calendar. */
const STEPS: Readonly<Record<string, readonly [count: number, unit: ManipulateType]>> = {
  ArrowLeft: [-1, 'day'],
  ArrowRight: [1, 'day'],
  ArrowUp: [-1, 'week'],
  ArrowDown: [1, 'week'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
};

/** Content of an input. */
export interface ShownMoment extends TypedMoment {
  readonly text: string;
  /** Result of the typed text, if it differs from the text; otherwise blank. */
  readonly readAs: string;
}

/** Returns the text of the input and its parsed moment. */
export function shownMoment({ typed }: MomentTyping, input: MomentInput): ShownMoment {
  const text = typed ?? momentText(input.held);
  const read = readTypedMoment(input.type, text, input.now);
  const became = momentText(read.moment);
  return { text, ...read, readAs: typed === null || became === text.trim() ? '' : became };
}

/** Returns the result of leaving the input. */
export function leftMoment(typing: MomentTyping, input: MomentInput): MomentLeft {
  const { kept } = shownMoment(typing, input);
  return typing.typed === null || (kept ?? '') === input.held ? { kind: 'keep' } : { kind: 'set', value: kept };
}

/** Months and weekdays wrap around. */
const ROUND: Readonly<
  Record<'month' | 'week', { readonly size: number; readonly steps: Readonly<Record<string, number>> }>
> = {
  month: { size: 12, steps: { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 } },
  week: { size: 7, steps: { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 } },
};

function steppedRound(key: string, moment: string, type: 'month' | 'week'): MomentAct | undefined {
  const { size, steps } = ROUND[type];
  const step = steps[key];
  if (step === undefined) return undefined;
  const [value = '', loop] = moment.split('/');
  const next = String(value === '' ? 1 : roundFrom1(Number(value) + step, size));
  return { kind: 'type', text: loop === undefined ? next : `${next}/${loop}` };
}

/** Returns the moment that a key of the open calendar moves to; without a moment, to the current time. */
function stepped(key: string, typing: MomentTyping, input: MomentInput): MomentAct | undefined {
  const { type } = input;
  const step = STEPS[key];
  const { moment, isReadable } = shownMoment(typing, input);
  if (!isReadable || isMomentRange(type) || type === 'time') return undefined;
  if (type === 'month' || type === 'week') return steppedRound(key, moment, type);
  if (step === undefined) return undefined;
  const target = moment === '' ? dayjs(presentMoment(input.now)) : dayjs(moment).add(...step);
  return { kind: 'type', text: target.format(MOMENT_FORMATS[type]) };
}

/** Returns the effect of Ctrl+;, as in spreadsheets: sets the current time. Not for ranges. */
function presentOf({ type, now = new Date() }: MomentInput): MomentAct | undefined {
  if (isMomentRange(type)) return undefined;
  if (type === 'month' || type === 'week') return { kind: 'set', value: readTypedMoment(type, 't', now).moment };
  return { kind: 'set', value: formatMoment(now, MOMENT_FORMATS[type]) };
}

/** Returns what a key does; undefined: not handled. Ctrl+; sets the current time, as in spreadsheets. */
export function pressedMoment(
  { key, altKey, ctrlKey }: MomentKey,
  typing: MomentTyping,
  input: MomentInput,
): MomentAct | undefined {
  if (ctrlKey && (key === ';' || key === '；')) return presentOf(input);
  if (input.leadsOn === true) {
    if (key === 'Escape') return { kind: 'drop' };
    return LEADING.has(key) ? leftMoment(typing, input) : undefined;
  }
  if (altKey && key === 'ArrowDown') return { kind: 'open' };
  if (key === 'Delete' && typing.typed === null && input.held !== '' && input.mayClear !== false)
    return { kind: 'set', value: null };
  if (typing.isOpen) {
    if (key === 'Escape') return { kind: 'close' };
    return key === 'Enter' ? leftMoment(typing, input) : stepped(key, typing, input);
  }
  if (key === 'Enter') return { ...leftMoment(typing, input), passes: true };
  return key === 'Escape' && typing.typed !== null ? { kind: 'drop' } : undefined;
}
