/** The browser's WebSocket, as far as the clients use it. */
export class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  readonly sent: string[] = [];
  closed = false;
  readonly url: string;
  readonly protocol: string;
  constructor(url: string, protocol: string) {
    super();
    this.url = url;
    this.protocol = protocol;
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }

  static at(index: number): FakeSocket {
    const socket = FakeSocket.opened[index];
    if (!socket) throw new Error(`no socket ${index}`);
    return socket;
  }
}

export const messageEvent = (data: unknown) => Object.assign(new Event('message'), { data });
