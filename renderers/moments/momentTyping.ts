import dayjs, { type ManipulateType } from 'dayjs';
import { MOMENT_FORMATS } from './momentFormats.ts';
import { readTypedMoment, type MomentType, type TypedMoment } from './typedMoment.ts';

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

/** The text of the input, and what it reads as. */
export function shownMoment({ typed }: MomentTyping, input: MomentInput): TypedMoment & { readonly text: string } {
  const text = typed ?? input.held;
  return { text, ...readTypedMoment(input.type, text, input.now) };
}

/** What it comes to when the input is left. */
export function leftMoment(typing: MomentTyping, input: MomentInput): MomentLeft {
  const { kept } = shownMoment(typing, input);
  return typing.typed === null || (kept ?? '') === input.held ? { kind: 'keep' } : { kind: 'set', value: kept };
}

/** The moment that a key of the open calendar leads to; from none it leads to the present. */
function stepped(key: string, typing: MomentTyping, input: MomentInput): MomentAct | undefined {
  const step = STEPS[key];
  const { moment, isReadable } = shownMoment(typing, input);
  if (step === undefined || !isReadable || input.type === 'time') return undefined;
  const target = moment === '' ? dayjs(input.now) : dayjs(moment).add(...step);
  return { kind: 'type', text: target.format(MOMENT_FORMATS[input.type]) };
}

/** What a key does; undefined: it is not ours. Ctrl+; is the present, as in spreadsheets. */
export function pressedMoment(
  { key, altKey, ctrlKey }: MomentKey,
  typing: MomentTyping,
  input: MomentInput,
): MomentAct | undefined {
  if (ctrlKey && (key === ';' || key === '；'))
    return { kind: 'set', value: dayjs(input.now).format(MOMENT_FORMATS[input.type]) };
  if (input.leadsOn === true) {
    if (key === 'Escape') return { kind: 'drop' };
    return LEADING.has(key) ? leftMoment(typing, input) : undefined;
  }
  if (altKey && key === 'ArrowDown') return { kind: 'open' };
  if (typing.isOpen) {
    if (key === 'Escape') return { kind: 'close' };
    return key === 'Enter' ? leftMoment(typing, input) : stepped(key, typing, input);
  }
  if (key === 'Enter') return { ...leftMoment(typing, input), passes: true };
  return key === 'Escape' && typing.typed !== null ? { kind: 'drop' } : undefined;
}
