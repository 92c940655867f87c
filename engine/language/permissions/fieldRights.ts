import type { ButtonState } from './buttonState.ts';
import type { CompiledColumn } from '../columnKinds/compiledColumn.ts';

/** Effect of a guarded right that the user does not hold: perms type 1 hides, 2 locks (D4). */
type Withheld = 'hidden' | 'locked';

/**
 * Returns whether the user holds a code. `withheld`: the rights to fields and sub-tables that an administrator guards
 * and the user does not hold, by code (`bgd:export:field:agencyFee`); absent: none. Unguarded rights are open to all.
 */
export interface Can {
  (code: string): boolean;
  readonly withheld?: ReadonlyMap<string, Withheld> | undefined;
  /** Returns the state of the button that needs a right. Absent: without the right the button is hidden. */
  readonly button?: ((code: string) => ButtonState) | undefined;
}

/** Returns the code that guards a field of a page or of a detail, if an administrator guards it. */
export const fieldCode = (permission: string, key: string, detail?: string): string =>
  [permission, 'field', ...(detail === undefined ? [] : [detail]), key].join(':');

/** Returns the prefix for the buttons of a detail: `bgd:export:detail:goods`. */
export const detailCode = (permission: string, detail: string): string => `${permission}:detail:${detail}`;

/** Returns whether a code guards fields or sub-tables. */
const isFieldCode = (code: string): boolean => /^[\w-]+(:[\w-]+)*:(field|detail)(:[\w-]+){1,2}$/.test(code);

type Guarded = Pick<CompiledColumn, 'viewPermission' | 'editPermission' | 'fieldCode'>;

const withheldOf = ({ fieldCode: code }: Guarded, { withheld }: Can): Withheld | undefined =>
  code === undefined ? undefined : withheld?.get(code);

/** Field rights apply everywhere: a column that a user may not see does not exist for that user. */
export const maySee = (column: Guarded, can: Can): boolean =>
  (column.viewPermission === undefined || can(column.viewPermission)) && withheldOf(column, can) !== 'hidden';

export const mayChange = (column: Guarded, can: Can): boolean =>
  maySee(column, can) &&
  (column.editPermission === undefined || can(column.editPermission)) &&
  withheldOf(column, can) === undefined;

interface GuardingRow {
  /** Codes, separated by commas. */
  readonly action: string;
  /** `2` locks, any other type hides. */
  readonly type?: string | undefined;
  readonly status?: string | undefined;
}

/**
 * Returns the field rights in guarding rows (D4: those of status 1) that the user does not hold. Of two effects the
 * stricter applies.
 */
export function withheldRights(rows: readonly GuardingRow[], holds: (code: string) => boolean): Can['withheld'] {
  const withheld = new Map<string, Withheld>();
  for (const { action, type, status } of rows) {
    if (status !== '1') continue;
    for (const code of action.split(',').map((part) => part.trim()))
      if (isFieldCode(code) && !holds(code) && withheld.get(code) !== 'hidden')
        withheld.set(code, type === '2' ? 'locked' : 'hidden');
  }
  return withheld.size === 0 ? undefined : withheld;
}
