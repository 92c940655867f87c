import type { CheckAnswer, CheckRequest, DocumentPorts } from '../record/pageDocument.ts';

/** Maximum number of concurrent requests; pasting a thousand codes must not start a thousand calls. */
const MAX_UNDER_WAY = 6;

type Entry =
  | { readonly state: 'waiting' }
  | { readonly state: 'known'; readonly answer: CheckAnswer }
  | { readonly state: 'failed'; readonly error: unknown };

const PASSES: CheckAnswer = { ok: true, message: '' };

/** Normalizes values for a check: unified codes without hyphens (S5-15). */
const COMPARED: ReadonlyMap<string, (value: string) => string> = new Map([
  ['unifiedCode', (value) => value.replaceAll('-', '')],
]);

const compared = (request: CheckRequest): CheckRequest => {
  const { kind, name } = request.check;
  const change = kind === 'configured' ? COMPARED.get(name) : undefined;
  return change ? { ...request, value: change(request.value) } : request;
};

const nameOf = ({ check, key, detail = '', value, dataId = '' }: CheckRequest): string =>
  [check.kind, check.name, check.ruleCode ?? '', check.type ?? '', detail, key, dataId, value].join('\n');

/** Cached answers of the server by value, so that a late answer to an old value does not affect the current one. */
export class RemoteAnswers {
  readonly #ask: DocumentPorts['check'];
  readonly #onAnswer: () => void;
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Set<Promise<void>>();
  #queue: { readonly name: string; readonly request: CheckRequest }[] = [];
  #refusals = 0;

  /**
   * Without a port every value passes: the server checks it when saving. `onAnswer` is called when the last requests
   * are answered.
   */
  constructor(ask: DocumentPorts['check'], onAnswer: () => void) {
    this.#ask = ask;
    this.#onAnswer = onAnswer;
  }

  /** Whether any value has been refused. */
  get hasRefused(): boolean {
    return this.#refusals > 0;
  }

  /** Returns the answer, or undefined if there is none yet. */
  known(asked: CheckRequest): CheckAnswer | undefined {
    if (!this.#ask) return PASSES;
    const entry = this.#entries.get(nameOf(compared(asked)));
    return entry?.state === 'known' ? entry.answer : undefined;
  }

  /** Sends a request unless it was already sent. */
  ask(asked: CheckRequest): void {
    const request = compared(asked);
    const name = nameOf(request);
    if (!this.#ask || this.#entries.has(name)) return;
    this.#entries.set(name, { state: 'waiting' });
    if (this.#queue.length === 0) void Promise.resolve().then(() => this.#send());
    this.#queue.push({ name, request });
  }

  /** Resolves when no request is pending, whatever the results. */
  async settled(): Promise<void> {
    this.#send();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** The reason of the first failed request. */
  failure(): { readonly error: unknown } | undefined {
    for (const entry of this.#entries.values()) if (entry.state === 'failed') return { error: entry.error };
    return undefined;
  }

  /** Discards failures, so that the requests are sent again. */
  retry(): void {
    for (const [name, { state }] of this.#entries) if (state === 'failed') this.#entries.delete(name);
  }

  #send(): void {
    while (this.#underWay.size < MAX_UNDER_WAY) {
      const next = this.#queue.shift();
      if (next === undefined) return;
      const asking = this.#fetch(next.name, next.request);
      this.#underWay.add(asking);
      void asking.finally(() => {
        this.#underWay.delete(asking);
        this.#send();
      });
    }
  }

  async #fetch(name: string, request: CheckRequest): Promise<void> {
    try {
      const answer = (await this.#ask?.(request)) ?? PASSES;
      this.#entries.set(name, { state: 'known', answer });
      if (!answer.ok) this.#refusals += 1;
    } catch (error) {
      this.#entries.set(name, { state: 'failed', error });
      return;
    }
    if (this.#queue.length === 0) this.#onAnswer();
  }
}
