import {
  isBlank,
  type CompiledDetail,
  type CompiledPick,
  type TableModel,
  type TableRow,
  type Values,
} from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { fillFromRows, permittedFill } from '../../widgets/pickers/popupFill.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/**
 * Returns the key of a row by the columns in `unique`; undefined when all of them are blank: such a row never counts as
 * a duplicate.
 */
export function pickKey({ unique }: Pick<CompiledPick, 'unique'>, values: Values): string | undefined {
  const told = unique.map((key) => toText(values[key]));
  return told.every((text) => text === '') ? undefined : JSON.stringify(told);
}

/** Returns the unique keys of the rows in the table. */
export function keysOfRows(pick: CompiledPick, model: Pick<TableModel, 'liveValues'>): ReadonlySet<string> {
  return new Set(model.liveValues().flatMap((values) => pickKey(pick, values) ?? []));
}

/** Returns the values that a row of the report fills in. */
export const rowFrom = (pick: CompiledPick, row: Values): Values => fillFromRows(pick, [row]);

export interface PickedRows {
  readonly rows: readonly TableRow[];
  /** Number of rows that are already in the table. */
  readonly doubled: number;
  /** Number of rows that exceed `maxRows`. */
  readonly left: number;
}

/**
 * Converts picked report rows to table rows: without duplicates, up to `maxRows`, and without values that the user may
 * not write.
 */
export function pickedRows(
  picked: readonly Values[],
  { pick, columns }: CompiledDetail & { readonly pick: CompiledPick },
  { model, can }: { readonly model: TableModel; readonly can: Ports['can'] },
): PickedRows {
  const known = new Set(keysOfRows(pick, model));
  const fresh = picked.flatMap((row) => {
    const values = rowFrom(pick, row);
    const key = pickKey(pick, values);
    if (key !== undefined && known.has(key)) return [];
    if (key !== undefined) known.add(key);
    return [permittedFill(values, columns, can)];
  });
  const fitting = fresh.slice(0, Math.max(0, model.maxRows - model.rowCount));
  return {
    rows: fitting.map((values) =>
      model.newRow(Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)))),
    ),
    doubled: picked.length - fresh.length,
    left: fresh.length - fitting.length,
  };
}
