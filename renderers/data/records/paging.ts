/** Page sizes to choose from; the first is the default (W9-1). */
export const pageSizes = [10, 20, 30] as const;

export interface Sort {
  readonly column: string;
  readonly order: 'asc' | 'desc';
}
