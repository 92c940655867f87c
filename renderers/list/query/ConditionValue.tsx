import { useMemo } from 'react';
import { needsValue, present, type CompiledAdvancedField, type CompiledPage } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { RecordOriginProvider, type RecordOrigin } from '../../widgets/pickers/recordOrigin.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useRegistry } from '../../widgets/registryContext.ts';
import type { ConditionItem } from './conditionTree.ts';
import { valueControl } from './valueControl.ts';

export interface ConditionValueProps {
  readonly page: CompiledPage;
  readonly item: ConditionItem;
  readonly field: CompiledAdvancedField | undefined;
  readonly onChange: (val: string | null) => void;
}

const nothing = (): void => undefined;

/** Input of a condition's value: the column's own widget, as in the query form. */
export function ConditionValue({ page, item, field, onChange }: ConditionValueProps) {
  const { t, user } = usePorts();
  const registry = useRegistry();
  const { rule = 'eq' } = item;
  const id = `wb-condition-${item.id}-value`;
  const control = useMemo(() => field && valueControl(field.column, rule), [field, rule]);
  const origin = useMemo<RecordOrigin | null>(() => {
    if (field === undefined) return null;
    const [detail] = field.field.includes(',') ? field.field.split(',') : [];
    const scope = () => ({ values: {}, details: {}, user });
    return { pageId: page.id, columns: [field.column], scope, ...present({ detail }) };
  }, [field, page.id, user]);
  if (control === undefined)
    return <input className="wb-input" disabled aria-label={t('superQuery.value')} value="" readOnly />;
  if (!needsValue(item.rule)) return <span className="wb-condition-none">{t('superQuery.noValue')}</span>;
  const { Edit } = registry[control.type];
  const isSeveral = rule === 'in' && control.type === 'input';
  const column = isSeveral ? { ...control.column, placeholder: t('superQuery.several') } : control.column;
  return (
    <RecordOriginProvider value={origin}>
      <label className="wb-unseen" htmlFor={id}>
        {t('superQuery.valueOf', { title: control.column.title })}
      </label>
      <Edit
        // Another field or another widget is a separate control.
        key={`${field?.field} ${control.type}`}
        id={id}
        column={column}
        value={item.val === undefined || item.val === null ? null : String(item.val)}
        disabled={false}
        required={false}
        status=""
        messageId={undefined}
        onCommit={(value) => onChange(value === null ? null : toText(value))}
        onLeave={nothing}
      />
    </RecordOriginProvider>
  );
}
