import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { CompiledColumn, CompiledPicker, Value, Values } from '../../../engine/index.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { Directory } from '../../kit/ports/directory.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useRowFocus } from '../reports/useRowFocus.ts';
import { DepartmentAside } from './DepartmentAside.tsx';
import { DepartmentPicker } from './DepartmentPicker.tsx';
import { PickChosen } from './PickChosen.tsx';
import { PickSearch } from './PickSearch.tsx';
import { PickTable } from './PickTable.tsx';
import './pickers.css';
import { itemOfRow, pickedValues, toggledItem, withItem, withoutItem, type PickedItems } from './pickedItems.ts';
import { modalWidth, pickerLook } from './pickerLook.ts';
import { usePickedNames } from './usePickedNames.ts';
import { usePickList } from './usePickList.ts';

export interface PickerDialogProps {
  readonly column: CompiledColumn;
  readonly picker: CompiledPicker;
  readonly directory: Directory;
  readonly value: Value;
  readonly onPick: (items: readonly DictItem[]) => void;
  readonly onClose: () => void;
}

interface PickRowsProps extends PickerDialogProps {
  readonly chosen: PickedItems;
  readonly onChoose: (items: PickedItems) => void;
  readonly onTake: (items: PickedItems) => void;
}

/** Rows to pick from, with the search, the picked items, and departments on the left if there are any. */
function PickRows({ column, picker, directory, chosen, onChoose, onTake }: PickRowsProps) {
  const { t } = usePorts();
  const multiple = column.multiple === true;
  const look = useMemo(() => pickerLook(column, picker, t), [column, picker, t]);
  const list = usePickList(directory, picker, look.sizes[0] ?? 10);
  const root = useRef<HTMLDivElement>(null);
  const { pageNo, pageSize } = list.question;
  const focusSearch = (): void => root.current?.querySelector<HTMLInputElement>('.wb-pick-search input')?.focus();
  const item = (row: Values): DictItem | undefined => itemOfRow(picker, row);
  const toggle = (row: Values): void => {
    const one = item(row);
    if (one !== undefined) onChoose(toggledItem(chosen, one, multiple));
  };
  const take = (row: Values): void => {
    const one = item(row);
    if (one !== undefined) onTake(withItem(chosen, one, multiple));
  };
  const focus = useRowFocus(root, {
    rows: list.rows,
    atOnce: false,
    isOpened: true,
    onEnter: take,
    onSpace: toggle,
    onTurn: (by) => {
      const next = pageNo + by;
      if (next < 1 || next > Math.ceil((list.result?.total ?? 0) / pageSize)) return false;
      list.ask({ pageNo: next });
      return true;
    },
    onLeaveUp: focusSearch,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const isSearch = event.target instanceof Element && event.target.closest('.wb-pick-search') !== null;
    if (event.key !== 'ArrowDown' || !isSearch) return;
    event.preventDefault();
    focus.focusRow(focus.active);
  };
  const toggleAll = (isPicked: boolean): void => {
    const items = list.rows.flatMap((row) => item(row) ?? []);
    const next = isPicked
      ? new Map([...chosen, ...items.map((one): [string, DictItem] => [one.value, one])])
      : items.reduce<PickedItems>((rest, { value }) => withoutItem(rest, value), chosen);
    onChoose(next);
  };
  return (
    <div ref={root} className={look.hasTree ? 'wb-pick wb-pick-sided' : 'wb-pick'} onKeyDown={onKeyDown}>
      {look.hasTree && (
        <div className="wb-pick-side">
          <DepartmentAside directory={directory} onChoose={(departId) => list.ask({ departId })} />
        </div>
      )}
      <div className="wb-pick-main">
        <PickSearch hint={look.hint} onSearch={(keyword) => list.ask({ keyword })} />
        {multiple && <PickChosen chosen={chosen} onChoose={onChoose} />}
        <PickTable
          look={look}
          list={list}
          multiple={multiple}
          focus={focus}
          valueOf={(row) => item(row)?.value}
          isPicked={(value) => chosen.has(value)}
          onToggle={toggle}
          onTake={take}
          onToggleAll={toggleAll}
        />
      </div>
    </div>
  );
}

/**
 * Returns the items picked in the dialog: the field's values, with names as soon as they are known, and the changes
 * since.
 */
function useChosen(column: CompiledColumn, value: Value) {
  const [kept, choose] = useState<PickedItems>(
    () => new Map(pickedValues(value, column.multiple === true).map((one) => [one, { value: one, text: one }])),
  );
  const names = usePickedNames(column, value);
  const chosen = useMemo((): PickedItems => {
    const known = new Map(names.flatMap(([one, item]) => (item ? [[one, item] as const] : [])));
    return new Map([...kept].map(([one, item]) => [one, item.attributes ? item : (known.get(one) ?? item)]));
  }, [kept, names]);
  return [chosen, choose] as const;
}

/** Dialog for picking people, organization and records of other pages (W2-7, W2-8, W2-10). */
export function PickerDialog(props: PickerDialogProps) {
  const { column, picker, value, onPick, onClose } = props;
  const { t } = usePorts();
  const [chosen, choose] = useChosen(column, value);
  const [title] = useState(() => pickerLook(column, picker, t).title);
  const take = (items: PickedItems): void => onPick([...items.values()]);
  const shared = { ...props, chosen, onChoose: choose, onTake: take };
  return (
    <PageModal
      t={t}
      title={title}
      width={modalWidth(picker)}
      className="wb-picker"
      okClose={false}
      onOk={() => take(chosen)}
      onClose={onClose}
    >
      <div className="wb-picker-body">
        {picker.of === 'departments' ? <DepartmentPicker {...shared} /> : <PickRows {...shared} />}
      </div>
    </PageModal>
  );
}
