import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../../../../contract/runtimeConfig.ts';
import { createCallSigner } from '../../../../src/platform/http/callSigner.ts';
import { createHttpClient } from '../../../../src/platform/http/httpClient.ts';
import type { CallRequest } from '../../../../src/platform/http/httpClient.ts';
import { fakeServer, good } from '../../fakes/fakeServer.ts';

const SECRET = 'dd05f1c54d63749eda95f9fa6d49v442a';
const NOW = Date.parse('2024-02-29T16:03:09Z');

const hashOf = (text: string): string =>
  createHash('md5')
    .update(text + SECRET)
    .digest('hex')
    .toUpperCase();

async function headersOf(request: CallRequest, sign = createCallSigner(SECRET, () => NOW)) {
  const path = request.url.split('?', 1)[0] ?? '';
  const whole = `${request.method} /api${request.url}`;
  const { adapter, seen } = fakeServer({ [whole]: () => good(null), [`${request.method} /api${path}`]: () => good(1) });
  const http = createHttpClient({ base: '/api', token: () => 'token', tenantId: () => 0, sign, adapter });
  await http.call(request);
  return seen[0]?.headers ?? {};
}

describe('a signed call of the client', () => {
  it.each([
    { url: '/sys/dict/getDictItems/sys_user,realname,id', signature: '77C52056EF6109F4874CBD8532C8F530' },
    {
      url: '/sys/dict/loadDictItem/sys_user,realname,username',
      params: { key: 'admin' },
      signature: 'A8F7AE8AFA5E2802129BCBDE8B331158',
    },
    {
      url: '/sys/dict/loadDictItem/sys_user,realname,username?key=admin',
      signature: 'A8F7AE8AFA5E2802129BCBDE8B331158',
    },
    { url: '/thing', signature: 'E19D6243CB1945AB4F7202A1B00F77D5' },
  ])('carries X-Sign and X-TIMESTAMP: $url $params [S7-32][W7-40]', async ({ signature, ...request }) => {
    const headers = await headersOf({ method: 'GET', ...request });
    expect(headers['x-sign']).toBe(signature);
    expect(headers['x-timestamp']).toBe('20240301000309');
  });

  it('is signed over its body as it travels [S7-32]', async () => {
    const body = { b: 2, a: new Date(NOW), nothing: undefined, none: null, list: [1, { z: '统', y: undefined }] };
    const headers = await headersOf({ method: 'POST', url: '/thing?q=%E4%B8%80', params: { n: 7 }, body });
    const wanted = '{"a":"2024-02-29T16:03:09.000Z","b":"2","list":[1,{"z":"统"}],"n":"7","none":null,"q":"一"}';
    expect(headers['x-sign']).toBe(hashOf(wanted));
  });

  it('leaves the bytes of a file out of it [S7-32]', async () => {
    const body = new FormData();
    body.set('file', new Blob(['x']), 'x.txt');
    expect((await headersOf({ method: 'POST', url: '/thing', body }))['x-sign']).toBe(hashOf('{}'));
  });

  it.each(['PUT', 'DELETE'] as const)('is none that changes or removes something: %s [S7-32]', async (method) => {
    const headers = await headersOf({ method, url: '/thing', body: {} });
    expect(headers).not.toHaveProperty('x-sign');
    expect(headers).not.toHaveProperty('x-timestamp');
  });

  it('is made only where the runtime configuration gives a secret [S7-32]', async () => {
    expect(parseConfig({}).signSecret).toBe('');
    expect(parseConfig({ signSecret: { evil: 1 } }).signSecret).toBe('');
    expect(parseConfig({ signSecret: SECRET }).signSecret).toBe(SECRET);
    const { adapter, seen } = fakeServer({ 'GET /api/thing': () => good(null) });
    const http = createHttpClient({ base: '/api', token: () => null, tenantId: () => 0, adapter });
    await http.call({ method: 'GET', url: '/thing' });
    expect(seen[0]?.headers).not.toHaveProperty('x-sign');
  });

  it('counts as a lost connection while what signs it does not come', async () => {
    const gone = () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/signCall.js'));
    const { loadChunk } = await import('../../../../src/platform/chunks/loadChunk.ts');
    const reached = vi.fn<(one: boolean) => void>();
    const { adapter, seen } = fakeServer({});
    const sign = () => loadChunk(gone, { isThere: () => Promise.resolve(true) });
    const options = { base: '/api', token: () => null, tenantId: () => 0, sign, adapter, onReach: reached };
    await expect(createHttpClient(options).call({ method: 'GET', url: '/thing' })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(reached).toHaveBeenCalledWith(false);
    expect(seen).toEqual([]);
  });
});
