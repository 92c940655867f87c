import { namesOfChoice } from '../columnKinds/paste/choiceNames.ts';
import { halfWidth } from '../columnKinds/paste/halfWidth.ts';
import type { Values } from '../values.ts';

/** What may be chosen: an option of a column, or an item of a dictionary. */
export interface Choice {
  readonly value: string;
  readonly text: string;
  /** Further names: in English, and what offices write. */
  readonly names?: readonly string[] | undefined;
  /** Hold further names as well: `namesOfChoice`. */
  readonly attributes?: Values | undefined;
}

const allNames = ({ text, names = [], attributes }: Choice): readonly string[] => [
  text,
  ...names,
  ...namesOfChoice(attributes),
];

/** How a text led to a choice. `shown`: it is what the cell will show as well. */
export type ChoiceForm = 'shown' | 'code' | 'text' | 'leadingZeros';

export type FoundChoice<T extends Choice = Choice> =
  | { readonly kind: 'found'; readonly choice: T; readonly form: ChoiceForm }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'unknown' };

const UNKNOWN: FoundChoice<never> = { kind: 'unknown' };
const AMBIGUOUS: FoundChoice<never> = { kind: 'ambiguous' };

/** Zeros that a sheet may have taken from the front of a code: `035` becomes 35. */
const LOST_ZEROS = 3;

const plain = (text: string): string => halfWidth(text).replaceAll(/\s+/g, ' ').trim();
const compared = (text: string): string => plain(text).toLowerCase();

/** The parts of `CNY - 人民币`, `CNY|人民币`, `人民币(CNY)`. */
function labelParts(text: string): readonly [string, string] | undefined {
  const [, head, tail] = /^(\S+) ?(?:-|\||:|—) ?(.+)$/.exec(text) ?? [];
  if (head !== undefined && tail !== undefined) return [head, tail];
  const [, name, code] = /^(.+?) ?\(([\w.-]+)\)$/.exec(text) ?? [];
  return name === undefined || code === undefined ? undefined : [code, name];
}

/** Groups of digits that are written apart: `8712.00.3000` → `8712003000`. */
const joinedDigits = (text: string): string | undefined =>
  /^\d+(?:[. -]\d+)+$/.test(text) ? text.replaceAll(/[. -]/g, '') : undefined;

const padded = (text: string): readonly string[] =>
  /^\d+$/.test(text) ? Array.from({ length: LOST_ZEROS }, (_, index) => '0'.repeat(index + 1) + text) : [];

/** Every code that a text may stand for: to be looked up before `chooseByCode` is asked. */
export function possibleCodes(written: string): readonly string[] {
  const text = plain(written);
  const label = labelParts(text);
  const joined = joinedDigits(text);
  const codes = [written.trim(), text, text.toUpperCase(), label?.[0], joined, ...padded(joined ?? text)];
  return [...new Set(codes.filter((code): code is string => code !== undefined && code !== ''))];
}

const isNamed = (choice: Choice, name: string): boolean => allNames(choice).some((one) => compared(one) === name);

/** The choice whose code a text is, or names together with its text; `unknown` where the text is no code. */
export function chooseByCode<T extends Choice>(
  written: string,
  byCode: (code: string) => T | null | undefined,
): FoundChoice<T> {
  const text = plain(written);
  const found = (choice: T, form: ChoiceForm): FoundChoice<T> => ({ kind: 'found', choice, form });
  const exact = byCode(written.trim());
  if (exact) return found(exact, 'shown');
  const folded = byCode(text) ?? byCode(text.toUpperCase());
  if (folded) return found(folded, 'code');
  const label = labelParts(text);
  const labelled = label === undefined ? undefined : byCode(label[0]);
  // A code beside the name of another item: nobody knows which of the two is meant.
  if (label !== undefined && labelled)
    return isNamed(labelled, compared(label[1]))
      ? found(labelled, text === `${labelled.value} - ${labelled.text}` ? 'shown' : 'code')
      : AMBIGUOUS;
  const joined = joinedDigits(text);
  const whole = joined === undefined ? undefined : byCode(joined);
  if (whole) return found(whole, 'code');
  const [first, second] = padded(joined ?? text).flatMap((code) => byCode(code) ?? []);
  if (first === undefined) return UNKNOWN;
  return second === undefined ? found(first, 'leadingZeros') : AMBIGUOUS;
}

interface ChoiceIndex<T> {
  readonly byValue: ReadonlyMap<string, T>;
  /** Each name as it is compared, with those that have it. */
  readonly byName: ReadonlyMap<string, readonly T[]>;
}

const indexes = new WeakMap<readonly Choice[], ChoiceIndex<Choice>>();

/** Thousands of cells are looked up in the same list: it is gone through once. */
function indexOf<T extends Choice>(choices: readonly T[]): ChoiceIndex<T> {
  const known = indexes.get(choices) as ChoiceIndex<T> | undefined;
  if (known !== undefined) return known;
  const byName = new Map<string, T[]>();
  for (const choice of choices) {
    for (const name of new Set(allNames(choice).map(compared))) {
      const named = byName.get(name);
      if (named === undefined) byName.set(name, [choice]);
      else named.push(choice);
    }
  }
  const index = { byValue: new Map(choices.map((choice) => [choice.value, choice])), byName };
  indexes.set(choices, index);
  return index;
}

/** `PCS.` is `PCS`. */
const withoutPoint = (name: string): string => name.replace(/\.+$/, '');

/** The one choice that has a text as its name. */
export function chooseByName<T extends Choice>(written: string, choices: readonly T[]): FoundChoice<T> {
  const { byName } = indexOf(choices);
  const name = compared(written);
  const named = byName.get(name) ?? byName.get(withoutPoint(name)) ?? [];
  const choice = new Map(named.map((one) => [one.value, one])).values().next().value;
  if (choice === undefined) return UNKNOWN;
  return named.some(({ value }) => value !== choice.value) ? AMBIGUOUS : { kind: 'found', choice, form: 'text' };
}

/** Code first, name second. */
export function choose<T extends Choice>(written: string, choices: readonly T[]): FoundChoice<T> {
  const { byValue } = indexOf(choices);
  const byCode = chooseByCode(written, (code) => byValue.get(code));
  return byCode.kind === 'unknown' ? chooseByName(written, choices) : byCode;
}

/** The texts of a cell that holds several choices. */
export const severalTexts = (text: string): readonly string[] =>
  text
    .split(/[,，;；、|｜\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
