import { Button } from 'antd';
import { useId, useState } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { NoteList } from '../../commands/clipboard/NoteList.tsx';
import type { TableView } from '../controller/tableView.ts';
import type { ReplaceReport } from '../../commands/find/planReplace.ts';

export interface ReplaceResultProps {
  readonly report: ReplaceReport;
  readonly view: TableView;
  readonly t: TablePorts['t'];
}

/** 共替换 12 处，2 处未替换, with links to the cells that were not replaced. */
export function ReplaceResult({ report, view, t }: ReplaceResultProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { replaced, skipped, pending } = report;
  const { model } = view.surface;
  const why = (reason: string): string => (reason === 'readOnly' ? t('find.readOnly') : t(`paste.refusals.${reason}`));
  return (
    <div className="wb-find-result">
      <div className="wb-find-line" role="status">
        <span>{t(skipped.length > 0 ? 'find.replacedSome' : 'find.replacedCount', { count: replaced })}</span>
        {skipped.length > 0 && (
          <Button
            type="link"
            size="small"
            danger
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('find.skipped', { count: skipped.length })}
          </Button>
        )}
        {pending > 0 && <span>{t('paste.pending', { count: pending })}</span>}
      </div>
      {isOpen && (
        <NoteList
          id={listId}
          notes={skipped}
          why={why}
          t={t}
          rowOf={(rowId) => model.indexOf(rowId)}
          onJump={(rowId, key) =>
            view.cursor.select(
              { row: view.surface.rows.reveal(rowId), column: view.surface.columnOf(key) },
              { focus: false },
            )
          }
        />
      )}
    </div>
  );
}
