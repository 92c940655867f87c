import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { focusedMenu } from '../../kit/keyboard/FocusedMenu.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { OfferedAction } from '../../data/records/recordActions.ts';
import { rowFace } from './listActions.ts';
import { RowButton } from '../../kit/blocks/RowButton.tsx';

export interface MoreActionsProps {
  readonly offers: readonly OfferedAction[];
  readonly onAction: (action: OfferedAction['action']) => void;
}

/** Actions that do not fit in the row. The menu is created on demand: one per row costs more than the row itself. */
export function MoreActions({ offers, onAction }: MoreActionsProps) {
  const { t } = usePorts();
  const root = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={root} className="wb-more">
      <RowButton aria-label={t('common.more')} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <svg width="14" height="4" viewBox="0 0 14 4" fill="currentcolor" aria-hidden>
          {[2, 7, 12].map((x) => (
            <circle key={x} cx={x} cy="2" r="1.3" />
          ))}
        </svg>
      </RowButton>
      {open ? (
        <Dropdown
          open
          trigger={['click']}
          popupRender={focusedMenu}
          onOpenChange={(shown) => {
            if (!shown) close();
          }}
          menu={{
            items: offers.map(({ action, disabled }) => ({
              key: action.id,
              label: action.title,
              danger: rowFace(action)?.danger === true,
              disabled,
            })),
            onClick: ({ key }) => {
              const offer = offers.find(({ action }) => action.id === key);
              close();
              if (offer !== undefined) onAction(offer.action);
            },
          }}
        >
          <span className="wb-more-anchor" />
        </Dropdown>
      ) : null}
    </span>
  );
}
