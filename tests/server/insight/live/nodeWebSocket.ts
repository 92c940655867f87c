import type { Socket } from 'node:net';
import { sendText, shakeHands } from './rawSocket.ts';

const TEXT = 1;
const CLOSE = 8;

const messageEvent = (data: string): Event => Object.assign(new Event('message'), { data });
const closeEvent = (code: number): Event => Object.assign(new Event('close'), { code });

/** The browser's WebSocket, as far as the client uses it, over a real Node connection. */
export class NodeWebSocket extends EventTarget {
  #socket: Socket | undefined;
  #read = Buffer.alloc(0);
  #code = 1006;
  #isClosed = false;

  constructor(url: string, protocol: string) {
    super();
    shakeHands(url.replace(/^ws/, 'http'), protocol).then(
      ({ socket }) => this.#begin(socket),
      () => this.#end(),
    );
  }

  #begin(socket: Socket | undefined): void {
    if (socket === undefined || this.#isClosed) {
      socket?.destroy();
      this.#end();
      return;
    }
    this.#socket = socket;
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('close', () => this.#end());
    socket.on('error', () => this.#end());
    this.dispatchEvent(new Event('open'));
  }

  #take(chunk: Buffer): void {
    this.#read = Buffer.concat([this.#read, chunk]);
    for (let frame = this.#nextFrame(); frame !== undefined; frame = this.#nextFrame()) {
      if (frame.kind === TEXT) this.dispatchEvent(messageEvent(frame.payload.toString('utf8')));
      if (frame.kind !== CLOSE) continue;
      if (frame.payload.length >= 2) this.#code = frame.payload.readUInt16BE(0);
      this.#socket?.end();
    }
  }

  /** Server frames are not masked (RFC 6455, 5.2); none here is longer than 64 KB. */
  #nextFrame(): { readonly kind: number; readonly payload: Buffer } | undefined {
    const [first, second] = this.#read;
    if (first === undefined || second === undefined) return undefined;
    const isLong = (second & 0x7f) === 126;
    if (isLong && this.#read.length < 4) return undefined;
    const [start, length] = isLong ? [4, this.#read.readUInt16BE(2)] : [2, second & 0x7f];
    if (this.#read.length < start + length) return undefined;
    const payload = this.#read.subarray(start, start + length);
    this.#read = this.#read.subarray(start + length);
    return { kind: first & 0x0f, payload };
  }

  #end(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.dispatchEvent(closeEvent(this.#code));
  }

  send(text: string): void {
    if (this.#socket !== undefined) sendText(this.#socket, text);
  }

  close(): void {
    this.#socket?.destroy();
    this.#end();
  }
}
