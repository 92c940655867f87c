import { BYTES_OF_MB } from '../../records/uploads/fileRefusal.ts';
import type { CompiledPage } from '../../language/compiled/compiledPage.ts';

/** Bytes. No record is larger on the wire, whatever its page says. */
export const LARGEST_RECORD = 32 * BYTES_OF_MB;

/** Of one cell on the wire: its name, and a value as lines have them. */
const BYTES_A_CELL = 120;

/** Bytes that a record of a page may have on the wire: a megabyte for its header, and what its lines need. */
export const mostRecordBytes = ({ details }: CompiledPage): number =>
  Math.min(
    LARGEST_RECORD,
    details.reduce((sum, { maxRows, columns }) => sum + maxRows * columns.length * BYTES_A_CELL, BYTES_OF_MB),
  );
