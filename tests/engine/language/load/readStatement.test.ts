import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../engine/language/load/index.ts';
import places from './places.cases.json' with { type: 'json' };
import cases from './statements.cases.json' with { type: 'json' };
import { english } from '../../../inEnglish.ts';

interface StatementCase {
  readonly name: string;
  readonly text: string;
  readonly tables?: readonly string[];
  readonly problem?: string;
}

const params = new Set(['p']);

describe('the statement of a report', () => {
  const all: readonly StatementCase[] = cases;
  it.each(all.filter(({ tables }) => tables !== undefined))('may hold $name', ({ text, tables }) => {
    const { statement, problems } = readStatement(text, params);
    expect(problems).toEqual([]);
    expect(statement?.tables.map(({ name }) => name)).toEqual(tables);
  });

  it.each(all.filter(({ problem }) => problem !== undefined))('may not hold $name', ({ text, problem }) => {
    const { statement, problems } = readStatement(text, params);
    expect(statement).toBeUndefined();
    const said = problems.map(english).map(({ line, column, message }) => `${line}:${column} ${message}`);
    expect(said).toContainEqual(expect.stringContaining(problem ?? ''));
  });

  it.each(places)('names every table and every mistake at its place: $text', ({ text, tables, problems: expected }) => {
    const { statement, problems } = readStatement(text, params);
    const said = problems.map(english).map(({ line, column, message, hint }) => {
      const hinted = hint === undefined ? '' : ` (${hint})`;
      return `${line}:${column} ${message}${hinted}`;
    });
    expect(said).toEqual(expected);
    expect((statement?.tables ?? []).map(({ line, column, name }) => `${line}:${column} ${name}`)).toEqual(tables);
  });

  it('splits at parameters and variables, drops comments, and keeps every source position', () => {
    const { statement } = readStatement(
      "-- a\nselect :p as a -- :p\nwhere x = #{tenantId} and y = ':p' -- end",
      params,
    );
    expect(statement?.parts).toEqual([
      { kind: 'text', text: 'select ', line: 2, column: 1 },
      { kind: 'param', name: 'p', line: 2, column: 8 },
      { kind: 'text', text: ' as a      \nwhere x = ', line: 2, column: 10 },
      { kind: 'variable', name: 'tenant_id', line: 3, column: 11 },
      { kind: 'text', text: " and y = ':p'", line: 3, column: 22 },
    ]);
  });
});
