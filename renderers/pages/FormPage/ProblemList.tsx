import { CloseOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import type { CompiledPage, Finding, Level } from '../../../engine/index.ts';
import { toPointer } from '../../../engine/index.ts';
import { usePorts } from '../../portsContext.ts';
import { findingPlace } from './findingPlace.ts';

export interface ProblemListProps {
  readonly page: CompiledPage;
  readonly findings: readonly Finding[];
  readonly onFocus: (finding: Finding) => void;
  readonly onClose: () => void;
}

const colours: Readonly<Record<Level, string>> = { error: 'error', warn: 'warning', confirm: 'processing' };

/** Everything that does not hold; a click leads there. */
export function ProblemList({ page, findings, onFocus, onClose }: ProblemListProps) {
  const { t } = usePorts();
  return (
    <section className="wb-problems" aria-label={t('form.problems')}>
      <header>
        <strong>{t('form.problemCount', { count: findings.length })}</strong>
        <Button
          type="text"
          size="small"
          aria-label={t('common.close')}
          icon={<CloseOutlined aria-hidden />}
          onClick={onClose}
        />
      </header>
      {findings.length === 0 ? <p className="wb-no-problems">{t('form.noProblems')}</p> : null}
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.ruleId} ${finding.rowId ?? ''} ${toPointer(finding.path)}`}>
            <button type="button" onClick={() => onFocus(finding)}>
              <Tag color={colours[finding.level]}>{t(`form.level.${finding.level}`)}</Tag>
              <span className="wb-problem-place">{findingPlace(page, finding, t)}</span>
              <span>{finding.message}</span>
              {/^[A-Z]+\d+$/.test(finding.ruleId) ? <span className="wb-problem-rule">{finding.ruleId}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
