import { useState } from 'react';
import type { TableAccess } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { lazyDialog } from '../../../kit/lazy/lazyPart.tsx';
import type { RowMenuRequest } from '../../grid/rows/rowMenuRequest.ts';
import type { TableView } from '../controller/tableView.ts';
import type { FillQuestion } from './FillDialog.tsx';

const RowMenu = lazyDialog(() => import('./RowMenu.tsx').then((module) => module.RowMenu));
const CellMenu = lazyDialog(() => import('./CellMenu.tsx').then((module) => module.CellMenu));
const FillDialog = lazyDialog(() => import('./FillDialog.tsx').then((module) => module.FillDialog));

export interface TableMenuProps {
  readonly view: TableView;
  readonly request: RowMenuRequest | null;
  readonly access: TableAccess;
  readonly t: TablePorts['t'];
  /** Absent: rows have no details. */
  readonly onDetails: ((rowId: string) => void) | undefined;
  /** Returns the focus to the cell. */
  readonly onClose: () => void;
}

/** The requested menu, and the dialog it may open. */
export function TableMenu({ view, request, access, t, onDetails, onClose }: TableMenuProps) {
  const [question, setQuestion] = useState<FillQuestion | null>(null);
  const { rows } = view.surface;
  return (
    <>
      {request !== null && request.onCells !== true && (
        <RowMenu
          rows={rows}
          request={request}
          t={t}
          insert={access.state('insert')}
          onInsert={(index) => view.insert({ index })}
          onDetails={onDetails}
          onClose={onClose}
        />
      )}
      {request?.onCells === true && (
        <CellMenu
          view={view}
          request={request}
          access={access}
          t={t}
          onAsk={setQuestion}
          onDetails={onDetails}
          onClose={onClose}
        />
      )}
      {question !== null && (
        <FillDialog
          view={view}
          question={question}
          t={t}
          onClose={() => {
            setQuestion(null);
            view.cursor.focus();
          }}
        />
      )}
    </>
  );
}
