import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { pressedFile, removalOf, type FileCommands } from './fileCommands.ts';
import { isStored, type FieldFile } from './fieldFile.ts';

export interface FileStopsOptions {
  readonly files: readonly FieldFile[];
  readonly commands: FileCommands;
  /** Scrolls a file into view, so that it can take the focus. */
  readonly reveal: (index: number) => void;
  /** Focuses another element after the last file was removed. */
  readonly onEmpty?: (() => void) | undefined;
}

export interface FileStops {
  readonly list: RefObject<HTMLUListElement>;
  /** Index of the only tab stop. */
  readonly stop: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (index: number) => void;
}

/** Makes several files one tab stop; keys move between them and act on the focused one. */
export function useFileStops({ files, commands, reveal, onEmpty }: FileStopsOptions): FileStops {
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState(0);
  // After a key moved or removed a file, the focus stays with that file, or goes to the next one.
  const follow = useRef<string | number | null>(null);
  const empty = useLatest(onEmpty);
  const stop = Math.max(0, Math.min(wanted, files.length - 1));

  const go = (index: number): void => {
    setWanted(index);
    reveal(index);
    follow.current = index;
  };
  useLayoutEffect(() => {
    const { current } = follow;
    if (current === null) return;
    const index = typeof current === 'number' ? current : files.findIndex(({ key }) => key === current);
    const active = document.activeElement;
    // The focus has moved elsewhere meanwhile and stays there.
    if (active !== document.body && list.current?.contains(active) === false) {
      follow.current = null;
      return;
    }
    if (files.length === 0) {
      follow.current = null;
      empty.current?.();
      return;
    }
    const at = Math.max(0, Math.min(index, files.length - 1));
    const item = list.current?.querySelector<HTMLElement>(`[data-file="${at}"]`);
    if (item === null || item === undefined) return;
    follow.current = null;
    if (at !== wanted) setWanted(at);
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [empty, files, wanted]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event;
    const file = files[stop];
    if (file === undefined || !(target instanceof HTMLElement) || target.dataset['file'] === undefined) return;
    const act = pressedFile(event, { index: stop, count: files.length, isFailed: file.status === 'error' });
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (act.kind === 'go') go(act.to);
    else if (act.kind === 'move') {
      if (!isStored(file)) return;
      follow.current = file.key;
      commands.move?.(file, stop + act.by);
    } else if (act.kind === 'remove') {
      const remove = removalOf(file, commands);
      if (remove === undefined) return;
      follow.current = stop;
      remove(file);
    } else if (act.kind === 'retry') commands.retry?.(file);
    else if (commands.preview !== undefined) commands.preview(file);
    else commands.download?.(file);
  };
  return { list, stop, onKeyDown, onFocus: setWanted };
}
