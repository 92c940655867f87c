import { useCallback, useSyncExternalStore, type ComponentType } from 'react';
import type { CompiledColumn, CompiledQueryItem } from '../../../engine/index.ts';
import { useFormContext } from '../../form/fields/formContext.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { Widget } from '../../widgets/inputs/widget.ts';
import { beginOf, endOf } from '../../../engine/index.ts';
import { ruleKeyOf, ruleOf } from './queryFilters.ts';
import './queryControl.css';

interface QueryInputProps {
  readonly widget: Widget;
  readonly column: CompiledColumn;
  readonly name: string;
  readonly id: string;
}

function QueryInput({ widget: { Edit }, column, name, id }: QueryInputProps) {
  const { source } = useFormContext();
  const value = useSyncExternalStore(
    source.subscribe,
    useCallback(() => source.field(name).value, [name, source]),
  );
  return (
    <Edit
      id={id}
      column={column}
      value={value}
      disabled={false}
      required={false}
      status=""
      messageId={undefined}
      onCommit={(next) => source.set({ [name]: next })}
      onLeave={() => undefined}
    />
  );
}

/**
 * Select for the comparison, next to the field (W5.1-31). A native select: it opens immediately and needs no styles.
 */
function RuleChoice({ item }: { readonly item: CompiledQueryItem }) {
  const { source } = useFormContext();
  const { t } = usePorts();
  const name = ruleKeyOf(item.key);
  const chosen = useSyncExternalStore(
    source.subscribe,
    useCallback(() => ruleOf(item, { [name]: source.field(name).value }), [item, name, source]),
  );
  return (
    <select
      className="wb-input wb-rule"
      aria-label={t('query.rule', { title: item.column.title })}
      value={chosen}
      onChange={(event) => source.set({ [name]: event.target.value })}
    >
      {item.rules?.map((rule) => (
        <option key={rule} value={rule}>
          {t(`query.${rule}`)}
        </option>
      ))}
    </select>
  );
}

interface QueryControlProps {
  readonly queryKey: string;
  readonly id: string;
}

/** Creates a query form control from a widget: one input, or two for a range. */
export function connectQueryWidget(
  widget: Widget,
  itemOf: (key: string) => CompiledQueryItem | undefined,
): ComponentType<QueryControlProps> {
  function QueryControl({ queryKey: key, id }: QueryControlProps) {
    const { t } = usePorts();
    const item = itemOf(key);
    if (item === undefined) throw new Error(`The query form draws "${key}", which the page's list.query does not name`);
    const { column } = item;
    // A column's placeholder for the form, such as 申报后由系统返回, is meaningless in a search.
    const asked = { ...column, placeholder: '' };
    const input = <QueryInput widget={widget} column={asked} name={key} id={id} />;
    if (item.rules !== undefined)
      return (
        <div className="wb-compared">
          <RuleChoice item={item} />
          {input}
        </div>
      );
    if (item.rule !== 'range') return input;
    const from = { ...column, placeholder: t('list.rangeFrom') };
    const to = { ...column, placeholder: t('list.rangeTo') };
    return (
      <div className="wb-range" role="group" aria-label={column.title}>
        <QueryInput widget={widget} column={from} name={beginOf(key)} id={id} />
        <span aria-hidden="true">~</span>
        <label className="wb-unseen" htmlFor={endOf(id)}>
          {t('list.to', { title: column.title })}
        </label>
        <QueryInput widget={widget} column={to} name={endOf(key)} id={endOf(id)} />
      </div>
    );
  }
  return QueryControl;
}
