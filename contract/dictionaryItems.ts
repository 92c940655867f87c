import { present } from '../engine/index.ts';
import type { Values } from '../engine/index.ts';
import { isRecord, textOf } from './reading.ts';
import { toValues } from './records.ts';

/** An item of a dictionary as the calls of dictionaries send it (contract §2.1). Clients read the text under three names. */
export interface SentDictItem extends SentChoice {
  readonly color: string | null;
  readonly disabled?: true;
  /** Its attributes. */
  readonly jsonObject: Readonly<Record<string, unknown>> | null;
}

/** A choice that brings nothing but its text. */
export interface SentChoice {
  readonly value: string;
  readonly text: string;
  readonly title: string;
  readonly label: string;
}

export interface DictionaryChoice {
  readonly value: string;
  readonly text: string;
  readonly color?: string;
  /** May stand in a record, may not be chosen. */
  readonly disabled?: true;
  readonly attributes?: Values;
}

/** The short ones by code, as a sign-in brings them. */
export type SentDictionaries = Readonly<Record<string, readonly SentDictItem[]>>;

/** The answer of `lookup`: null for a value that is unknown. */
export type SentLookup = Readonly<Record<string, SentDictItem | null>>;

export const sentChoice = ({ value, text }: Pick<SentChoice, 'value' | 'text'>): SentChoice => ({
  value,
  text,
  title: text,
  label: text,
});

function toChoice(source: Readonly<Record<string, unknown>>): DictionaryChoice {
  const attributes = source['jsonObject'];
  return present({
    value: textOf(source, 'value'),
    text: textOf(source, 'text') || textOf(source, 'title') || textOf(source, 'label'),
    color: textOf(source, 'color') || undefined,
    disabled: source['disabled'] === true ? (true as const) : undefined,
    attributes: isRecord(attributes) ? toValues(attributes) : undefined,
  });
}

export const toChoices = (source: unknown): readonly DictionaryChoice[] =>
  Array.isArray(source) ? source.filter(isRecord).map(toChoice) : [];

export const toLookup = (source: unknown): Readonly<Record<string, DictionaryChoice | null>> =>
  isRecord(source)
    ? Object.fromEntries(Object.entries(source).map(([key, item]) => [key, isRecord(item) ? toChoice(item) : null]))
    : {};
