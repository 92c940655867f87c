import { Select } from '@formily/antd-v5/esm/select';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { isBlank, present, type CompiledColumn } from '../../../engine/index.ts';
import { DictNotice } from '../../dictionaries/DictNotice.tsx';
import { itemLabel } from '../../dictionaries/itemLabel.ts';
import { useDictItem } from '../../dictionaries/useDictItem.ts';
import { FIELD_SEARCH_DELAY, SCROLL_SIZE, useDictSearch } from '../../dictionaries/useDictSearch.ts';
import { isEmptying } from '../../inputs/isEmptying.ts';
import { useInputAria } from '../../inputs/useInputAria.ts';
import { useTyping } from '../../typing/useTyping.ts';
import { usePorts } from '../../ports/portsContext.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { choiceText } from '../choiceOption.tsx';
import { choiceListHeight, choiceListWidth, isNearEnd, PARTS_WIDTH } from '../choiceList.ts';
import { CustomsHead, CustomsParts } from './CustomsParts.tsx';
import { useTypedCode } from './useTypedCode.ts';

interface SearchedEditProps extends EditProps {
  /** How many matches are asked for at a time. Default: as many as a search shows. */
  readonly pageSize?: number;
}

/** The same over a list of thousands that comes as it is scrolled (W9-2). */
export const ScrolledSearchEdit = (props: EditProps) => <SelSearchEdit {...props} pageSize={SCROLL_SIZE} />;

/** How the stored code reads: blank until its text is there, marked where its dictionary does not know it. */
function useLabel(column: CompiledColumn, code: string | null): ReactNode {
  const option = column.options?.find(({ value }) => value === code);
  const stored = useDictItem(option === undefined ? column.dictCode : undefined, code);
  if (stored.isComing || code === null) return '';
  const isUnknown = stored.item === null && column.traits.isChosen === true && column.allowInput !== true;
  if (isUnknown) return choiceText({ item: null, code });
  return itemLabel(option ?? stored.item ?? { value: code, text: '' });
}

/** What is typed, what it finds, and what a key does with it. */
function useSearchedField({ column, onCommit, onHold, pageSize }: SearchedEditProps) {
  const search = useDictSearch(column, { dictionaries: usePorts().dictionaries, delay: FIELD_SEARCH_DELAY, pageSize });
  const typed = useTypedCode({ column, search, onChoose: (item) => onCommit(item.value, item), onHold });
  const look = (text: string): void => {
    typed.type(text);
    search.search(text);
  };
  useTyping(typed.typed === '' ? null : typed.typed, look);
  const onKeyDownCapture = (event: KeyboardEvent): void =>
    isEmptying(event, typed.typed, column) ? onCommit(null) : typed.onKeyDownCapture(event);
  return { search, typed, look, onKeyDownCapture };
}

/** A code out of thousands: searched where it lives, by code, text, English or pinyin, shown as `code - text`. */
export function SelSearchEdit(props: SearchedEditProps) {
  const { id, column, value, held, disabled, status, onCommit, onLeave } = props;
  const root = useInputAria(props);
  const { search, typed, look, onKeyDownCapture } = useSearchedField(props);
  const code = isBlank(value) ? null : String(value);
  const label = useLabel(column, code);

  const isInParts = column.look === 'customs';
  // What stands in place of the value is chosen from.
  const wanted = typed.typed === '' ? (held ?? '') : typed.typed;
  const pending = search.status === 'loading' || search.status === 'idle' || search.keyword !== wanted;
  return (
    <div ref={root} className="wb-control" onKeyDownCapture={onKeyDownCapture}>
      <Select
        id={id}
        className="wb-control"
        showSearch
        allowClear={!disabled && column.allowClear !== false}
        filterOption={false}
        value={held ?? code}
        labelRender={() => held ?? label}
        searchValue={typed.typed}
        disabled={disabled}
        status={status}
        placeholder={disabled ? '' : column.placeholder}
        options={
          pending && search.keyword !== wanted
            ? []
            : search.items.map((item) => ({
                value: item.value,
                label: isInParts ? item.text : itemLabel(item),
                disabled: item.disabled === true,
              }))
        }
        loading={pending && typed.typed !== ''}
        notFoundContent={
          <DictNotice
            status={pending && search.status !== 'error' ? 'loading' : search.status}
            message={search.message}
            onRetry={() => search.searchNow(typed.typed)}
          />
        }
        popupMatchSelectWidth={choiceListWidth(isInParts ? PARTS_WIDTH : undefined)}
        listHeight={choiceListHeight()}
        {...present({
          optionRender: isInParts
            ? ({ label }: { label?: ReactNode }) => <CustomsParts text={String(label)} />
            : undefined,
          popupRender: isInParts ? (list: ReactElement) => <CustomsHead>{list}</CustomsHead> : undefined,
        })}
        onPopupScroll={({ currentTarget }) => isNearEnd(currentTarget) && search.more()}
        onSearch={look}
        onOpenChange={(open) => {
          if (!open) return;
          if (held === undefined || typed.typed !== '') search.open();
          else search.searchNow(held);
        }}
        onSelect={(chosen) => {
          const item = search.items.find((item) => item.value === chosen);
          if (item !== undefined) typed.choose(item);
        }}
        onClear={() => onCommit(null)}
        onBlur={() => {
          typed.leave();
          onLeave();
        }}
      />
    </div>
  );
}
