import { Cascader as FormilyCascader } from '@formily/antd-v5/esm/cascader';
import { Select } from '@formily/antd-v5/esm/select';
import type { CascaderProps } from 'antd';
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { isBlank, ROOT_AREA, type Area } from '../../../engine/index.ts';
import { isOfComposition } from '../../inputs/isOfComposition.ts';
import { useInputAria } from '../../inputs/useInputAria.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { usePorts } from '../../ports/portsContext.ts';
import type { TreeNode } from '../../ports/trees.ts';
import { areaNodes, areas, partsOf, pathOfArea } from '../../trees/areaTree.ts';
import { spellName } from '../../trees/spelling.ts';
import { TreeIndex } from '../../trees/treeIndex.ts';
import { useDraft } from '../../typing/useDraft.ts';
import { useTyping } from '../../typing/useTyping.ts';

/** Its types lose what antd's cascader has. */
const Cascader = FormilyCascader as ComponentType<CascaderProps<AreaOption>>;

let made: TreeIndex | undefined;
const index = (): TreeIndex => (made ??= new TreeIndex(areaNodes));

const itemOf = ({ code, fullName }: Area) => ({ value: code, text: fullName });

/** The last code is kept, that of a province or city where it goes no further (contract §10). */
export const AreaField = (props: EditProps) =>
  props.column.areaType === 'select' ? <AreaSelects {...props} /> : <AreaCascader {...props} />;

/** As antd takes it. */
interface AreaOption {
  value: string;
  label: string;
  children?: AreaOption[];
}

const optionOf = ({ value, text, children }: TreeNode): AreaOption => ({
  value,
  label: text,
  ...(children !== undefined && { children: children.map(optionOf) }),
});

/** Thousands of areas, made when the first list opens. */
let options: AreaOption[] | undefined;
const areaOptions = (): AreaOption[] => (options ??= areaNodes.map(optionOf));

/** How many finds of a search are listed. */
const MOST_FOUND = 50;

/** What is typed to find an area by, and what it comes to when it is left. */
function useTypedArea({ onHold }: EditProps, commit: (code: string) => void) {
  const [typed, setTyped] = useState('');
  const steered = useRef(false);
  const type = (text: string): void => {
    steered.current = false;
    setTyped(text);
  };
  const found = typed === '' ? [] : index().search(typed, spellName).matches.slice(0, MOST_FOUND);
  const leave = (isTaken: boolean): void => {
    if (typed === '') return;
    const named = index().find(typed);
    const first = isTaken && found[0] !== undefined ? index().nodes[found[0]]?.node : undefined;
    const code = named.kind === 'found' ? named.choice.value : named.kind === 'unknown' ? first?.value : undefined;
    type('');
    if (code !== undefined) commit(code);
    else onHold?.(typed.trim());
  };
  useDraft(typed !== '', () => leave(false));
  useTyping(typed === '' ? null : typed, type);
  /** True where the key is done with: an arrow leads to a find, and Enter and Tab are the list's from then on. */
  const press = (event: KeyboardEvent): boolean => {
    if (event.key.startsWith('Arrow')) steered.current = true;
    if ((event.key !== 'Enter' && event.key !== 'Tab') || typed === '' || steered.current) return false;
    event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
    leave(true);
    return true;
  };
  return { typed, type, found, leave, press };
}

/** Formily's cascader: a list that opens level by level, searched by name, code, pinyin or path. */
function AreaCascader(props: EditProps) {
  const { id, column, value, held, disabled, status, onCommit, onLeave } = props;
  const { t } = usePorts();
  const root = useInputAria(props);
  const [isOpen, setOpen] = useState(false);
  const commit = (code: string): void => {
    const area = areas.get(code);
    if (area !== undefined) onCommit(code, itemOf(area));
  };
  const { typed, type, found, leave, press } = useTypedArea(props, commit);
  const code = isBlank(value) ? '' : String(value);
  const path = pathOfArea(code);
  const shown = typed === '' ? areaOptions() : found.flatMap((place) => foundOption(place));
  return (
    <div
      ref={root}
      className="wb-control"
      onKeyDownCapture={(event) => {
        if (isOfComposition(event) || !(event.target instanceof HTMLElement) || event.target.id !== id) return;
        if (press(event)) setOpen(false);
      }}
    >
      <Cascader
        id={id}
        className="wb-control"
        changeOnSelect
        showSearch={{
          filter: () => true,
          limit: MOST_FOUND,
          render: (_: string, at: readonly AreaOption[]) => at[0]?.label,
        }}
        allowClear={!disabled && column.allowClear !== false}
        options={isOpen ? shown : []}
        value={held === undefined ? [...(path.length === 0 && code !== '' ? [code] : path)] : [held]}
        displayRender={() => held ?? areas.get(code)?.fullName ?? code}
        open={isOpen}
        onOpenChange={setOpen}
        searchValue={typed}
        onSearch={(text: string) => {
          if (text !== '' || document.activeElement?.id === id) type(text);
        }}
        onChange={(next: readonly (string | number)[] | undefined) => {
          type('');
          const last = next?.at(-1);
          if (last === undefined) onCommit(null);
          else commit(String(last));
        }}
        disabled={disabled}
        status={status}
        placeholder={disabled ? '' : column.placeholder || t('area.choose')}
        notFoundContent={<div className="wb-dict-notice">{t('dict.none')}</div>}
        onBlur={() => {
          leave(false);
          onLeave();
        }}
      />
    </div>
  );
}

/** A find as one line with its full name. */
function foundOption(place: number): AreaOption[] {
  const node = index().nodes[place]?.node;
  return node === undefined ? [] : [{ value: node.value, label: node.fullText ?? node.text }];
}

const LEVELS = ['area.province', 'area.city', 'area.district'] as const;

const matches = (
  typed: string,
  option: { readonly label?: unknown; readonly value?: unknown } | undefined,
): boolean => {
  const wanted = typed.trim().toLowerCase();
  const text = String(option?.label ?? '');
  const { full, initials } = spellName(text);
  return (
    [text, String(option?.value ?? ''), full, initials].some((name) => name.startsWith(wanted)) || text.includes(wanted)
  );
};

/** Three lists side by side: each offers the parts of what is chosen before it. */
function AreaSelects({ id, column, value, held, disabled, status, messageId, required, onCommit, onLeave }: EditProps) {
  const { t } = usePorts();
  const code = isBlank(value) ? '' : String(value);
  const path = pathOfArea(code);
  const choose = (level: number, next: string | undefined): void => {
    const last = next ?? path[level - 1];
    const area = last === undefined ? undefined : areas.get(last);
    if (area === undefined) onCommit(null);
    else onCommit(area.code, itemOf(area));
  };
  return (
    <div
      className="wb-area"
      role="group"
      aria-label={column.title}
      aria-describedby={messageId}
      onKeyDownCapture={isOfComposition}
    >
      {LEVELS.map((name, level) => {
        const above = level === 0 ? ROOT_AREA : path[level - 1];
        const parts = above === undefined ? [] : partsOf(above);
        return (
          <Select
            key={name}
            {...(level === 0 && { id })}
            className="wb-area-part"
            showSearch
            aria-label={`${column.title} ${t(name)}`}
            aria-required={required}
            allowClear={!disabled && column.allowClear !== false}
            filterOption={matches}
            value={
              level === 0 && held !== undefined
                ? held
                : (path[level] ?? (level === 0 && path.length === 0 && code !== '' ? code : null))
            }
            options={parts.map((area) => ({ value: area.code, label: area.text }))}
            disabled={disabled || (level > 0 && parts.length === 0)}
            status={status}
            placeholder={t(name)}
            notFoundContent={<div className="wb-dict-notice">{t('dict.none')}</div>}
            onChange={(next: unknown) => choose(level, typeof next === 'string' ? next : undefined)}
            onBlur={onLeave}
          />
        );
      })}
    </div>
  );
}
