import type { CompiledColumn } from '../../../engine/index.ts';
import type { TablePorts } from '../cellEditors.ts';
import type { TablePaste } from '../clipboard/tablePaste.ts';
import type { GridSurface } from '../gridSurface.ts';
import type { CellFinder, FoundCell } from './cellFinder.ts';
import { planReplace, replaceReport, type ReplaceReport } from './planReplace.ts';

export interface ReplaceParts {
  readonly surface: GridSurface;
  readonly finder: CellFinder;
  readonly paste: TablePaste;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  readonly t: TablePorts['t'];
}

/** Replaces what was found: texts are read as if they were pasted, and all cells are one step of undo. */
export class TableReplace {
  readonly #parts: ReplaceParts;

  constructor(parts: ReplaceParts) {
    this.#parts = parts;
  }

  /** The active cell when it is a hit; then the next hit is selected. */
  async one(replacement: string, onReport: (report: ReplaceReport) => void): Promise<void> {
    const { finder } = this.#parts;
    const { current } = finder;
    if (current !== undefined) this.#carryOut([current], replacement, onReport);
    await finder.step(1);
  }

  async all(replacement: string, onReport: (report: ReplaceReport) => void): Promise<void> {
    const { finder } = this.#parts;
    await finder.done();
    if (finder.state.mode !== null) this.#carryOut(finder.all, replacement, onReport);
  }

  #carryOut(found: readonly FoundCell[], replacement: string, onReport: (report: ReplaceReport) => void): void {
    const { surface, finder, paste, isReadOnly, t } = this.#parts;
    const { rows, texts } = surface;
    const thisYear = new Date().getFullYear();
    const plan = planReplace(found, { rows, texts, isReadOnly, search: finder.search, replacement, thisYear });
    const label = t('find.replaced', { count: plan.tried });
    paste.carryOut(plan, { label, onReport: (report) => onReport(replaceReport(plan, report)) });
  }
}
