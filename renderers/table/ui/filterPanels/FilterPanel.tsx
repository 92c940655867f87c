import { Button, Input, Radio } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { CompiledColumn } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { CountedValue } from '../../grid/rows/choices.ts';
import { ChoiceValues } from './ChoiceValues.tsx';
import { filterDraftOf, kindsOf, readDraft, type FilterDraft } from './filterDraft.ts';
import type { ColumnFilter } from '../../grid/rows/rowOrder.ts';
import './filterPanels.css';

export interface FilterPanelProps {
  readonly column: CompiledColumn;
  readonly filter: ColumnFilter | undefined;
  /** The values of the column in the rows that pass the other filters. */
  readonly choices: readonly CountedValue[];
  /** Window pixels. */
  readonly at: { readonly left: number; readonly top: number };
  readonly t: TablePorts['t'];
  /** Null: no filter. */
  readonly onApply: (filter: ColumnFilter | null) => void;
  readonly onClose: () => void;
}

/** Pixels between the panel and the window's edge. */
const MARGIN = 8;

/** Keeps the panel within the window. */
function useWithinWindow(at: FilterPanelProps['at']) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const place = (): void => {
      const { width, height } = element.getBoundingClientRect();
      element.style.left = `${Math.max(MARGIN, Math.min(at.left, window.innerWidth - width - MARGIN))}px`;
      element.style.top = `${Math.max(MARGIN, Math.min(at.top, window.innerHeight - height - MARGIN))}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [at]);
  return panel;
}

/** Panel to filter rows by a column: by text, range, or a choice of existing values. */
export function FilterPanel({ column, filter, choices, at, t, onApply, onClose }: FilterPanelProps) {
  const all = choices.map(({ value }) => value);
  const [draft, setDraft] = useState(() => filterDraftOf(filter, column, all));
  const [found, setFound] = useState<readonly string[]>(all);
  const panel = useWithinWindow(at);
  const change = (part: Partial<FilterDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const { kind } = draft;
  const read = readDraft(draft, { all, found });
  const fault = typeof read === 'string' ? read : null;
  const isNothing =
    kind === 'choices' && typeof read === 'object' && read?.kind === 'choices' && read.values.length === 0;
  const title = t('filters.of', { title: column.title });
  useEffect(() => {
    const find = (selector: string): HTMLElement | null | undefined => panel.current?.querySelector(selector);
    (find('.wb-filter-field input') ?? find('input:checked'))?.focus();
  }, [panel]);
  const keys = (event: KeyboardEvent): void => {
    // Key presses in the panel must not reach the table or the page.
    event.stopPropagation();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  const left = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose();
  };
  return (
    <>
      <div className="wb-filter-cover" onPointerDown={onClose} />
      <div ref={panel} className="wb-filter-panel" role="dialog" aria-label={title} onKeyDown={keys} onBlur={left}>
        <h3 title={column.title}>{title}</h3>
        <Radio.Group
          size="small"
          aria-label={t('filters.by')}
          value={kind}
          onChange={(event) => change({ kind: kindsOf(column).find((one) => one === event.target.value) ?? kind })}
          options={kindsOf(column).map((one) => ({ value: one, label: t(`filters.${one}`) }))}
        />
        <form
          className="wb-filter-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (typeof read !== 'string' && !isNothing) onApply(read);
          }}
        >
          <FilterField
            draft={draft}
            choices={choices}
            isWrong={fault !== null}
            t={t}
            onFound={setFound}
            onChange={change}
          />
          <div className="wb-filter-wrong" role="alert">
            {fault === null ? '' : t(fault)}
          </div>
          <div className="wb-filter-foot">
            {filter !== undefined && (
              <Button size="small" onClick={() => onApply(null)}>
                {t('filters.unfilter')}
              </Button>
            )}
            <Button size="small" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button size="small" type="primary" htmlType="submit" disabled={fault !== null || isNothing}>
              {t('filters.apply')}
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}

interface FilterFieldProps {
  readonly draft: FilterDraft;
  readonly choices: readonly CountedValue[];
  readonly isWrong: boolean;
  readonly t: TablePorts['t'];
  readonly onFound: (values: readonly string[]) => void;
  readonly onChange: (part: Partial<FilterDraft>) => void;
}

/** Fields of a condition; none for blank and non-blank cells. */
function FilterField({ draft, choices, isWrong, t, onFound, onChange }: FilterFieldProps) {
  const { kind } = draft;
  return (
    <div className="wb-filter-field">
      {(kind === 'contains' || kind === 'equals') && (
        <Input
          allowClear
          aria-label={t('filters.text')}
          value={draft.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      )}
      {(kind === 'numbers' || kind === 'days') && (
        <RangeEnds draft={draft} isWrong={isWrong} t={t} onChange={onChange} />
      )}
      {kind === 'choices' && (
        <ChoiceValues
          choices={choices}
          left={draft.left}
          t={t}
          onFound={onFound}
          onChange={(left) => onChange({ left })}
        />
      )}
    </div>
  );
}

type RangeEndsProps = Pick<FilterFieldProps, 'draft' | 'isWrong' | 't' | 'onChange'>;

/** Inclusive range; either end may be blank. */
function RangeEnds({ draft, isWrong, t, onChange }: RangeEndsProps) {
  const isDays = draft.kind === 'days';
  return (
    <div className="wb-filter-ends">
      {(['from', 'to'] as const).map((end) => (
        <Input
          key={end}
          type={isDays ? 'date' : 'text'}
          inputMode={isDays ? undefined : 'decimal'}
          aria-label={t(`filters.${end}`)}
          placeholder={t(`filters.${end}`)}
          status={isWrong ? 'error' : ''}
          value={draft[end]}
          onChange={(event) => onChange({ [end]: event.target.value })}
        />
      ))}
    </div>
  );
}
