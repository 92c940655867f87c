import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../engine/index.ts';
import { addLine, line, open, stored, told, type } from './documentFixture.ts';

describe('findings of the server', () => {
  const finding = (ruleId: string, path: Finding['path']): Finding => ({
    ruleId,
    level: 'error',
    at: 'submit',
    path,
    message: `${ruleId} 不通过`,
  });

  test('show at their fields and cells until these change', () => {
    const document = open({ record: stored() });
    document.showFindings([finding('S1', ['ownerName']), finding('S2', ['goods', 1, 'gName'])]);
    expect(document.field('ownerName').finding).toMatchObject({ ruleId: 'S1' });
    expect(document.detail('goods').messageAt('g2', 'gName')).toEqual({ level: 'error', message: 'S2 不通过' });
    document.set({ ownerName: '远航' });
    expect(document.field('ownerName').finding).toBeUndefined();
    type(document, 0, { gName: '别的' });
    expect(told(document.revealedFindings())).toEqual(['S2 /goods/1/gName']);
    type(document, 1, { gName: '别的' });
    expect(document.revealedFindings()).toEqual([]);
  });

  test('of cells and of header fields with the same name are cleared independently', () => {
    const document = open({ record: stored() });
    document.showFindings([finding('S1', ['netWt']), finding('S2', ['goods', 1, 'netWt']), finding('S3', ['gName'])]);
    type(document, 1, { gName: '别的' });
    expect(told(document.findings())).toEqual(['S1 /netWt', 'S2 /goods/1/netWt', 'S3 /gName']);
    document.set({ netWt: '101' });
    expect(told(document.findings())).toEqual(['S2 /goods/1/netWt', 'S3 /gName']);
  });

  test('follow their row, and go with it', () => {
    const document = open({ record: stored() });
    document.showFindings([finding('S2', ['goods', 1, 'gName'])]);
    addLine(document, 0, line());
    expect(told(document.findings())).toEqual(['S2 /goods/2/gName']);
    document.detail('goods').commit({ kind: 'remove', rowIds: ['g2'] }, '删除');
    expect(document.findings()).toEqual([]);
  });

  test('of a whole row, table or record are cleared when any part of it changes', () => {
    const document = open({ record: stored() });
    document.showFindings([finding('S1', []), finding('S2', ['goods']), finding('S3', ['goods', 1])]);
    type(document, 0, { gName: '别的' });
    expect(told(document.findings())).toEqual(['S3 /goods/1']);
    type(document, 1, { gName: '别的' });
    expect(document.findings()).toEqual([]);
  });

  test('at a row that is not there stand at the table', () => {
    const document = open({ record: stored() });
    document.showFindings([finding('S1', ['goods', 3, 'gName']), finding('S2', ['goods', 2, 'gName'])]);
    addLine(document, 0, line());
    expect(told(document.findings())).toEqual(['S2 /goods/3/gName']);
  });

  test('do not stop another try, and are told once beside the own finding', async () => {
    const document = open({ record: { ...stored(), ownerName: null } });
    document.showFindings([finding('S1', ['netWt']), finding('required', ['ownerName'])]);
    expect(told((await document.validate('save')).findings)).toEqual([]);
    expect(told(document.findings())).toEqual(['required /ownerName', 'S1 /netWt']);
  });

  test('are gone after a save', () => {
    const document = open({ record: stored() });
    document.showFindings([finding('S1', ['netWt'])]);
    document.saved(document.toWire());
    expect(document.findings()).toEqual([]);
  });
});
