import { DownOutlined, ExportOutlined } from '@ant-design/icons';
import type { MouseEvent } from 'react';
import { menuIcon } from '../../shell/ui/menuIcons.tsx';
import type { MenuRow } from './menuRows.ts';

interface InlineMenuRowProps {
  readonly row: MenuRow;
  readonly current: boolean;
  readonly tabStop: boolean;
  /** Offset in pixels. */
  readonly top: number;
  readonly onPress: () => void;
}

/** Returns whether a click requests another browser tab or window. */
const asksForWindow = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || button !== 0;

const ICON_SPACE = 24;
const STEP_IN = 14;
const FIRST_IN = 12;

/** Texts of one level are aligned, with or without an icon. */
const indentOf = ({ depth, entry }: MenuRow): number =>
  FIRST_IN + (depth === 0 ? 0 : ICON_SPACE + (depth - 1) * STEP_IN) - (depth > 0 && entry.icon !== '' ? ICON_SPACE : 0);

/** A page is a link, so that it can be opened in another browser tab; a folder is a button. */
export function InlineMenuRow({ row, current, tabStop, top, onPress }: InlineMenuRowProps) {
  const { entry, open, depth, place, among } = row;
  const shared = {
    role: 'menuitem',
    className: 'menu-row',
    title: entry.title,
    'data-depth': depth,
    'aria-posinset': place,
    'aria-setsize': among,
    tabIndex: tabStop ? 0 : -1,
    style: { top, paddingInlineStart: indentOf(row) },
  } as const;
  const content = (
    <>
      {(depth === 0 || entry.icon !== '') && (
        <span className="menu-row-icon" aria-hidden="true">
          {menuIcon(entry.icon)}
        </span>
      )}
      <span className="menu-row-title">{entry.title}</span>
      {entry.external !== null && <ExportOutlined className="menu-row-mark" aria-hidden="true" />}
      {open !== null && <DownOutlined className="menu-row-mark menu-row-arrow" aria-hidden="true" />}
    </>
  );
  if (open !== null) {
    return (
      <button type="button" {...shared} aria-expanded={open} onClick={onPress}>
        {content}
      </button>
    );
  }
  const onClick = (event: MouseEvent) => {
    // An Enter press has button 0; the browser opens entries that belong in another window.
    if (asksForWindow(event)) return;
    if (entry.external === null) event.preventDefault();
    onPress();
  };
  const window = entry.external === null ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      {...shared}
      href={entry.external ?? entry.path}
      {...window}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      {content}
    </a>
  );
}
