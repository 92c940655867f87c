import {
  SYSTEM_TABLES,
  type CompiledReport,
  type CompiledReportParam,
  type StatementPlace,
} from '../../../engine/index.ts';
import { SYSTEM_NUMBERS } from '../../data/dictionaries/tableEntries.ts';
import { tableShapes } from '../../data/tables/tableShape.ts';
import { isNumber } from './reportSql.ts';

/** A part of the text that the database prepares. */
interface Piece {
  readonly sql: string;
  /** Position in the statement file; absent for generated text. */
  readonly from?: StatementPlace;
  /** Copied literally from the file, so positions within it can be mapped. */
  readonly isWritten?: boolean;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Columns of the tables that a report may read, with their types, as the pages require them; the tables need not exist.
 */
export function readableTables(pages: Parameters<typeof tableShapes>[0]): ReadonlyMap<string, readonly string[]> {
  const blank = (name: string, type: string): string => `null::${type} as ${quoted(name)}`;
  const system = [...SYSTEM_TABLES].map(
    ([table, columns]) =>
      [table, [...columns.keys()].map((name) => blank(name, SYSTEM_NUMBERS.has(name) ? 'integer' : 'text'))] as const,
  );
  // For a system table that a page administers, reports use the system definition.
  const ofPages = tableShapes(pages).filter(({ name }) => !SYSTEM_TABLES.has(name));
  const shapes = ofPages.map(
    ({ name, columns }) => [name, columns.map((column) => blank(column.name, column.type))] as const,
  );
  // System tables are read as they are, regardless of the pages over them.
  return new Map([...shapes, ...system]);
}

/** Typed placeholder of a parameter, as it is bound when the report runs. */
const paramOf = (number: number, param: CompiledReportParam | undefined): string =>
  param !== undefined && isNumber(param.fieldType) ? `cast($${number}::text as numeric)` : `$${number}::text`;

/** Position after the end of a text. */
const endOf = ({ line, column }: StatementPlace, text: string): StatementPlace => {
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  return { line: line + lines.length - 1, column: lines.length === 1 ? column + last.length : last.length + 1 };
};

/** The statement of a report as the database prepares it, with a mapping to positions in the file. */
export class PreparedText {
  readonly #pieces: readonly Piece[];

  /**
   * `asked`: columns of the report; empty: all columns of the statement. Undefined if it reads an unregistered table.
   */
  static of(
    report: CompiledReport,
    tables: ReturnType<typeof readableTables>,
    asked: readonly string[] = [],
  ): PreparedText | undefined {
    const { statement, params } = report;
    const named = statement.tables.map(({ name }) => ({ name, cells: tables.get(name) }));
    if (named.some(({ cells }) => cells === undefined)) return undefined;
    const shadows = named.map(({ name, cells = [] }) => `${quoted(name)} as (select ${cells.join(', ')} where false)`);
    const cells = asked.length === 0 ? '*' : asked.map((key) => `r.${quoted(key)}`).join(', ');
    let bound = 0;
    const written = statement.parts.map((part): Piece => {
      const from = { line: part.line, column: part.column };
      if (part.kind === 'text') return { sql: part.text, from, isWritten: true };
      bound += 1;
      const param = part.kind === 'param' ? params.find(({ name }) => name === part.name) : undefined;
      return { sql: paramOf(bound, param), from };
    });
    const before = `${shadows.length === 0 ? '' : `with ${shadows.join(', ')} `}select ${cells} from (`;
    return new PreparedText([{ sql: before }, ...written, { sql: '\n) as r' }]);
  }

  private constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  get sql(): string {
    return this.#pieces.map(({ sql }) => sql).join('');
  }

  /**
   * Maps a position reported by the database, counted in characters from 1, to the file; `beyond`: after the whole
   * statement.
   */
  placeAt(position: number): StatementPlace & { readonly beyond: boolean } {
    let left = position - 1;
    let end: StatementPlace | undefined;
    for (const { sql, from, isWritten = false } of this.#pieces) {
      const letters = [...sql];
      if (left < letters.length && from !== undefined)
        return { ...(isWritten ? endOf(from, letters.slice(0, left).join('')) : from), beyond: false };
      left -= letters.length;
      if (left < 0) break;
      if (from !== undefined) end = isWritten ? endOf(from, sql) : from;
    }
    return { ...(end ?? { line: 1, column: 1 }), beyond: end !== undefined };
  }
}
