import { useCallback, useId, useRef, useState } from 'react';
import type { CompiledPage, PageDocument } from '../../../engine/index.ts';
import { DraftsProvider, type Drafts } from '../../form/drafts.ts';
import { usePorts } from '../../portsContext.ts';
import type { FormPaths } from '../formPaths.ts';
import { DetailTabs } from './DetailTabs.tsx';
import { FooterBar } from './FooterBar.tsx';
import { HeaderForm } from './HeaderForm.tsx';
import { ProblemList } from './ProblemList.tsx';
import { useFindings } from './useFindings.ts';
import { useFocusFinding } from './useFocusFinding.ts';
import { useSaving } from './useSaving.ts';
import { useShortcuts } from './useShortcuts.ts';
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
  const { host } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const [problemsOpen, setProblemsOpen] = useState(false);
  const findings = useFindings(document);
  const { focus, reveals, openDetail, setOpenDetail, tables } = useFocusFinding(document, idPrefix);
  const flush = useCallback(async () => {
    drafts.flush();
    await tables.flush();
  }, [drafts, tables]);
  const saving = useSaving({ document, paths, flush, focus, reload });
  useUnsavedMark(document, drafts);

  const nextProblem = useRef(0);
  useShortcuts(root, {
    'ctrl+s': (event) => {
      event.preventDefault();
      void saving.save();
    },
    'ctrl+z': (event) => {
      if (drafts.pending) return;
      event.preventDefault();
      document.undo();
    },
    'ctrl+y': redo,
    'ctrl+shift+z': redo,
    f8: (event) => {
      event.preventDefault();
      drafts.flush();
      const all = document.findings();
      const finding = all[nextProblem.current % Math.max(all.length, 1)];
      nextProblem.current += 1;
      if (finding !== undefined) focus(finding);
    },
  });

  function redo(event: KeyboardEvent): void {
    if (drafts.pending) return;
    event.preventDefault();
    document.redo();
  }

  return (
    <DraftsProvider value={drafts}>
      <div ref={root} className="wb-form" data-hash={page.hash}>
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
