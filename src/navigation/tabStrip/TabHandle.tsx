import { CloseOutlined } from '@ant-design/icons';
import { memo, useEffect, useRef } from 'react';
import type { DragEvent, MouseEvent } from 'react';
import { t } from '../../platform/locales/t.ts';
import type { Tab } from '../../shell/tabs/tabList.ts';

/** Actions on a tab of the strip, by key. */
export interface TabActions {
  readonly onShow: (key: string) => void;
  readonly onClose: (key: string) => void;
  /** Opens its menu at a position in the window. */
  readonly onMenu: (key: string, left: number, top: number) => void;
  readonly onDrag: (key: string | null) => void;
  /** The dragged tab is over this one and moves to its position. */
  readonly onDragOver: (key: string) => void;
}

interface TabHandleProps {
  readonly tab: Tab;
  readonly active: boolean;
  readonly focusable: boolean;
  readonly dragged: boolean;
  /** Called when this tab becomes the shown one. Must be a stable function. */
  readonly onActive: (handle: HTMLElement, key: string) => void;
  readonly actions: TabActions;
}

const MIDDLE_BUTTON = 1;

/** One tab of the strip: mark of unsaved changes, title, and a close button for the mouse (Delete on the keyboard). */
export const TabHandle = memo(function TabHandle({
  tab,
  active,
  focusable,
  dragged,
  onActive,
  actions,
}: TabHandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const { key, title, dirty, closable } = tab;
  useEffect(() => {
    if (!active || !handle.current) return;
    handle.current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onActive(handle.current, key);
  }, [active, key, onActive]);
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
    actions.onClose(key);
  };
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    actions.onMenu(key, event.clientX, event.clientY);
  };
  const startDrag = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', title);
    actions.onDrag(key);
  };
  return (
    <button
      ref={handle}
      type="button"
      role="tab"
      className="tab-handle"
      aria-selected={active}
      aria-haspopup="menu"
      tabIndex={focusable ? 0 : -1}
      title={title}
      data-dragged={dragged}
      draggable={closable}
      onClick={() => actions.onShow(key)}
      onAuxClick={(event) => {
        if (event.button === MIDDLE_BUTTON) close(event);
      }}
      onMouseDown={(event) => {
        // The middle button would start autoscroll.
        if (event.button === MIDDLE_BUTTON) event.preventDefault();
      }}
      onContextMenu={openMenu}
      onDragStart={startDrag}
      onDragEnd={() => actions.onDrag(null)}
      onDragOver={(event) => {
        event.preventDefault();
        actions.onDragOver(key);
      }}
      onDrop={(event) => event.preventDefault()}
    >
      {dirty && <span className="tab-dirty" role="img" aria-label={t('tabs.dirty')} />}
      <span className="tab-title">{title}</span>
      {closable && (
        <span className="tab-close" title={t('tabs.close')} aria-hidden="true" onClick={close}>
          <CloseOutlined />
        </span>
      )}
    </button>
  );
});
