import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCHED } from '../../../contract/recordStatus.ts';
import { t } from '../../platform/locales/t.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { FoundEntries, optionId } from './FoundEntries.tsx';
import type { SearchRow } from './searchRows.ts';
import { searchText } from './searchText.ts';
import { useSearchRows } from './useSearchRows.ts';
import { useShowEntry } from './useShowEntry.ts';

const LIST_ID = 'menu-search-results';

interface MenuSearchDialogProps {
  readonly routes: readonly ShellRoute[];
  /** Called when the field can be focused. */
  readonly onReady: (field: HTMLElement) => void;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Choosing {
  readonly shown: readonly SearchRow[];
  /** Results are pending: keys pressed now apply to them. */
  readonly mayComeMore: boolean;
  readonly choose: (row: SearchRow | undefined) => void;
}

/** Handles arrow keys and Enter in the field. */
function useChoosing({ shown, mayComeMore, choose }: Choosing) {
  const [reached, setReached] = useState(0);
  const active = Math.min(reached, shown.length - 1);
  const ahead = useRef<string[]>([]);
  const press = (keys: readonly string[]) => {
    let at = active;
    for (const key of keys) {
      const step = STEPS[key];
      if (step === undefined) choose(shown[at]);
      else if (shown.length > 0) at = (at + step + shown.length) % shown.length;
    }
    setReached(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && STEPS[event.key] === undefined)) return;
    event.preventDefault();
    if (shown.length === 0 && mayComeMore) ahead.current.push(event.key);
    else press([event.key]);
  };
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (!mayComeMore && ahead.current.length > 0) latest.current(ahead.current.splice(0));
  }, [mayComeMore]);
  return { active, reach: setReached, onKeyDown };
}

/**
 * The search over the page. A native dialog: it is in the top layer, traps focus, reports Esc through `onClose`, and
 * opens within the frame of Ctrl+K.
 */
export function MenuSearchDialog({ routes, onReady, onClose }: MenuSearchDialogProps) {
  const [text, setText] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { showOrOpen } = useShowEntry();
  const found = useSearchRows(routes, text);
  const { rows: shown, mayComeMore } = found;
  const ready = useRef(onReady);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    if (input.current) ready.current(input.current);
  }, []);
  const choose = (row: SearchRow | undefined) => {
    if (!row) return;
    onClose();
    if (typeof row.to === 'string') void navigate(row.to);
    else showOrOpen(row.to);
  };
  const { active, reach, onKeyDown } = useChoosing({ shown, mayComeMore, choose });
  return (
    <dialog
      ref={dialog}
      role="dialog"
      aria-modal
      aria-label={t('search.menu')}
      className="menu-search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      // A click outside hits the backdrop, whose target is the dialog itself.
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="menu-search-content">
        <label className="menu-search-line">
          <SearchOutlined aria-hidden />
          <input
            ref={input}
            placeholder={searchText('search.hint')}
            value={text}
            maxLength={MAX_SEARCHED}
            role="combobox"
            aria-label={t('search.menu')}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={LIST_ID}
            aria-activedescendant={active >= 0 ? optionId(LIST_ID, active) : undefined}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setText(target.value);
              reach(0);
            }}
            onKeyDown={onKeyDown}
          />
        </label>
        <FoundEntries id={LIST_ID} text={text.trim()} found={found} active={active} onReach={reach} onChoose={choose} />
      </div>
    </dialog>
  );
}
