import type { GeneralField } from '@formily/core';
import { FieldContext } from '@formily/react';
import { Tabs } from 'antd';
import { useEffect, useId, useState } from 'react';
import { nextRuns, parseCron, yearLimits, type CompiledColumn, type CronField } from '../../../engine/index.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { Ports } from '../../kit/ports/ports.ts';
import './cron.css';
import { changeField, cronOfDraft, draftOfCron } from './cronDraft.ts';
import { CRON_DIALOGS, type YearsOffered } from './cronModes.ts';
import { cronFaultText, cronSummary } from './cronSummary.ts';
import { CronTab } from './CronTab.tsx';

/**
 * Hides the form field that opened the dialog: otherwise Formily's widgets would use the dialog's changes as its value.
 */
const NO_FIELD = null as unknown as GeneralField;

export interface CronDialogProps {
  readonly t: Ports['t'];
  readonly column: CompiledColumn;
  /** The initial expression; blank: every second (W4-15). */
  readonly value: string;
  /** Receives the composed expression on OK. */
  readonly onOk: (expression: string) => void;
  readonly onClose: () => void;
}

/** Keeps tabs and text in sync: a text that cannot be parsed stays, and the tabs keep their last state. */
function useCronText(value: string, years: YearsOffered, isLinked: boolean) {
  const [draft, setDraft] = useState(() => draftOfCron(value, years));
  const [text, setText] = useState(() => cronOfDraft(draft));
  const limits = yearLimits(years.range, years.thisYear);
  const type = (typed: string): void => {
    setText(typed);
    if (parseCron(typed, limits).kind === 'read') setDraft(draftOfCron(typed, years));
  };
  const change = (field: CronField, changed: Parameters<typeof changeField>[1]['change']): void => {
    const next = changeField(draft, { field, change: changed, isLinked });
    setDraft(next);
    setText(cronOfDraft(next));
  };
  return { draft, text, parsed: parseCron(text, limits), type, change };
}

/** Milliseconds without typing before the next runs are computed (W9-14). */
const RUNS_DELAY = 500;

/**
 * Returns the next ten runs of an expression, after the delay; undefined until they are computed, and when it is
 * invalid.
 */
function useNextRuns(text: string): readonly string[] | undefined {
  const [counted, setCounted] = useState<{ readonly text: string; readonly runs: readonly string[] }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const parsed = parseCron(text);
      if (parsed.kind === 'read') setCounted({ text, runs: nextRuns(parsed.quartz) });
    }, RUNS_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return counted?.text === text ? counted.runs : undefined;
}

/**
 * Dialog that composes an expression: one tab per field, the text itself, its description and its next runs (W2-4,
 * W2-5).
 */
export function CronDialog({ t, column, value, onOk, onClose }: CronDialogProps) {
  const { cronEditor = 'plain', yearRange = 'fixed', language } = column;
  const { width, tabs, isLinked } = CRON_DIALOGS[cronEditor];
  const [years] = useState<YearsOffered>(() => ({ range: yearRange, thisYear: new Date().getFullYear() }));
  const { draft, text, parsed, type, change } = useCronText(value, years, isLinked);
  const id = useId();
  const quartz = parsed.kind === 'read' ? parsed.quartz : undefined;
  const runs = useNextRuns(text);
  const faults = parsed.kind === 'faulty' ? parsed.faults.map((fault) => cronFaultText(fault, t)) : [];
  return (
    <PageModal
      t={t}
      title={t('cron.title')}
      width={width}
      cancelText={t('common.close')}
      okDisabled={quartz === undefined}
      enterConfirms
      className="wb-cron"
      onOk={() => onOk(text.trim().split(/\s+/).join(' '))}
      onClose={onClose}
    >
      <FieldContext.Provider value={NO_FIELD}>
        <Tabs
          size="small"
          items={tabs.map((field) => ({
            key: field,
            label: t(`cron.tab.${field}`),
            children: (
              <CronTab
                t={t}
                language={language}
                field={field}
                draft={draft[field]}
                years={years}
                onChange={(changed) => change(field, changed)}
              />
            ),
          }))}
        />
      </FieldContext.Provider>
      <label className="wb-cron-text" htmlFor={id}>
        {t('cron.text')}
      </label>
      <input
        id={id}
        className="wb-input"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-said`}
        data-status={faults.length > 0 ? 'error' : ''}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <div id={`${id}-said`} className="wb-cron-said" role="status" data-status={faults.length > 0 ? 'error' : ''}>
        {quartz === undefined
          ? faults.map((fault) => <div key={fault}>{fault}</div>)
          : cronSummary(quartz, t, language)}
      </div>
      <section
        className="wb-cron-runs"
        aria-label={t('cron.runs')}
        aria-busy={quartz !== undefined && runs === undefined}
      >
        <h4>{t('cron.runs')}</h4>
        {quartz === undefined ? null : runs === undefined ? (
          <p>{t('cron.counting')}</p>
        ) : runs.length === 0 ? (
          <p>{t('cron.noRuns')}</p>
        ) : (
          <ol>
            {runs.map((run) => (
              <li key={run}>{run}</li>
            ))}
          </ol>
        )}
      </section>
    </PageModal>
  );
}
