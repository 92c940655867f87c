import type { CompiledColumn } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { LazyPaste } from '../clipboard/lazyPaste.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { CellFinder, type FoundCell } from './cellFinder.ts';
import type { FindHost } from './findState.ts';
import { planReplace, replaceReport, type ReplacePlan, type ReplaceReport } from './planReplace.ts';

export interface ReplaceParts {
  readonly cursor: TableCursor;
  readonly host: FindHost;
  readonly paste: LazyPaste;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  readonly t: TablePorts['t'];
}

export interface ReplaceAll {
  readonly onReport: (report: ReplaceReport) => void;
  /** Reports the number of cells read when there are many; the table changes after all are read. */
  readonly onProgress: (read: number, all: number) => void;
  /** An abort before the table changes leaves it unchanged. */
  readonly signal: AbortSignal;
}

/** More cells than this are read in parts. */
const AT_ONCE = 2000;
/** Milliseconds per part, so that key presses and frames are handled in between. */
const SLICE = 8;

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

function readAtOnce(reading: Generator<number, ReplacePlan>): ReplacePlan {
  for (;;) {
    const step = reading.next();
    if (step.done === true) return step.value;
  }
}

/** Finds texts and replaces hits: the new texts are read as if they were pasted, and all cells form one undo step. */
export class TableReplace {
  readonly #parts: ReplaceParts;
  readonly finder: CellFinder;

  constructor(parts: ReplaceParts) {
    this.#parts = parts;
    this.finder = new CellFinder(parts.cursor, parts.host);
  }

  /** Replaces in the active cell if it is a hit, then selects the next hit. */
  async one(replacement: string, onReport: (report: ReplaceReport) => void): Promise<void> {
    const { finder } = this;
    const { current } = finder;
    if (current !== undefined) this.#carryOut(readAtOnce(this.#read([current], replacement)), onReport);
    await finder.step(1);
  }

  /** Replaces all hits. Resolves to whether it was done; it is cancelled when the rows change in the meantime. */
  async all(replacement: string, how: ReplaceAll): Promise<boolean> {
    const { finder } = this;
    await finder.done();
    if (finder.state.mode === null || how.signal.aborted) return false;
    const found = finder.all;
    const reading = this.#read(found, replacement);
    const plan =
      found.length <= AT_ONCE ? readAtOnce(reading) : await this.#readInParts(reading, { ...how, all: found.length });
    if (plan === null) return false;
    this.#carryOut(plan, how.onReport);
    return true;
  }

  #read(found: readonly FoundCell[], replacement: string): Generator<number, ReplacePlan> {
    const { cursor, isReadOnly } = this.#parts;
    const { rows, texts } = cursor.surface;
    const thisYear = new Date().getFullYear();
    return planReplace(found, { rows, texts, isReadOnly, search: this.finder.search, replacement, thisYear });
  }

  /** Returns null when it was cancelled. */
  async #readInParts(
    reading: Generator<number, ReplacePlan>,
    { onProgress, signal, all }: ReplaceAll & { readonly all: number },
  ): Promise<ReplacePlan | null> {
    let isStale = false;
    const unsubscribe = this.#parts.cursor.surface.model.subscribe(({ loaded, inverse }) => {
      isStale ||= loaded || inverse !== undefined;
    });
    try {
      onProgress(0, all);
      for (;;) {
        await nextTask();
        if (signal.aborted || isStale) return null;
        let read = 0;
        for (const until = performance.now() + SLICE; performance.now() < until;) {
          const step = reading.next();
          if (step.done === true) return step.value;
          read = step.value;
        }
        onProgress(read, all);
      }
    } finally {
      unsubscribe();
    }
  }

  #carryOut(plan: ReplacePlan, onReport: (report: ReplaceReport) => void): void {
    const { paste, t } = this.#parts;
    const label = t('find.replaced', { count: plan.tried });
    paste.carryOut((planner) =>
      planner.carryOut(plan, { label, onReport: (report) => onReport(replaceReport(plan, report)) }),
    );
  }
}
