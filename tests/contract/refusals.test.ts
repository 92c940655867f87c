import { describe, expect, it } from 'vitest';
import { problemFindings, sentFinding, toConflict, toFindings, toRefusedRecords } from '../../contract/refusals.ts';
import type { Finding } from '../../engine/index.ts';

describe('a refusal', () => {
  it('brings findings back as they were sent, each at its place', () => {
    const finding: Finding = {
      ruleId: 'R05',
      level: 'confirm',
      at: 'submit',
      path: ['goods', 0, 'firstUnit'],
      rowId: '7',
      message: '请核对',
    };
    const sent = JSON.parse(JSON.stringify({ findings: [sentFinding(finding)] }));
    expect(sent).toMatchObject({ findings: [{ path: '/goods/0/firstUnit' }] });
    expect(toFindings(sent)).toEqual([finding]);
  });

  it('is an error at a save where another back end says neither level nor moment', () => {
    expect(toFindings({ findings: [{ path: '/name', message: '必填' }, 'x'] })).toEqual([
      { ruleId: '', level: 'error', at: 'save', path: ['name'], message: '必填', rowId: undefined },
    ]);
  });

  it('tells of what is malformed as an error at its place, whatever level it claims', () => {
    expect(problemFindings({ problems: [{ path: '/qty', message: '不是数字', level: 'warn' }] })).toMatchObject([
      { ruleId: 'input', level: 'error', at: 'save', path: ['qty'], message: '不是数字' },
    ]);
  });

  it.each([null, undefined, 'no', { findings: 'no', problems: {} }])('finds nothing in %j', (result) => {
    expect(toFindings(result)).toEqual([]);
    expect(problemFindings(result)).toEqual([]);
    expect(toRefusedRecords(result)).toEqual([]);
  });

  it('names each record that stood in the way of several', () => {
    expect(toRefusedRecords({ records: [{ id: 7, message: '已被 王芳 修改' }, 'no'] })).toEqual([
      { id: '7', message: '已被 王芳 修改' },
    ]);
  });

  it('of a version conflict names the first user and includes stored data only where given', () => {
    const said = { by: '王芳', at: '2026-11-22 08:00:00', version: 3 };
    expect(toConflict(said)).toEqual(said);
    expect(toConflict({ ...said, current: { id: '1', name: 'a' }, ids: [1, '2'] })).toMatchObject({
      current: { id: '1', name: 'a' },
      ids: ['1', '2'],
    });
  });
});
