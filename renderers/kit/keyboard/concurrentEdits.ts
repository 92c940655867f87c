import type { Value, Values } from '../../../engine/index.ts';

/** What stands at places now: a text that is still to be found, else the value. */
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

/** Of values that come late, those whose places stand as they did before: what staff have typed meanwhile stays. */
export const withoutConcurrentEdits = (values: Values, before: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => (now[key] ?? null) === (before[key] ?? null)));
