import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOST_SEARCHED } from '../../contract/recordStanding.ts';
import { t } from '../locales/t.ts';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import { FoundEntries, optionId } from './FoundEntries.tsx';
import type { SearchRow } from './searchRows.ts';
import { searchText } from './searchText.ts';
import { useSearchRows } from './useSearchRows.ts';
import { useShowEntry } from './useShowEntry.ts';

const LIST_ID = 'menu-search-results';

interface MenuSearchDialogProps {
  readonly routes: readonly ShellRoute[];
  /** The field can take the keyboard. */
  readonly onReady: (field: HTMLElement) => void;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Choosing {
  readonly shown: readonly SearchRow[];
  /** What is pressed now counts for what is still to be found. */
  readonly mayComeMore: boolean;
  readonly choose: (row: SearchRow | undefined) => void;
}

/** Arrows and Enter in the field. */
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
    // Enter and arrows belong to the input method while it composes.
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

export function MenuSearchDialog({ routes, onReady, onClose }: MenuSearchDialogProps) {
  const [text, setText] = useState('');
  const input = useRef<InputRef>(null);
  const navigate = useNavigate();
  const { showOrOpen } = useShowEntry();
  const found = useSearchRows(routes, text);
  const { rows: shown, mayComeMore } = found;
  const takeKeys = () => {
    const field = input.current?.input;
    field?.focus();
    if (field && document.activeElement === field) onReady(field);
  };
  const ready = useRef(takeKeys);
  // A dialog that moves cannot take the keyboard at once: then when it stands.
  useLayoutEffect(() => ready.current(), []);
  const choose = (row: SearchRow | undefined) => {
    if (!row) return;
    onClose();
    if (typeof row.to === 'string') void navigate(row.to);
    else showOrOpen(row.to);
  };
  const { active, reach, onKeyDown } = useChoosing({ shown, mayComeMore, choose });
  return (
    <Modal
      open
      title={t('search.menu')}
      footer={null}
      closable={false}
      width={640}
      style={{ top: 72 }}
      className="menu-search"
      onCancel={onClose}
      focusTriggerAfterClose={false}
      afterOpenChange={(isOpen) => isOpen && takeKeys()}
    >
      <Input
        ref={input}
        size="large"
        variant="borderless"
        prefix={<SearchOutlined />}
        placeholder={searchText('search.hint')}
        value={text}
        maxLength={MOST_SEARCHED}
        role="combobox"
        aria-label={t('search.menu')}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={active >= 0 ? optionId(LIST_ID, active) : undefined}
        onChange={({ target }) => {
          setText(target.value);
          reach(0);
        }}
        onKeyDown={onKeyDown}
      />
      <FoundEntries id={LIST_ID} text={text.trim()} found={found} active={active} onReach={reach} onChoose={choose} />
    </Modal>
  );
}
