import { DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useMemo } from 'react';
import {
  ADVANCED_RULES,
  conditionOn,
  isGroup,
  withRule,
  type CompiledAdvancedField,
  type CompiledPage,
  type HalfCondition,
} from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { ConditionItem, PutItem } from './conditionTree.ts';
import { ConditionValue } from './ConditionValue.tsx';

export interface ConditionRowProps {
  readonly page: CompiledPage;
  readonly fields: readonly CompiledAdvancedField[];
  readonly item: ConditionItem;
  /** Position within its group, from 1. */
  readonly place: number;
  readonly put: PutItem;
  readonly onRemove: () => void;
}

interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** Options: the header's fields first, then those of each detail under its title. */
function fieldOptions(fields: readonly CompiledAdvancedField[], ofHead: string) {
  const groups = new Map<string, FieldOption[]>();
  for (const { field, column, detail = ofHead } of fields) {
    const options = groups.get(detail) ?? [];
    options.push({ value: field, label: column.title });
    groups.set(detail, options);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}

/** One condition: field, comparison, value. */
export function ConditionRow({ page, fields, item, place, put, onRemove }: ConditionRowProps) {
  const { t } = usePorts();
  const field = fields.find((one) => one.field === item.field);
  const options = useMemo(() => fieldOptions(fields, page.title), [fields, page.title]);
  const rules = field?.rules ?? [];
  // A comparison from elsewhere that is not offered is still shown.
  const shown = item.rule === undefined || rules.includes(item.rule) ? rules : [...rules, item.rule];
  /** Uses the current item, because a value that was still being typed is committed meanwhile. */
  const change = (make: (now: HalfCondition) => HalfCondition): void =>
    put(item.id, (now) => (isGroup(now) ? [now] : [{ ...make(now), id: item.id }]));
  const choose = (name: string): void => {
    const chosen = fields.find((one) => one.field === name);
    if (chosen !== undefined) change(() => conditionOn(chosen));
  };
  return (
    <div className="wb-condition" role="group" aria-label={t('superQuery.condition', { place })}>
      <Select
        id={`wb-condition-${item.id}`}
        className="wb-condition-field"
        aria-label={t('superQuery.field')}
        placeholder={t('superQuery.chooseField')}
        showSearch
        optionFilterProp="label"
        value={item.field ?? null}
        options={options}
        onChange={choose}
        popupMatchSelectWidth={240}
      />
      <select
        className="wb-input wb-condition-rule"
        aria-label={t('superQuery.rule')}
        disabled={field === undefined}
        value={item.rule ?? ''}
        onChange={({ target }) => {
          const rule = ADVANCED_RULES.find((one) => one === target.value);
          if (rule !== undefined) change((now) => withRule(now, rule));
        }}
      >
        {shown.map((rule) => (
          <option key={rule} value={rule}>
            {t(`superQuery.${rule}`)}
          </option>
        ))}
      </select>
      <div className="wb-condition-value">
        <ConditionValue page={page} item={item} field={field} onChange={(val) => change((now) => ({ ...now, val }))} />
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('superQuery.remove', { place })}
        title={t('superQuery.remove', { place })}
        onClick={onRemove}
      />
    </div>
  );
}
