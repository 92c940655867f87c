import { AutoComplete, Form, Input, Radio, Select } from 'antd';
import { SYSTEM_VARIABLES, type SystemVariable } from '../../../engine/index.ts';
import { PageModal, type DictItem, type Ports } from '../../../renderers/index.ts';
import { takesNoValue, type MenuRule } from './ruleCalls.ts';
import { rightsText } from './rightsText.ts';

export interface RuleFormProps {
  readonly t: Ports['t'];
  readonly rule: MenuRule;
  /** Column titles by key. */
  readonly columns: ReadonlyMap<string, string>;
  readonly conditions: readonly DictItem[];
  readonly onChange: () => void;
  /** A rejection is shown. */
  readonly onSave: (rule: MenuRule) => Promise<void>;
  readonly onClose: () => void;
}

const MEANINGS = {
  sys_user_code: 'rule.sys_user_code',
  sys_user_name: 'rule.sys_user_name',
  sys_org_code: 'rule.sys_org_code',
  sys_multi_org_code: 'rule.sys_multi_org_code',
  sys_date: 'rule.sys_date',
  sys_time: 'rule.sys_time',
  tenant_id: 'rule.tenant_id',
} as const satisfies Readonly<Record<SystemVariable, string>>;

/** In the current language. */
const variableOptions = () =>
  SYSTEM_VARIABLES.map((name) => ({ value: `#{${name}}`, label: `#{${name}} ${rightsText(MEANINGS[name])}` }));

const required = (label: string) => ({
  required: true,
  whitespace: true,
  message: rightsText('rule.required', { label }),
});

/** Form of one data rule: a column of the page, a condition, and the value compared with. */
export function RuleForm({ t, rule, columns, conditions, onChange, onSave, onClose }: RuleFormProps) {
  const [form] = Form.useForm<MenuRule>();
  const condition = Form.useWatch('ruleConditions', form) ?? rule.ruleConditions;
  const isValueless = takesNoValue(condition);
  const save = async (): Promise<boolean> => {
    const given = await form.validateFields().catch(() => undefined);
    if (given === undefined) return false;
    await onSave({ ...rule, ...given, ruleValue: isValueless ? '' : (given.ruleValue ?? '') });
    return true;
  };
  return (
    <PageModal
      t={t}
      title={rightsText(rule.id === '' ? 'rule.add' : 'rule.edit')}
      onOk={save}
      onClose={onClose}
      enterConfirms
    >
      <Form<MenuRule>
        form={form}
        layout="vertical"
        initialValues={{ ...rule, ruleColumn: rule.ruleColumn || undefined }}
        onValuesChange={onChange}
      >
        <Form.Item name="ruleName" label={rightsText('rule.name')} rules={[required(rightsText('rule.name'))]}>
          <Input maxLength={50} />
        </Form.Item>
        <Form.Item name="ruleColumn" label={rightsText('rule.column')} rules={[required(rightsText('rule.column'))]}>
          <Select
            showSearch
            optionFilterProp="label"
            options={[...columns].map(([value, title]) => ({ value, label: `${title} (${value})` }))}
          />
        </Form.Item>
        <Form.Item
          name="ruleConditions"
          label={rightsText('rule.condition')}
          rules={[required(rightsText('rule.condition'))]}
        >
          <Select options={conditions.map(({ value, text }) => ({ value, label: text }))} />
        </Form.Item>
        {!isValueless && (
          <Form.Item
            name="ruleValue"
            label={rightsText('rule.value')}
            extra={rightsText('rule.valueHint')}
            rules={[required(rightsText('rule.value')), { max: 1000 }]}
          >
            <AutoComplete
              options={variableOptions()}
              filterOption={(typed, option) => option?.value.includes(typed) ?? false}
            />
          </Form.Item>
        )}
        <Form.Item name="status" label={rightsText('rule.status')}>
          <Radio.Group
            options={[
              { value: '1', label: rightsText('rule.on') },
              { value: '0', label: rightsText('rule.off') },
            ]}
          />
        </Form.Item>
      </Form>
    </PageModal>
  );
}
