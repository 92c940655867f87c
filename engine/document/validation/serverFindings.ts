import type { Finding } from '../../core/findings.ts';
import type { Mark, PlacedFinding } from './placedFinding.ts';
import type { RecordState } from '../record/recordState.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';

interface Shown {
  readonly finding: Finding;
  readonly mark: Mark;
}

const wasTouched = ({ detail, rowId, key }: Mark, touched: ChangedPaths): boolean => {
  if (detail === undefined && key === undefined) return true;
  if (touched.kind === 'header') return detail === undefined && key !== undefined && touched.keys.includes(key);
  if (touched.detail !== detail) return false;
  if (rowId === undefined) return true;
  if (touched.kind === 'rows') return touched.removed.includes(rowId);
  const keys = touched.cells.get(rowId);
  return keys !== undefined && (key === undefined || keys.has(key));
};

/**
 * Findings of the server when it refused a save. Shown until the place is changed; a new save asks the server again.
 */
export class ServerFindings {
  readonly #state: RecordState;
  #shown: readonly Shown[] = [];

  constructor(state: RecordState) {
    this.#state = state;
  }

  show(findings: readonly Finding[]): void {
    this.#shown = findings.map((finding) => ({ finding, mark: this.#markOf(finding) }));
  }

  forget(touched: ChangedPaths): void {
    this.#shown = this.#shown.filter(({ mark }) => !wasTouched(mark, touched));
  }

  /** Returns the findings with the current indexes of rows. */
  findings(): readonly PlacedFinding[] {
    return this.#shown.map(({ finding, mark }) => {
      const { detail, rowId } = mark;
      const marks = [mark];
      if (detail === undefined || rowId === undefined) return { finding, mark, marks };
      const path = [detail, this.#state.model(detail).indexOf(rowId), ...finding.path.slice(2)];
      return { finding: { ...finding, rowId, path }, mark, marks };
    });
  }

  #markOf({ path }: Finding): Mark {
    const [first, second, third] = path;
    if (first === undefined) return {};
    const model = this.#state.models.get(String(first));
    if (!model) return { key: String(first) };
    const detail = String(first);
    // By index: the server knows new rows only by position.
    if (typeof second !== 'number' || second >= model.rowCount) return { detail };
    const rowId = model.rowAt(second).id;
    return third === undefined ? { detail, rowId } : { detail, rowId, key: String(third) };
  }
}
