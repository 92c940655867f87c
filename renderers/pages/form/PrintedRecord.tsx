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

/** Delay after the page has rendered, in milliseconds: once printing starts, the browser does not wait for a chunk. */
const PREFETCH_MS = 3000;

type Column = PageDocument['page']['columns'][number];

/** Returns the codes of a record by dictionary. */
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

/**
 * Prints the form once the print sheet and the texts of all codes are loaded, including those of rows never displayed.
 */
export async function printRecord(document: PageDocument, dictionaries: Ports['dictionaries']): Promise<void> {
  await Promise.allSettled([LateSheet.prefetch(), fetchTexts(dictionaries, codesOf(document))]);
  window.print();
}

/** The record as printed by the browser: all groups and rows, no controls. */
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
