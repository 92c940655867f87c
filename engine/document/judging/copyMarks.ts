import type { Finding } from '../../findings.ts';
import { toPointer } from '../../paths.ts';
import type { PlacedFinding } from './placedFinding.ts';
import type { RecordMarks } from '../record/pageDocument.ts';
import type { RecordState } from '../record/recordState.ts';
import type { Touched } from '../record/touched.ts';
import { ServerFindings } from './serverFindings.ts';

const nameOf = ({ ruleId, path }: Finding): string => `${ruleId} ${toPointer(path)}`;

/** What staff are to confirm of a copy: shown at its places until they are changed or confirmed. */
export class CopyMarks implements RecordMarks {
  readonly #shown: ServerFindings;
  /** Tells of what changes no value. */
  readonly #tell: () => void;

  constructor(state: RecordState, given: readonly Finding[], tell: () => void) {
    this.#shown = new ServerFindings(state);
    this.#shown.show(given);
    this.#tell = tell;
  }

  all(): readonly Finding[] {
    return this.placed().map(({ finding }) => finding);
  }

  confirm(marks: readonly Finding[]): void {
    if (marks.length === 0) return;
    const names = new Set(marks.map(nameOf));
    this.#shown.show(this.all().filter((mark) => !names.has(nameOf(mark))));
    this.#tell();
  }

  forget(touched: Touched): void {
    this.#shown.forget(touched);
  }

  placed(): readonly PlacedFinding[] {
    return this.#shown.findings();
  }
}
