import {
  isBlank,
  type CompiledColumn,
  type CompiledPopup,
  type Value,
  type Values,
  mayChange,
} from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** Between the values of several picked rows (W9-8). */
const separator = ',';

/** Key of the text that says why a popup cannot open (W5.1-26, W8-13, W8-14); undefined where it can. */
export function popupFault(popup: CompiledPopup | undefined): 'popup.misconfigured' | 'popup.countsDiffer' | undefined {
  if (popup === undefined || popup.code === '' || popup.orgFields.length === 0 || popup.destFields.length === 0)
    return 'popup.misconfigured';
  return popup.orgFields.length === popup.destFields.length ? undefined : 'popup.countsDiffer';
}

/** Column of the report that the field itself shows; the first one where the field fills only others. */
export function shownReportColumn({ key, popup }: Pick<CompiledColumn, 'key' | 'popup'>): string | undefined {
  const index = popup?.destFields.indexOf(key) ?? -1;
  return popup?.orgFields[Math.max(0, index)];
}

const joined = (values: readonly (Value | undefined)[]): Value => {
  const texts = values.filter((value) => !isBlank(value)).map(String);
  return texts.length === 0 ? null : texts.join(separator);
};

/** What picked rows set, by `destFields`: each from its column of the report, several rows joined. */
export function fillFromRows({ orgFields, destFields }: CompiledPopup, rows: readonly Values[]): Values {
  return Object.fromEntries(
    destFields.map((dest, index): [string, Value] => [dest, joined(rows.map((row) => row[orgFields[index] ?? '']))]),
  );
}

/** What the clear mark sets: the field and everything that a pick would fill. */
export const emptyFill = ({ key, popup }: Pick<CompiledColumn, 'key' | 'popup'>): Values =>
  Object.fromEntries([key, ...(popup?.destFields ?? [])].map((dest) => [dest, null]));

/**
 * Without the columns that the user may not see or change: a save of these would be refused. A column that is closed to
 * typing is filled all the same, as `fill` does.
 */
export function permittedFill(
  values: Values,
  columns: Iterable<Pick<CompiledColumn, 'key' | 'viewPermission' | 'editPermission' | 'fieldCode'>>,
  can: Ports['can'],
): Values {
  const closed = new Set([...columns].filter((column) => !mayChange(column, can)).map(({ key }) => key));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !closed.has(key)));
}
