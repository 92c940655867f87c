import type { ButtonState } from './buttonState.ts';
import type { Can } from './fieldRights.ts';
import { withColon } from './missingCodes.ts';

/** Buttons of an editable table's toolbar. */
export type TableButton = 'add' | 'insert' | 'remove' | 'clearSelection' | 'save' | 'collapse';

export interface TableAccess {
  /** Returns whether the user may use the button. */
  button(name: TableButton): boolean;
  /** Returns the display state; a button guarded by perms type 2 stays visible (D4). */
  state(name: TableButton): ButtonState;
  /** Returns whether the column is shown. */
  column(key: string): boolean;
}

/** Suffix of the code that guards a button, after the code of its detail (D4). */
const OWN: Readonly<Partial<Record<TableButton, string>>> = { add: 'add', insert: 'add', remove: 'remove' };

/** Suffix of the code that guards a button, after the prefix; other buttons are open to all. */
const GUARDS: Readonly<Partial<Record<TableButton, string>>> = {
  add: 'add',
  insert: 'add',
  remove: 'batch_delete',
};

/**
 * Determines what a user without certain codes sees of an editable table (W6-1): `order:item` reads `order:item:add`,
 * `order:item:batch_delete` and `order:item:<columnKey>`. A blank prefix guards nothing. `code`: code of the detail,
 * whose buttons an administrator may guard (D4).
 */
export function tableAccess(authPre: string, can: Can, code?: string): TableAccess {
  const prefix = withColon(authPre);
  const holds = (code: string | undefined): boolean => prefix === '' || code === undefined || can(prefix + code);
  const stateOf = (name: TableButton): ButtonState => {
    const withheld = can.withheld?.get(`${code}:${OWN[name]}`);
    if (withheld === 'hidden') return 'hidden';
    const guard = GUARDS[name];
    if (!holds(guard)) return can.button?.(prefix + guard) === 'disabled' ? 'disabled' : 'hidden';
    return withheld === 'locked' ? 'disabled' : 'shown';
  };
  return { button: (name) => stateOf(name) === 'shown', state: stateOf, column: holds };
}
