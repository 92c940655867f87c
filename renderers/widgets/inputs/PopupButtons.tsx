import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Spin } from 'antd';
import type { ReactNode } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface PopupButtonsProps {
  readonly title: string;
  /** There is a value to clear. */
  readonly isFilled: boolean;
  readonly isBusy: boolean;
  /** Icon of the open button. Default: a magnifier. */
  readonly icon?: ReactNode;
  readonly onClear: () => void;
  readonly onOpen: () => void;
}

/** Clear and open buttons in a field with a popup. Both have keys, so they are not tab stops. */
export function PopupButtons({ title, isFilled, isBusy, icon, onClear, onOpen }: PopupButtonsProps) {
  const { t } = usePorts();
  return (
    // The focus stays in the field.
    <span className="wb-popup-buttons" onMouseDown={(event) => event.preventDefault()}>
      {isFilled ? (
        <button
          type="button"
          className="wb-popup-clear"
          tabIndex={-1}
          aria-label={t('popup.clear', { title })}
          onClick={onClear}
        >
          <CloseCircleFilled aria-hidden />
        </button>
      ) : null}
      <button type="button" tabIndex={-1} aria-label={t('popup.open', { title })} onClick={onOpen}>
        {isBusy ? <Spin size="small" /> : (icon ?? <SearchOutlined aria-hidden />)}
      </button>
    </span>
  );
}
