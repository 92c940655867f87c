import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledPage, Finding, PageDocument } from '../../engine/index.ts';
import { firstControl } from '../focus/focusNext.ts';
import { tabStops } from '../focus/tabStops.ts';
import type { GroupReveals } from '../form/groupReveals.ts';
import { usePorts } from '../ports/portsContext.ts';
import './sectionMap.css';

/** Fewer are seen at once. */
const LEAST_SECTIONS = 3;

interface Section {
  readonly key: string;
  readonly title: string;
  readonly isDetail: boolean;
  /** What findings in it begin with. */
  readonly names: ReadonlySet<string>;
}

function sectionsOf({ form, detailByKey }: CompiledPage): readonly Section[] {
  if (form.steps.length > 0) return [];
  const groups = form.groups.map(({ key, title, fields }) => {
    const names: ReadonlySet<string> = new Set(fields.map((field) => field.key));
    return { key, title, isDetail: false, names };
  });
  const details = form.tabs.map(({ detail: key }) => {
    return { key, title: detailByKey.get(key)?.title ?? key, isDetail: true, names: new Set([key]) };
  });
  const all = [...groups, ...details];
  return all.length < LEAST_SECTIONS ? [] : all;
}

export interface SectionMapProps {
  readonly document: PageDocument;
  readonly findings: readonly Finding[];
  /** The form, with all that is in it. */
  readonly root: RefObject<HTMLElement>;
  readonly reveals: GroupReveals;
  readonly openDetail: (detail: string) => void;
  readonly onFinding: (finding: Finding) => void;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The sections of a form in a line, each with its number of errors. A press leads to the first error in it, else to its
 * first field; arrows go from one to the next. A form in steps has its own.
 */
export function SectionMap({ document, findings, root, reveals, openDetail, onFinding }: SectionMapProps) {
  const { t } = usePorts();
  const [at, setAt] = useState(0);
  const sections = useMemo(() => sectionsOf(document.page), [document.page]);
  if (sections.length === 0) return null;
  const errorsIn = ({ names }: Section): readonly Finding[] =>
    findings.filter(({ level, path }) => level === 'error' && names.has(String(path[0])));
  const go = (section: Section): void => {
    const [faulty] = errorsIn(section);
    if (faulty !== undefined) return onFinding(faulty);
    flushSync(() => (section.isDetail ? openDetail(section.key) : reveals.reveal(section.key)));
    const place = section.isDetail ? '.wb-details' : `[data-group="${section.key}"]`;
    const part = root.current?.querySelector<HTMLElement>(place);
    part?.scrollIntoView({ block: 'start' });
    const body = part?.querySelector<HTMLElement>('.ant-tabs-tabpane-active') ?? part;
    if (body) (firstControl(body) ?? tabStops(body)[0])?.focus({ preventScroll: true });
  };
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const next = STEPS[event.key]?.(at, sections.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <nav className="wb-sections" aria-label={t('sections.label')} onKeyDown={step}>
      {sections.map((section, index) => {
        const count = errorsIn(section).length;
        const { key, title } = section;
        return (
          <button
            key={key}
            type="button"
            role="link"
            tabIndex={index === at ? 0 : -1}
            aria-label={count === 0 ? undefined : t('sections.errors', { title, count })}
            onFocus={() => setAt(index)}
            onClick={() => go(section)}
          >
            {title}
            {count > 0 && <span className="wb-section-errors">{count > 99 ? '99+' : count}</span>}
          </button>
        );
      })}
    </nav>
  );
}
