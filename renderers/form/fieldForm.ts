import { createForm, isVoidField, onFieldInit, type Field, type Form, type GeneralField } from '@formily/core';
import type { FieldState } from '../../engine/index.ts';
import type { FieldSource } from './fieldSource.ts';

export interface FieldForm {
  readonly form: Form;
  /** Follows the source from now on; returns how to stop. */
  connect(): () => void;
}

const sameState = (one: FieldState, other: FieldState): boolean =>
  one.value === other.value &&
  one.visible === other.visible &&
  one.disabled === other.disabled &&
  one.required === other.required &&
  one.finding?.message === other.finding?.message &&
  one.finding?.level === other.finding?.level;

function applyFinding(field: Field, finding: FieldState['finding']): void {
  const message = finding === undefined ? [] : [finding.message];
  const stops = finding?.level === 'error';
  field.setFeedback({ type: 'error', code: 'EffectError', messages: stops ? message : [] });
  field.setFeedback({ type: 'warning', code: 'EffectWarning', messages: stops ? [] : message });
}

function applyState(field: Field, state: FieldState, before: FieldState | undefined): void {
  field.setState(() => {
    field.value = state.value;
    field.display = state.visible ? 'visible' : 'hidden';
    field.pattern = state.disabled ? 'disabled' : 'editable';
    if (state.required !== (before?.required ?? false)) field.required = state.required;
  });
  if (state.finding !== undefined || before?.finding !== undefined) applyFinding(field, state.finding);
}

/**
 * A Formily form that shows a source and owns nothing: values come back as field states, and only fields whose state
 * differs are touched, so a key with many dependants stays cheap. Fields that were never drawn cost nothing.
 */
export function createFieldForm(source: Pick<FieldSource, 'field' | 'subscribe'>): FieldForm {
  const drawn = new Map<string, { field: Field; state: FieldState }>();

  const show = (field: GeneralField): void => {
    if (isVoidField(field)) return;
    const key = field.path.toString();
    const state = source.field(key);
    drawn.set(key, { field: field as Field, state });
    applyState(field as Field, state, undefined);
  };

  const refresh = (): void => {
    for (const [key, entry] of drawn) {
      const state = source.field(key);
      if (sameState(entry.state, state)) continue;
      const before = entry.state;
      entry.state = state;
      applyState(entry.field, state, before);
    }
  };

  return {
    form: createForm({ effects: () => onFieldInit('*', show) }),
    connect() {
      refresh();
      return source.subscribe(refresh);
    },
  };
}
