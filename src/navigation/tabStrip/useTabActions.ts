import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { TabActions } from './TabHandle.tsx';
import type { TabMenuPlace } from './TabMenu.tsx';
import type { TabClosing } from './useTabClosing.ts';

interface TabActing {
  readonly actions: TabActions;
  readonly draggedKey: string | null;
  /** Null: no menu is open. */
  readonly menu: TabMenuPlace | null;
  readonly setMenu: (place: TabMenuPlace | null) => void;
}

/** Mouse actions on the tabs of the strip. */
export function useTabActions(closing: TabClosing): TabActing {
  const { tabs } = useShell();
  const navigate = useNavigate();
  const dragged = useRef<string | null>(null);
  const [draggedKey, setDraggedKey] = useState<string | null>(null);
  const [menu, setMenu] = useState<TabMenuPlace | null>(null);
  const actions = useMemo<TabActions>(
    () => ({
      onShow: (key) => void navigate(tabs.state.tabs.find((tab) => tab.key === key)?.fullPath ?? ''),
      onClose: closing.ask,
      onMenu: (key, left, top) => setMenu({ key, left, top }),
      onDrag: (key) => {
        dragged.current = key;
        setDraggedKey(key);
      },
      onDragOver: (key) => {
        if (dragged.current === null || dragged.current === key) return;
        const to = tabs.state.tabs.findIndex((tab) => tab.key === key);
        tabs.move(dragged.current, to);
      },
    }),
    [tabs, navigate, closing],
  );
  return { actions, draggedKey, menu, setMenu };
}
