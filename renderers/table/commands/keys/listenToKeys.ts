import type { KeyCommands, KeyOptions } from './keyCommands.ts';
import { nameOfKey } from '../../../kit/shortcuts/keyName.ts';
import type { KeyRhythm } from './keyRhythm.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';

const isPrintable = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Handles typing on a cell whose editor is not the input itself. */
function typeOn(cursor: TableCursor, event: KeyboardEvent, rhythm: KeyRhythm): boolean {
  const text = event.key === ' ' ? '' : event.key;
  if (text !== '') cursor.begin();
  const { editor, position } = cursor;
  if (editor?.kind === 'text') return false;
  if (editor === undefined) cursor.writing.refuse();
  else if (editor.kind === 'react' && editor.opensDialog === true)
    rhythm.whenAlone(() => {
      if (cursor.position === position && !cursor.isEditing) cursor.open(text);
    });
  else cursor.open(text);
  return true;
}

export interface KeyListeners {
  readonly commands: KeyCommands;
  readonly options: () => KeyOptions;
  readonly rhythm: KeyRhythm;
}

function act(cursor: TableCursor, event: KeyboardEvent, { commands, options, rhythm }: KeyListeners): boolean {
  const key = nameOfKey(event);
  const isEditing = cursor.input.mode === 'edit';
  const command = commands.find(key, isEditing);
  if (command !== undefined) return command.run(cursor, { key, rhythm, ...options() });
  return !isEditing && isPrintable(event) && typeOn(cursor, event, rhythm);
}

/** Handles the keys of the table's input. Keys of a composition are left to the browser. */
export function listenToKeys(cursor: TableCursor, listeners: KeyListeners): void {
  const { element } = cursor.input;
  // An editor handles Ctrl+Enter as its own Enter; its value is then written to the whole range.
  cursor.surface.frame.editor.addEventListener(
    'keydown',
    (event) => (cursor.writing.spreads = nameOfKey(event) === 'Control+Enter'),
    true,
  );
  element.addEventListener('keydown', (event) => {
    listeners.rhythm.press(event);
    if (event.isComposing || event.key === 'Process' || cursor.input.isComposing) return;
    if (!act(cursor, event, listeners)) return;
    event.preventDefault();
    event.stopPropagation();
  });
}
