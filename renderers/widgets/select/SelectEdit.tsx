import { Select } from 'antd';
import { isBlank } from '../../../engine/index.ts';
import { DictNotice } from '../../dictionaries/DictNotice.tsx';
import { useDictItems } from '../../dictionaries/useDictItems.ts';
import type { DictItem } from '../../ports.ts';
import { useInputAria } from '../../form/useInputAria.ts';
import type { EditProps } from '../widget.ts';

const matches = (typed: string, option: { item?: DictItem } | undefined): boolean => {
  const wanted = typed.trim().toLowerCase();
  const item = option?.item;
  return (
    item !== undefined && (item.text.toLowerCase().includes(wanted) || item.value.toLowerCase().startsWith(wanted))
  );
};

/** A choice of few; typing filters by text or code. */
export function SelectEdit(props: EditProps) {
  const { id, column, value, parent, disabled, status, onCommit, onLeave } = props;
  const root = useInputAria(props);
  const choices = useDictItems(column, parent);
  const items = choices.status === 'ready' ? choices.items : [];
  return (
    <div ref={root} className="wb-control">
      <Select
        id={id}
        className="wb-control"
        showSearch
        allowClear={!disabled && column.allowClear !== false}
        value={isBlank(value) ? null : String(value)}
        disabled={disabled}
        status={status}
        placeholder={disabled ? '' : column.placeholder}
        options={items.map((item) => ({ value: item.value, label: item.text, disabled: item.disabled === true, item }))}
        filterOption={matches}
        loading={choices.status === 'loading' && column.dictCode !== undefined}
        notFoundContent={<DictNotice status={parent === null ? 'waiting' : choices.status} onRetry={choices.retry} />}
        popupMatchSelectWidth={false}
        onChange={(chosen: string | null | undefined) =>
          onCommit(
            chosen ?? null,
            items.find((item) => item.value === chosen),
          )
        }
        onBlur={onLeave}
      />
    </div>
  );
}
