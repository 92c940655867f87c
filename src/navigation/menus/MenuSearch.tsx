import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chunkedDialog } from '../../platform/chunks/chunked.tsx';
import { whenIdle } from '../../../renderers/index.ts';
import { bufferKeys } from '../../shell/keyboard/keyBuffer.ts';
import type { KeyBuffer } from '../../shell/keyboard/keyBuffer.ts';
import { t } from '../../platform/locales/t.ts';
import { PartBoundary } from '../../shell/ui/PartBoundary.tsx';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import './menuSearch.css';

const MenuSearchDialog = chunkedDialog(async () => (await import('./MenuSearchDialog.tsx')).MenuSearchDialog);

/** Returns whether a modal dialog is open: of a page, or the one for signing in again. */
const isHeld = (): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some((dialog) => dialog.getClientRects().length > 0);

/** Keys that the search handles. */
const KEYS = ['Enter', 'ArrowDown', 'ArrowUp'];

/** Buffers keys from the moment the search is requested until its field is ready. */
function useKeysAhead(open: boolean, onGiveUp: () => void) {
  const place = useRef<HTMLSpanElement>(null);
  const hold = useRef<KeyBuffer | null>(null);
  useLayoutEffect(() => {
    if (!open || place.current === null) return undefined;
    const before = document.activeElement;
    const begun = bufferKeys(place.current, { label: t('search.menu'), takesFocus: true, onGiveUp, keys: KEYS });
    hold.current = begun;
    return () => {
      hold.current = null;
      begun.drop();
      // Restores the focus from before the request.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open, onGiveUp]);
  const land = useCallback((field: HTMLElement) => {
    hold.current?.deliver(field);
    hold.current = null;
  }, []);
  return { place, land };
}

interface MenuSearchProps {
  readonly routes: readonly ShellRoute[];
  /** True: a labeled field; false: an icon, where there is no space. */
  readonly wide: boolean;
}

/** Search over menu pages, records and actions (S2.6-1); opened by its button, by Ctrl+K, or by a page. */
export function MenuSearch({ routes, wide }: MenuSearchProps) {
  const [open, setOpen] = useState(false);
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
  const close = useCallback(() => setOpen(false), []);
  const { place, land } = useKeysAhead(open, close);
  const label = t('search.menu');
  return (
    <>
      <Button
        type={wide ? 'default' : 'text'}
        className="search-button"
        icon={<SearchOutlined />}
        aria-label={wide ? undefined : label}
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
      <span ref={place} />
      {open && (
        <PartBoundary onClose={close}>
          <MenuSearchDialog routes={routes} onReady={land} onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
