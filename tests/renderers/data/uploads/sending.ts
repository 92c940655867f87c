import {
  PortError,
  type RunningUpload,
  type UploadedContent,
  type UploadRequest,
  type Uploads,
  type UploadWatch,
} from '../../../../renderers/index.ts';

/** A file of some bytes. */
export const fileOf = (name: string, type = 'application/pdf', bytes = 100): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A file on its way that is answered by hand. */
export interface Sending {
  readonly file: File;
  readonly request: UploadRequest;
  readonly watch: UploadWatch;
  /** How often it was sent. */
  runs: number;
  cancelled: boolean;
  /** The server has it, under that path. */
  answer(path: string): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** As the server says that it does not take a file. */
export const refusedWith = (message: string): PortError => new PortError({ kind: 'refused', message });

// What follows from the answer has happened when it is awaited.
const told = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** Sends nothing: files wait for a test to answer them. */
export function handAnswered() {
  const sendings: Sending[] = [];
  const begin: Uploads['begin'] = (request, watch = {}): RunningUpload => {
    let resolve: (content: UploadedContent) => void = () => undefined;
    let reject: (error: unknown) => void = () => undefined;
    const { file } = request;
    const sending: Sending = {
      file,
      request,
      watch,
      runs: 0,
      cancelled: false,
      answer: (path) => {
        resolve({ path, name: file.name, size: file.size });
        return told();
      },
      fail: (error) => {
        reject(error);
        return told();
      },
    };
    return {
      run: () => {
        sending.runs += 1;
        if (!sendings.includes(sending)) sendings.push(sending);
        return new Promise((answer, refuse) => {
          [resolve, reject] = [answer, refuse];
        });
      },
      cancel: () => {
        sending.cancelled = true;
        reject(new DOMException('cancelled', 'AbortError'));
      },
    };
  };
  const of = (name: string): Sending => {
    const found = sendings.filter(({ file }) => file.name === name).at(-1);
    if (found === undefined) throw new Error(`${name} was never sent`);
    return found;
  };
  return { begin, of, sendings };
}
