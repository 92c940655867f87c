import { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../../src/platform/http/callError.ts';
import { createHttpClient } from '../../../../src/platform/http/httpClient.ts';
import { fakeServer } from '../../fakes/fakeServer.ts';
import type { FakeAnswer } from '../../fakes/fakeServer.ts';

const clientOf = (answer: FakeAnswer | (() => Promise<never>)) => {
  const reached: boolean[] = [];
  const { adapter } = fakeServer({ 'GET /api/export': () => (typeof answer === 'function' ? answer() : answer) });
  const http = createHttpClient({
    base: '/api',
    token: () => 't',
    tenantId: () => 0,
    now: () => 0,
    adapter,
    onReach: (isThere) => reached.push(isThere),
  });
  return { http, reached };
};
const fetchFile = (answer: FakeAnswer) => clientOf(answer).http.file({ method: 'GET', url: '/export' });

const blob = (content: unknown) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);
const failure = (code: number, message: string) => blob({ success: false, code, message, result: null, timestamp: 0 });
const json = { 'content-type': 'application/json; charset=utf-8' };

describe('a file that is asked for', () => {
  it('is its content and the name that the server gives it', async () => {
    const headers = {
      'content-type': 'application/vnd.ms-excel',
      'content-disposition': "attachment; filename*=UTF-8''%E6%8A%A5%E5%85%B3%E5%8D%95.xls",
    };
    const { content, name } = await fetchFile({ body: blob('rows'), headers });
    expect([name, await content.text()]).toEqual(['报关单.xls', 'rows']);
  });

  it('tells how many bytes have come, where nobody knows how many there will be [W7-30]', async () => {
    const { adapter } = fakeServer({ 'GET /api/export': () => ({ body: blob('rows') }) });
    const http = createHttpClient({
      base: '/api',
      token: () => 't',
      tenantId: () => 0,
      adapter: (config) => {
        for (const loaded of [5, 12]) config.onDownloadProgress?.({ loaded, bytes: loaded, lengthComputable: false });
        return adapter(config);
      },
    });
    const received: number[] = [];
    await http.file({ method: 'GET', url: '/export', onReceived: (bytes) => received.push(bytes) });
    expect(received).toEqual([5, 12]);
  });

  it.each<readonly [string, FakeAnswer, string]>([
    ['refused in words with status 200', { body: failure(510, '没有导出权限'), headers: json }, '没有导出权限'],
    ['failed on the server', { status: 500, body: failure(500, '导出失败'), headers: json }, '导出失败'],
    ['failed, said by a server that names no type', { status: 500, body: failure(500, '导出失败') }, '导出失败'],
    ['too much', { status: 422, body: failure(422, '超过导出上限'), headers: json }, '超过导出上限'],
  ])('is none where the export is %s: the message is thrown, nothing is saved', async (_how, answer, message) => {
    await expect(fetchFile(answer)).rejects.toMatchObject({ name: 'CallError', message });
  });

  it.each<readonly [string, FakeAnswer]>([
    ['a page of a proxy', { status: 502, body: blob('<h1>Bad</h1>'), headers: { 'content-type': 'text/html' } }],
    ['an empty failure', { status: 500, body: blob(''), headers: {} }],
    ['part of it', { status: 206, body: blob('ro'), headers: { 'content-type': 'application/vnd.ms-excel' } }],
  ])('is none where the answer is %s', async (_what, answer) => {
    await expect(fetchFile(answer)).rejects.toBeInstanceOf(CallError);
  });
});

describe('a call without an answer', () => {
  it.each([
    ['ERR_NETWORK', [false]],
    ['ECONNABORTED', []],
    ['ETIMEDOUT', []],
    ['ERR_CANCELED', []],
  ])('with %s says of the connection: %j (slow is not lost, nor is given up)', async (code, expected) => {
    const { http, reached } = clientOf(() =>
      Promise.reject(Object.assign(new AxiosError('x', code), { __CANCEL__: code === 'ERR_CANCELED' })),
    );
    await expect(http.call({ method: 'GET', url: '/export' })).rejects.toBeInstanceOf(CallError);
    expect(reached).toEqual(expected);
  });
});
