import dayjs, { type ManipulateType } from 'dayjs';
import { formatMoment } from '../../../engine/index.ts';
import { presentMoment, roundFrom1 } from './momentShortcuts.ts';
import { isMomentRange, MOMENT_FORMATS, type MomentType } from './momentTypes.ts';
import { momentText, readTypedMoment, type TypedMoment } from './typedMoment.ts';

/** An input that holds a moment, in a field or in a cell. */
export interface MomentInput {
  readonly type: MomentType;
  /** Text of the value that it holds. */
  readonly held: string;
  /**
   * Enter, Tab and the arrows up and down lead on to another input, as in a cell, whose calendar stands there as long as it
   * is edited. Default: they do what they do in a form, and the arrows go through the calendar while it is open.
   */
  readonly leadsOn?: boolean;
  /** Delete empties it where nothing is typed. Default: yes. */
  readonly mayClear?: boolean | undefined;
  /** Default: the present. */
  readonly now?: Date;
}

/** What staff have done in it. */
export interface MomentTyping {
  /** What stands in it; null while it shows the value that it holds. */
  readonly typed: string | null;
  /** Its calendar is there. */
  readonly isOpen: boolean;
}

/** What is left with: another value, null for none, or what was there. */
export type MomentLeft = { readonly kind: 'set'; readonly value: string | null } | { readonly kind: 'keep' };

export type MomentAct =
  /** `passes`: the key does besides what it does elsewhere. */
  | (MomentLeft & { readonly passes?: true })
  /** Stands in the input as if it were typed. */
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  /** Drops what was done. */
  | { readonly kind: 'drop' };

/** As much of a keyboard event as is read. */
interface MomentKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
}

const LEADING: ReadonlySet<string> = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown']);

/** Keys that go through an open calendar. */
const STEPS: Readonly<Record<string, readonly [count: number, unit: ManipulateType]>> = {
  ArrowLeft: [-1, 'day'],
  ArrowRight: [1, 'day'],
  ArrowUp: [-1, 'week'],
  ArrowDown: [1, 'week'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
};

/** What an input shows. */
export interface ShownMoment extends TypedMoment {
  readonly text: string;
  /** What the typed text became, where that is another than it; blank where nothing is to be said. */
  readonly readAs: string;
}

/** The text of the input, and what it reads as. */
export function shownMoment({ typed }: MomentTyping, input: MomentInput): ShownMoment {
  const text = typed ?? momentText(input.held);
  const read = readTypedMoment(input.type, text, input.now);
  const became = momentText(read.moment);
  return { text, ...read, readAs: typed === null || became === text.trim() ? '' : became };
}

/** What it comes to when the input is left. */
export function leftMoment(typing: MomentTyping, input: MomentInput): MomentLeft {
  const { kept } = shownMoment(typing, input);
  return typing.typed === null || (kept ?? '') === input.held ? { kind: 'keep' } : { kind: 'set', value: kept };
}

/** Months and days of the week go round. */
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

/** The moment that a key of the open calendar leads to; from none it leads to the present. */
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

/** What Ctrl+; sets, as in spreadsheets: the present. Ranges have none. */
function presentOf({ type, now = new Date() }: MomentInput): MomentAct | undefined {
  if (isMomentRange(type)) return undefined;
  if (type === 'month' || type === 'week') return { kind: 'set', value: readTypedMoment(type, 't', now).moment };
  return { kind: 'set', value: formatMoment(now, MOMENT_FORMATS[type]) };
}

/** What a key does; undefined: it is not ours. Ctrl+; is the present, as in spreadsheets. */
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
