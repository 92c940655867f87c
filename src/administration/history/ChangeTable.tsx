import { Table, Tag } from 'antd';
import type { VersionChanges, RowChange } from '../../../contract/administration/dataLog.ts';
import { changeLines, type ChangeLine } from './changeLines.ts';
import { historyText } from './historyText.ts';
import './history.css';

const COLOURS: Readonly<Record<RowChange['kind'], string>> = {
  added: 'green',
  removed: 'red',
  changed: 'blue',
  moved: 'default',
};

const value = (text: string, mark: 'del' | 'ins') => {
  if (text === '') return <span className="history-blank">{historyText('history.blank')}</span>;
  const Mark = mark;
  return <Mark className="history-value">{text}</Mark>;
};

/**
 * Lists differences, one line per field: header first, then row by row. Old and new values are not marked by colour
 * alone.
 */
export function ChangeTable({ changes, empty }: { readonly changes: VersionChanges; readonly empty: string }) {
  const lines = changeLines(changes);
  if (lines.length === 0) return <p className="history-blank">{empty}</p>;
  return (
    <Table<ChangeLine>
      size="small"
      rowKey="id"
      pagination={lines.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
      tableLayout="fixed"
      dataSource={[...lines]}
      columns={[
        {
          title: historyText('history.field'),
          key: 'field',
          width: '32%',
          render: (_, { place, kind, title }) => (
            <>
              {place !== undefined && <span className="history-place">{historyText('history.line', place)} </span>}
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
