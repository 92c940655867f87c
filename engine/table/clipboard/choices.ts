import {
  compareName,
  namesOfChoice,
  plainName,
  probableNamesOfChoice,
} from '../../language/columnKinds/paste/choiceNames.ts';
import type { Values } from '../../core/values.ts';

/** A choice: an option of a column, or an item of a dictionary. */
export interface Choice {
  readonly value: string;
  readonly text: string;
  /** Further names: in English, and those used by authorities. */
  readonly names?: readonly string[] | undefined;
  /** Names that other choices may have as well: this choice is probably meant, unless the user decides otherwise. */
  readonly probableNames?: readonly string[] | undefined;
  /** Contain further names as well: `namesOfChoice`. */
  readonly attributes?: Values | undefined;
}

const onlyProbable = ({ probableNames = [], attributes }: Choice): readonly string[] => [
  ...probableNames,
  ...probableNamesOfChoice(attributes),
];

const allNames = (choice: Choice): readonly string[] => [
  choice.text,
  ...(choice.names ?? []),
  ...namesOfChoice(choice.attributes),
  ...onlyProbable(choice),
];

/**
 * How a text matched a choice. `shown`: the cell will show the same text; `probable`: it may also mean another one;
 * `remembered`: the user has chosen so before.
 */
export type ChoiceForm = 'shown' | 'code' | 'text' | 'leadingZeros' | ChoiceDoubt;

/** Forms that a user has to check. */
export type ChoiceDoubt = 'probable' | 'remembered';

export const isDoubtful = (form: ChoiceForm): form is ChoiceDoubt => form === 'probable' || form === 'remembered';

export type FoundChoice<T extends Choice = Choice> =
  | { readonly kind: 'found'; readonly choice: T; readonly form: ChoiceForm }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'unknown' };

const UNKNOWN: FoundChoice<never> = { kind: 'unknown' };
const AMBIGUOUS: FoundChoice<never> = { kind: 'ambiguous' };

/** Maximum number of leading zeros that a sheet may have removed from a code: `035` becomes 35. */
const LOST_ZEROS = 3;

/** Splits `CNY - 人民币`, `CNY|人民币`, `人民币(CNY)` into code and name. */
function labelParts(text: string): readonly [string, string] | undefined {
  const [, head, tail] = /^(\S+) ?(?:-|\||:|—) ?(.+)$/.exec(text) ?? [];
  if (head !== undefined && tail !== undefined) return [head, tail];
  const [, name, code] = /^(.+?) ?\(([\w.-]+)\)$/.exec(text) ?? [];
  return name === undefined || code === undefined ? undefined : [code, name];
}

/** Joins separated groups of digits: `8712.00.3000` → `8712003000`. */
const joinedDigits = (text: string): string | undefined =>
  /^\d+(?:[. -]\d+)+$/.test(text) ? text.replaceAll(/[. -]/g, '') : undefined;

const padded = (text: string): readonly string[] =>
  /^\d+$/.test(text) ? Array.from({ length: LOST_ZEROS }, (_, index) => '0'.repeat(index + 1) + text) : [];

/** Returns every code that a text may mean: look them up before calling `chooseByCode`. */
export function possibleCodes(written: string): readonly string[] {
  const text = plainName(written);
  const label = labelParts(text);
  const joined = joinedDigits(text);
  const codes = [written.trim(), text, text.toUpperCase(), label?.[0], joined, ...padded(joined ?? text)];
  return [...new Set(codes.filter((code): code is string => code !== undefined && code !== ''))];
}

const isNamed = (choice: Choice, name: string): boolean => allNames(choice).some((one) => compareName(one) === name);

/** Returns the choice whose code a text is, or contains together with its name; `unknown` if the text is not a code. */
export function chooseByCode<T extends Choice>(
  written: string,
  byCode: (code: string) => T | null | undefined,
): FoundChoice<T> {
  const text = plainName(written);
  const found = (choice: T, form: ChoiceForm): FoundChoice<T> => ({ kind: 'found', choice, form });
  const exact = byCode(written.trim());
  if (exact) return found(exact, 'shown');
  const folded = byCode(text) ?? byCode(text.toUpperCase());
  if (folded) return found(folded, 'code');
  const label = labelParts(text);
  const labelled = label === undefined ? undefined : byCode(label[0]);
  // A code next to the name of another item: it is unclear which of the two is meant.
  if (label !== undefined && labelled)
    return isNamed(labelled, compareName(label[1]))
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
  /** Choices by each normalized name. */
  readonly byName: ReadonlyMap<string, readonly T[]>;
  /** Choices by names that only probably mean them. */
  readonly byProbableName: ReadonlyMap<string, readonly T[]>;
}

const indexes = new WeakMap<readonly Choice[], ChoiceIndex<Choice>>();

/** Returns the cached index of a list: thousands of cells are looked up in it, but it is read once. */
function indexOf<T extends Choice>(choices: readonly T[]): ChoiceIndex<T> {
  const known = indexes.get(choices) as ChoiceIndex<T> | undefined;
  if (known !== undefined) return known;
  const namedBy = (namesOf: (choice: T) => readonly string[]): ReadonlyMap<string, readonly T[]> => {
    const byName = new Map<string, T[]>();
    for (const choice of choices)
      for (const name of new Set(namesOf(choice).map(compareName))) {
        const named = byName.get(name);
        if (named === undefined) byName.set(name, [choice]);
        else named.push(choice);
      }
    return byName;
  };
  const byValue = new Map(choices.map((choice) => [choice.value, choice]));
  const index = { byValue, byName: namedBy(allNames), byProbableName: namedBy(onlyProbable) };
  indexes.set(choices, index);
  return index;
}

/** `PCS.` → `PCS`. */
const withoutPoint = (name: string): string => name.replace(/\.+$/, '');

/** Returns the choice if there is only one. */
function onlyOne<T extends Choice>(named: readonly T[], form: ChoiceForm): FoundChoice<T> {
  const [choice] = named;
  if (choice === undefined) return UNKNOWN;
  return named.some(({ value }) => value !== choice.value) ? AMBIGUOUS : { kind: 'found', choice, form };
}

/** Returns the only choice with a text as its name. A name that is only probable for one choice is certain for none. */
export function chooseByName<T extends Choice>(written: string, choices: readonly T[]): FoundChoice<T> {
  const { byName, byProbableName } = indexOf(choices);
  const whole = compareName(written);
  const name = byName.has(whole) ? whole : withoutPoint(whole);
  const probable = byProbableName.get(name);
  return probable === undefined ? onlyOne(byName.get(name) ?? [], 'text') : onlyOne(probable, 'probable');
}

/** Looks up a choice by code, then by name. */
export function choose<T extends Choice>(written: string, choices: readonly T[]): FoundChoice<T> {
  const { byValue } = indexOf(choices);
  const byCode = chooseByCode(written, (code) => byValue.get(code));
  return byCode.kind === 'unknown' ? chooseByName(written, choices) : byCode;
}

/** Splits the text of a cell that contains several choices. */
export const severalTexts = (text: string): readonly string[] =>
  text
    .split(/[,，;；、|｜\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
