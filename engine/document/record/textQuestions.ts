import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import type { UnresolvedText, PlacedText, TextAnswer, TextQuestion, TextState } from '../../records/unresolvedTexts.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import { fillWords, wordsOf } from '../../text/words/words.ts';

/** Owner of texts that are shown in place of values. */
export interface TextHolder {
  /** Returns the current texts. */
  texts(): readonly PlacedText[];
  /** Returns the question about a text; undefined if its place no longer exists or it cannot be asked yet. */
  questionOf(placed: PlacedText): TextQuestion | undefined;
  /** Sets the resolved values, as one step with the typing. */
  take(placed: PlacedText, values: Values): void;
  /** Called after an event that changes no value. */
  told(): void;
}

/** Asks for the meaning of a text. Rejects if the question cannot be answered now. */
export type AskText = (question: TextQuestion) => Promise<TextAnswer>;

const WORDS = {
  asked: 'textAsked',
  unknown: 'textUnknown',
  several: 'textSeveral',
  failed: 'textFailed',
} as const satisfies Record<TextState, string>;

/** Returns why a text is still shown in place of a value. */
export const textMessage = (column: CompiledColumn, { text }: UnresolvedText, state: TextState): string =>
  fillWords(wordsOf(column.language)[WORDS[state]], { title: column.title, text });

interface Entry {
  state: TextState | 'found';
  /** The record or row at the time of the question. */
  readonly before: Values;
  values: Values;
  work: Promise<void>;
}

const UNKNOWN: TextAnswer = { kind: 'unknown' };

/** Maximum number of concurrent questions. */
const MAX_UNDER_WAY = 6;

/**
 * Resolves typed texts in the background. A text is identified by its act, not by its place: meanwhile rows may be
 * moved, removed and restored, and the typing undone and redone. Values typed elsewhere since then are preserved.
 */
export class TextQuestions {
  readonly #holder: TextHolder;
  readonly #ask: AskText | undefined;
  readonly #entries = new Map<string, Entry>();
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #isFollowing = false;

  /** Without `ask` no text can be resolved. */
  constructor(holder: TextHolder, ask: AskText | undefined) {
    this.#holder = holder;
    this.#ask = ask;
  }

  stateOf({ held }: PlacedText): TextState {
    const state = this.#entries.get(held.act)?.state ?? 'asked';
    return state === 'found' ? 'asked' : state;
  }

  /** After any change: asks about new texts, and sets the results for texts that have reappeared. */
  follow(): void {
    // Setting a result is also a change.
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    try {
      for (const placed of this.#holder.texts()) this.#meet(placed);
    } finally {
      this.#isFollowing = false;
    }
  }

  #meet(placed: PlacedText): void {
    const entry = this.#entries.get(placed.held.act);
    if (entry === undefined) this.#begin(placed);
    else if (entry.state === 'found') this.#take(placed, entry);
  }

  #begin(placed: PlacedText): void {
    const question = this.#holder.questionOf(placed);
    if (question === undefined) return;
    const entry: Entry = { state: 'asked', before: { ...question.values }, values: {}, work: Promise.resolve() };
    this.#entries.set(placed.held.act, entry);
    entry.work = this.#answer(entry, question);
  }

  async #answer(entry: Entry, question: TextQuestion): Promise<void> {
    await this.#turn();
    try {
      const answer = (await this.#ask?.(question)) ?? UNKNOWN;
      entry.state = answer.kind;
      if (answer.kind === 'found') entry.values = answer.values;
    } catch {
      // Asked again at the next save, or when staff type it again.
      entry.state = 'failed';
    } finally {
      this.#underWay -= 1;
      this.#waiting.shift()?.();
    }
    if (entry.state === 'found') this.follow();
    else this.#holder.told();
  }

  async #turn(): Promise<void> {
    if (this.#underWay >= MAX_UNDER_WAY) await new Promise<void>((go) => this.#waiting.push(go));
    this.#underWay += 1;
  }

  #take(placed: PlacedText, { values, before }: Entry): void {
    const now = this.#holder.questionOf(placed)?.values;
    if (now === undefined) return;
    const held = new Set(
      this.#holder
        .texts()
        .filter((one) => one.rowId === placed.rowId && one.detail === placed.detail)
        .map(({ key }) => key),
    );
    const mayFill = (key: string, value: Value | undefined): boolean => {
      if (held.has(key)) return false;
      return placed.held.restored === true ? isBlank(value) : (value ?? null) === (before[key] ?? null);
    };
    const taken = Object.entries(values).filter(([key]) => key === placed.key || mayFill(key, now[key]));
    this.#holder.take(placed, Object.fromEntries(taken));
  }

  /** Resolves when all current texts have an answer of any kind. */
  async settled(): Promise<void> {
    const waited = (): readonly Entry[] =>
      this.#holder
        .texts()
        .flatMap(({ held }) => this.#entries.get(held.act) ?? [])
        .filter(({ state }) => state === 'asked');
    for (let due = waited(); due.length > 0; due = waited()) await Promise.all(due.map(({ work }) => work));
  }

  /** Asks failed questions again. */
  retry(): void {
    for (const [act, { state }] of this.#entries) if (state === 'failed') this.#entries.delete(act);
    this.follow();
  }
}
