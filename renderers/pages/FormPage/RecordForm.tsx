import { useCallback, useId, useRef, useState } from 'react';
import type { CompiledPage, PageDocument } from '../../../engine/index.ts';
import { DraftsProvider, type Drafts } from '../../form/drafts.ts';
import { usePorts } from '../../portsContext.ts';
import type { FormPaths } from '../formPaths.ts';
import { dropBlankRows } from './blankRows.ts';
import { DetailTabs } from './DetailTabs.tsx';
import { FooterBar } from './FooterBar.tsx';
import { HeaderForm } from './HeaderForm.tsx';
import { ProblemList } from './ProblemList.tsx';
import { useFindings } from './useFindings.ts';
import { useFocusFinding } from './useFocusFinding.ts';
import { useRecordKeys } from './useRecordKeys.ts';
import { useRowUpdates } from './useRowUpdates.ts';
import { useSaving } from './useSaving.ts';
import { useUnsavedMark } from './useUnsavedMark.ts';

export interface RecordFormProps {
  readonly page: CompiledPage;
  readonly document: PageDocument;
  readonly drafts: Drafts;
  readonly paths: FormPaths;
  readonly reload: () => void;
}

/** One record being edited: header groups, detail tables, and the bar at the foot. */
export function RecordForm({ page, document, drafts, paths, reload }: RecordFormProps) {
  const { host, t } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const [problemsOpen, setProblemsOpen] = useState(false);
  const findings = useFindings(document);
  const { focus, reveals, openDetail, setOpenDetail, tables } = useFocusFinding(document, idPrefix);
  const flush = useCallback(async () => {
    const taken = await drafts.flush();
    await tables.flush();
    dropBlankRows(document, (count) => t('table.removed', { count }));
    return taken;
  }, [document, drafts, t, tables]);
  const saving = useSaving({ document, paths, flush, focus, reload });
  useUnsavedMark(document, drafts);
  const news = useRowUpdates(document, tables);

  useRecordKeys(root, { document, drafts, save: saving.save, focus });

  return (
    <DraftsProvider value={drafts}>
      <div ref={root} className="wb-form" data-hash={page.hash}>
        <span className="wb-spoken" role="status">
          {news}
        </span>
        <div className="wb-form-body" aria-busy={saving.busy !== null}>
          <HeaderForm document={document} reveals={reveals} idPrefix={idPrefix} />
          <DetailTabs
            id={`${idPrefix}-details`}
            document={document}
            findings={findings}
            open={openDetail}
            onOpen={setOpenDetail}
            tables={tables}
          />
        </div>
        <div className="wb-form-foot">
          {problemsOpen ? (
            <ProblemList
              page={document.page}
              findings={findings}
              onFocus={focus}
              onClose={() => setProblemsOpen(false)}
            />
          ) : null}
          <FooterBar
            document={document}
            saving={saving}
            findings={findings}
            problemsOpen={problemsOpen}
            onProblems={() => setProblemsOpen(!problemsOpen)}
            onBack={() => host.navigate(paths.list)}
          />
        </div>
      </div>
    </DraftsProvider>
  );
}
