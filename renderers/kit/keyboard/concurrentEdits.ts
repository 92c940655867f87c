import type { Value, Values } from '../../../engine/index.ts';

/** Returns the current values of places: a text that must still be looked up, else the value. */
export const currentValues = (
  keys: readonly string[],
  at: (key: string) => { readonly value: Value | undefined; readonly text?: { readonly text: string } | undefined },
): Values =>
  Object.fromEntries(
    keys.map((key): [string, Value] => {
      const { value, text } = at(key);
      return [key, text?.text ?? value ?? null];
    }),
  );

/**
 * Filters late values to the places that have not changed since the request; what staff typed in the meantime stays.
 */
export const withoutConcurrentEdits = (values: Values, before: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => (now[key] ?? null) === (before[key] ?? null)));
