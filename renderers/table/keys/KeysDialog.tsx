import { Modal } from 'antd';
import type { TablePorts } from '../cells/cellEditors.ts';
import type { CommandGroup, KeyCommand } from './keyCommands.ts';
import './keysDialog.css';

export interface KeysDialogProps {
  readonly commands: readonly KeyCommand[];
  readonly t: TablePorts['t'];
  readonly onClose: () => void;
}

const GROUPS: readonly CommandGroup[] = ['move', 'select', 'edit', 'rows', 'columns', 'help'];

const SIGNS: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  ' ': 'Space',
};

/** `Control+Shift+ArrowDown` → `Ctrl+Shift+↓`. */
const written = (key: string): string =>
  key
    .split('+')
    .map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');

/** Commands under one heading; one that has a key in each state is listed once. */
const listed = (commands: readonly KeyCommand[], group: CommandGroup): readonly [string, readonly string[]][] => {
  const keys = new Map<string, Set<string>>();
  for (const command of commands) {
    if (command.group !== group) continue;
    const known = keys.get(command.name) ?? new Set<string>();
    for (const key of command.keys) known.add(written(key));
    keys.set(command.name, known);
  }
  return [...keys].map(([name, known]) => [name, [...known]]);
};

/** What keys do in the table, read from the same list that carries them out. */
export function KeysDialog({ commands, t, onClose }: KeysDialogProps) {
  return (
    <Modal open footer={null} width={760} title={t('table.key.title')} onCancel={onClose}>
      <div className="wb-keys-scroll" tabIndex={0} role="group" aria-label={t('table.key.title')}>
        <div className="wb-keys">
          {GROUPS.map((group) => (
            <section key={group} aria-label={t(`table.key.group.${group}`)}>
              <h3>{t(`table.key.group.${group}`)}</h3>
              <dl>
                {listed(commands, group).map(([name, keys]) => (
                  <div key={name}>
                    <dt>
                      {keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dt>
                    <dd>{t(`table.key.${name}`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Modal>
  );
}
