import { CloseOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { shortened } from '../../kit/blocks/shortened.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { withoutItem, type PickedItems } from './pickedItems.ts';

export interface PickChosenProps {
  readonly chosen: PickedItems;
  readonly onChoose: (items: PickedItems) => void;
}

/** The picked items so far, including those from other pages and departments; each can be removed. */
export function PickChosen({ chosen, onChoose }: PickChosenProps) {
  const { t } = usePorts();
  if (chosen.size === 0) return null;
  return (
    <div className="wb-picker-chosen" role="group" aria-label={t('list.selected', { count: chosen.size })}>
      <span>{t('list.selected', { count: chosen.size })}</span>
      {[...chosen.values()].map(({ value, text }) => (
        <Tag key={value}>
          <span className="wb-picker-chip" title={text}>
            {shortened(text)}
          </span>
          <button
            type="button"
            aria-label={t('popup.putBack', { name: text })}
            onClick={() => onChoose(withoutItem(chosen, value))}
          >
            <CloseOutlined aria-hidden />
          </button>
        </Tag>
      ))}
      <Button type="link" size="small" onClick={() => onChoose(new Map())}>
        {t('list.clearSelection')}
      </Button>
    </div>
  );
}
