import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { FullScreen } from './useFullScreen.ts';

export function FullScreenButton({ screen, t }: { readonly screen: FullScreen; readonly t: TablePorts['t'] }) {
  const text = t(screen.isFull ? 'columns.leaveFull' : 'columns.full');
  return (
    <Button
      className="wb-table-full-button"
      size="small"
      type="text"
      icon={screen.isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      title={text}
      aria-label={text}
      aria-pressed={screen.isFull}
      onMouseDown={(event) => event.preventDefault()}
      onClick={screen.toggle}
    />
  );
}
