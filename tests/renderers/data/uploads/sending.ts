import {
  PortError,
  type RunningUpload,
  type UploadedContent,
  type UploadRequest,
  type Uploads,
  type UploadWatch,
} from '../../../../renderers/index.ts';

/** A file of `bytes` bytes. */
export const fileOf = (name: string, type = 'application/pdf', bytes = 100): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A running upload that the test resolves. */
export interface Sending {
  readonly file: File;
  readonly request: UploadRequest;
  readonly watch: UploadWatch;
  /** How often it was sent. */
  runs: number;
  cancelled: boolean;
  /** Completes the upload with this path. */
  answer(path: string): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** The error of a server that rejects a file. */
export const refusedWith = (message: string): PortError => new PortError({ kind: 'refused', message });

// Waits until the effects of the answer have happened.
const told = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** Sends nothing: uploads wait until a test resolves them. */
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
