import { ToolOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CompiledPage, Finding, Value } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { LevelIcon } from './LevelIcon.tsx';

export interface ProblemItemProps {
  readonly page: CompiledPage;
  readonly finding: Finding;
  readonly fixValue: Value | undefined;
  readonly onFocus: (finding: Finding) => void;
  readonly onFix: (finding: Finding) => void;
}

const titleOf = (page: CompiledPage, { path: [first, , key] }: Finding): string => {
  const detail = page.detailByKey.get(String(first));
  if (detail === undefined) return page.columnByKey.get(String(first))?.title ?? '';
  return detail.columns.find((column) => column.key === key)?.title ?? '';
};

/** One finding: jumps to its place and offers a fix that is certain. */
export function ProblemItem({ page, finding, fixValue, onFocus, onFix }: ProblemItemProps) {
  const { t } = usePorts();
  return (
    <li>
      <button type="button" className="wb-problem" onClick={() => onFocus(finding)}>
        <LevelIcon level={finding.level} />
        <span className="wb-problem-place">{titleOf(page, finding)}</span>
        <span className="wb-problem-message">{finding.message}</span>
        {/^[A-Z]+\d+$/.test(finding.ruleId) ? <span className="wb-problem-rule">{finding.ruleId}</span> : null}
      </button>
      {fixValue === undefined ? null : (
        <Button size="small" icon={<ToolOutlined aria-hidden />} onClick={() => onFix(finding)}>
          {t('problems.fixTo', { value: fixValue })}
        </Button>
      )}
    </li>
  );
}
