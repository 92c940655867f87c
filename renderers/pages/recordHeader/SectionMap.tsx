import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CompiledPage, Finding, PageDocument } from '../../../engine/index.ts';
import { enterControl, firstControl } from '../../kit/keyboard/focusNext.ts';
import { tabStops } from '../../kit/keyboard/tabStops.ts';
import type { GroupReveals } from '../../form/fields/groupReveals.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useIsLocked } from '../../form/document/useIsLocked.ts';
import { useReadSection } from './useReadSection.ts';
import './sectionMap.css';

/** Selectors of the sections on the page, editable or read-only; all details share one section. */
const FILLED_IN = '.wb-header-fields > [data-group], .wb-details';
const READ = '.wb-reader > [data-group], .wb-details';
const IN_COCKPIT = '[data-cockpit=true] ';

/** With fewer sections the map is not shown: they are visible at once. */
const LEAST_SECTIONS = 3;

interface Section {
  readonly key: string;
  readonly title: string;
  readonly isDetail: boolean;
  /** First path element of the findings in it. */
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
  /** Root element of the form. */
  readonly root: RefObject<HTMLElement>;
  readonly reveals: GroupReveals;
  /** The detail whose tab is open, or the first. */
  readonly openDetail: string;
  readonly setOpenDetail: (detail: string) => void;
  /** The header is next to the details. */
  readonly isCockpit: boolean;
  readonly onFinding: (finding: Finding) => void;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Scrolls the chip at `place` into view when the line is too narrow for all. */
function useChipInLine(map: RefObject<HTMLElement>, place: number): void {
  useEffect(() => {
    const line = map.current;
    const chip = line?.children[place];
    if (!line || !(chip instanceof HTMLElement)) return;
    const left = chip.offsetLeft - line.offsetLeft;
    if (left < line.scrollLeft || left + chip.offsetWidth > line.scrollLeft + line.clientWidth) line.scrollTo({ left });
  }, [map, place]);
}

/**
 * Navigation over the sections of a form, each with its number of errors. A click goes to the section's first error,
 * else to its first field; arrow keys move between sections, the digits 1 to 9 activate one directly; the section being
 * read is marked. Not shown for a form with steps.
 */
export function SectionMap(props: SectionMapProps) {
  const { document, findings, root, reveals, openDetail, setOpenDetail, isCockpit, onFinding } = props;
  const { t } = usePorts();
  const map = useRef<HTMLElement>(null);
  const places = useIsLocked(document) ? READ : FILLED_IN;
  const read = useReadSection(root, isCockpit ? places.replaceAll('.wb-', `${IN_COCKPIT}.wb-`) : places);
  const marked = read === '' ? openDetail : read;
  const [at, setAt] = useState(0);
  const sections = useMemo(() => sectionsOf(document.page), [document.page]);
  useChipInLine(
    map,
    sections.findIndex(({ key }) => key === marked),
  );
  if (sections.length === 0) return null;
  const errorsIn = ({ names }: Section): readonly Finding[] =>
    findings.filter(({ level, path }) => level === 'error' && names.has(String(path[0])));
  const go = (section: Section): void => {
    const [faulty] = errorsIn(section);
    if (faulty !== undefined) return onFinding(faulty);
    flushSync(() => (section.isDetail ? setOpenDetail(section.key) : reveals.reveal(section.key)));
    const place = section.isDetail ? '.wb-details' : `[data-group="${section.key}"]`;
    const part = root.current?.querySelector<HTMLElement>(place);
    part?.scrollIntoView({ block: 'start' });
    const body = part?.querySelector<HTMLElement>('.ant-tabs-tabpane-active') ?? part;
    const stop = body && (firstControl(body) ?? tabStops(body)[0]);
    if (stop) enterControl(stop, { preventScroll: true });
  };
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    const numbered = isPlain && /^[1-9]$/.test(event.key) ? sections[Number(event.key) - 1] : undefined;
    if (numbered !== undefined) {
      event.preventDefault();
      return go(numbered);
    }
    const next = STEPS[event.key]?.(at, sections.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <nav ref={map} className="wb-sections" aria-label={t('sections.label')} onKeyDown={step}>
      {sections.map((section, index) => {
        const count = errorsIn(section).length;
        const { key, title } = section;
        return (
          <button
            key={key}
            type="button"
            role="link"
            aria-current={key === marked ? 'location' : undefined}
            tabIndex={index === at ? 0 : -1}
            aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
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
