import {
  isBlank,
  type CompiledColumn,
  type CompiledPopup,
  type Value,
  type Values,
  mayChange,
} from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** Separator between the values of several picked rows (W9-8). */
const separator = ',';

/** Returns the key of the text on why a popup cannot open (W5.1-26, W8-13, W8-14); undefined when it can. */
export function popupFault(popup: CompiledPopup | undefined): 'popup.misconfigured' | 'popup.countsDiffer' | undefined {
  if (popup === undefined || popup.code === '' || popup.orgFields.length === 0 || popup.destFields.length === 0)
    return 'popup.misconfigured';
  return popup.orgFields.length === popup.destFields.length ? undefined : 'popup.countsDiffer';
}

/** Returns the report column that the field shows; the first one when the popup fills only other fields. */
export function shownReportColumn({ key, popup }: Pick<CompiledColumn, 'key' | 'popup'>): string | undefined {
  const index = popup?.destFields.indexOf(key) ?? -1;
  return popup?.orgFields[Math.max(0, index)];
}

const joined = (values: readonly (Value | undefined)[]): Value => {
  const texts = values.filter((value) => !isBlank(value)).map(String);
  return texts.length === 0 ? null : texts.join(separator);
};

/** Returns the values that picked rows set, by `destFields`: each from its report column, several rows joined. */
export function fillFromRows({ orgFields, destFields }: CompiledPopup, rows: readonly Values[]): Values {
  return Object.fromEntries(
    destFields.map((dest, index): [string, Value] => [dest, joined(rows.map((row) => row[orgFields[index] ?? '']))]),
  );
}

/** Returns the values that the clear button sets: null for the field and everything that a pick would fill. */
export const emptyFill = ({ key, popup }: Pick<CompiledColumn, 'key' | 'popup'>): Values =>
  Object.fromEntries([key, ...(popup?.destFields ?? [])].map((dest) => [dest, null]));

/**
 * Removes columns that the user may not see or change, because saving them would be refused. A column that is closed to
 * typing is still filled, as with `fill`.
 */
export function permittedFill(
  values: Values,
  columns: Iterable<Pick<CompiledColumn, 'key' | 'viewPermission' | 'editPermission' | 'fieldCode'>>,
  can: Ports['can'],
): Values {
  const closed = new Set([...columns].filter((column) => !mayChange(column, can)).map(({ key }) => key));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !closed.has(key)));
}
