import { useCallback, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import type { CompiledPage, Finding, PageDocument } from '../../../engine/index.ts';
import { DraftBar } from '../../form/drafts/DraftBar.tsx';
import type { DraftKeeping } from '../../form/drafts/useDraftKeeping.ts';
import { DraftsProvider, type TextDrafts } from '../../kit/keyboard/drafts.ts';
import { firstControl } from '../../kit/keyboard/focusNext.ts';
import { nextTabStop, tabStops } from '../../kit/keyboard/tabStops.ts';
import { useFirstFocus } from '../../kit/keyboard/useFirstFocus.ts';
import { useHeldFocus, type FindStop } from '../../kit/keyboard/useHeldFocus.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { isLocked } from '../../form/document/useIsLocked.ts';
import type { FormPaths } from '../../data/records/formPaths.ts';
import { dropBlankRows } from './blankRows.ts';
import type { DetailTables } from '../documentForm/detailTables.ts';
import { FormFields } from './FormFields.tsx';
import { FooterBar } from './FooterBar.tsx';
import { useCockpit } from '../recordHeader/useCockpit.ts';
import { RecordHeader } from '../recordHeader/RecordHeader.tsx';
import { ProblemPanel } from '../../form/problems/ProblemPanel.tsx';
import { usePanelPlace } from '../../form/problems/usePanelPlace.ts';
import { useCopyMarks } from '../../form/problems/useCopyMarks.ts';
import { useProblemTravel } from '../../form/problems/useProblemTravel.ts';
import { useFindings } from '../../form/problems/useFindings.ts';
import { useFocusFinding } from '../documentForm/useFocusFinding.ts';
import type { RecordVersions } from '../../form/document/useRecordDocument.ts';
import { PrintedRecord } from './PrintedRecord.tsx';
import { OpenRemarks } from './OpenRemarks.tsx';
import { useRecordKeys } from './useRecordKeys.ts';
import { useRowUpdates } from './useRowUpdates.ts';
import { useSaving } from '../../form/saving/useSaving.ts';
import { useShownRecord } from './useShownRecord.ts';
import { LazyStepBar } from '../documentForm/StepButtons.tsx';
import { useSteps } from '../documentForm/useSteps.ts';
import { useTypeInto } from '../documentForm/useTypeInto.ts';
import { LazyFormPaper, usePaper } from './usePaper.ts';
import { useUnsavedMark } from './useUnsavedMark.ts';

export interface RecordFormProps {
  readonly page: CompiledPage;
  readonly document: PageDocument;
  readonly drafts: TextDrafts;
  readonly paths: FormPaths;
  readonly versions: RecordVersions;
  readonly keeping: DraftKeeping;
}

/** Returns the first enabled action of a read-only record, else the first tab stop of the footer. */
const firstStep = (page: HTMLElement): HTMLElement | undefined =>
  page.querySelector<HTMLElement>('.wb-footer-actions button:not(:disabled)') ??
  tabStops(page.querySelector('.wb-footer') ?? page)[0];

/** Moves the focus to the next action after a status transition, during which all transition buttons were disabled. */
function useNextStep(root: RefObject<HTMLElement>, busy: string | null, find: FindStop): void {
  const before = useRef(busy);
  const latest = useLatest(find);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = busy;
    const page = root.current;
    if (page === null || busy !== null || was === null || was === 'save') return;
    const at = window.document.activeElement;
    const isAside = at === null || at === window.document.body || (page.contains(at) && at.matches('.wb-footer *'));
    if (isAside) latest.current(page)?.focus({ preventScroll: true });
  }, [busy, latest, root]);
}

/** Enters the keys buffered while the form was loading into its first field, and keeps the focus in the form. */
function useKeyboard(root: RefObject<HTMLElement>, document: PageDocument, busy: string | null): void {
  const { can, host } = usePorts();
  useLayoutEffect(() => {
    const field = root.current === null ? undefined : firstControl(root.current);
    if (field !== undefined) host.landKeys?.(field, nextTabStop);
  }, [host, root]);
  const first = (page: HTMLElement): HTMLElement | undefined =>
    (isLocked(document, can) ? undefined : firstControl(page)) ?? firstStep(page);
  useFirstFocus(root, true, first);
  useHeldFocus(root, first);
  useNextStep(root, busy, first);
}

/** Returns a function that commits typed text to the document and removes new rows that are still blank. */
function useFlush(document: PageDocument, drafts: TextDrafts, tables: DetailTables): () => Promise<boolean> {
  const { t } = usePorts();
  return useCallback(async () => {
    const taken = await drafts.flush();
    await tables.flush();
    dropBlankRows(document, (count) => t('table.removed', { count }));
    return taken;
  }, [document, drafts, t, tables]);
}

/** The editor of one record: header groups, detail tables, and the footer. */
export function RecordForm({ page, document, drafts, paths, versions, keeping }: RecordFormProps) {
  const { host, t } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const place = usePanelPlace();
  const findings = useFindings(document);
  const leading = useFocusFinding(document, idPrefix);
  const { focus, reveals, step, setStep, tables } = leading;
  const flush = useFlush(document, drafts, tables);
  const stepping = useSteps({ document, root, index: step, show: setStep, flush, focus });
  const saving = useSaving({ document, paths, flush, focus, versions, keeping });
  const typeInto = useTypeInto(document, { drafts, tables, focus });
  useUnsavedMark(document, drafts);
  useKeyboard(root, document, saving.busy);
  useShownRecord(document);
  const news = useRowUpdates({ document, tables, contest: saving.contest });

  const paper = usePaper(page);
  const cockpit = useCockpit(page);
  const leave = useCallback(
    (finding: Pick<Finding, 'path' | 'rowId'>) => {
      paper.leave();
      focus(finding);
    },
    [focus, paper],
  );
  const travel = useProblemTravel(document, leave);
  const confirmMark = useCopyMarks(document, tables, focus);
  useRecordKeys(root, { document, drafts, tables, paths, save: saving.save, travel, confirmMark, cockpit });
  const panel = <ProblemPanel {...{ document, findings, place }} onFocus={leave} />;

  return (
    <DraftsProvider value={drafts}>
      <div ref={root} className="wb-form" data-hash={page.hash} data-cockpit={cockpit.isOn && !paper.isOn}>
        <span className="wb-spoken" role="status">
          {news}
        </span>
        <RecordHeader document={document} saving={saving} />
        {!paper.isOn && <PrintedRecord document={document} />}
        <div className="wb-form-main">
          <div className="wb-form-body" aria-busy={saving.busy !== null}>
            <DraftBar
              {...{ document, keeping, typeInto }}
              resume={saving.resume}
              isUnanswered={saving.lost !== null || saving.busy !== null}
            />
            {stepping.steps.length > 0 && <LazyStepBar {...{ t, stepping, findings }} />}
            <OpenRemarks {...{ document, reveals }} onLead={leave} />
            {paper.isOn && <LazyFormPaper {...{ t, document, findings }} onFinding={leave} />}
            <FormFields
              {...{ document, findings, root, idPrefix, stepping, step, leading }}
              hidden={paper.isOn}
              isCockpit={cockpit.isOn}
            />
          </div>
          {place.open && place.side === 'side' ? panel : null}
        </div>
        <div className="wb-form-foot">
          {place.open && place.side === 'bottom' ? panel : null}
          <FooterBar
            document={document}
            saving={saving}
            stepping={stepping}
            findings={findings}
            problemsOpen={place.open}
            onProblems={place.toggle}
            onBack={() => host.navigate(paths.list)}
            paper={paper.isOffered ? paper : undefined}
            cockpit={cockpit.isOffered ? cockpit : undefined}
          />
        </div>
      </div>
    </DraftsProvider>
  );
}
