import type { TableModel } from '../../../../engine/index.ts';
import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import type { OwnTexts, OwnTextsOptions } from './ownTexts.ts';

const finding = lazyModule(() => import('./ownTexts.ts'));

/** Resolves typed texts in a table without a document, with code that is loaded for the first of them. */
export class LazyTexts {
  readonly #model: TableModel;
  readonly #options: OwnTextsOptions;
  readonly #unsubscribe: () => void;
  #texts: OwnTexts | undefined;
  #coming: Promise<void> | undefined;
  #isGone = false;

  constructor(model: TableModel, options: OwnTextsOptions) {
    this.#model = model;
    this.#options = options;
    this.#unsubscribe = model.subscribe(() => this.#follow());
    this.#follow();
  }

  #follow(): void {
    if (this.#texts !== undefined || this.#isGone || this.#model.heldCells().length === 0) return;
    if (finding.loaded === undefined) this.#coming ??= this.#fetch();
    else this.#begin(finding.loaded);
  }

  async #fetch(): Promise<void> {
    try {
      const module = await finding.fetch();
      if (!this.#isGone) this.#begin(module);
    } catch {
      // The texts stay as typed; the next change tries again.
    } finally {
      this.#coming = undefined;
    }
  }

  #begin({ OwnTexts }: typeof import('./ownTexts.ts')): void {
    this.#unsubscribe();
    this.#texts = new OwnTexts(this.#model, this.#options);
  }

  async settled(): Promise<void> {
    this.#follow();
    await this.#coming;
    await this.#texts?.settled();
  }

  dispose(): void {
    this.#isGone = true;
    this.#unsubscribe();
    this.#texts?.dispose();
  }
}
