import type { ParsingOptions, WorkBook } from '@e965/xlsx';

/** Exported by the package, and left out of its types. */
declare module '@e965/xlsx' {
  export function parse_zip(container: unknown, options: ParsingOptions): WorkBook;
}
