import {
  BorderBottomOutlined,
  BorderRightOutlined,
  CloseOutlined,
  DownOutlined,
  ToolOutlined,
  UpOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useMemo } from 'react';
import type { Finding, PageDocument } from '../../../engine/index.ts';
import { PART } from '../../kit/shortcuts/parts.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { LevelIcon } from './LevelIcon.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import { countLevels, groupProblems, LEVELS, nameOfFinding, type ProblemGroup } from './problemGroups.ts';
import { ProblemItem } from './ProblemItem.tsx';
import './problemPanel.css';
import { useFixes, type OfferedFixes } from './useFixes.ts';
import type { PanelPlace } from './usePanelPlace.ts';

export interface ProblemPanelProps {
  readonly document: PageDocument;
  readonly findings: readonly Finding[];
  readonly place: PanelPlace;
  readonly onFocus: (finding: Finding) => void;
}

/** Maximum number of listed findings; the rest is listed after these are fixed. */
const MAX_LISTED = 300;

/** 问题面板: all findings, by tab and row; a click jumps to the place. */
export function ProblemPanel({ document, findings, place, onFocus }: ProblemPanelProps) {
  const { t } = usePorts();
  const { page } = document;
  const listed = useMemo(() => findings.slice(0, MAX_LISTED), [findings]);
  const fixes = useFixes(document, listed);
  const groups = useMemo(() => groupProblems(page, listed, t('problems.form')), [listed, page, t]);
  const style = place.folded ? {} : place.side === 'side' ? { width: place.size } : { height: place.size };
  return (
    <section className={`wb-problems is-${place.side}`} style={style} aria-label={t('form.problems')} {...PART}>
      {place.folded ? null : <ResizeHandle place={place} />}
      <PanelHeader findings={findings} fixes={fixes} place={place} />
      {place.folded ? null : (
        <div className="wb-problems-body">
          {findings.length === 0 ? <p className="wb-no-problems">{t('form.noProblems')}</p> : null}
          {groups.map((group) => (
            <GroupOfProblems key={group.detail ?? ''} {...{ document, group, fixes, onFocus }} />
          ))}
          {findings.length > listed.length ? (
            <p className="wb-no-problems">{t('problems.more', { count: findings.length - listed.length })}</p>
          ) : null}
        </div>
      )}
    </section>
  );
}

function PanelHeader({
  findings,
  fixes,
  place,
}: Pick<ProblemPanelProps, 'findings' | 'place'> & { fixes: OfferedFixes }) {
  const { t } = usePorts();
  const counts = countLevels(findings);
  const other = place.side === 'side' ? 'bottom' : 'side';
  return (
    <header>
      <strong role="status">
        {t('form.problemCount', { count: findings.length })}
        {LEVELS.filter((level) => counts[level] > 0).map((level) => (
          <span key={level} className="wb-problems-count">
            <LevelIcon level={level} /> {counts[level]}
          </span>
        ))}
      </strong>
      {fixes.count > 0 ? (
        <Button size="small" icon={<ToolOutlined aria-hidden />} onClick={fixes.fixAll}>
          {t('problems.fixAll', { count: fixes.count })}
        </Button>
      ) : null}
      <span className="wb-problems-tools">
        <Button
          type="text"
          size="small"
          aria-label={t(`problems.dock.${other}`)}
          title={t(`problems.dock.${other}`)}
          icon={other === 'side' ? <BorderRightOutlined aria-hidden /> : <BorderBottomOutlined aria-hidden />}
          onClick={place.switchSide}
        />
        <Button
          type="text"
          size="small"
          aria-label={t('problems.fold')}
          aria-expanded={!place.folded}
          icon={place.folded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          onClick={place.toggleFolded}
        />
        <Button
          type="text"
          size="small"
          aria-label={t('common.close')}
          icon={<CloseOutlined aria-hidden />}
          onClick={place.toggle}
        />
      </span>
    </header>
  );
}

interface GroupProps extends Pick<ProblemPanelProps, 'document' | 'onFocus'> {
  readonly group: ProblemGroup;
  readonly fixes: OfferedFixes;
}

function GroupOfProblems({ document, group, fixes, onFocus }: GroupProps) {
  const { t } = usePorts();
  const id = useId();
  return (
    <div className="wb-problem-group" role="group" aria-labelledby={id}>
      <h4 id={id}>
        {group.title} <span className="wb-problem-number">{group.count}</span>
      </h4>
      {group.rows.map(({ row, findings }) => (
        <div key={row ?? ''} className="wb-problem-row">
          {row === null ? null : <h5>{t('problems.row', { row: row + 1 })}</h5>}
          <ul>
            {findings.map((finding) => (
              <ProblemItem
                key={nameOfFinding(finding)}
                page={document.page}
                finding={finding}
                fixValue={fixes.valueFor(finding)}
                onFocus={onFocus}
                onFix={fixes.fix}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
