/** Placeholder until scripts/generate.ts writes the types of schemas/meta. */
export type ColumnType = 'input' | 'inputNumber' | 'select' | 'sel_search' | 'date' | 'hidden' | 'normal';
