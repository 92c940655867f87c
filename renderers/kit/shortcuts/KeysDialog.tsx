import { Modal } from 'antd';
import { useState } from 'react';
import type { Ports } from '../ports/ports.ts';
import type { KeySection } from './shownShortcuts.ts';
import './keysDialog.css';

export interface KeysDialogProps {
  readonly sections: readonly KeySection[];
  readonly t: Ports['t'];
  readonly onClose: () => void;
}

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

/** Formats `Control+Shift+ArrowDown` as `Ctrl+Shift+↓`. */
const written = (key: string): string =>
  key
    .split('+')
    .map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');

/** Lists the shortcuts of the current place, read from the same tables that execute them. */
export function KeysDialog({ sections: given, t, onClose }: KeysDialogProps) {
  // Below the open dialog the page is not reachable and no longer reports its shortcuts.
  const [sections] = useState(given);
  return (
    <Modal open footer={null} width={760} title={t('keys.title')} onCancel={onClose}>
      <div className="wb-keys-scroll" tabIndex={0} role="group" aria-label={t('keys.title')}>
        <div className="wb-keys">
          {sections.map(({ title, entries }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {entries.map(({ text, keys }) => (
                  <div key={text}>
                    <dt>
                      {keys.map((key) => (
                        <kbd key={key}>{written(key)}</kbd>
                      ))}
                    </dt>
                    <dd>{text}</dd>
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
