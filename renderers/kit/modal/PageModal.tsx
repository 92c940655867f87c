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
  /** Pixels. Default: 520. Limited to the window width; in windows up to 639 px the dialog fills the window. */
  readonly width?: number | undefined;
  /** Default: true, for callers that render it only while it is open. */
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
  /** Absent: there is nothing to confirm, and the only button is 关闭. See `ModalOk` for its result. */
  readonly onOk?: ModalOk | undefined;
  /**
   * The dialog must be closed: by Esc, the close icon, 取消, a click outside when there is no `onOk`, and after a
   * successful OK.
   */
  readonly onClose: () => void;
  /** Called before `onClose` when staff cancel; not after a successful OK. */
  readonly onCancel?: (() => void) | undefined;
  /** Default: 确定. */
  readonly okText?: string | undefined;
  readonly okDisabled?: boolean | undefined;
  /** False: OK leaves the dialog open, and the caller closes it (W4-6). Default: true. */
  readonly okClose?: boolean | undefined;
  /** Default: 取消. */
  readonly cancelText?: string | undefined;
  /**
   * Enter in a single-line input presses OK, Ctrl+Enter anywhere. Default: false, because fields use Enter themselves.
   */
  readonly enterConfirms?: boolean | undefined;
  /** Full-window switch: a button, and a double click on the title. Default: true. */
  readonly canFullscreen?: boolean | undefined;
  /** The dialog can be moved by its title, and with arrow keys on its handle. Default: true. */
  readonly isDraggable?: boolean | undefined;
  /** Buttons at the start of the footer, opposite OK and 取消. */
  readonly footerStart?: ReactNode;
  /** Replaces the whole footer; null: no footer. */
  readonly footer?: ReactNode;
  readonly className?: string | undefined;
  /** Parent element. Default: the end of the document. */
  readonly container?: (() => HTMLElement) | undefined;
}

/** The modal dialog of pages and widgets: focuses its first field on opening and restores the focus on closing. */
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
