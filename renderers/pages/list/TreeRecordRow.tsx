import { memo, type KeyboardEvent } from 'react';
import { toText } from '../../kit/formats/formats.ts';
import { RecordCells, type RecordRowProps } from './RecordRow.tsx';
import type { TreeTitleProps } from './TreeTitle.tsx';

export interface TreeRecordRowProps
  extends RecordRowProps, Pick<TreeTitleProps, 'name' | 'level' | 'isOpen' | 'isWaiting'> {
  readonly titleColumn: string;
  /** Position among its siblings, from 1, and the number of siblings. */
  readonly position: number;
  readonly count: number;
  readonly isTabStop: boolean;
  readonly onSwitch: (id: string, isOpen: boolean) => void;
  readonly onPress: (event: KeyboardEvent<HTMLTableRowElement>, id: string) => void;
  readonly onReach: (id: string) => void;
}

const foundBy = ({ isMatch }: RecordRowProps['record']): TreeTitleProps['found'] =>
  typeof isMatch === 'boolean' ? (isMatch ? 'itself' : 'path') : undefined;

/** A record of a tree. */
export const TreeRecordRow = memo(function TreeRecordRow(props: TreeRecordRowProps) {
  const { record, selected, commands, titleColumn, name, level, position, count, isOpen, isWaiting } = props;
  const { isTabStop, onSwitch, onPress, onReach } = props;
  const id = toText(record['id']);
  const title = {
    name,
    level,
    isOpen,
    isWaiting,
    found: foundBy(record),
    onSwitch: () => onSwitch(id, isOpen === true),
  };
  return (
    <tr
      role="row"
      className="wb-treerow"
      aria-selected={selected}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={isOpen}
      aria-busy={isWaiting || undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-row-key={id}
      onDoubleClick={() => commands.open(record)}
      onKeyDown={(event) => onPress(event, id)}
      onFocus={() => onReach(id)}
    >
      <RecordCells {...props} role="gridcell" tree={{ column: titleColumn, title }} />
    </tr>
  );
});
