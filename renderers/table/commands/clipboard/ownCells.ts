import type { SourceColumn, Value } from '../../../../engine/index.ts';

/** MIME type of stored values, for a paste within the product. */
export const OWN_TYPE = 'application/x-waybill-cells';

export interface OwnCells {
  readonly columns: readonly SourceColumn[];
  readonly rows: readonly (readonly { readonly value: Value; readonly text: string }[])[];
}

export const writeOwnCells = (cells: OwnCells): string => JSON.stringify(cells);
