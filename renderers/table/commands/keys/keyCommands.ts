import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { KeyRhythm } from './keyRhythm.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';

export interface KeyOptions {
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  /** Shows the list of keys. */
  readonly onHelp: () => void;
  readonly t: TablePorts['t'];
}

/**
 * A pressed key by name, modifiers in front in this order: `Control+Alt+Shift+ArrowDown`. The command key of a Mac
 * counts as Control.
 */
export interface KeyPress extends KeyOptions {
  readonly key: string;
  readonly rhythm: KeyRhythm;
}

/** Heading of a command in the list of keys. */
export type CommandGroup = 'move' | 'select' | 'edit' | 'rows' | 'columns' | 'help';

/** A table command that is run by a key. */
export interface KeyCommand {
  /** Its text in the list of keys is `table.key.<name>`. */
  readonly name: string;
  /** Absent: the list of keys omits the command. */
  readonly group?: CommandGroup;
  readonly keys: readonly string[];
  /** While a cell is selected, while its text is edited, or both. */
  readonly when: 'selected' | 'editing' | 'always';
  /** Returns true when the key was handled; false leaves it to the browser. */
  readonly run: (cursor: TableCursor, press: KeyPress) => boolean;
}

/** The commands of a table by key. A command added later takes over the key of an earlier one. */
export class KeyCommands {
  readonly #commands: KeyCommand[] = [];
  readonly #selected = new Map<string, KeyCommand>();
  readonly #editing = new Map<string, KeyCommand>();

  constructor(commands: readonly KeyCommand[]) {
    for (const command of commands) this.add(command);
  }

  add(command: KeyCommand): void {
    this.#commands.push(command);
    for (const key of command.keys) {
      if (command.when !== 'editing') this.#selected.set(key, command);
      if (command.when !== 'selected') this.#editing.set(key, command);
    }
  }

  get all(): readonly KeyCommand[] {
    return this.#commands;
  }

  find(key: string, isEditing: boolean): KeyCommand | undefined {
    return (isEditing ? this.#editing : this.#selected).get(key);
  }
}

/** Returns a command that always handles its key. */
export const taking = (act: (cursor: TableCursor, press: KeyPress) => void): KeyCommand['run'] => {
  return (cursor, press) => {
    act(cursor, press);
    return true;
  };
};
