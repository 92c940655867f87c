import type { HeaderConditions } from './conditions.ts';
import type { FindingStore } from './findingStore.ts';
import type { FieldState } from '../record/pageDocument.ts';
import type { RecordState } from '../record/recordState.ts';
import type { TextResolver } from './textResolver.ts';

const UNKNOWN_FIELD: FieldState = { value: null, visible: false, disabled: true, required: false };

const sameState = (left: FieldState | undefined, right: FieldState): boolean =>
  left?.value === right.value &&
  left.visible === right.visible &&
  left.disabled === right.disabled &&
  left.readOnly === right.readOnly &&
  left.required === right.required &&
  left.text?.text === right.text?.text &&
  left.text?.state === right.text?.state &&
  left.finding?.ruleId === right.finding?.ruleId &&
  left.finding?.message === right.finding?.message;

interface Sources {
  readonly state: RecordState;
  readonly conditions: HeaderConditions;
  readonly book: FindingStore;
  readonly texts: TextResolver;
  readonly isReadOnly: () => boolean;
}

/** State of each header field. Returns the same object until it changes, so that views can compare by identity. */
export class FieldStates {
  readonly #sources: Sources;
  readonly #known = new Map<string, FieldState>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  of(key: string): FieldState {
    const { state, conditions, book, texts, isReadOnly } = this.#sources;
    const held = state.heldAt({ key });
    const column = state.page.columnByKey.get(key);
    if (!column) return UNKNOWN_FIELD;
    const finding = book.ofField(column);
    const { visible, disabled, readOnly, required } = conditions.of(column, state.scope);
    const now: FieldState = {
      value: state.value(key),
      visible,
      disabled: disabled || isReadOnly(),
      readOnly: readOnly || isReadOnly(),
      required,
      finding,
      text: held && { text: held.text, state: texts.stateOf({ key, held }) },
    };
    const known = this.#known.get(key);
    if (known && sameState(known, now)) return known;
    this.#known.set(key, now);
    return now;
  }
}
