import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import type { Finding, Moment } from '../../core/findings.ts';
import { toPointer } from '../../core/paths.ts';
import type { RowFinding } from '../../table/tableModel.ts';
import { cellFindings, headerFinding, REQUIRED, rowCountFindings } from './columnFindings.ts';
import { findingOrder } from './findingOrder.ts';
import type { Mark, PlacedFinding } from './placedFinding.ts';
import type { RecordState } from '../record/recordState.ts';
import type { RemoteValidator } from './remoteValidator.ts';
import type { Revealed } from './revealed.ts';
import type { RuleEngine } from './ruleEngine.ts';
import type { OutsideFindings } from './outsideFindings.ts';
import type { TextResolver } from './textResolver.ts';

interface Sources {
  readonly state: RecordState;
  readonly rules: RuleEngine;
  readonly remote: RemoteValidator;
  readonly server: OutsideFindings;
  readonly texts: TextResolver;
  readonly revealed: Revealed;
}

const holdsAt = (asked: Moment, at: Moment): boolean => asked === 'submit' || at === 'save';

/**
 * A rule that marks only one place replaces the `required` finding of that blank place by its more specific message.
 */
const asksForOne = ({ finding, marks }: PlacedFinding): boolean => finding.level === 'error' && marks.length === 1;

const nameOf = ({ ruleId, path }: Finding): string => `${ruleId} ${toPointer(path)}`;

const cellOf = ({ finding: { level, message }, mark: { rowId, key } }: PlacedFinding): readonly RowFinding[] =>
  rowId === undefined || key === undefined ? [] : [{ rowId, key, level, message }];

/** Groups findings of cells by detail and row. */
const byRow = (placed: readonly PlacedFinding[]): ReadonlyMap<string, ReadonlyMap<string, readonly RowFinding[]>> => {
  const details = new Map<string, Map<string, readonly RowFinding[]>>();
  for (const one of placed) {
    const { detail, rowId } = one.mark;
    const [cell] = cellOf(one);
    if (detail === undefined || rowId === undefined || cell === undefined) continue;
    const rows = details.get(detail) ?? new Map<string, readonly RowFinding[]>();
    details.set(detail, rows.set(rowId, [...(rows.get(rowId) ?? []), cell]));
  }
  return details;
};

/**
 * All findings of a record from all sources: checks of fields and cells, remote checks, rules, and the server's refusal
 * of a save.
 */
export class FindingStore {
  readonly #sources: Sources;
  readonly #inOrder: (findings: readonly Finding[]) => readonly Finding[];
  /** By detail, the rows that had findings of sources other than rules. */
  readonly #others = new Map<string, ReadonlySet<string>>();

  #known: { readonly revision: number; readonly list: readonly Finding[] } | undefined;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#inOrder = findingOrder(sources.state.page);
  }

  /** Returns the document's own findings for that moment, in the order of the page. */
  at(moment: Moment): readonly Finding[] {
    return this.#inOrder(this.#own(moment, 'asked').map(({ finding }) => finding));
  }

  /** Returns the findings of the document and of the server, computed once per revision. */
  allAt(revision: number): readonly Finding[] {
    if (this.#known?.revision !== revision) this.#known = { revision, list: this.#all() };
    return this.#known.list;
  }

  #all(): readonly Finding[] {
    return this.#inOrder(this.#ownAndServed().map(({ finding }) => finding));
  }

  /** Returns the findings that may be shown to staff. */
  revealed(): readonly Finding[] {
    const served = new Set(this.#sources.server.findings().map(({ finding }) => nameOf(finding)));
    const shown = this.#ownAndServed().filter((placed) => this.#isShown(placed) || served.has(nameOf(placed.finding)));
    return this.#inOrder(shown.map(({ finding }) => finding));
  }

  #ownAndServed(): readonly PlacedFinding[] {
    const own = this.#own('submit');
    const served = this.#sources.server.findings();
    if (served.length === 0) return own;
    const known = new Set(own.map(({ finding }) => nameOf(finding)));
    return [...own, ...served.filter(({ finding }) => !known.has(nameOf(finding)))];
  }

  /** `including`: adds texts that are still being looked up, since a save needs their answers. */
  #own(moment: Moment, including?: 'asked'): readonly PlacedFinding[] {
    const { state, rules, remote, texts } = this.#sources;
    rules.judgeAll(moment);
    const ofColumns = state.page.columns.flatMap((column) => headerFinding(column, state.scope, moment) ?? []);
    const ofDetails = state.page.details.flatMap((detail) => {
      const model = state.model(detail.key);
      return [...rowCountFindings(detail, model.rowCount, moment), ...cellFindings(detail, model, moment)];
    });
    const ofRules = rules.findings().filter(({ finding }) => holdsAt(moment, finding.at));
    const said = new Set(ofRules.filter(asksForOne).map(({ finding }) => toPointer(finding.path)));
    const own = [...ofColumns, ...ofDetails].filter(
      ({ ruleId, path }) =>
        (ruleId !== REQUIRED || !said.has(toPointer(path))) &&
        (path.length > 1 || state.heldAt({ key: String(path[0]) }) === undefined),
    );
    return [
      ...texts.findings(including),
      ...own.map((finding) => this.#place(finding)),
      ...remote.findings().filter(({ finding }) => holdsAt(moment, finding.at)),
      ...ofRules,
    ];
  }

  /** Places a finding of a column or of the row count where its path points. */
  #place(finding: Finding): PlacedFinding {
    const [first, , third] = finding.path;
    const key = String(first);
    const mark: Mark = this.#sources.state.models.has(key)
      ? { detail: key, rowId: finding.rowId, key: third === undefined ? undefined : String(third) }
      : { key };
    return { finding, mark, marks: [mark] };
  }

  /** Returns the first finding of a header field that may be shown to staff. */
  ofField(column: CompiledColumn): Finding | undefined {
    const { state, rules, remote, server, revealed, texts } = this.#sources;
    const marks = [{ key: column.key }];
    if (state.heldAt(column) !== undefined)
      return texts.findings().find(({ mark }) => mark.detail === undefined && mark.key === column.key)?.finding;
    for (const moment of ['submit', 'save'] as const) {
      const finding = revealed.shows(moment, marks) && headerFinding(column, state.scope, moment);
      if (finding && revealed.shows(finding.at, marks)) return this.#orRule(column, finding);
    }
    const refused = remote.findings().filter(({ mark }) => mark.key === column.key && mark.detail === undefined);
    const shown = [...refused, ...rules.findings(column.key)].find((placed) => this.#isShown(placed));
    return (shown ?? server.findings().find((placed) => placed.mark.key === column.key && !placed.mark.detail))
      ?.finding;
  }

  #orRule({ key }: CompiledColumn, finding: Finding): Finding {
    if (finding.ruleId !== REQUIRED) return finding;
    const rules = this.#sources.rules.findings(key).filter((placed) => asksForOne(placed) && this.#isShown(placed));
    return rules[0]?.finding ?? finding;
  }

  /** Passes findings of cells, besides the tables' own checks, to the tables, for rows where they may have changed. */
  pushToTables(): void {
    const { state, rules, remote, server, texts, revealed } = this.#sources;
    const more = revealed.takeMore();
    const refused = remote.findings().filter((one) => this.#isShown(one));
    const [ahead, behind] = [byRow([...texts.findings(), ...refused]), byRow(server.findings())];
    for (const [detail, model] of state.models) {
      const others = new Set([...(ahead.get(detail)?.keys() ?? []), ...(behind.get(detail)?.keys() ?? [])]);
      const rowIds = new Set([
        ...(this.#others.get(detail) ?? []),
        ...others,
        ...rules.takeChangedRows(detail, more === 'all'),
        ...((more === 'all' ? undefined : more.get(detail)) ?? []),
      ]);
      this.#others.set(detail, others);
      if (rowIds.size === 0) continue;
      const ofRow = (rowId: string): readonly RowFinding[] => [
        ...(ahead.get(detail)?.get(rowId) ?? []),
        ...rules.findingsInRow(detail, rowId).flatMap((one) => (this.#isShown(one) ? cellOf(one) : [])),
        ...(behind.get(detail)?.get(rowId) ?? []),
      ];
      model.setFindingsOf(new Map([...rowIds].map((rowId) => [rowId, ofRow(rowId)])));
    }
  }

  #isShown({ finding, marks }: PlacedFinding): boolean {
    return this.#sources.revealed.shows(finding.at, marks);
  }
}
