import type { Field } from '@formily/core';
import { observer, useField } from '@formily/react';
import { useCallback, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import type { Values, CompiledColumn } from '../../../engine/index.ts';
import { useNarrowing } from '../../widgets/pickers/useNarrowing.ts';
import { readFace } from '../../widgets/inputs/readFace.tsx';
import type { Widget } from '../../widgets/inputs/widget.ts';
import { useColumnInSet } from './FieldSet.tsx';
import { useCommit } from './useCommit.ts';
import { useFormContext } from './formContext.ts';
import { TypedPlaceProvider } from '../../kit/keyboard/useTyping.ts';
import { isBlank } from '../../../engine/index.ts';

const NOBODY = (): (() => void) => () => undefined;

/** The parent value of a field's choices: see `parent` of EditProps. */
function useParentValue({ follows }: CompiledColumn): string | null | undefined {
  const { source } = useFormContext();
  const isBelow = follows !== undefined && follows !== '';
  const read = useCallback(() => {
    if (follows === undefined || follows === '') return follows;
    const { value } = source.field(follows);
    return isBlank(value) ? null : String(value);
  }, [follows, source]);
  return useSyncExternalStore(isBelow ? source.subscribe : NOBODY, read);
}

export const messageIdOf = (id: string): string => `${id}-message`;

export const feedbackStatus = (field: Field): '' | 'error' | 'warning' => {
  if (field.selfErrors.length > 0) return 'error';
  return field.selfWarnings.length > 0 ? 'warning' : '';
};

/**
 * Connects a widget to Formily: state from the field, value from the source; changes go to the source, never to
 * Formily.
 */
export function connectWidget(type: string, widget: Widget): ComponentType {
  const Read = readFace(widget);
  function Control() {
    const field = useField<Field>();
    const { columnOf, idOf, isFollowed, row, source, values } = useFormContext();
    const key = field.path.toString();
    const known = columnOf(key);
    if (known === undefined) throw new Error(`The form draws "${key}", which is no column of the page`);
    const column = useColumnInSet(known);
    const commit = useCommit(column);
    const parent = useParentValue(column);
    const narrowing = useNarrowing(column, source);
    const follow = useCallback((listener: () => void) => values.onValue(key, listener), [key, values]);
    const value = useSyncExternalStore(follow, () => values.value(key));
    const held = useSyncExternalStore(follow, () => values.text(key));
    const { hold } = source;
    const fill = useCallback((values: Values, label: string) => source.set(values, label), [source]);
    const status = feedbackStatus(field);
    const id = idOf(key);
    const Face = field.pattern === 'readOnly' ? Read : widget.Edit;
    const place = useMemo(() => ({ key, ...row }), [key, row]);
    return (
      <TypedPlaceProvider value={place}>
        <Face
          id={id}
          column={column}
          value={value}
          held={held}
          onHold={hold && ((text) => hold(key, text))}
          parent={parent}
          narrowing={narrowing}
          disabled={field.pattern !== 'editable'}
          required={field.required ?? false}
          status={status}
          messageId={status === '' ? undefined : messageIdOf(id)}
          onCommit={commit}
          onFill={fill}
          onType={isFollowed(key) ? (next) => source.type(key, next) : undefined}
          onLeave={() => source.touch(key)}
        />
      </TypedPlaceProvider>
    );
  }
  Control.displayName = `Control(${type})`;
  return observer(Control);
}
