import { Fragment, useMemo, useRef } from 'react';
import { isBlank, type CompiledPage, type QueryRule } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useRegistry } from '../../widgets/registryContext.ts';
import { listConditions, type ListCondition } from './conditions.ts';
import './filterChips.css';

export interface FilterChipsProps {
  readonly page: CompiledPage;
  readonly filters: Readonly<Record<string, string>>;
  readonly onSearch: (filters: Readonly<Record<string, string>>) => void;
}

/** Comparisons that must be named, because the value does not show them. */
const SAID = new Set<QueryRule>(['ne', 'gt', 'ge', 'lt', 'le', 'left_like', 'right_like']);

function ChipText({ condition: { column, rule, values } }: { readonly condition: ListCondition }) {
  const { t } = usePorts();
  const registry = useRegistry();
  const { View } = registry[column.type];
  const shown = values.map((value, at) => (
    <Fragment key={at}>
      {at > 0 ? (rule === 'range' ? ' ~ ' : t('common.listMark')) : null}
      {isBlank(value) ? '…' : <View column={column} value={value} text={undefined} />}
    </Fragment>
  ));
  return (
    <>
      {column.title}
      {t('list.titleMark')}
      {SAID.has(rule) && rule !== 'range' ? `${t(`query.${rule}`)} ` : null}
      {shown}
    </>
  );
}

/** Active filters of the list, each with a button that removes it. */
export function FilterChips({ page, filters, onSearch }: FilterChipsProps) {
  const { t } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const conditions = useMemo(() => listConditions(page, filters), [filters, page]);
  if (conditions.length === 0) return null;
  /** Keeps the focus nearby: on the next chip, or on the search button. */
  const rest = (at: number): void => {
    const list = root.current?.closest('.wb-list');
    queueMicrotask(() => {
      const left = [...(root.current?.querySelectorAll<HTMLElement>('.wb-condition button') ?? [])];
      (left[Math.min(at, left.length - 1)] ?? list?.querySelector<HTMLElement>('.wb-query [type=submit]'))?.focus();
    });
  };
  const remove = ({ names }: ListCondition, at: number): void => {
    onSearch(Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name))));
    rest(at);
  };
  return (
    <div ref={root} className="wb-chips" role="group" aria-label={t('list.conditions')}>
      {conditions.map((condition, at) => (
        <span key={condition.key} className="wb-condition">
          <span
            className="wb-condition-text"
            onMouseEnter={({ currentTarget }) => (currentTarget.title = currentTarget.textContent ?? '')}
          >
            <ChipText condition={condition} />
          </span>
          <button
            type="button"
            aria-label={t('list.removeCondition', { title: condition.column.title })}
            onClick={() => remove(condition, at)}
          >
            ×
          </button>
        </span>
      ))}
      <button
        type="button"
        className="wb-chips-clear"
        onClick={() => {
          onSearch({});
          rest(0);
        }}
      >
        {t('list.clearConditions')}
      </button>
    </div>
  );
}
