import { Modal } from 'antd';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Ports } from '../ports/ports.ts';
import { useThemeVariables } from '../theme/useThemeVariables.ts';
import { ModalFooter } from './ModalFooter.tsx';
import { ModalTools } from './ModalTools.tsx';
import './pageModal.css';
import { useConfirming, type ModalOk } from './useConfirming.ts';
import { useDragging } from './useDragging.ts';
import { useLostKeys } from './useLostKeys.ts';
import { useModalFocus } from './useModalFocus.ts';

export interface PageModalProps {
  readonly t: Ports['t'];
  readonly title: string;
  /** Pixels. Default: 520. No more than the window has; up to 639 px of window it is the window. */
  readonly width?: number | undefined;
  /** Default: true, for those who draw it only while it is open. */
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
  /** Absent: there is nothing to confirm, and the one button is 关闭. See `ModalOk` for what it resolves with. */
  readonly onOk?: ModalOk | undefined;
  /** It has to go: by Esc, the cross, 取消, a click beside one that confirms nothing, and by an OK that is done. */
  readonly onClose: () => void;
  /** Told before `onClose` where staff give up; not where OK is done. */
  readonly onCancel?: (() => void) | undefined;
  /** Default: 确定. */
  readonly okText?: string | undefined;
  readonly okDisabled?: boolean | undefined;
  /** Off: OK leaves it open, and who opened it closes it (W4-6). Default: on. */
  readonly okClose?: boolean | undefined;
  /** Default: 取消. */
  readonly cancelText?: string | undefined;
  /** Enter in a single line presses OK, Ctrl+Enter anywhere. Default: off, as fields have uses of their own for it. */
  readonly enterConfirms?: boolean | undefined;
  /** A switch to the whole window: a button, and a double click on the title. Default: true. */
  readonly canFullscreen?: boolean | undefined;
  /** It is moved by its title, and by arrows on its handle. Default: true. */
  readonly isDraggable?: boolean | undefined;
  /** Buttons in front of OK and 取消, at the other end. */
  readonly footerStart?: ReactNode;
  /** Replaces all of the footer; null: there is none. */
  readonly footer?: ReactNode;
  readonly className?: string | undefined;
  /** Where it is drawn. Default: at the end of the document. */
  readonly container?: (() => HTMLElement) | undefined;
}

/** The one modal of pages and widgets: it opens at its first field, and what had the keyboard gets it back. */
export function PageModal({ canFullscreen = true, isDraggable = true, ...props }: PageModalProps) {
  const {
    t,
    title,
    width = 520,
    open = true,
    children,
    onOk,
    onClose,
    onCancel,
    className = '',
    enterConfirms = false,
  } = props;
  const variables = useThemeVariables();
  const frame = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  const dragging = useDragging(frame, isDraggable && !isFull);
  const confirming = useConfirming(props);
  const afterOpenChange = useModalFocus(frame, open);
  useLostKeys(frame, open);
  const giveUp = (): void => {
    onCancel?.();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isLine = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(isLine || event.ctrlKey)) return;
    event.preventDefault();
    confirming.confirm();
  };
  const toggle = (): void => setFull(!isFull);
  const footer =
    props.footer === undefined ? (
      <ModalFooter {...props} confirming={onOk === undefined ? undefined : confirming} onGiveUp={giveUp} />
    ) : (
      props.footer
    );
  const renderFrame = (content: ReactNode): ReactNode => (
    <div
      ref={frame}
      className="wb-modal-frame"
      style={{ ...variables, transform: isFull ? 'none' : dragging.transform }}
      onPointerDown={dragging.onPointerDown}
      onDoubleClick={({ target }) => {
        if (canFullscreen && target instanceof Element && target.closest('.ant-modal-header') !== null) toggle();
      }}
    >
      <ModalTools
        t={t}
        isFull={isFull}
        onToggle={canFullscreen ? toggle : undefined}
        onMoveKey={isDraggable && !isFull ? dragging.onKeyDown : undefined}
      />
      {content}
    </div>
  );
  return (
    <Modal
      open={open}
      width={isFull ? '100vw' : width}
      className={`wb-modal ${isFull ? 'is-full' : ''} ${isDraggable ? 'is-draggable' : ''} ${className}`}
      style={{ top: isFull ? 0 : 40 }}
      title={title}
      footer={footer}
      maskClosable={onOk === undefined}
      focusTriggerAfterClose={false}
      destroyOnHidden
      closable={{ 'aria-label': t('common.close') }}
      afterOpenChange={afterOpenChange}
      onCancel={giveUp}
      modalRender={renderFrame}
      {...(props.container && { getContainer: props.container })}
    >
      <div className="wb-modal-body" onKeyDown={enterConfirms ? onKeyDown : undefined}>
        {children}
      </div>
    </Modal>
  );
}
