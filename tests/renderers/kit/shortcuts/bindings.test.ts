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

/** Taken by browsers, by input methods (Ctrl with a mark), or typed with AltGr. */
const TAKEN = /^(F1|F3|F5|F7|F10|F11|F12|Control\+[nwtTplojufgh]|Control\+[.,]|.*Control\+Alt.*)$/;

describe('keys of the product', () => {
  test.each(['list', 'form'] as const)('mean one thing each in a %s, with those that hold everywhere', (place) => {
    expect(doubles([...boundIn(place), ...boundIn('shell')])).toEqual([]);
  });

  test('mean in a table of a form what they mean in the form, but for where staff are told otherwise', () => {
    const table = [...moveCommands, ...editCommands, ...helpCommands, ...rowKeyCommands].flatMap(({ name, keys }) =>
      keys.map((key) => [key, name] as const),
    );
    expect(
      doubles([...boundIn('form'), ...boundIn('shell'), ...table]).filter((one) => !one.startsWith('Arrow')),
    ).toEqual(doubles(table).filter((one) => !one.startsWith('Arrow')));
  });

  test('are none that a browser, an input method or AltGr takes, but for the one that prints, which prints more', () => {
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
