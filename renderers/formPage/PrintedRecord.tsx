import { useEffect } from 'react';
import type { PageDocument } from '../../engine/index.ts';
import { useOnPaper } from '../hooks/useOnPaper.ts';
import { lateComponent } from '../late/lateComponent.ts';
import type { RecordSheetProps } from '../recordDetail/RecordSheet.tsx';
import '../theme/paper.css';

const LateSheet = lateComponent<RecordSheetProps>(() =>
  import('../recordDetail/RecordSheet.tsx').then((module) => module.RecordSheet),
);

/** After the page has drawn itself, milliseconds: the browser does not wait for a chunk once it prints. */
const PREFETCH_MS = 3000;

/** The record on paper when the browser prints its form: all groups, all lines, nothing to press. */
export function PrintedRecord({ document }: { readonly document: PageDocument }) {
  const printing = useOnPaper();
  useEffect(() => {
    const timer = setTimeout(() => void LateSheet.prefetch(), PREFETCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return printing ? (
    <div className="wb-on-paper">
      <LateSheet document={document} onPaper />
    </div>
  ) : null;
}
