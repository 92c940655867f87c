import { Button, Modal, Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import { toPointer } from '../../engine/index.ts';
import type { CompiledPage, Finding, Level } from '../../engine/index.ts';
import { findingPlace } from '../records/findingPlace.ts';
import { usePorts } from '../ports/portsContext.ts';

export interface Refusal {
  readonly title: string;
  readonly page: CompiledPage;
  readonly findings: readonly Finding[];
}

export interface FindingsDialogProps {
  readonly refusal: Refusal;
  readonly onAnswer: () => void;
}

const COLOURS: Readonly<Record<Level, string>> = { error: 'error', warn: 'warning', confirm: 'processing' };

/** More are no help: the file is another one. */
const MOST = 200;

/** What stands in the way of a record that is in no form: where, which rule, what it says. */
export function FindingsDialog({ refusal, onAnswer }: FindingsDialogProps) {
  const { t } = usePorts();
  const { title, page, findings } = refusal;
  const columns: TableProps<Finding>['columns'] = [
    {
      title: t('findings.level'),
      width: 90,
      render: (_, { level }) => <Tag color={COLOURS[level]}>{t(`form.level.${level}`)}</Tag>,
    },
    {
      title: t('findings.place'),
      width: 220,
      render: (_, finding) => (
        <>
          <div>{findingPlace(page, finding, t)}</div>
          <code className="findings-path">{toPointer(finding.path)}</code>
        </>
      ),
    },
    { title: t('findings.rule'), width: 110, render: (_, { ruleId }) => ruleId },
    { title: t('findings.text'), render: (_, { message }) => message },
  ];
  return (
    <Modal
      open
      width={760}
      title={title}
      onCancel={onAnswer}
      footer={
        <Button type="primary" onClick={onAnswer}>
          {t('common.close')}
        </Button>
      }
    >
      <Table<Finding>
        size="small"
        columns={columns}
        dataSource={findings.slice(0, MOST)}
        rowKey={({ ruleId, path, message }) => `${ruleId} ${toPointer(path)} ${message}`}
        pagination={false}
        scroll={{ y: '50vh', x: 600 }}
      />
    </Modal>
  );
}
