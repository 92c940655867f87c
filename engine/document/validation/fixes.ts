import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import type { Finding } from '../../core/findings.ts';
import type { CellValue } from '../../table/tableModel.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import { sameValue } from '../record/equality.ts';
import { correctedText } from './correctedText.ts';
import type { Command } from '../record/pageDocument.ts';
import type { RecordState } from '../record/recordState.ts';
import type { RuleEngine } from './ruleEngine.ts';

/** An invalid value: of a header field, or of a cell. */
interface Place {
  readonly column: CompiledColumn;
  readonly value: Value;
  readonly row: Values;
  readonly detail?: string;
  readonly rowId?: string;
}

const columnAt = (state: RecordState, { path: [first, , key] }: Finding): CompiledColumn | undefined => {
  const detail = state.page.detailByKey.get(String(first));
  return detail === undefined
    ? state.page.columnByKey.get(String(first))
    : detail.columns.find((column) => column.key === key);
};

const placeOf = (state: RecordState, finding: Finding): Place | undefined => {
  const column = columnAt(state, finding);
  if (column === undefined) return undefined;
  const detail = String(finding.path[0]);
  if (!state.models.has(detail)) return { column, value: state.value(column.key), row: state.values };
  const { rowId } = finding;
  const row = rowId === undefined ? undefined : state.row(detail, rowId)?.values;
  if (rowId === undefined || row === undefined) return undefined;
  return { column, value: row[column.key] ?? null, row, detail, rowId };
};

/** Certain fixes: the value that a rule requires, or the same text rewritten to pass the checks. */
export class Fixes {
  readonly #state: RecordState;
  readonly #rules: RuleEngine;

  constructor(state: RecordState, rules: RuleEngine) {
    this.#state = state;
    this.#rules = rules;
  }

  valueFor(finding: Finding): Value | undefined {
    const place = placeOf(this.#state, finding);
    if (place === undefined || this.#isLocked(place)) return undefined;
    const { column, value, row } = place;
    const right = this.#rules.rightValue(finding);
    if (right !== undefined) return isBlank(right) || sameValue(column.valueType, value, right) ? undefined : right;
    return column.checks.some(({ id }) => id === finding.ruleId) ? correctedText(column, value, row) : undefined;
  }

  /**
   * Returns the commands that fix the findings, one for the header and one for each detail. The first finding of a
   * place counts.
   */
  commandsFor(findings: readonly Finding[]): readonly Command[] {
    const values: Values = {};
    const cells = new Map<string, Map<string, CellValue>>();
    for (const finding of findings) {
      const value = this.valueFor(finding);
      const place = placeOf(this.#state, finding);
      if (value === undefined || place === undefined) continue;
      const { key } = place.column;
      if (place.detail === undefined || place.rowId === undefined) {
        if (!Object.hasOwn(values, key)) values[key] = value;
        continue;
      }
      const ofDetail = cells.get(place.detail) ?? new Map<string, CellValue>();
      cells.set(place.detail, ofDetail);
      const name = `${place.rowId}\n${key}`;
      if (!ofDetail.has(name)) ofDetail.set(name, { rowId: place.rowId, key, value });
    }
    const details = [...cells].map(([detail, changes]): Command => ({
      kind: 'detail',
      detail,
      change: { kind: 'set', cells: [...changes.values()] },
    }));
    return Object.keys(values).length === 0 ? details : [{ kind: 'set', values }, ...details];
  }

  #isLocked({ column, detail, rowId }: Place): boolean {
    if (detail !== undefined && rowId !== undefined) return this.#state.model(detail).isDisabled(rowId, column.key);
    const { disabled } = column;
    return typeof disabled === 'boolean' ? disabled : disabled.evaluate(this.#state.scope) === true;
  }
}
