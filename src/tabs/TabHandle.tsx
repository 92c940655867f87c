import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { t } from '../locales/t.ts';
import type { Tab } from './tabList.ts';

interface TabHandleProps {
  readonly tab: Tab;
  readonly active: boolean;
  readonly focusable: boolean;
  /** Told when this tab becomes the shown one. */
  readonly onActive: (handle: HTMLElement) => void;
  readonly onShow: () => void;
  readonly onClose: () => void;
}

const MIDDLE_BUTTON = 1;

/** One tab of the strip: its mark for unsaved work, its title, and a cross for the mouse (the keyboard has Delete). */
export function TabHandle({ tab, active, focusable, onActive, onShow, onClose }: TabHandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const { title, dirty, closable } = tab;
  useEffect(() => {
    if (!active || !handle.current) return;
    handle.current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onActive(handle.current);
  }, [active, onActive]);
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    if (closable) onClose();
  };
  return (
    <button
      ref={handle}
      type="button"
      role="tab"
      className="tab-handle"
      aria-selected={active}
      tabIndex={focusable ? 0 : -1}
      title={title}
      onClick={onShow}
      onAuxClick={(event) => {
        if (event.button === MIDDLE_BUTTON) close(event);
      }}
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
}
