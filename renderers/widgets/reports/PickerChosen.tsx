import { CloseOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import type { Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface PickerChosenProps {
  readonly chosen: ReadonlyMap<string, Values>;
  /** Report column with the name of a row. */
  readonly shown: string | undefined;
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
}

/** The picked rows so far, including those on other pages; each can be removed. */
export function PickerChosen({ chosen, shown, onRemove, onClear }: PickerChosenProps) {
  const { t } = usePorts();
  if (chosen.size === 0) return null;
  return (
    <div className="wb-picker-chosen" role="group" aria-label={t('list.selected', { count: chosen.size })}>
      <span>{t('list.selected', { count: chosen.size })}</span>
      {[...chosen].map(([key, row]) => {
        const name = toText(row[shown ?? '']) || toText(Object.values(row)[0]);
        return (
          <Tag key={key}>
            <span className="wb-picker-chip" title={name}>
              {name}
            </span>
            <button type="button" aria-label={t('popup.putBack', { name })} onClick={() => onRemove(key)}>
              <CloseOutlined aria-hidden />
            </button>
          </Tag>
        );
      })}
      <Button type="link" size="small" onClick={onClear}>
        {t('list.clearSelection')}
      </Button>
    </div>
  );
}
