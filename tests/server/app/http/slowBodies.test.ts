import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BareAnswers } from '../../../../server/app/http/bareAnswers.ts';
import { securityHeaders } from '../../../../server/app/http/securityHeaders.ts';
import { BodyWatch } from '../../../../server/app/http/slowBodies.ts';
import { startTestServer } from '../../testServer.ts';

let now = 0;
let seen = 0;
const watch = new BodyWatch(new BareAnswers(securityHeaders([])), () => now);
let server: Server;
beforeAll(async () => {
  server = createServer((request) => {
    watch.add(request, () => false);
    request.on('data', (chunk: Buffer) => {
      seen += chunk.length;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends part of a body of 100,000 bytes; `answered` resolves with the complete answer as text. */
const send = async (bytes: number): Promise<{ socket: Socket; answered: Promise<string> }> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const answered = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  seen = 0;
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n${'x'.repeat(bytes)}`);
  await expect.poll(() => seen).toBe(bytes);
  return { socket, answered };
};

test('ends a slow body with 408 after ten seconds, but not a steady one', async () => {
  now = 0;
  const slow = await send(100);
  const steady = await send(20_000);
  now = 10_000;
  watch.sweep();
  expect(slow.socket.readyState).toBe('open');
  now = 11_000;
  watch.sweep();
  const answer = await slow.answered;
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('请求发送过慢');
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(steady.socket.readyState).toBe('open');
  now = 21_000;
  watch.sweep();
  expect(await steady.answered).toContain('408');
});

test('headers have 30 seconds, a whole request 120', async () => {
  const { app, close } = await startTestServer();
  expect(app.server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 120_000 });
  await close();
});
