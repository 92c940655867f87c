import { Table, Tag } from 'antd';
import type { CellChange, VersionChanges, RowChange } from '../../../contract/administration/dataLog.ts';
import { historyText } from '../panelTexts.ts';
import './history.css';

interface Line extends CellChange {
  readonly id: string;
  /** Where it stands: of a row its detail and number. Blank: the head. */
  readonly place: string;
  readonly kind: RowChange['kind'] | undefined;
}

const COLOURS: Readonly<Record<RowChange['kind'], string>> = {
  added: 'green',
  removed: 'red',
  changed: 'blue',
  moved: 'default',
};

const linesOf = ({ cells, rows }: VersionChanges): readonly Line[] => [
  ...cells.map((cell) => ({ ...cell, id: cell.key, place: '', kind: undefined })),
  ...rows.flatMap((row, at): readonly Line[] => {
    const place = historyText('history.line', { detail: row.detail, line: row.line });
    const told = row.cells.length === 0 ? [{ key: '', title: '', before: '', after: '' }] : row.cells;
    return told.map((cell) => ({ ...cell, id: `${at} ${cell.key}`, place, kind: row.kind }));
  }),
];

const value = (text: string, mark: 'del' | 'ins') => {
  if (text === '') return <span className="history-blank">{historyText('history.blank')}</span>;
  const Mark = mark;
  return <Mark className="history-value">{text}</Mark>;
};

/** What differs, a line a field: of the head first, then row by row. What was and what is are marked, not by colour alone. */
export function ChangeTable({ changes, empty }: { readonly changes: VersionChanges; readonly empty: string }) {
  const lines = linesOf(changes);
  if (lines.length === 0) return <p className="history-blank">{empty}</p>;
  return (
    <Table<Line>
      size="small"
      rowKey="id"
      pagination={lines.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
      scroll={{ x: 'max-content' }}
      dataSource={[...lines]}
      columns={[
        {
          title: historyText('history.field'),
          key: 'field',
          render: (_, { place, kind, title }) => (
            <>
              {place !== '' && <span className="history-place">{place} </span>}
              {kind !== undefined && <Tag color={COLOURS[kind]}>{historyText(`history.${kind}`)}</Tag>}
              {title}
            </>
          ),
        },
        {
          title: historyText('history.before'),
          key: 'before',
          render: (_, { before, kind, title }) => (kind === 'added' || title === '' ? '' : value(before, 'del')),
        },
        {
          title: historyText('history.after'),
          key: 'after',
          render: (_, { after, kind, title }) => (kind === 'removed' || title === '' ? '' : value(after, 'ins')),
        },
      ]}
    />
  );
}
