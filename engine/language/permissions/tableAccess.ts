import type { ButtonState } from './buttonState.ts';
import type { Can } from './fieldRights.ts';
import { withColon } from './missingCodes.ts';

/** Buttons of an editable table's toolbar. */
export type TableButton = 'add' | 'insert' | 'remove' | 'clearSelection' | 'save' | 'collapse';

export interface TableAccess {
  /** Whether what the button does is the user's. */
  button(name: TableButton): boolean;
  /** How it is drawn: what is guarded by perms type 2 stays in sight (D4). */
  state(name: TableButton): ButtonState;
  /** Whether the column is shown. */
  column(key: string): boolean;
}

/** What guards a button behind the code of its detail (D4). */
const OWN: Readonly<Partial<Record<TableButton, string>>> = { add: 'add', insert: 'add', remove: 'remove' };

/** The code behind the prefix that guards a button; others are open to all. */
const GUARDS: Readonly<Partial<Record<TableButton, string>>> = {
  add: 'add',
  insert: 'add',
  remove: 'batch_delete',
};

/**
 * What of an editable table is shown to those who lack codes under its prefix (W6-1): `order:item` reads
 * `order:item:add`, `order:item:batch_delete` and `order:item:<columnKey>`. A blank prefix guards nothing. `code`: of the
 * detail, whose buttons an administrator may guard (D4).
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
