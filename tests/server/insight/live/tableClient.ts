import { NodeWebSocket } from './nodeWebSocket.ts';

export interface Frame {
  readonly type: string;
  readonly data: unknown;
}

/** A page's socket that queues received frames until a test reads them. */
export class TableClient {
  readonly #socket: NodeWebSocket;
  readonly #heard: Frame[] = [];
  readonly #waiting: ((frame: Frame) => void)[] = [];
  readonly closed: Promise<number>;
  readonly opened: Promise<void>;

  constructor(url: string, token: string) {
    this.#socket = new NodeWebSocket(url, token);
    this.opened = new Promise((resolve) => this.#socket.addEventListener('open', () => resolve()));
    this.closed = new Promise((resolve) =>
      this.#socket.addEventListener('close', (event) => resolve(Number(Reflect.get(event, 'code')))),
    );
    this.#socket.addEventListener('message', (event) => {
      const frame: Frame = JSON.parse(String(Reflect.get(event, 'data')));
      const waiting = this.#waiting.shift();
      if (waiting === undefined) this.#heard.push(frame);
      else waiting(frame);
    });
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  next(): Promise<Frame> {
    const frame = this.#heard.shift();
    return frame === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(frame);
  }

  /** Sends a heartbeat and returns the frames received before its answer. */
  async heardSoFar(): Promise<readonly Frame[]> {
    this.send({ type: 'heart_beat', data: '' });
    const frames: Frame[] = [];
    for (let frame = await this.next(); frame.type !== 'heart_beat'; frame = await this.next()) frames.push(frame);
    return frames;
  }

  close(): void {
    this.#socket.close();
  }
}
