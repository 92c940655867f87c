import type { Finding } from '../../core/findings.ts';
import type { PlacedText, TextPlace, TextQuestion, TextState } from '../../records/unresolvedTexts.ts';
import { textMessage, TextQuestions, type AskText, type TextHolder } from '../record/textQuestions.ts';
import { narrowingOf } from '../../language/dicts/narrowing.ts';
import type { Values } from '../../core/values.ts';
import type { PlacedFinding } from './placedFinding.ts';
import type { RecordState } from '../record/recordState.ts';

interface TextBookOptions {
  readonly ask: AskText | undefined;
  readonly take: TextHolder['take'];
  readonly told: () => void;
}

/** Texts shown in a record in place of values: their look-ups and findings. They block a save. */
export class TextResolver {
  readonly #state: RecordState;
  readonly #questions: TextQuestions;

  constructor(state: RecordState, { ask, take, told }: TextBookOptions) {
    this.#state = state;
    const questionOf = (placed: PlacedText): TextQuestion | undefined => this.#questionOf(placed);
    this.#questions = new TextQuestions({ texts: () => state.heldTexts(), questionOf, take, told }, ask);
  }

  /** Called after any change. */
  follow(): void {
    this.#questions.follow();
  }

  /** Waits for the answers to all current texts. */
  async settled(): Promise<void> {
    this.#questions.retry();
    await this.#questions.settled();
  }

  stateOf(placed: PlacedText): TextState {
    return this.#questions.stateOf(placed);
  }

  /** Returns one finding for each text; those still being looked up only if requested. */
  findings(including?: 'asked'): readonly PlacedFinding[] {
    return this.#state.heldTexts().flatMap((placed) => {
      const state = this.stateOf(placed);
      const finding = state === 'asked' && including === undefined ? undefined : this.#findingOf(placed, state);
      return finding === undefined ? [] : [finding];
    });
  }

  #findingOf(placed: PlacedText, state: TextState): PlacedFinding | undefined {
    const { detail, rowId, key, held } = placed;
    const column = this.#columnOf(placed);
    if (column === undefined) return undefined;
    const message = textMessage(column, held, state);
    const common: Omit<Finding, 'path'> = { ruleId: 'text', level: 'error', at: 'save', message };
    if (detail === undefined || rowId === undefined)
      return { finding: { ...common, path: [key] }, mark: { key }, marks: [{ key }] };
    const path = [detail, this.#state.model(detail).indexOf(rowId), key];
    const mark = { detail, rowId, key };
    return { finding: { ...common, path, rowId }, mark, marks: [mark] };
  }

  #columnOf({ detail, key }: TextPlace): TextQuestion['column'] | undefined {
    const { page } = this.#state;
    if (detail === undefined) return page.columnByKey.get(key);
    return page.detailByKey.get(detail)?.columns.find((column) => column.key === key);
  }

  #valuesOf({ detail, rowId }: TextPlace): Values | undefined {
    if (detail === undefined || rowId === undefined) return this.#state.values;
    return this.#state.row(detail, rowId)?.values;
  }

  /** The field on which the choices depend must be resolved first. */
  #questionOf(placed: PlacedText): TextQuestion | undefined {
    const [column, values] = [this.#columnOf(placed), this.#valuesOf(placed)];
    if (column === undefined || values === undefined) return undefined;
    const { follows = '' } = column;
    if (follows !== '' && this.#state.heldAt({ ...placed, key: follows }) !== undefined) return undefined;
    const { scope } = this.#state;
    const narrowing = narrowingOf(column, placed.detail === undefined ? scope : { ...scope, row: values });
    return { column, values, text: placed.held.text, narrowing };
  }
}
