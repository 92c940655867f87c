import { describe, expect, test } from 'vitest';
import type { Finding, ValidationResult } from '../../../../engine/index.ts';
import { ApiError, badRequest, businessFailure, conflict } from '../../../../server/core/base/errors.ts';
import { literalText, formatText } from '../../../../server/core/texts/serverText.ts';
import {
  columnsRefusal,
  duplicateRefusal,
  findingsRefusal,
  notRemovable,
  outdatedRefusal,
  readOnlyRefusal,
  transitionRefusal,
  validationRefusal,
} from '../../../../server/data/recordStore/refusals.ts';
import { uniqueIndexes } from '../../../../server/data/tables/tableShape.ts';
import { orderPage } from './orderPage.ts';

const page = await orderPage();

const finding = (level: Finding['level'], message: string): Finding => ({
  ruleId: 'T01',
  level,
  at: 'save',
  path: ['lines', 0, 'qty'],
  message,
});

describe('what does not hold', () => {
  const result = (findings: readonly Finding[], unconfirmed: readonly Finding[] = []): ValidationResult => ({
    ok: false,
    findings,
    unconfirmed,
  });
  const ASKED = finding('confirm', '金额较大');

  test.each([
    [[finding('error', '数量不能为负')], [], '数量不能为负'],
    [[ASKED, finding('error', '甲'), finding('error', '乙')], [ASKED], '有2处不符合要求：甲 等'],
    [[ASKED], [ASKED], '请填写原因后确认：金额较大'],
  ])('is told by its first words and how many there are (%j)', (findings, unconfirmed, message) => {
    const refusal = validationRefusal(result(findings, unconfirmed));
    expect(refusal).toMatchObject({ status: 200, code: 422, message });
    expect(refusal.result).toEqual({ findings: findings.map((one) => ({ ...one, path: '/lines/0/qty' })) });
  });
});

test.each([
  [readOnlyRefusal, '该记录不能修改', '该记录状态为“待复核”，不能修改'],
  [(status: string) => ({ said: notRemovable(status) }), '该记录不能删除', '状态为“待复核”的记录不能删除'],
  [(status: string) => transitionRefusal('提交', status), '该记录不能“提交”', '状态为“待复核”的记录不能“提交”'],
])('what the status forbids is said with the status where there is one (%#)', (refusal, without, withStatus) => {
  expect([refusal(''), refusal('待复核')].map(({ said }) => formatText(said))).toEqual([without, withStatus]);
});

test('columns that may not be changed are named', () => {
  const columns = ['agencyFee', 'grade'].flatMap((key) => page.columnByKey.get(key) ?? []);
  expect(columnsRefusal(columns)).toMatchObject({
    status: 403,
    message: '没有权限，不能修改：代理费、等级',
    result: { columns: ['agencyFee', 'grade'] },
  });
});

describe('on an older version of the page', () => {
  const caller = { user: Object(undefined), can: () => true };
  const OLD = '0123456789abcdef';
  const WRONG = literalText('不对');

  test.each([
    [badRequest(WRONG, [{ path: '/a', said: WRONG }]), {}],
    [findingsRefusal(WRONG, []), { findings: [] }],
  ])('a refusal of what was typed says that the page has changed: %s', (refusal, result) => {
    const told = outdatedRefusal(page, { ...caller, pageHash: OLD }, refusal);
    expect(told).toMatchObject({ status: refusal.status, code: refusal.code, result: { pageHash: page.hash } });
    expect(told?.message).toBe('页面定义已更新，请刷新页面后再试：不对');
    expect(told?.result).toEqual({ ...result, pageHash: page.hash });
    expect(told?.problems).toEqual(refusal.problems);
  });

  test.each([
    ['another refusal', OLD, businessFailure(WRONG)],
    ['a stale record', OLD, conflict(WRONG)],
    ['a failure', OLD, new Error('x')],
    ['a refusal of who has this page', page.hash, badRequest(WRONG)],
    ['a refusal of who says nothing of the page', undefined, badRequest(WRONG)],
  ])('%s stays as it is', (_what, pageHash, error) => {
    const who = pageHash === undefined ? caller : { ...caller, pageHash };
    expect(outdatedRefusal(page, who, error)).toBeUndefined();
  });
});

describe('a refusal of the database', () => {
  const violation = (code: string, constraint: unknown): Error => Object.assign(new Error('x'), { code, constraint });
  const [index] = uniqueIndexes(page);

  test('of a value that another record has is told at its field', () => {
    const refusal = duplicateRefusal(page, violation('23505', index?.name));
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({
      status: 200,
      code: 422,
      message: '订单号已存在',
      result: {
        findings: [{ ruleId: 'unique', level: 'error', at: 'save', path: '/orderCode', message: '订单号已存在' }],
      },
    });
  });

  test('of several values together names them all', () => {
    const own = { ...page, resource: { ...page.resource, unique: [['orderCode', 'customer', 'kind']] } };
    const refusal = duplicateRefusal(own, violation('23505', uniqueIndexes(own)[0]?.name));
    expect(refusal?.message).toBe('订单号、客户、kind已存在');
    expect(Object(refusal?.result).findings.map(({ path }: { path: string }) => path)).toEqual([
      '/orderCode',
      '/customer',
      '/kind',
    ]);
  });

  test.each([
    ['another fault', violation('23503', index?.name)],
    ['another index', violation('23505', 'sys_user_pkey')],
    ['no index', violation('23505', undefined)],
    ['no fault of the database', new Error('x')],
    ['no error', { code: '23505', constraint: index?.name }],
  ])('of %s is none of this', (_what, error) => {
    expect(duplicateRefusal(page, error)).toBeUndefined();
  });
});
