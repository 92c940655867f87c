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

/** What tells rows apart by `unique`; undefined where nothing does: such a row is never there twice. */
export function pickKey({ unique }: Pick<CompiledPick, 'unique'>, values: Values): string | undefined {
  const told = unique.map((key) => toText(values[key]));
  return told.every((text) => text === '') ? undefined : JSON.stringify(told);
}

/** What the rows of the table are told apart by. */
export function keysOfRows(pick: CompiledPick, model: Pick<TableModel, 'liveValues'>): ReadonlySet<string> {
  return new Set(model.liveValues().flatMap((values) => pickKey(pick, values) ?? []));
}

/** What a row of the report fills a row with. */
export const rowFrom = (pick: CompiledPick, row: Values): Values => fillFromRows(pick, [row]);

export interface PickedRows {
  readonly rows: readonly TableRow[];
  /** How many are there already. */
  readonly doubled: number;
  /** How many did not fit below `maxRows`. */
  readonly left: number;
}

/** The rows that picked rows of the report become: each one once, as many as fit, without what the user may not write. */
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
