import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClientRelease } from '../../../../server/app/http/clientRelease.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-client-'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(
    join(folder, 'client/index.html'),
    '<!doctype html><meta name="release" content="a1b2"><title>Waybill</title>',
  );
  writeFileSync(join(folder, 'client/assets/main-1a2b3c.js'), 'export {};');
  writeFileSync(join(folder, 'client/assets/main-1a2b3c.js.gz'), gzipSync('export {};'));
  const runtimeFile = join(folder, 'config.json');
  writeFileSync(
    runtimeFile,
    JSON.stringify({
      productTitle: '测试平台',
      previewUrl: 'http://preview.example',
      embeddedSites: ['http://bi.example:8443'],
      signCalls: true,
    }),
  );
  server = await startTestServer({
    config: { clientFolder: join(folder, 'client'), runtimeFile, signSecret: '另一个后台的密钥' },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) => server.app.inject({ url });

describe('the front end', () => {
  test.each(['/', '/user/login', '/bgd/export?id=1'])('is served at %s, asked for anew each time', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect({ statusCode, cache: headers['cache-control'] }).toEqual({ statusCode: 200, cache: 'no-cache' });
    expect(body).toContain('Waybill');
  });

  test('keeps files with a hash in their name for good', async () => {
    const { statusCode, headers } = await get('/assets/main-1a2b3c.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
  });

  test('keeps no answer that a file is missing: it may come with the next release', async () => {
    const { statusCode, headers } = await get('/assets/gone-1a2b3c.js');
    expect({ statusCode, cache: headers['cache-control'] }).toEqual({ statusCode: 404, cache: 'no-store' });
  });

  test('comes compressed to those who can read it', async () => {
    const url = '/assets/main-1a2b3c.js';
    const { headers, rawPayload } = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(gunzipSync(rawPayload).toString()).toBe('export {};');
    expect((await get(url)).body).toBe('export {};');
  });

  test.each(['/assets/none.js', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt'])(
    'has no file at %s',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toContain('secret');
    },
  );

  test('does not stand for calls that are unknown', async () => {
    const { statusCode, headers } = await get('/api/nothing');
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 404,
      type: 'application/json; charset=utf-8',
    });
  });

  test('the policy allows only own scripts, and frames only of configured sites', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'self'"]),
    );
    expect(policy.split(';')).toContain("frame-src 'self' blob: http://bi.example:8443");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('is not forced onto https, since it runs in intranets', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
  });
});

test('the runtime configuration is the file over neutral values', async () => {
  expect((await get('/config.json')).json()).toMatchObject({
    apiBase: '/api',
    ssoUrl: '',
    previewUrl: 'http://preview.example',
    productTitle: '测试平台',
  });
});

test('sends the front end its signing key, if the operator allows it [S7-32]', async () => {
  expect((await get('/config.json')).json()).toMatchObject({ signSecret: '另一个后台的密钥' });
});

test('the server says that it is well', async () => {
  const { statusCode, body } = await get('/healthz');
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '{"status":"ok"}' });
});

test('every response names the current front-end release, even after it is replaced', async () => {
  expect((await get('/api/sys/user/getUserInfo')).headers['x-release']).toBe('a1b2');
  expect((await get('/healthz')).headers).not.toHaveProperty('x-release');

  const place = mkdtempSync(join(tmpdir(), 'waybill-release-'));
  const write = (content: string, seconds: number): void => {
    writeFileSync(join(place, 'index.html'), content);
    utimesSync(join(place, 'index.html'), seconds, seconds);
  };
  let now = 0;
  const release = createClientRelease(place, () => now);
  expect(await release()).toBe('');
  write('<meta name="release" content="one">', 1);
  expect(await release()).toBe('');
  now += 5000;
  expect(await release()).toBe('one');
  write('<meta name="release" content="two">', 2);
  now += 5000;
  expect(await release()).toBe('two');
  rmSync(place, { recursive: true });
  now += 5000;
  expect(await release()).toBe('two');
});
