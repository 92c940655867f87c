import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';

export interface FindButtonProps {
  readonly t: TablePorts['t'];
  readonly onFind: () => void;
}

/** Button that opens the search, like Ctrl+F. */
export function FindButton({ t, onFind }: FindButtonProps) {
  return (
    <Button
      size="small"
      type="text"
      icon={<SearchOutlined />}
      title={`${t('find.title')} (Ctrl+F)`}
      aria-label={t('find.title')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFind}
    />
  );
}
