import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import type { GridSurface } from '../../grid/surface/gridSurface.ts';
import type { PasteOptions, TablePaste } from './tablePaste.ts';

/** Code that reads foreign clipboard content and plans the paste. */
export const pasting = lazyModule(() => import('./tablePaste.ts'));

export interface LazyPasteOptions extends PasteOptions {
  /** Called when nothing was pasted because the paste code could not be fetched. */
  readonly onFailed: () => void;
}

/** Executes a table's pastes in order: immediately, or after the paste code is loaded. */
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

  /** Waits for queued pastes and for pending code look-ups. */
  async flush(): Promise<void> {
    await Promise.all(this.#waiting);
    await this.#planner?.flush();
  }
}
