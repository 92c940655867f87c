import { DragOutlined, FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import type { Ports } from '../ports/ports.ts';

export interface ModalToolsProps {
  readonly t: Ports['t'];
  readonly isFull: boolean;
  /** Undefined: the dialog has one size. */
  readonly onToggle: (() => void) | undefined;
  /** Undefined: the dialog cannot be moved. */
  readonly onMoveKey: ((event: KeyboardEvent) => void) | undefined;
}

/** Tools next to the title: the handle for moving the dialog with arrow keys, and the full-window switch. */
export function ModalTools({ t, isFull, onToggle, onMoveKey }: ModalToolsProps) {
  const switchText = t(isFull ? 'modal.leaveFullscreen' : 'modal.fullscreen');
  const moveText = t('modal.move');
  return (
    <div className="wb-modal-tools">
      {onMoveKey !== undefined && (
        <Button
          type="text"
          size="small"
          className="wb-modal-handle"
          icon={<DragOutlined aria-hidden />}
          aria-label={moveText}
          title={moveText}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
          onKeyDown={onMoveKey}
        />
      )}
      {onToggle !== undefined && (
        <Button
          type="text"
          size="small"
          className="wb-modal-switch"
          icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          aria-label={switchText}
          title={switchText}
          aria-pressed={isFull}
          onClick={onToggle}
        />
      )}
    </div>
  );
}
