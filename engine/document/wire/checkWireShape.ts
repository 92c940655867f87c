import type { CompiledColumn, CompiledDetail, CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Path } from '../../core/paths.ts';
import type { Value, Values } from '../../core/values.ts';
import type { WireRecord } from '../record/pageDocument.ts';
import { wireText, type WireText } from './wireTexts.ts';
import { checkId, checkValue, checkVersion, type Checked } from './wireValues.ts';

/** Maximum number of rows of a detail, whatever its `maxRows`; a longer list is a problem. */
const MAX_ROWS = 5_000;
/** Maximum number of reported problems; that many are enough to identify the kind of mistake. */
const MAX_PROBLEMS = 50;
/** Number of characters shown of an external key. */
const MAX_KEY = 60;

/** Written only by the server. Clients send back what they received, so these are dropped silently. */
const SYSTEM_KEYS: ReadonlySet<string> = new Set(['createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode']);
const DANGEROUS_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export interface WireProblem {
  /** As in findings: with the detail's key and the row's index. */
  readonly path: Path;
  readonly said: WireText;
}

/** A field that the page does not have. It is ignored, as the contract requires (§0.1). */
export interface IgnoredField extends WireProblem {
  /** Whether it has a value. */
  readonly holds: boolean;
}

export interface WireShape {
  /** Absent if there are problems. */
  readonly record?: WireRecord;
  readonly problems: readonly WireProblem[];
  readonly ignored: readonly IgnoredField[];
}

const isPlainObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const isDropped = (key: string): boolean => SYSTEM_KEYS.has(key) || key.endsWith('_dictText');

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Current location in the input: its path, and its name for users. */
interface Place {
  readonly path: Path;
  /** Adds the name of the place to a problem if necessary. */
  readonly at: (said: WireText) => WireText;
}

const HEADER: Place = { path: [], at: (said) => said };

const ofField = (title: string | WireText, said: WireText): WireText => wireText('wireOfField', { title, said });

/** Reads one input and collects its problems. */
class WireReader {
  readonly problems: WireProblem[] = [];
  readonly ignored: IgnoredField[] = [];
  readonly #page: CompiledPage;

  constructor(page: CompiledPage) {
    this.#page = page;
  }

  record(input: unknown): WireRecord {
    const record: Record<string, Value | readonly Values[]> = {};
    if (!isPlainObject(input)) {
      this.#report(HEADER, [], wireText('wireRecord'));
      return record;
    }
    const details = new Map(this.#page.details.map((detail) => [detail.wireName, detail]));
    for (const [key, value] of Object.entries(input)) {
      const detail = details.get(key);
      if (key === 'version')
        this.#keep(record, { key, checked: checkVersion(value), title: wireText('wireVersion') }, HEADER);
      else if (detail) record[key] = this.#rows(detail, value);
      else if (this.#isFixed(key)) this.#fixed(key, value);
      else this.#field(record, { key, value, columns: this.#page.columnByKey, ids: new Map() }, HEADER);
    }
    return record;
  }

  #isFixed(key: string): boolean {
    const { resource, columnByKey } = this.#page;
    return Object.hasOwn(resource.fixed, key) && !columnByKey.has(key);
  }

  /**
   * A fixed value that is not a column is determined by the page: the same value is ignored, another one is a mistake.
   */
  #fixed(key: string, value: unknown): void {
    const fixed = this.#page.resource.fixed[key] ?? '';
    if (!isNothing(value) && value !== fixed)
      this.#report(HEADER, [key], wireText('wireFixed', { name: key, value: fixed }));
  }

  #rows(detail: CompiledDetail, input: unknown): readonly Values[] {
    const place: Place = { path: [detail.key], at: (said) => ofField(detail.title, said) };
    if (!Array.isArray(input)) this.#report(place, [], wireText('wireNoList'));
    else if (input.length > MAX_ROWS) this.#report(place, [], wireText('wireManyRows', { most: MAX_ROWS }));
    else {
      const columns = new Map(detail.columns.map((column) => [column.key, column]));
      const ids = new Map<string, number>();
      return input.map((row: unknown, index) => this.#row({ detail, columns, ids }, row, index));
    }
    return [];
  }

  #row(
    {
      detail,
      columns,
      ids,
    }: { detail: CompiledDetail; columns: ReadonlyMap<string, CompiledColumn>; ids: Map<string, number> },
    input: unknown,
    index: number,
  ): Values {
    const values: Values = {};
    const place: Place = {
      path: [detail.key, index],
      at: (said) => wireText('wireInRow', { detail: detail.title, row: index + 1, said }),
    };
    if (!isPlainObject(input)) this.#report(place, [], wireText('wireNoObject'));
    else
      for (const [key, value] of Object.entries(input)) {
        // The engine numbers the rows itself.
        if (key === detail.orderKey && !columns.has(key)) continue;
        this.#field(values, { key, value, columns, ids }, place);
        if (key === 'id' && typeof values['id'] === 'string') ids.set(values['id'], index);
      }
    return values;
  }

  /** `ids`: indexes of the detail's rows so far by id, because ids must be unique. */
  #field(target: Record<string, unknown>, field: Field, place: Place): void {
    const { key, value, columns, ids } = field;
    if (DANGEROUS_KEYS.has(key)) this.#report(place, [key], wireText('wireForbiddenKey', { name: key }));
    else if (key === 'id') {
      const other = typeof value === 'string' ? ids.get(value) : undefined;
      const checked =
        other === undefined ? checkId(value) : { refusal: wireText('wireRepeatedId', { row: other + 1 }) };
      this.#keep(target, { key, checked, title: 'id' }, place);
    } else {
      const column = columns.get(key);
      if (column) this.#keep(target, { key, checked: checkValue(value, column), title: column.title }, place);
      else if (!isDropped(key)) this.#ignore(place, key, value);
    }
  }

  #keep(
    target: Record<string, unknown>,
    { key, checked, title }: { key: string; checked: Checked<Value | undefined>; title: string | WireText },
    place: Place,
  ): void {
    if ('refusal' in checked) this.#report(place, [key], ofField(title, checked.refusal));
    else if (checked.value !== undefined) target[key] = checked.value;
  }

  #ignore({ path, at }: Place, key: string, value: unknown): void {
    if (this.ignored.length >= MAX_PROBLEMS) return;
    const shown = key.slice(0, MAX_KEY);
    const said = at(wireText('wireUnknownKey', { name: shown }));
    this.ignored.push({ path: [...path, shown], said, holds: !isNothing(value) });
  }

  #report({ path, at }: Place, rest: Path, said: WireText): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push({ path: [...path, ...rest], said: at(said) });
  }
}

interface Field {
  readonly key: string;
  readonly value: unknown;
  readonly columns: ReadonlyMap<string, CompiledColumn>;
  readonly ids: ReadonlyMap<string, number>;
}

/**
 * Makes a record from wire input, or reports problems of its shape: wrong types, texts and lists that are far too long.
 * Fields that the page does not have are ignored and listed. Invalid values typed by staff are left to
 * `validateRecord`.
 */
export const checkWireShape = (page: CompiledPage, input: unknown): WireShape => {
  const reader = new WireReader(page);
  const record = reader.record(input);
  const { problems, ignored } = reader;
  return problems.length === 0 ? { record, problems, ignored } : { problems, ignored };
};
