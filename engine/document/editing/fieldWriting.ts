import type { PlacedText } from '../../records/unresolvedTexts.ts';
import { createTemporaryId } from '../../table/index.ts';
import type { AskText } from '../record/textQuestions.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import { writtenValues } from '../record/changedValues.ts';
import { cellLabel, changeLabel } from '../record/labels.ts';
import type { Command } from '../record/pageDocument.ts';
import type { DocumentChanges } from './documentChanges.ts';
import type { Gather, RecordEditor } from './recordEditor.ts';
import type { RecordState } from '../record/recordState.ts';
import { TextResolver } from '../validation/textResolver.ts';
import { pathsChangedBy, type ChangedPaths } from '../record/changedPaths.ts';

interface Parts {
  readonly state: RecordState;
  readonly editor: RecordEditor;
  readonly ask: AskText | undefined;
  readonly isReadOnly: () => boolean;
  /** Whether the findings of a field show while it is typed into. */
  readonly isRevealed: (key: string) => boolean;
  readonly onReveal: (touched: readonly ChangedPaths[]) => void;
  readonly changes: DocumentChanges;
}

/** Input of staff into header fields: values, and texts in place of values. */
export class FieldWriting {
  /** Resolves such texts; the resolved values are written here as well. */
  readonly texts: TextResolver;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const take = (placed: PlacedText, values: Values): void => this.#take(placed, values);
    const told = (): void => parts.changes.judgeAnew();
    this.texts = new TextResolver(parts.state, { ask: parts.ask, take, told });
  }

  set(values: Values, label?: string): void {
    this.#write(values, { label });
  }

  type(key: string, value: Value): void {
    this.#write({ [key]: value }, { typing: key });
  }

  hold(key: string, text: string): void {
    const { state, isReadOnly } = this.#parts;
    if (isReadOnly() || !state.page.columnByKey.has(key)) return;
    const act = createTemporaryId();
    const command = { kind: 'set', values: { [key]: state.value(key) }, texts: { [key]: { text, act } } } as const;
    this.#carryOut(command, { act, label: changeLabel(state.page, [key]) });
  }

  touch(key: string): void {
    const { state, editor, isRevealed, onReveal, changes } = this.#parts;
    editor.endTyping();
    // Leaving a blank field does not reveal its findings.
    if (isRevealed(key) || isBlank(state.values[key])) return;
    changes.run(() => onReveal([{ kind: 'header', keys: [key] }]));
  }

  /** Sets the value that was found for a text, in a field or in a cell. */
  #take({ detail, rowId, key, held: { act } }: PlacedText, values: Values): void {
    const { state } = this.#parts;
    if (detail === undefined || rowId === undefined) {
      this.#write(values, { act });
      return;
    }
    const cells = Object.entries(values).map(([column, value]) => ({ rowId, key: column, value }));
    state
      .model(detail)
      .commit({ kind: 'batch', act, changes: [{ kind: 'set', cells }] }, cellLabel(state.page, detail, key));
  }

  #write(values: Values, how: Gather & { readonly label?: string | undefined }): void {
    const { state, isReadOnly } = this.#parts;
    const { keys, command } = writtenValues(state, isReadOnly() ? {} : values);
    if (keys.length > 0) this.#carryOut(command, { ...how, label: how.label ?? changeLabel(state.page, keys) });
  }

  #carryOut(command: Command, how: Gather & { readonly label: string }): void {
    const { editor, isRevealed, onReveal, changes } = this.#parts;
    changes.run(() => {
      if (how.typing === undefined || isRevealed(how.typing)) onReveal(pathsChangedBy(command));
      editor.run(command, how.label, how);
    });
  }
}
