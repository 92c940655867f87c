import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import type { GridSurface } from '../../grid/surface/gridSurface.ts';
import type { PasteOptions, TablePaste } from './tablePaste.ts';

/** All that reads what was copied elsewhere and decides what becomes of it. */
export const pasting = lazyModule(() => import('./tablePaste.ts'));

export interface LazyPasteOptions extends PasteOptions {
  /** Nothing was pasted: what pastes could not be fetched. */
  readonly onFailed: () => void;
}

/** Has a table's pastes done in their order: at once, or as soon as what pastes is there. */
export class LazyPaste {
  readonly #surface: GridSurface;
  readonly #options: LazyPasteOptions;
  readonly #waiting = new Set<Promise<void>>();
  #planner: TablePaste | undefined;

  constructor(surface: GridSurface, options: LazyPasteOptions) {
    this.#surface = surface;
    this.#options = options;
  }

  carryOut(work: (planner: TablePaste) => void): void {
    if (pasting.loaded !== undefined) {
      work(this.#plannerOf(pasting.loaded));
      return;
    }
    const late = this.#carryOutLate(work);
    this.#waiting.add(late);
    void late.finally(() => this.#waiting.delete(late));
  }

  async #carryOutLate(work: (planner: TablePaste) => void): Promise<void> {
    const module = await pasting.fetch().catch(() => undefined);
    if (module === undefined) this.#options.onFailed();
    else work(this.#plannerOf(module));
  }

  #plannerOf({ TablePaste }: typeof import('./tablePaste.ts')): TablePaste {
    return (this.#planner ??= new TablePaste(this.#surface, this.#options));
  }

  /** Waits for pastes that are still to come, and for codes that are still being looked up. */
  async flush(): Promise<void> {
    await Promise.all(this.#waiting);
    await this.#planner?.flush();
  }
}
