import type { ButtonState } from './buttonState.ts';
import type { CompiledColumn } from '../columnKinds/compiledColumn.ts';

/** What a right that is guarded and not held does: perms type 1 hides, 2 locks (D4). */
type Withheld = 'hidden' | 'locked';

/**
 * Whether the user holds a code. `withheld`: the rights to fields and sub-tables that an administrator guards and the user
 * does not hold, by code (`bgd:export:field:agencyFee`); absent: none is. What nobody guards is open to all.
 */
export interface Can {
  (code: string): boolean;
  readonly withheld?: ReadonlyMap<string, Withheld> | undefined;
  /** What a right does to its button. Absent: without it the button is hidden. */
  readonly button?: ((code: string) => ButtonState) | undefined;
}

/** What guards the fields and sub-tables of a page, if an administrator wants it guarded. */
export const fieldCode = (permission: string, key: string, detail?: string): string =>
  [permission, 'field', ...(detail === undefined ? [] : [detail]), key].join(':');

/** Before the name of a button: `bgd:export:detail:goods`. */
export const detailCode = (permission: string, detail: string): string => `${permission}:detail:${detail}`;

/** Of all codes those that guard fields and sub-tables. */
const isFieldCode = (code: string): boolean => /^[\w-]+(:[\w-]+)*:(field|detail)(:[\w-]+){1,2}$/.test(code);

type Guarded = Pick<CompiledColumn, 'viewPermission' | 'editPermission' | 'fieldCode'>;

const withheldOf = ({ fieldCode: code }: Guarded, { withheld }: Can): Withheld | undefined =>
  code === undefined ? undefined : withheld?.get(code);

/** Field rights hold everywhere: what a user may not see, is not there. */
export const maySee = (column: Guarded, can: Can): boolean =>
  (column.viewPermission === undefined || can(column.viewPermission)) && withheldOf(column, can) !== 'hidden';

export const mayChange = (column: Guarded, can: Can): boolean =>
  maySee(column, can) &&
  (column.editPermission === undefined || can(column.editPermission)) &&
  withheldOf(column, can) === undefined;

interface GuardingRow {
  /** Codes, with commas between. */
  readonly action: string;
  /** `2` locks, others hide. */
  readonly type?: string | undefined;
  readonly status?: string | undefined;
}

/** The field rights among rows that guard (D4: those of status 1), as far as they are not held. Of two the stricter. */
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
