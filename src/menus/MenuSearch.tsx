import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { chunked } from '../chunks/chunked.tsx';
import { whenIdle } from '../chunks/whenIdle.ts';
import { t } from '../locales/t.ts';
import { PartBoundary } from '../pages/PartBoundary.tsx';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import { useShell } from '../shell/ShellContext.ts';
import { menuEntries } from './menuEntries.ts';
import { searchEntries } from './menuSearch.ts';
import './menuSearch.css';

const MenuSearchDialog = chunked(async () => (await import('./MenuSearchDialog.tsx')).MenuSearchDialog);

/** Whether something else holds the keyboard: a dialog of a page, or the one that asks to sign in again. */
const isHeld = (): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some((dialog) => dialog.getClientRects().length > 0);

interface MenuSearchProps {
  readonly routes: readonly ShellRoute[];
  /** As a field with a name; as an icon where there is no room. */
  readonly wide: boolean;
}

/** Search over the pages of the menu (S2.6-1), by its button, by Ctrl+K, or where a page asks for it. */
export function MenuSearch({ routes, wide }: MenuSearchProps) {
  const [open, setOpen] = useState(false);
  const entries = useMemo(() => searchEntries(menuEntries(routes)), [routes]);
  const { searchRequest } = useShell();
  useEffect(() => whenIdle(() => void MenuSearchDialog.prepare()), []);
  useEffect(() => searchRequest.subscribe(() => setOpen(true)), [searchRequest]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';
      if (!pressed || event.defaultPrevented || isHeld()) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const label = t('search.menu');
  return (
    <>
      <Button
        type={wide ? 'default' : 'text'}
        className="search-button"
        icon={<SearchOutlined />}
        {...(wide ? {} : { 'aria-label': label })}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        title={`${label} (Ctrl+K)`}
        onClick={() => setOpen(true)}
      >
        {wide && (
          <>
            <span className="search-button-name">{label}</span>
            <kbd>Ctrl K</kbd>
          </>
        )}
      </Button>
      {open && (
        <PartBoundary onClose={() => setOpen(false)}>
          <MenuSearchDialog entries={entries} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
