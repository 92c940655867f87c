import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { KeysDialog } from '../../../kit/shortcuts/KeysDialog.tsx';
import { keySections, type KeySection } from '../../../kit/shortcuts/shownShortcuts.ts';
import type { CommandGroup, KeyCommand } from './keyCommands.ts';

const GROUPS: readonly CommandGroup[] = ['move', 'select', 'edit', 'rows', 'columns', 'help'];

/** Groups the commands by heading for the list of keys; a command with keys in both states is listed once. */
const commandSections = (commands: readonly KeyCommand[], t: TablePorts['t']): readonly KeySection[] =>
  GROUPS.map((group) => {
    const keys = new Map<string, Set<string>>();
    for (const command of commands) {
      if (command.group !== group) continue;
      keys.set(command.name, new Set([...(keys.get(command.name) ?? []), ...command.keys]));
    }
    const entries = [...keys].map(([name, known]) => ({ text: t(`table.key.${name}`), keys: [...known] }));
    return { title: t(`table.key.group.${group}`), entries };
  });

export interface TableKeysDialogProps {
  readonly commands: readonly KeyCommand[];
  readonly t: TablePorts['t'];
  readonly onClose: () => void;
}

/** Dialog with the keys of a table, then those of its page. */
export const TableKeysDialog = ({ commands, t, onClose }: TableKeysDialogProps) => (
  <KeysDialog sections={[...commandSections(commands, t), ...keySections(t)]} t={t} onClose={onClose} />
);
