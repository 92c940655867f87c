import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { PasteNote } from './pasteReport.ts';

/** Number of notes listed initially; the rest follows on demand. */
const FIRST_NOTES = 100;

export interface NoteListProps {
  readonly id: string;
  readonly notes: readonly (PasteNote & { readonly to?: string })[];
  /** Returns the text of a note's reason. */
  readonly why: (reason: string) => string;
  readonly t: TablePorts['t'];
  readonly rowOf: (rowId: string) => number;
  readonly onJump: (rowId: string, key: string) => void;
}

/** List of cells with notes, each with a link to its cell. */
export function NoteList({ id, notes: told, why, t, rowOf, onJump }: NoteListProps) {
  const [limit, setLimit] = useState(FIRST_NOTES);
  const notes = useMemo(
    // Codes resolve later than the other values; sort their notes into row order.
    () => [...told].sort((one, other) => rowOf(one.rowId) - rowOf(other.rowId)),
    [told, rowOf],
  );
  const rest = notes.length - limit;
  return (
    <ul id={id} className="wb-paste-notes">
      {notes.slice(0, limit).map((note) => (
        <li key={`${note.rowId} ${note.key}`}>
          <Button type="link" size="small" onClick={() => onJump(note.rowId, note.key)}>
            {t('table.cell', { title: note.title, row: rowOf(note.rowId) + 1 })}
          </Button>
          <span className="wb-paste-from">{note.from}</span>
          {note.to !== undefined && (
            <>
              <span aria-label={t('paste.becomes')}>→</span>
              <span className="wb-paste-to">{note.to}</span>
            </>
          )}
          <span className="wb-paste-why">{why(note.reason)}</span>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Button type="link" size="small" onClick={() => setLimit(limit + FIRST_NOTES * 5)}>
            {t('paste.more', { count: rest })}
          </Button>
        </li>
      )}
    </ul>
  );
}
