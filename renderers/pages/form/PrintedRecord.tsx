import { useEffect } from 'react';
import { isBlank, type PageDocument, type Values } from '../../../engine/index.ts';
import { fetchTexts } from '../../data/dictionaries/useDictItem.ts';
import { useOnPaper } from '../../kit/hooks/useOnPaper.ts';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { RecordSheetProps } from '../recordDetail/RecordSheet.tsx';
import '../../kit/theme/paper.css';

const LateSheet = lazyComponent<RecordSheetProps>(() =>
  import('../recordDetail/RecordSheet.tsx').then((module) => module.RecordSheet),
);

/** After the page has drawn itself, milliseconds: the browser does not wait for a chunk once it prints. */
const PREFETCH_MS = 3000;

type Column = PageDocument['page']['columns'][number];

/** Codes of a record by dictionary. */
function codesOf(document: PageDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = new Map<string, Set<string>>();
  const add = (columns: readonly Column[], values: Values): void => {
    for (const { key, dictCode = '' } of columns) {
      const value = values[key];
      if (dictCode === '' || isBlank(value)) continue;
      const known = codes.get(dictCode) ?? new Set();
      codes.set(dictCode, known.add(String(value)));
    }
  };
  add(document.page.columns, document.values());
  for (const { detail } of document.page.form.tabs) {
    const model = document.detail(detail);
    for (const line of model.liveValues()) add(model.columns, line);
  }
  return codes;
}

/** Prints the form once its sheet is there, and the texts of all codes, those of lines that nobody has seen included. */
export async function printRecord(document: PageDocument, dictionaries: Ports['dictionaries']): Promise<void> {
  await Promise.allSettled([LateSheet.prefetch(), fetchTexts(dictionaries, codesOf(document))]);
  window.print();
}

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
