import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { loadChunk } from '../chunks/loadChunk.ts';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';
import { FoundEntries, optionId } from './FoundEntries.tsx';
import { findEntries } from './menuSearch.ts';
import type { FoundEntry, SearchEntry, Spelling } from './menuSearch.ts';
import { recentPages } from './recentPages.ts';
import { spellAhead } from './spellAhead.ts';
import { useShowEntry } from './useShowEntry.ts';

/** More than these nobody reads; typing on narrows them down. */
const MOST_SHOWN = 50;
const LIST_ID = 'menu-search-results';

type Spell = (title: string) => Spelling;

/** The dictionary of pinyin, once it has come; the titles are spelled while nobody types. Undefined: it is still coming. */
function useSpelling(entries: readonly SearchEntry[]): Spell | null | undefined {
  const [spell, setSpell] = useState<Spell | null>();
  useEffect(() => {
    const unwanted = new AbortController();
    const load = async () => {
      const loaded = await loadChunk(async () => (await import('./pinyin.ts')).spell);
      if (unwanted.signal.aborted) return;
      setSpell(() => loaded);
      const titles = entries.map(({ entry }) => entry.title);
      await spellAhead(titles, loaded, unwanted.signal);
    };
    // Without it titles are still found as they are written.
    load().catch(() => setSpell(null));
    return () => unwanted.abort();
  }, [entries]);
  return spell;
}

function useFindings(entries: readonly SearchEntry[], text: string) {
  const { preferences } = useShell();
  const spell = useSpelling(entries);
  const findings = useMemo<readonly FoundEntry[]>(() => {
    if (text.trim() !== '') return findEntries(entries, text, spell ?? null);
    return recentPages(preferences).flatMap((path) => {
      const known = entries.find(({ entry }) => entry.path === path);
      return known ? [{ ...known, found: null }] : [];
    });
  }, [entries, text, spell, preferences]);
  return { findings, mayComeMore: spell === undefined && text.trim() !== '' };
}

interface MenuSearchDialogProps {
  readonly entries: readonly SearchEntry[];
  /** The field can take the keyboard. */
  readonly onReady: (field: HTMLElement) => void;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Choosing {
  readonly shown: readonly FoundEntry[];
  /** What is pressed now counts for what is still to be found. */
  readonly mayComeMore: boolean;
  readonly choose: (finding: FoundEntry | undefined) => void;
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

export function MenuSearchDialog({ entries, onReady, onClose }: MenuSearchDialogProps) {
  const [text, setText] = useState('');
  const input = useRef<InputRef>(null);
  const { showOrOpen } = useShowEntry();
  const { findings, mayComeMore } = useFindings(entries, text);
  const shown = findings.slice(0, MOST_SHOWN);
  const takeKeys = () => {
    const field = input.current?.input;
    field?.focus();
    if (field && document.activeElement === field) onReady(field);
  };
  const ready = useRef(takeKeys);
  // A dialog that moves cannot take the keyboard at once: then when it stands.
  useLayoutEffect(() => ready.current(), []);
  const choose = (finding: FoundEntry | undefined) => {
    if (!finding) return;
    onClose();
    showOrOpen(finding.entry);
  };
  const { active, reach, onKeyDown } = useChoosing({ shown, mayComeMore, choose });
  return (
    <Modal
      open
      title={t('search.menu')}
      footer={null}
      closable={false}
      width={560}
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
        placeholder={t('search.hint')}
        value={text}
        maxLength={60}
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
      <FoundEntries
        id={LIST_ID}
        text={text.trim()}
        findings={shown}
        total={findings.length}
        active={active}
        onReach={reach}
        onChoose={choose}
      />
    </Modal>
  );
}
