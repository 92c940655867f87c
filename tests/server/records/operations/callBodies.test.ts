import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../../server/core/base/errors.ts';
import {
  readReasonsHeader,
  readSaveBody,
  readTransitionBody,
} from '../../../../server/records/operations/callBodies.ts';

const inHeader = (reasons: unknown): string => Buffer.from(JSON.stringify(reasons)).toString('base64url');

const pathsOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.status).toBe(400);
    return error.problems.map(({ path }) => path);
  }
};

describe('a record that is saved', () => {
  test.each([
    [{ customer: '甲' }, { customer: '甲' }, {}],
    [{ customer: '甲', reasons: null }, { customer: '甲' }, {}],
    [{ reasons: { T01: '原因', T02: '  ', T03: '' } }, {}, { T01: '原因' }],
    [{ reasons: { T01: 'x'.repeat(500) } }, {}, { T01: 'x'.repeat(500) }],
  ])('%j is a record with its reasons, those that are blank left out', (body, record, reasons) => {
    expect(readSaveBody(body)).toEqual({ body: record, reasons });
  });

  test.each([[[]], ['text'], [null], [7]])('%j is handed on as it is, for the check of its shape to refuse', (body) => {
    expect(readSaveBody(body)).toEqual({ body, reasons: {} });
  });

  test.each([
    [[], '/reasons'],
    ['text', '/reasons'],
    [{ T01: 'x', T02: 7 }, '/reasons/T02'],
    [{ T01: null }, '/reasons/T01'],
    [{ T01: 'x'.repeat(501) }, '/reasons/T01'],
  ])('the reasons %j are refused', (reasons, path) => {
    expect(pathsOf(() => readSaveBody({ reasons }))).toEqual([path]);
  });
});

describe('reasons in a header', () => {
  test.each([
    [undefined, {}],
    [inHeader({ T05: '已电话确认', T06: ' ' }), { T05: '已电话确认' }],
    [inHeader(null), {}],
  ])('%j says %j', (header, reasons) => {
    expect(readReasonsHeader(header)).toEqual(reasons);
  });

  test('may be as long as twelve thousand letters', () => {
    const padded = (bytes: number): string => Buffer.from('{"T05":"x"}'.padEnd(bytes)).toString('base64url');
    expect(readReasonsHeader(padded(9_000))).toEqual({ T05: 'x' });
    expect(pathsOf(() => readReasonsHeader(padded(9_001)))).toEqual(['/reasons']);
  });

  test.each([[''], [['a', 'b']], ['e30='], ['eyJ9'], [inHeader(['x'])], [7]])('%j is refused', (header) => {
    expect(pathsOf(() => readReasonsHeader(header))).toEqual(['/reasons']);
  });
});

describe('a transition', () => {
  test('is asked for by id, name and version', () => {
    const call = { id: 'o1', transition: 'submit', version: 3 };
    expect(readTransitionBody({ ...call, reasons: { T01: '原因' } })).toEqual({ ...call, reasons: { T01: '原因' } });
    expect(readTransitionBody({ ...call, version: 0 })).toEqual({ ...call, version: 0, reasons: {} });
  });

  test.each([
    [null, ['/id', '/transition', '/version']],
    [[], ['/id', '/transition', '/version']],
    [{ id: '', transition: '', version: '1' }, ['/id', '/transition', '/version']],
    [{ id: 7, transition: 'submit', version: 1 }, ['/id']],
    [{ id: 'o1', transition: 7, version: 1 }, ['/transition']],
    [{ id: 'o1', transition: 'submit', version: 1.5 }, ['/version']],
    [{ id: 'o1', transition: 'submit', version: 1, reasons: 'x' }, ['/reasons']],
  ])('%j is refused with all that is wrong', (body, paths) => {
    expect(pathsOf(() => readTransitionBody(body))).toEqual(paths);
  });
});
