import { Alert, Button, Form, Input, Space, Table } from 'antd';
import { useState } from 'react';
import { recordsOf, textOf } from '../../../contract/reading.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { rulesText } from './rulesText.ts';

interface Slice {
  readonly key: number;
  readonly digits: string;
  readonly pattern: string;
  readonly message: string;
  /** Part of the value that the slice checks. */
  readonly part: string;
}

const parsed = (json: unknown): unknown => {
  try {
    return JSON.parse(String(json));
  } catch {
    return [];
  }
};

/** Slices of a rule with their parts of the value: consecutive ones, or the whole value for `*` (contract §3.3). */
function slicesOf(ruleJson: unknown, value: string): readonly Slice[] {
  let begin = 0;
  return recordsOf(parsed(ruleJson)).map((slice, key) => {
    const digits = textOf(slice, 'digits');
    const end = digits === '*' ? value.length : begin + Number(digits);
    const part = digits === '*' ? value : value.slice(begin, end);
    if (digits !== '*') begin = end;
    return { key, digits, pattern: textOf(slice, 'pattern'), message: textOf(slice, 'message'), part };
  });
}

interface Outcome {
  readonly value: string;
  /** Blank: the value passes. */
  readonly message: string;
}

/** Checks a value against the stored rule: shows the failing slice and its part of the value. */
export function CheckRuleTrial({ records, setDirty }: PanelProps) {
  const http = usePageHttp();
  const [value, setValue] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const { ruleCode, ruleJson } = records[0] ?? {};
  const check = async (): Promise<void> => {
    setBusy(true);
    try {
      const params = { ruleCode: String(ruleCode), value: encodeURIComponent(value) };
      await http.call({ method: 'GET', url: '/sys/checkRule/checkByCode', params });
      setOutcome({ value, message: '' });
    } catch (error) {
      setOutcome({ value, message: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
      setDirty(false);
    }
  };
  const slices = slicesOf(ruleJson, outcome?.value ?? value);
  return (
    <Space direction="vertical" style={{ width: '100%' }}>
      <Form layout="inline" onFinish={() => void check()}>
        <Form.Item label={rulesText('rules.value')} style={{ flex: 1 }}>
          <Input value={value} maxLength={1000} allowClear onChange={({ target }) => setValue(target.value)} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={value === ''}>
          {rulesText('rules.check')}
        </Button>
      </Form>
      <div role="status">
        {outcome !== undefined && (
          <Alert
            showIcon
            type={outcome.message === '' ? 'success' : 'error'}
            message={outcome.message === '' ? rulesText('rules.passes') : outcome.message}
            description={rulesText('rules.unsaved')}
          />
        )}
      </div>
      <Table<Slice>
        size="small"
        bordered
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={slices}
        columns={[
          { title: rulesText('rules.digits'), dataIndex: 'digits', width: 90 },
          { title: rulesText('rules.pattern'), dataIndex: 'pattern' },
          { title: rulesText('rules.part'), dataIndex: 'part' },
          {
            title: rulesText('rules.result'),
            width: 100,
            render: (_: unknown, { message }: Slice) =>
              outcome !== undefined && outcome.message !== '' && message === outcome.message
                ? rulesText('rules.fails')
                : '',
          },
        ]}
      />
    </Space>
  );
}
