import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { loadChunk } from '../chunks/loadChunk.ts';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';
import { FoundEntries, optionId } from './FoundEntries.tsx';
import { findEntries } from './menuSearch.ts';
import type { Finding, SearchEntry, Spelling } from './menuSearch.ts';
import { recentPages } from './recentPages.ts';
import { spellAhead } from './spellAhead.ts';
import { useShowEntry } from './useShowEntry.ts';

/** More than these nobody reads; typing on narrows them down. */
const MOST_SHOWN = 50;
const LIST_ID = 'menu-search-results';

type Spell = (title: string) => Spelling;

/** The dictionary of pinyin, once it has come; the titles are spelled while nobody types. */
function useSpelling(entries: readonly SearchEntry[]): Spell | null {
  const [spell, setSpell] = useState<Spell | null>(null);
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
    load().catch(() => undefined);
    return () => unwanted.abort();
  }, [entries]);
  return spell;
}

function useFindings(entries: readonly SearchEntry[], text: string): readonly Finding[] {
  const { preferences } = useShell();
  const spell = useSpelling(entries);
  return useMemo(() => {
    if (text.trim() !== '') return findEntries(entries, text, spell);
    return recentPages(preferences).flatMap((path) => {
      const known = entries.find(({ entry }) => entry.path === path);
      return known ? [{ ...known, found: null }] : [];
    });
  }, [entries, text, spell, preferences]);
}

interface MenuSearchDialogProps {
  readonly entries: readonly SearchEntry[];
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function MenuSearchDialog({ entries, onClose }: MenuSearchDialogProps) {
  const [text, setText] = useState('');
  const [reached, setReached] = useState(0);
  const input = useRef<InputRef>(null);
  const { showOrOpen } = useShowEntry();
  const findings = useFindings(entries, text);
  const shown = findings.slice(0, MOST_SHOWN);
  const active = Math.min(reached, shown.length - 1);
  const choose = (finding: Finding | undefined) => {
    if (!finding) return;
    onClose();
    showOrOpen(finding.entry);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && shown.length > 0) setReached((active + step + shown.length) % shown.length);
    else if (event.key === 'Enter') choose(shown[active]);
    else return;
    event.preventDefault();
  };
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
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <Input
        ref={input}
        autoFocus
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
        {...(active >= 0 ? { 'aria-activedescendant': optionId(LIST_ID, active) } : {})}
        onChange={({ target }) => {
          setText(target.value);
          setReached(0);
        }}
        onKeyDown={onKeyDown}
      />
      <FoundEntries
        id={LIST_ID}
        text={text.trim()}
        findings={shown}
        total={findings.length}
        active={active}
        onReach={setReached}
        onChoose={choose}
      />
    </Modal>
  );
}
