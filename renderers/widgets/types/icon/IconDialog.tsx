import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { PageModal } from '../../../kit/modal/PageModal.tsx';
import type { Ports } from '../../../kit/ports/ports.ts';
import { findIcons } from './allIcons.ts';
import { IconGrid, stepIn } from './IconGrid.tsx';
import './icon.css';

export interface IconDialogProps {
  readonly t: Ports['t'];
  readonly title: string;
  /** Name of the currently chosen icon; blank: none. */
  readonly chosen: string;
  /** Initial search text. */
  readonly wanted: string;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

/** All icons, searchable by parts of the name. Arrow keys move, Enter chooses. */
export function IconDialog({ t, title, chosen, wanted, onChoose, onClose }: IconDialogProps) {
  const [typed, setTyped] = useState(wanted);
  const names = useMemo(() => findIcons(typed), [typed]);
  const [marked, setMarked] = useState(() => Math.max(0, wanted === '' ? findIcons('').indexOf(chosen) : 0));
  const columns = useRef(1);
  const listId = useId();
  const active = Math.min(marked, names.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const name = names[active];
    const next = stepIn(event.key, { active, count: names.length, columns: columns.current });
    if (event.key === 'Enter' && name !== undefined) onChoose(name);
    else if (next !== undefined) setMarked(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <PageModal t={t} title={title} width={640} onClose={onClose}>
      <input
        className="wb-input"
        role="combobox"
        aria-label={t('icon.find')}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={t('icon.find')}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <IconGrid
        id={listId}
        label={title}
        names={names}
        active={active}
        chosen={chosen}
        onColumns={(count) => {
          columns.current = count;
        }}
        onChoose={onChoose}
      />
      <div className="wb-icon-count" role="status">
        {names.length === 0 ? t('icon.none') : t('icon.count', { count: names.length })}
      </div>
    </PageModal>
  );
}
