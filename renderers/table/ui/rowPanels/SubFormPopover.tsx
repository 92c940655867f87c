import { CloseOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { SubFormPlace } from './useSubForm.ts';
import './subForm.css';

export interface SubFormPopoverProps {
  readonly place: SubFormPlace;
  readonly t: TablePorts['t'];
  /** Theme variables of the table. */
  readonly tokens: CSSProperties;
  readonly onClose: () => void;
  /** Closed by a key or its button: returns the focus to the table. */
  readonly onReturn: () => void;
  readonly children: ReactNode;
}

/** Pixels between the sub-form and the window's edge. */
const MARGIN = 8;

function edges({ side, edge }: SubFormPlace): CSSProperties {
  if (side === 'below') return { top: edge, maxHeight: window.innerHeight - edge - MARGIN };
  return { bottom: window.innerHeight - edge, maxHeight: edge - MARGIN };
}

/** Sub-form of a row as an overlay below or above the row. Scrolling the content beneath closes it. */
export function SubFormPopover({ place, t, tokens, onClose, onReturn, children }: SubFormPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const { token } = theme.useToken();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const scrolled = ({ target }: Event): void => {
      if (!(target instanceof Node) || box.current?.contains(target) !== true) onClose();
    };
    window.addEventListener('scroll', scrolled, { signal, capture: true });
    window.addEventListener('resize', onClose, { signal });
    return () => listening.abort();
  }, [onClose]);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  return createPortal(
    <div
      ref={box}
      className="wb-sub-form"
      role="dialog"
      aria-label={t('table.subForm')}
      tabIndex={-1}
      data-side={place.side}
      style={{
        ...tokens,
        ...edges(place),
        left: place.left,
        width: place.width,
        zIndex: token.zIndexPopupBase + 30,
        boxShadow: token.boxShadowSecondary,
        background: token.colorBgElevated,
        borderRadius: token.borderRadiusLG,
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onReturn();
      }}
    >
      <div className="wb-sub-form-head">
        <span>{t('table.subForm')}</span>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('table.closeSubForm')}
          onClick={onReturn}
        />
      </div>
      <div className="wb-sub-form-body">{children}</div>
    </div>,
    document.body,
  );
}
