import { expect, it } from 'vitest';
import { compilePage, parsePage } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

/** The problems reported for a page over such a table. */
function saidOf(table: string, { columns = [{}], fixed = {}, details = [] as readonly object[] } = {}) {
  const written = columns.map((column) => ({ type: 'input', key: 'name', title: 'A', ...column }));
  const page = {
    schemaVersion: 1,
    kind: 'list',
    title: 'P',
    resource: { url: '/p', table, permission: 'a:p', fixed },
    columns: written,
    details,
    list: { columns: [written[0]?.key] },
    form: { groups: [] },
  };
  const parsed = parsePage(JSON.stringify(page), 'p.json');
  const problems =
    parsed.page === undefined
      ? parsed.problems
      : compilePage(parsed.page, { id: 'p', dictionaries: new Map() }).problems;
  return problems.map((problem) => inEnglish(problem).replace(/^p\.json:\S+ /, ''));
}

it.each(['sys_user', 'sys_role', 'sys_position', 'sys_tenant', 'customer'])('a page may administer %s', (table) => {
  expect(saidOf(table)).toEqual([]);
});

it.each(['sys_session', 'sys_one_time_code', 'sys_data_source_key', 'sys_'])('no page reaches %s', (table) => {
  expect(saidOf(table)[0]).toContain('belongs to the system');
});

it.each([
  { columns: [{ key: 'passwordHash' }] },
  { columns: [{ key: 'word', renamedFrom: 'passwordHash' }] },
  { columns: [{ key: 'password_hash' }] },
  { fixed: { passwordHash: 'x' } },
])('a page over users names no secret: %j', (written) => {
  expect(saidOf('sys_user', written).join()).toMatch(/belongs to the system|does not have the form/);
  expect(saidOf('customer', { ...written, columns: [{ key: 'word' }] })).toEqual([]);
});

it('rows of a record stand in no table that has records of its own', () => {
  const details = [{ key: 'rows', title: 'R', table: 'sys_user', columns: [{ type: 'input', key: 'b', title: 'B' }] }];
  expect(saidOf('customer', { details })[0]).toContain('belongs to the system');
});
