import { TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';

export interface HiddenColumnsProps {
  readonly count: number;
  readonly t: TablePorts['t'];
  readonly onOpen: () => void;
}

/** Shows the number of hidden columns: a required one may be among them. */
export function HiddenColumns({ count, t, onOpen }: HiddenColumnsProps) {
  if (count === 0) return null;
  return (
    <Button size="small" type="link" onClick={onOpen}>
      {t('columns.hiddenCount', { count })}
    </Button>
  );
}

/** Button that opens the list of columns. */
export function ColumnsButton({ t, onOpen }: Omit<HiddenColumnsProps, 'count'>) {
  return (
    <Button
      size="small"
      type="text"
      icon={<TableOutlined />}
      title={t('columns.settings')}
      aria-label={t('columns.settings')}
      onClick={onOpen}
    />
  );
}
