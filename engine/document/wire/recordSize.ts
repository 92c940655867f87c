import { BYTES_OF_MB } from '../../records/uploads/fileRefusal.ts';
import type { CompiledPage } from '../../language/compiled/compiledPage.ts';

/** Maximum size of a record on the wire in bytes, whatever its page. */
export const LARGEST_RECORD = 32 * BYTES_OF_MB;

/** Bytes of one cell on the wire: its name, and a typical value of a row. */
const BYTES_A_CELL = 120;

/** Maximum size of a page's record on the wire in bytes: a megabyte for its header, plus the size of its rows. */
export const mostRecordBytes = ({ details }: CompiledPage): number =>
  Math.min(
    LARGEST_RECORD,
    details.reduce((sum, { maxRows, columns }) => sum + maxRows * columns.length * BYTES_A_CELL, BYTES_OF_MB),
  );
