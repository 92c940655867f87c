import { randomBytes } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';

export interface Handshake {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly socket?: Socket;
}

/** Requests a WebSocket; `socket` is set when the request was granted. */
export const shakeHands = (url: string, protocol?: string): Promise<Handshake> =>
  new Promise((resolve, reject) => {
    const asked = request(url, {
      agent: false,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        ...(protocol === undefined ? {} : { 'sec-websocket-protocol': protocol }),
      },
    });
    asked.on('upgrade', ({ headers }, socket) => resolve({ status: 101, headers, socket }));
    asked.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    asked.on('error', reject);
    asked.end();
  });

/** Returns the next text from the server; short ones only (RFC 6455, 5.2). */
export const nextText = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (frame: Buffer) => {
      const short = (frame[1] ?? 0) & 0x7f;
      const [start, length] = short === 126 ? [4, frame.readUInt16BE(2)] : [2, short];
      resolve(frame.subarray(start, start + length).toString('utf8'));
    });
  });

/** Sends a text as a client must: masked, here with a zero mask. */
export const sendText = (socket: Socket, text: string): void => {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126
      ? Buffer.from([0x81, 0x80 | payload.length])
      : Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff]);
  socket.write(Buffer.concat([head, Buffer.alloc(4), payload]));
};
