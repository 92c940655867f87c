import { ExportOutlined } from '@ant-design/icons';
import { useLayoutEffect, useRef } from 'react';
import { menuIcon } from '../ui/menuIcons.tsx';
import { t } from '../locales/t.ts';
import type { FoundEntry } from './menuSearch.ts';

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

interface FoundEntriesProps {
  readonly id: string;
  /** What was searched for; empty: the findings are recent pages. */
  readonly text: string;
  readonly findings: readonly FoundEntry[];
  /** How many there are with those not shown. */
  readonly total: number;
  readonly active: number;
  readonly onReach: (index: number) => void;
  readonly onChoose: (finding: FoundEntry) => void;
}

function Title({ entry, found }: FoundEntry) {
  const { title } = entry;
  if (found === null) return <>{title}</>;
  return (
    <>
      {title.slice(0, found[0])}
      <mark>{title.slice(found[0], found[1])}</mark>
      {title.slice(found[1])}
    </>
  );
}

const noteOf = ({ text, findings, total }: FoundEntriesProps): string => {
  if (total > findings.length) return t('search.more', { total, shown: findings.length });
  if (findings.length > 0) return t('search.keys');
  return text === '' ? t('search.start') : t('search.none', { text });
};

/** What the search found, or where staff were last. */
export function FoundEntries(props: FoundEntriesProps) {
  const { id, text, findings, active, onReach, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const label = t(text === '' ? 'search.recent' : 'search.results');
  return (
    <div className="found">
      {text === '' && findings.length > 0 && <div className="found-heading">{label}</div>}
      <ul ref={list} id={id} role="listbox" aria-label={label} className="found-list">
        {findings.map((finding, index) => (
          <li
            key={finding.entry.path}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            onMouseMove={() => onReach(index)}
            onClick={() => onChoose(finding)}
          >
            <span aria-hidden="true" className="found-icon">
              {finding.entry.external === null ? menuIcon(finding.entry.icon || 'file-text') : <ExportOutlined />}
            </span>
            <span className="found-title">
              <Title {...finding} />
            </span>
            <span className="found-trail">{finding.trail}</span>
          </li>
        ))}
      </ul>
      <div className="found-note" role="status">
        {noteOf(props)}
      </div>
    </div>
  );
}
