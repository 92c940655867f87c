import type { Finding } from '../../core/findings.ts';
import { CopyMarks } from './copyMarks.ts';
import type { PlacedFinding } from './placedFinding.ts';
import type { RecordState } from '../record/recordState.ts';
import { ServerFindings } from './serverFindings.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';

/** Findings from outside the document: those of the server when it refused a save, and marks of a copy to confirm. */
export class OutsideFindings {
  readonly marks: CopyMarks;
  readonly #server: ServerFindings;

  constructor(state: RecordState, marks: readonly Finding[] = [], tell: () => void) {
    this.marks = new CopyMarks(state, marks, tell);
    this.#server = new ServerFindings(state);
  }

  /** Shows findings of the server. */
  show(findings: readonly Finding[]): void {
    this.#server.show(findings);
  }

  forget(touched: ChangedPaths): void {
    this.#server.forget(touched);
    this.marks.forget(touched);
  }

  findings(): readonly PlacedFinding[] {
    return [...this.#server.findings(), ...this.marks.placed()];
  }
}
