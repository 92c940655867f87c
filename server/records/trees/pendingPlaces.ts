import { isBlank, type Values } from '../../../engine/index.ts';
import type { PendingRecords } from '../../data/recordStore/recordHook.ts';

/** Codes of tree records that are validated one after the other before any of them is stored. */
export class PendingPlaces implements PendingRecords {
  readonly #codeKey: string | undefined;
  readonly #codes: Set<string>;
  readonly #codeById = new Map<string, string>();

  /** `given`: values of all records of the import; their codes are not generated for other records. */
  constructor(codeKey: string | undefined, given: Iterable<Values>) {
    this.#codeKey = codeKey;
    this.#codes = new Set([...given].flatMap((values) => this.#codeIn(values) ?? []));
  }

  /** Adds a validated record under the id that it will be stored with. */
  add(id: string, values: Values): void {
    const code = this.#codeIn(values);
    if (code === undefined) return;
    this.#codes.add(code);
    this.#codeById.set(id, code);
  }

  codeOf(id: string): string | undefined {
    return this.#codeById.get(id);
  }

  codes(): readonly string[] {
    return [...this.#codes];
  }

  #codeIn(values: Values): string | undefined {
    const code = this.#codeKey === undefined ? undefined : values[this.#codeKey];
    return isBlank(code) ? undefined : String(code);
  }
}
