import { useState, type KeyboardEvent } from 'react';
import { isAreaType, isBlank, ROOT_AREA, type Area, type Value } from '../../../../engine/index.ts';
import { FieldBox } from '../../choices/FieldBox.tsx';
import { isEmptying } from '../../inputs/isEmptying.ts';
import type { EditProps } from '../../inputs/widget.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { areas, partsOf, pathOfArea } from '../../../data/trees/areaTree.ts';
import { SelectEdit } from '../select/SelectEdit.tsx';
import { AreaLists, AREA_LEVELS, ledId } from './AreaLists.tsx';
import { useAreaKeys } from './useAreaKeys.ts';
import { useTypedArea } from './useTypedArea.ts';

const itemOf = ({ code, fullName }: Area): DictItem => ({ value: code, text: fullName });

const codeOf = (value: Value): string => (isBlank(value) ? '' : String(value));

/**
 * A province, city or district; stores the last code, that of a province or city if nothing below is chosen (contract
 * §10). An unsupported `areaType` is reported instead of the control (W5.1-34).
 */
export function AreaField(props: EditProps) {
  const { t } = usePorts();
  const { areaType = 'cascader' } = props.column;
  if (areaType === 'select') return <AreaSelects {...props} />;
  if (isAreaType(areaType)) return <AreaCascader {...props} />;
  return (
    <output id={props.id} className="wb-missing" role="alert" tabIndex={-1}>
      {t('area.badType')}
    </output>
  );
}

/** Lists that open level by level, searchable by name, code, pinyin or path. */
function AreaCascader(props: EditProps) {
  const { id, column, value, held, onCommit, onLeave } = props;
  const { t } = usePorts();
  const [isOpen, setOpen] = useState(false);
  const commit = (taken: string): void => {
    const area = areas.get(taken);
    if (area !== undefined) onCommit(taken, itemOf(area));
  };
  const { typed, type, found, leave, press } = useTypedArea(props, commit);
  const code = codeOf(value);
  const path = pathOfArea(code);
  const take = (taken: string): void => {
    type('');
    setOpen(false);
    commit(taken);
  };
  const keys = useAreaKeys({
    held: path,
    found: typed === '' ? undefined : found,
    isOpen,
    onOpen: setOpen,
    onTake: take,
    onDrop: () => type(''),
  });
  const listId = `${id}_list`;
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (isEmptying(event, typed, column)) onCommit(null);
    else if (press(event, keys.isLed ? keys.offer.led.at(-1) : undefined)) setOpen(false);
  };
  return (
    <div className="wb-control" onKeyDownCapture={onKeyDownCapture}>
      <FieldBox
        field={{ ...props, column: { ...column, placeholder: column.placeholder || t('area.choose') } }}
        text={held ?? areas.get(code)?.fullName ?? code}
        {...(held === undefined && code !== '' && path.length === 0 && { stored: null })}
        typed={typed === '' ? null : typed}
        onType={type}
        onDrop={() => type('')}
        isOpen={isOpen}
        onOpen={setOpen}
        onClear={() => onCommit(null)}
        listId={listId}
        listRole="dialog"
        activeId={isOpen ? ledId(listId, keys.offer) : undefined}
        onKeyDown={keys.onKeyDown}
        onBlur={() => {
          leave(false);
          onLeave();
        }}
        renderList={(anchor) => (
          <AreaLists
            id={listId}
            title={column.title}
            anchor={anchor}
            offer={keys.offer}
            chosen={new Set(path)}
            onChoose={(level, item) => {
              if (keys.offer.isSearch || partsOf(item.value).length === 0) return take(item.value);
              keys.lead([...keys.offer.led.slice(0, level), item.value]);
              return commit(item.value);
            }}
          />
        )}
      />
    </div>
  );
}

/** Three selects side by side: each offers the parts of what is chosen before it. */
function AreaSelects(props: EditProps) {
  const { id, column, value, held, disabled, messageId, onCommit } = props;
  const { t } = usePorts();
  const code = codeOf(value);
  const path = pathOfArea(code);
  const choose = (level: number, next: Value): void => {
    const last = isBlank(next) ? path[level - 1] : String(next);
    const area = last === undefined ? undefined : areas.get(last);
    if (area === undefined) onCommit(null);
    else onCommit(area.code, itemOf(area));
  };
  return (
    <div className="wb-area" role="group" aria-label={column.title} aria-describedby={messageId}>
      {AREA_LEVELS.map((name, level) => {
        const above = level === 0 ? ROOT_AREA : path[level - 1];
        const parts = above === undefined ? [] : partsOf(above);
        // A code that is not an area any more is shown in the first select and marked there.
        const stored = path[level] ?? (level === 0 && path.length === 0 && code !== '' ? code : null);
        const partId = level === 0 ? id : `${id}_${level}`;
        const title = `${column.title} ${t(name)}`;
        const options = parts.map((area) => ({ value: area.code, text: area.text }));
        return (
          <span key={name}>
            {/* The label of the field is the first list's. */}
            <label className="wb-unseen" htmlFor={partId}>
              {level === 0 ? t(name) : title}
            </label>
            <SelectEdit
              {...props}
              id={partId}
              column={{ ...column, title, placeholder: t(name), options }}
              value={stored}
              held={level === 0 ? held : undefined}
              disabled={disabled || (level > 0 && parts.length === 0)}
              // In such a short list a typed name is matched on leaving; one without a match is dropped.
              onHold={() => undefined}
              onCommit={(next) => choose(level, next)}
            />
          </span>
        );
      })}
    </div>
  );
}
