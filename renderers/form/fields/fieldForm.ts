import { createForm, isVoidField, onFieldInit, type Field, type Form, type GeneralField } from '@formily/core';
import type { FieldState, Value } from '../../../engine/index.ts';
import type { FieldSource } from './fieldSource.ts';

export interface FieldForm {
  readonly form: Form;
  /** Subscribes to the source; returns the unsubscribe function. */
  connect(): () => void;
  /** The value that a rendered field shows. */
  value(key: string): Value;
  /** The text that the field shows in place of the value. */
  text(key: string): string | undefined;
  /** Subscribes to changes of a field's value or of the text shown in place of it. */
  onValue(key: string, listener: () => void): () => void;
}

interface Drawn {
  readonly field: Field;
  state: FieldState;
}

/** Compares two states except for their values. */
const sameFrame = (one: FieldState, other: FieldState): boolean =>
  one.visible === other.visible &&
  one.disabled === other.disabled &&
  one.readOnly === other.readOnly &&
  one.required === other.required &&
  one.finding?.message === other.finding?.message &&
  one.finding?.level === other.finding?.level;

function applyFinding(field: Field, finding: FieldState['finding']): void {
  const message = finding === undefined ? [] : [finding.message];
  const stops = finding?.level === 'error';
  field.setFeedback({ type: 'error', code: 'EffectError', messages: stops ? message : [] });
  field.setFeedback({ type: 'warning', code: 'EffectWarning', messages: stops ? [] : message });
}

function applyFrame(field: Field, state: FieldState, before: FieldState | undefined): void {
  field.setState(() => {
    field.display = state.visible ? 'visible' : 'hidden';
    field.pattern = state.readOnly === true ? 'readOnly' : state.disabled ? 'disabled' : 'editable';
    if (state.required !== (before?.required ?? false)) field.required = state.required;
  });
  if (state.finding !== undefined || before?.finding !== undefined) applyFinding(field, state.finding);
}

/**
 * Creates a Formily form that shows a source and owns no state: states come from the source, and only fields whose
 * state differs are updated, so a key with many dependants stays cheap. Values do not pass through Formily, which would
 * render label, frame and control again for each change: the control subscribes to its own value. Fields that were
 * never rendered cost nothing.
 */
export function createFieldForm(source: Pick<FieldSource, 'field' | 'subscribe'>): FieldForm {
  const drawn = new Map<string, Drawn>();
  const listeners = new Map<string, Set<() => void>>();

  const show = (field: GeneralField): void => {
    if (isVoidField(field)) return;
    const key = field.path.toString();
    const state = source.field(key);
    drawn.set(key, { field: field as Field, state });
    applyFrame(field as Field, state, undefined);
  };

  const refresh = (): void => {
    for (const [key, entry] of drawn) {
      const { field, state: before } = entry;
      const state = source.field(key);
      entry.state = state;
      if (before.value !== state.value || before.text?.text !== state.text?.text)
        for (const listener of listeners.get(key) ?? []) listener();
      if (!sameFrame(before, state)) applyFrame(field, state, before);
    }
  };

  return {
    form: createForm({ effects: () => onFieldInit('*', show) }),
    connect() {
      refresh();
      return source.subscribe(refresh);
    },
    value: (key) => drawn.get(key)?.state.value ?? null,
    text: (key) => drawn.get(key)?.state.text?.text,
    onValue(key, listener) {
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      return () => {
        ofKey.delete(listener);
      };
    },
  };
}
