import { describe, expect, test } from 'vitest';
import { renderersEnUS, renderersZhCN } from '../../../../renderers/index.ts';
import { BINDINGS, type BindingPlace } from '../../../../renderers/kit/shortcuts/bindings.ts';
import { editCommands } from '../../../../renderers/table/commands/keys/editCommands.ts';
import { helpCommands } from '../../../../renderers/table/commands/keys/helpCommands.ts';
import { moveCommands } from '../../../../renderers/table/commands/keys/moveCommands.ts';
import { rowKeyCommands } from '../../../../renderers/table/commands/rowActions/rowKeyCommands.ts';

type Bound = readonly (readonly [key: string, name: string])[];

const boundIn = (place: BindingPlace): Bound =>
  Object.entries<readonly string[]>(BINDINGS[place]).flatMap(([name, keys]) => keys.map((key) => [key, name] as const));

const doubles = (bound: Bound): readonly string[] =>
  bound
    .filter(([key, name]) => bound.some(([other, meant]) => other === key && meant !== name))
    .map(([key, name]) => `${key} ${name}`);

/** Used by browsers or input methods (Ctrl with a punctuation mark), or typed with AltGr. */
const TAKEN = /^(F1|F3|F5|F7|F10|F11|F12|Control\+[nwtTplojufgh]|Control\+[.,]|.*Control\+Alt.*)$/;

describe('keys of the product', () => {
  test.each(['list', 'form'] as const)('mean one thing each in a %s, with those that hold everywhere', (place) => {
    expect(doubles([...boundIn(place), ...boundIn('shell')])).toEqual([]);
  });

  test('have the same meaning in a form and its tables, except for documented differences', () => {
    const table = [...moveCommands, ...editCommands, ...helpCommands, ...rowKeyCommands].flatMap(({ name, keys }) =>
      keys.map((key) => [key, name] as const),
    );
    expect(
      doubles([...boundIn('form'), ...boundIn('shell'), ...table]).filter((one) => !one.startsWith('Arrow')),
    ).toEqual(doubles(table).filter((one) => !one.startsWith('Arrow')));
  });

  test('do not conflict with browser, input method or AltGr, except the extended print key', () => {
    const all = (['list', 'form', 'shell'] as const).flatMap(boundIn);
    expect(new Set(all.filter(([key]) => TAKEN.test(key)).map(([key, name]) => `${key} ${name}`))).toEqual(
      new Set(['Control+p print']),
    );
    expect(all.length).toBeGreaterThan(10);
  });

  test('are named in both languages', () => {
    const names = (['list', 'form', 'shell'] as const).flatMap((place) => [
      `keys.${place}`,
      ...boundIn(place).map(([, name]) => `keys.${place}.${name}`),
    ]);
    expect(names.filter((name) => !(name in renderersZhCN) || !(name in renderersEnUS))).toEqual([]);
  });
});
