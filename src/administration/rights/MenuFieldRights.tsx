import { Alert, Button, Checkbox, Form, Radio, Select, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import {
  toFieldRightEffect,
  toFieldRights,
  type FieldRight,
  type FieldRightEffect,
} from '../../../contract/rights/fieldRights.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { rightsText as text } from './rightsText.ts';
import { useChange } from '../users/usersText.ts';

function Effect({ effect: { roles, users, own } }: { readonly effect: FieldRightEffect }) {
  const named = { users: String(users), roles: roles.join('、') };
  if (users === 0) return <Alert type="info" showIcon message={text('field.nobody')} />;
  return <Alert type="warning" showIcon message={own ? text('field.own', named) : text('field.others', named)} />;
}

/** Loads from whom the field right would hide the field; undefined while none is selected. */
function useEffectOf(code: string) {
  const http = usePageHttp();
  const ask = useCallback(
    async (signal: AbortSignal) =>
      code === ''
        ? undefined
        : toFieldRightEffect(
            await http.call({ method: 'GET', url: '/sys/permission/fieldRightEffect', params: { code }, signal }),
          ),
    [http, code],
  );
  return useFetched(ask);
}

interface FieldChoiceProps {
  readonly fields: readonly FieldRight[];
  readonly code: string;
  readonly onChoose: (code: string) => void;
}

function FieldChoice({ fields, code, onChoose }: FieldChoiceProps) {
  const options = fields.map((field) => ({
    value: field.code,
    label: field.isThere ? text('field.there', { title: field.title }) : field.title,
    disabled: field.isThere,
  }));
  return (
    <Form.Item label={text('field.field')} htmlFor="field-right" required>
      <Select
        id="field-right"
        showSearch
        optionFilterProp="label"
        placeholder={text('field.choose')}
        options={options}
        value={code === '' ? null : code}
        onChange={onChoose}
      />
    </Form.Item>
  );
}

interface NewRight {
  readonly code: string;
  /** Value of `sys_permission.perms_type`. */
  readonly permsType: string;
  /** The author has confirmed from whom it hides the field. */
  readonly isConfirmed: boolean;
}

const NONE: NewRight = { code: '', permsType: '1', isConfirmed: false };

type RightFormProps = Pick<PanelProps, 'setDirty'> & {
  readonly fields: readonly FieldRight[];
  readonly add: (right: NewRight) => Promise<string>;
};

function RightForm({ fields, add, setDirty }: RightFormProps) {
  const [right, setRight] = useState(NONE);
  const { isRunning, refusal, run } = useChange();
  const { value: effect, failure, again, isLoading } = useEffectOf(right.code);
  const change = (more: Partial<NewRight>): void => {
    setRight({ ...right, ...more });
    setDirty(true);
  };
  const isKnown = effect !== undefined && failure === undefined && !isLoading;
  const isUnconfirmed = effect?.own === true && !right.isConfirmed;
  return (
    <Form layout="vertical" onFinish={() => void run(() => add(right))}>
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBottom: 12 }} />}
      <FieldChoice fields={fields} code={right.code} onChoose={(code) => change({ code, isConfirmed: false })} />
      <Form.Item label={text('field.kind')}>
        <Radio.Group
          value={right.permsType}
          onChange={({ target }) => change({ permsType: String(target.value) })}
          options={[
            { value: '1', label: text('field.hidden') },
            { value: '2', label: text('field.locked') },
          ]}
        />
      </Form.Item>
      <div role="status" style={{ marginBottom: 12 }}>
        {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
        {isKnown && <Effect effect={effect} />}
      </div>
      {effect?.own === true && (
        <Form.Item>
          <Checkbox checked={right.isConfirmed} onChange={({ target }) => change({ isConfirmed: target.checked })}>
            {text('field.confirm')}
          </Checkbox>
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" loading={isRunning} disabled={!isKnown || isUnconfirmed}>
        {text('field.save')}
      </Button>
    </Form>
  );
}

/** Adds a separate right for a field of an entry's page, after showing from whom it hides the field. */
export function MenuFieldRights({ records: [entry], setDirty, close, reload }: PanelProps) {
  const http = usePageHttp();
  const id = String(entry?.['id'] ?? '');
  const ask = useCallback(
    async (signal: AbortSignal) =>
      toFieldRights(await http.call({ method: 'GET', url: '/sys/permission/fieldRights', params: { id }, signal })),
    [http, id],
  );
  const { value: fields, failure, again } = useFetched(ask);
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  if (fields === undefined) return <Skeleton active aria-busy />;
  const add = async ({ code, permsType }: NewRight): Promise<string> => {
    // Titles start with the title of the page.
    const title = fields.find((field) => field.code === code)?.title ?? code;
    const name = title.split(' · ').slice(1).join(' · ') || code;
    const body = { parentId: id, menuType: 2, name, perms: code, permsType, status: '1', confirmHidden: '1' };
    await http.call({ method: 'POST', url: '/sys/permission/add', body });
    setDirty(false);
    reload();
    close();
    return text('field.saved');
  };
  return (
    <>
      <Alert
        type="info"
        showIcon
        message={text('field.about', { page: String(entry?.['name'] ?? '') })}
        style={{ marginBottom: 12 }}
      />
      <RightForm {...{ fields, add, setDirty }} />
    </>
  );
}
