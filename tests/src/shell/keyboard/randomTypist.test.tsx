import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepDialogKeys } from '../../../../src/shell/keyboard/dialogKeys.ts';
import { createPageKeys } from '../../../../src/shell/keyboard/pageKeys.ts';
import { dialogIn, made, settle } from './deskParts.ts';

type Stage = 'none' | 'coming' | 'failed' | 'there';

/**
 * A page, a dialog that the user opens, the search, and unrequested interruptions (a sign-in, a question); records the
 * letters meant for each.
 */
class Desk {
  readonly root = made('main', document.body);
  private readonly search = made('input', this.root);
  private readonly pane = made('div', this.root);
  private readonly keys = createPageKeys();
  private readonly typed = new Map<string, string>();
  private readonly seen = new Map<string, string>();
  private page: Stage = 'none';
  private dialog: Stage = 'none';
  private face: HTMLElement | undefined;
  private release: () => void = () => undefined;
  private fields: readonly HTMLInputElement[] = [];
  private reached = 0;
  private kept: ReturnType<typeof keepDialogKeys> | undefined;
  private dialogBox: HTMLElement | undefined;
  private before: Element | null = null;
  private signIn: HTMLElement | undefined;
  private question: HTMLElement | undefined;
  private letters = 0;
  /** The focus was taken from a field that the user was in. */
  isTorn = false;

  constructor() {
    this.pane.className = 'pane';
  }

  private nextStop = (from: HTMLElement, direction: 1 | -1): HTMLElement | undefined =>
    this.fields[this.fields.indexOf(from as HTMLInputElement) + direction];

  private note(place: string, letter: string): void {
    this.typed.set(place, (this.typed.get(place) ?? '') + letter);
  }

  /** Returns the place that the next letter is meant for; undefined: none. */
  private meant(): string | undefined {
    const at = document.activeElement;
    if (this.signIn !== undefined) return 'password';
    if (this.question !== undefined) return 'nobody';
    if (at === this.search) return 'search';
    if (this.dialog !== 'none') return 'dialog';
    const field = this.fields.indexOf(at as HTMLInputElement);
    if (field >= 0) this.reached = field;
    return this.page === 'none' ? undefined : `field ${this.reached}`;
  }

  private keyDown(key: string): { readonly at: HTMLElement; readonly isFree: boolean } {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const isFree = document.activeElement?.dispatchEvent(event) ?? false;
    return { at: document.activeElement as HTMLElement, isFree };
  }

  private tear = (): void => {
    this.isTorn = true;
  };

  /** The field must keep the focus until the user moves on. */
  private guard(field: HTMLElement): void {
    field.addEventListener('blur', this.tear);
  }

  letter(): void {
    const place = this.meant();
    if (place === undefined) return;
    this.letters += 1;
    const letter = String.fromCodePoint(0x4e00 + this.letters);
    if (place !== 'nobody') this.note(place, letter);
    const { at, isFree } = this.keyDown(letter);
    if (isFree && at instanceof HTMLInputElement) document.execCommand('insertText', false, letter);
  }

  /** Moves within the page, or within what is buffered for it. */
  tab(): void {
    const at = document.activeElement as HTMLElement;
    if (!this.pane.contains(at) || at instanceof HTMLButtonElement) return;
    this.meant();
    this.reached = Math.min(this.reached + 1, 2);
    if (this.keyDown('Tab').isFree) this.nextStop(at, 1)?.focus();
  }

  private show(isStuck: boolean): void {
    const gone = this.release;
    this.face?.remove();
    this.face = made('div', this.pane);
    const button = isStuck ? made('button', this.face) : null;
    this.release = this.keys.keep(this.face, button);
    gone();
  }

  goOn(): void {
    if (this.page === 'none' || this.page === 'failed') {
      this.show(false);
      this.page = 'coming';
    } else if (this.page === 'coming') this.arrive();
  }

  private arrive(): void {
    this.face?.remove();
    this.face = undefined;
    this.fields = [0, 1, 2].map(() => made('input', this.pane));
    this.page = 'there';
    if (this.fields[0] !== undefined) this.keys.land(this.fields[0], this.nextStop);
    this.release();
  }

  nextFace(): void {
    if (this.page === 'coming') this.show(false);
  }

  fail(): void {
    if (this.page !== 'coming') return;
    this.show(true);
    this.page = 'failed';
  }

  goToSearch(): void {
    if (this.signIn !== undefined || this.question !== undefined || this.dialog !== 'none') return;
    this.search.focus();
    this.guard(this.search);
  }

  async comeBack(): Promise<void> {
    const { search, page, fields } = this;
    if (document.activeElement !== search) return;
    search.removeEventListener('blur', this.tear);
    if (page !== 'there') return search.blur();
    fields[1]?.focus();
    await settle();
    // Buffered letters are in the first field; the focus stays where the user moved it.
    expect(document.activeElement).toBe(fields[1]);
  }

  expire(): void {
    if (this.signIn !== undefined || this.question !== undefined) return;
    this.search.removeEventListener('blur', this.tear);
    this.before = document.activeElement;
    this.signIn = dialogIn(this.root);
    const password = made('input', this.signIn);
    password.type = 'password';
    password.focus();
    this.guard(password);
  }

  /** Opens a question that the user did not request: letters do not answer it. */
  interrupt(): void {
    if (this.signIn !== undefined || this.question !== undefined || this.dialog !== 'none') return;
    if (document.activeElement === this.search) return;
    this.question = dialogIn(this.root);
    made('button', this.question).focus();
  }

  answer(): void {
    if (this.question === undefined) return;
    this.question.remove();
    this.question = undefined;
    if (this.page === 'there') this.fields[1]?.focus();
  }

  signInAgain(): void {
    if (this.signIn === undefined) return;
    const { before } = this;
    this.look('password', this.signIn);
    this.signIn.querySelector('input')?.removeEventListener('blur', this.tear);
    this.signIn.remove();
    this.signIn = undefined;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else if (this.page === 'there') this.fields[0]?.focus();
  }

  ask(): void {
    if (this.dialog !== 'none' || this.page !== 'there') return;
    if (!this.fields.includes(document.activeElement as HTMLInputElement)) return;
    this.kept = keepDialogKeys(() => undefined);
    this.dialog = 'coming';
  }

  failDialog(): void {
    if (this.dialog !== 'coming' || this.signIn !== undefined) return;
    this.dialogBox = made('div', this.root);
    const again = made('button', this.dialogBox);
    again.focus();
    this.kept?.rest(again);
    this.dialog = 'failed';
  }

  /** Next stage: requested again after a failure, shown, or closed. */
  goOnWithDialog(): void {
    if (this.signIn !== undefined || document.activeElement === this.search) return;
    if (this.dialog === 'failed') {
      this.kept?.take();
      this.dialogBox?.remove();
      this.dialog = 'coming';
    } else if (this.dialog === 'coming') {
      this.dialogBox = dialogIn(this.root);
      const field = made('input', this.dialogBox);
      void this.kept?.deliver(field, () => undefined);
      field.focus();
      this.dialog = 'there';
    } else if (this.dialog === 'there' && this.dialogBox !== undefined) {
      this.look('dialog', this.dialogBox);
      this.dialogBox.remove();
      this.dialog = 'none';
      this.fields[this.reached]?.focus();
    }
  }

  private look(place: string, box: Element): void {
    const value = box.querySelector('input')?.value ?? '';
    this.seen.set(place, (this.seen.get(place) ?? '') + value);
  }

  async finish(): Promise<void> {
    this.signInAgain();
    this.answer();
    await this.comeBack();
    for (let step = 0; step < 3 && this.dialog !== 'none'; step += 1) {
      await settle();
      this.goOnWithDialog();
    }
    await settle();
    while (this.page === 'coming' || this.page === 'failed') this.goOn();
    await settle();
    this.fields[1]?.focus();
    await settle();
    this.seen.set('search', this.search.value);
    this.fields.forEach((field, at) => this.seen.set(`field ${at}`, field.value));
  }

  /** Returns by place the letters meant for it and the letters it received. */
  get outcome() {
    const places = [...new Set([...this.typed.keys(), ...this.seen.keys()])];
    return {
      typed: Object.fromEntries(places.map((place) => [place, this.typed.get(place) ?? ''])),
      seen: Object.fromEntries(places.map((place) => [place, this.seen.get(place) ?? ''])),
    };
  }

  clear(): void {
    this.keys.end();
    this.kept?.drop();
    this.root.remove();
  }
}

/** Actions other than letters. */
const OTHERS = [
  'tab',
  'goOn',
  'nextFace',
  'fail',
  'goToSearch',
  'comeBack',
  'expire',
  'interrupt',
  'answer',
  'signInAgain',
  'ask',
  'failDialog',
  'goOnWithDialog',
] as const;
type Step = 'letter' | (typeof OTHERS)[number];

const steps = fc.array(
  fc.oneof({ weight: 3, arbitrary: fc.constant<Step>('letter') }, { weight: 4, arbitrary: fc.constantFrom(...OTHERS) }),
  { maxLength: 40, size: 'max' },
);

it('a random typist loses and duplicates no key, and each reaches its intended field', async () => {
  const property = fc.asyncProperty(steps, async (chosen) => {
    const desk = new Desk();
    try {
      for (const step of chosen) {
        await desk[step]();
        await settle();
      }
      await desk.finish();
      expect(desk.isTorn).toBe(false);
      const { typed, seen } = desk.outcome;
      expect(seen).toEqual(typed);
    } finally {
      desk.clear();
    }
  });
  await fc.assert(property, { numRuns: 300, examples: [[['goOn', 'goOn', 'expire', 'signInAgain', 'letter']]] });
});
