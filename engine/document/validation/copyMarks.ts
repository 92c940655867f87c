import type { Finding } from '../../core/findings.ts';
import { toPointer } from '../../core/paths.ts';
import type { PlacedFinding } from './placedFinding.ts';
import { COPIED, LEFT_BLANK, markAt, type KeptMark } from '../record/copyMark.ts';
import type { RecordMarks } from '../record/pageDocument.ts';
import type { RecordState } from '../record/recordState.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';
import { ServerFindings } from './serverFindings.ts';

const nameOf = ({ ruleId, path }: Finding): string => `${ruleId} ${toPointer(path)}`;

/** Marks of a copy that staff should confirm: shown at their places until these are changed or confirmed. */
export class CopyMarks implements RecordMarks {
  readonly #state: RecordState;
  readonly #shown: ServerFindings;
  /** Notifies of an event that changes no value. */
  readonly #tell: () => void;

  constructor(state: RecordState, given: readonly Finding[], tell: () => void) {
    this.#state = state;
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

  kept(): readonly KeptMark[] {
    return this.placed().flatMap(({ finding: { ruleId }, mark: { detail, rowId, key } }): KeptMark[] =>
      key === undefined ? [] : [{ ruleId: ruleId === COPIED ? COPIED : LEFT_BLANK, key, detail, rowId }],
    );
  }

  restore(kept: readonly KeptMark[]): void {
    this.#shown.show(kept.flatMap((mark) => this.#findingOf(mark) ?? []));
    this.#tell();
  }

  /** Undefined: the place no longer exists. */
  #findingOf({ ruleId, key, detail, rowId = '' }: KeptMark): Finding | undefined {
    const { page, models } = this.#state;
    const columns = detail === undefined ? page.columns : page.detailByKey.get(detail)?.columns;
    const column = columns?.find((one) => one.key === key);
    const row = detail === undefined ? 0 : (models.get(detail)?.indexOf(rowId) ?? -1);
    if (column === undefined || row === -1) return undefined;
    return markAt(column, detail === undefined ? [key] : [detail, row, key], ruleId);
  }

  forget(touched: ChangedPaths): void {
    this.#shown.forget(touched);
  }

  placed(): readonly PlacedFinding[] {
    return this.#shown.findings();
  }
}
