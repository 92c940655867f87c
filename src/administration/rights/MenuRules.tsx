import { Alert, Button, Skeleton, Space, Table, Tag } from 'antd';
import { useCallback, useState } from 'react';
import { EmptyState, useDialogs, type DictItem, type PanelProps } from '../../../renderers/index.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import {
  NEW_RULE,
  readEntryPage,
  readMenuRules,
  removeMenuRule,
  ruleColumns,
  saveMenuRule,
  titleOfColumn,
  type MenuRule,
} from './ruleCalls.ts';
import { RuleForm } from './RuleForm.tsx';
import { rightsText } from './rightsText.ts';
import './rights.css';

const NO_COLUMNS: ReadonlyMap<string, string> = new Map();

/** Loads the page of an entry, whose columns rules refer to. */
function useEntryPage(component: string) {
  const http = usePageHttp();
  const read = useCallback(
    (signal: AbortSignal) => readEntryPage(http, component, { language: spoken.language, signal }),
    [component, http],
  );
  return useFetched(read);
}

interface RuleTableProps {
  readonly rules: readonly MenuRule[];
  readonly columns: ReadonlyMap<string, string>;
  readonly conditions: readonly DictItem[];
  readonly onEdit: ((rule: MenuRule) => void) | undefined;
  readonly onRemove: ((rule: MenuRule) => void) | undefined;
}

const RuleTable = ({ rules, columns, conditions, onEdit, onRemove }: RuleTableProps) => (
  <Table<MenuRule>
    size="small"
    rowKey="id"
    pagination={false}
    dataSource={[...rules]}
    scroll={{ x: 'max-content' }}
    locale={{ emptyText: <EmptyState text={rightsText('rule.none')} /> }}
    columns={[
      { title: rightsText('rule.name'), dataIndex: 'ruleName' },
      {
        title: rightsText('rule.column'),
        dataIndex: 'ruleColumn',
        render: (name: string) => titleOfColumn(columns, name),
      },
      {
        title: rightsText('rule.condition'),
        dataIndex: 'ruleConditions',
        render: (sign: string) => conditions.find(({ value }) => value === sign)?.text ?? sign,
      },
      { title: rightsText('rule.value'), dataIndex: 'ruleValue' },
      {
        title: rightsText('rule.status'),
        dataIndex: 'status',
        render: (status: string) => (
          <Tag color={status === '1' ? 'green' : 'default'}>{rightsText(status === '1' ? 'rule.on' : 'rule.off')}</Tag>
        ),
      },
      ...(onEdit === undefined && onRemove === undefined
        ? []
        : [
            {
              title: rightsText('rule.actions'),
              key: 'actions',
              render: (_: unknown, rule: MenuRule) => (
                <>
                  {onEdit !== undefined && (
                    <Button type="link" size="small" onClick={() => onEdit(rule)}>
                      {rightsText('rule.change')}
                    </Button>
                  )}
                  {onRemove !== undefined && (
                    <Button type="link" size="small" danger onClick={() => onRemove(rule)}>
                      {rightsText('rule.remove')}
                    </Button>
                  )}
                </>
              ),
            },
          ]),
    ]}
  />
);

/** Explains why an entry takes no rules. */
function EntryNotice({
  page: { value, failure, isLoading, again },
}: {
  readonly page: ReturnType<typeof useEntryPage>;
}) {
  if (failure !== undefined && !failure.isMissing) return <RetryAlert message={failure.message} onRetry={again} />;
  return value === undefined && !isLoading ? <Alert type="info" showIcon message={rightsText('rule.noPage')} /> : null;
}

/** Data rules of a menu entry; the editors of rights assign them to roles (S7-24, D58). */
export function MenuRules({ t, ports: { can, dictionaries, notify }, records, setDirty, reload }: PanelProps) {
  const http = usePageHttp();
  const dialogs = useDialogs();
  const [edited, edit] = useState<MenuRule>();
  const [id, component] = ['id', 'component'].map((key) => String(records[0]?.[key] ?? '')) as [string, string];
  const page = useEntryPage(component);
  const read = useCallback(
    async (signal: AbortSignal) => {
      const [rules, conditions] = await Promise.all([
        readMenuRules(http, id, signal),
        dictionaries.items('rule_conditions'),
      ]);
      return { rules, conditions };
    },
    [dictionaries, http, id],
  );
  const { value, failure, again } = useFetched(read);
  const isReady = page.value !== undefined;
  const columns = page.value === undefined ? NO_COLUMNS : ruleColumns(page.value, spoken.language);
  const close = (): void => {
    setDirty(false);
    edit(undefined);
  };
  const done = (said: string): void => {
    notify.success(said);
    again();
    reload();
  };
  const save = async (rule: MenuRule): Promise<void> => {
    await saveMenuRule(http, id, rule);
    done(rightsText('rights.saved'));
  };
  const remove = async ({ id: ruleId, ruleName }: MenuRule): Promise<void> => {
    const text = rightsText('rule.removeText', { name: ruleName });
    if (!(await dialogs.confirm({ title: rightsText('rule.remove'), text, danger: true }))) return;
    try {
      await removeMenuRule(http, ruleId);
      done(rightsText('rule.removed'));
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="wb-rights">
      <EntryNotice page={page} />
      {isReady && can('system:permission:addRule') && (
        <Space>
          <Button type="primary" disabled={value === undefined} onClick={() => edit(NEW_RULE)}>
            {rightsText('rule.add')}
          </Button>
        </Space>
      )}
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
      {value === undefined ? (
        failure === undefined && <Skeleton active />
      ) : (
        <RuleTable
          {...value}
          columns={columns}
          onEdit={isReady && can('system:permission:editRule') ? edit : undefined}
          onRemove={can('system:permission:deleteRule') ? (rule) => void remove(rule) : undefined}
        />
      )}
      {edited !== undefined && value !== undefined && (
        <RuleForm
          t={t}
          rule={edited}
          columns={columns}
          conditions={value.conditions}
          onChange={() => setDirty(true)}
          onSave={save}
          onClose={close}
        />
      )}
    </div>
  );
}
