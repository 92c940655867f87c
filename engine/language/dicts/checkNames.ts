import { compareName } from '../columnKinds/paste/choiceNames.ts';
import { describeProblem } from '../../text/problems.ts';
import type { Problem } from '../../text/problems.ts';
import { didYouMean } from '../../text/suggestions.ts';

/** Names by the value of their item. */
type ItemNames = Readonly<Record<string, readonly string[]>>;

/** Names by the schema key that holds them. */
type NamesByKey = Readonly<Record<string, ItemNames>>;

/** Reports values that no item has. Database items are not known here: `choices` is then absent. */
export function unknownChoices(
  names: NamesByKey,
  choices: readonly { readonly value: string }[] | undefined,
): readonly Problem[] {
  if (choices === undefined) return [];
  const values = new Set(choices.map(({ value }) => value));
  return Object.entries(names).flatMap(([key, ofItems]) =>
    Object.keys(ofItems)
      .filter((value) => !values.has(value))
      .map((value) => ({
        ...describeProblem('unknown-name.item', { name: value }),
        path: [key, value],
        ...didYouMean(value, values),
      })),
  );
}

/**
 * Reports names that two items have, or that one item has both as certain and as probable: their meaning would be
 * ambiguous.
 */
export function claimedTwice(names: NamesByKey): readonly Problem[] {
  const owners = new Map<string, { readonly key: string; readonly value: string }>();
  return Object.entries(names).flatMap(([key, ofItems]) =>
    Object.entries(ofItems).flatMap(([value, own]) =>
      own.flatMap((name, index): Problem[] => {
        const compared = compareName(name);
        const owner = owners.get(compared) ?? { key, value };
        owners.set(compared, owner);
        if (owner.key === key && owner.value === value) return [];
        return [{ ...describeProblem('duplicate-name', { name, value: owner.value }), path: [key, value, index] }];
      }),
    ),
  );
}
