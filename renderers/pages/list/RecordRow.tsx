import { memo } from 'react';
import type { CompiledPage, Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { recordActions } from '../../data/records/recordActions.ts';
import { CheckBox } from '../../kit/blocks/CheckBox.tsx';
import type { DrawnColumn } from './useRecordColumns.ts';
import { OpenedLines, OpenSwitch } from '../recordDetail/OpenedLines.tsx';
import type { OpenedLinesModel } from '../recordDetail/useOpenedLines.ts';
import { RowActions } from './RowActions.tsx';
import { pressedOnRow } from './useListKeys.ts';
import { TreeTitle, type TreeTitleProps } from './TreeTitle.tsx';
import type { RowCommands } from './useRowCommands.ts';
import type { Selection } from './useSelection.ts';

export interface RecordRowProps {
  readonly page: CompiledPage;
  readonly columns: readonly DrawnColumn[];
  readonly record: Values;
  readonly index: number;
  readonly selected: boolean;
  readonly toggle: Selection['toggle'];
  readonly commands: RowCommands;
  /** Lines that the row shows below itself; absent: rows cannot be expanded. */
  readonly lines?: OpenedLinesModel | undefined;
}

export interface RecordCellsProps extends RecordRowProps {
  /** `gridcell` in a tree. */
  readonly role: 'cell' | 'gridcell';
  /** Position of the record in a tree, and the column that shows it. */
  readonly tree?: { readonly column: string; readonly title: Omit<TreeTitleProps, 'children'> } | undefined;
}

const nameIn = ({ list }: CompiledPage, record: Values): string => toText(record[list.columns[0]?.key ?? 'id']);

/** Cells of a record: its checkbox, its columns, and its actions. */
export function RecordCells(props: RecordCellsProps) {
  const { page, columns, record, index, selected, toggle, commands, role, tree, lines } = props;
  const { button, can, user, t } = usePorts();
  const actions = recordActions('row', record, { page, can, user, button });
  return (
    <>
      <td role={role} className="wb-check-cell" onDoubleClick={(event) => event.stopPropagation()}>
        <CheckBox
          label={t('list.selectRow', { row: index + 1 })}
          checked={selected}
          onToggle={(toHere) => toggle(index, toHere)}
        />
        {lines === undefined ? null : <OpenSwitch record={record} name={nameIn(page, record)} lines={lines} />}
      </td>
      {columns.map(({ key, align, cell, face }) => (
        <td key={key} role={role} data-align={align} {...face}>
          {key === tree?.column ? <TreeTitle {...tree.title}>{cell(record)}</TreeTitle> : cell(record)}
        </td>
      ))}
      <td role={role} className="wb-fixed-cell">
        <RowActions page={page} record={record} actions={actions} commands={commands} />
      </td>
    </>
  );
}

/** One record: a double click opens it; its lines are below it when expanded. */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { columns, record, selected, commands, lines } = props;
  return (
    <>
      <tr
        role="row"
        aria-selected={selected}
        data-row-key={toText(record['id'])}
        onDoubleClick={() => commands.open(record)}
        onKeyDown={pressedOnRow(record, commands)}
      >
        <RecordCells {...props} role="cell" />
      </tr>
      {lines?.isOpen(record) === true ? (
        <tr role="row" className="wb-opened">
          <td role="cell" colSpan={columns.length + 2}>
            <div className="wb-opened-box">
              <OpenedLines record={record} lines={lines} />
            </div>
          </td>
        </tr>
      ) : null}
    </>
  );
});
