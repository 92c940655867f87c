import { useId, useState } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { FileCommands } from './fileCommands.ts';
import { FileRow, DragHandle } from './FileRow.tsx';
import { isStored, type FieldFile } from './fieldFile.ts';
import { useFileDrag } from './useFileDrag.ts';
import { useFileStops } from './useFileStops.ts';

/** Height of a row in pixels, and number of rows visible at once. */
const ROW = 28;
const IN_SIGHT = 6;
/** Rows rendered above and below the visible ones. */
const BEYOND = 4;

export interface FileRowsProps {
  readonly files: readonly FieldFile[];
  readonly commands: FileCommands;
  /** Accessible name of the list: the column's title. */
  readonly title: string;
  readonly onEmpty?: (() => void) | undefined;
}

/** A list of files: only the visible rows are rendered, even of thousands. */
export function FileRows({ files, commands, title, onEmpty }: FileRowsProps) {
  const { t } = usePorts();
  const [top, setTop] = useState(0);
  const hint = useId();
  const { move } = commands;
  const drag = useFileDrag((from, to) => {
    const file = files[from];
    if (file !== undefined) move?.(file, to);
  });
  const { list, stop, onKeyDown, onFocus } = useFileStops({
    files,
    commands,
    onEmpty,
    reveal: (index) => {
      const element = list.current;
      if (element === null) return;
      const { scrollTop, clientHeight } = element;
      if (index * ROW < scrollTop) element.scrollTop = index * ROW;
      else if ((index + 1) * ROW > scrollTop + clientHeight) element.scrollTop = (index + 1) * ROW - clientHeight;
      setTop(element.scrollTop);
    },
  });
  const first = Math.max(0, Math.min(Math.floor(top / ROW), files.length - IN_SIGHT) - BEYOND);
  const end = Math.min(files.length, first + IN_SIGHT + 2 * BEYOND);
  // After scrolling by pointer, the list still has a tab stop.
  const tabStop = stop >= first && stop < end ? stop : Math.min(files.length - 1, Math.ceil(top / ROW));
  if (files.length === 0) return null;
  return (
    <>
      <ul
        ref={list}
        className="wb-file-rows"
        style={{ maxHeight: ROW * IN_SIGHT }}
        aria-label={t('upload.files', { title, count: files.length })}
        aria-describedby={hint}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={onKeyDown}
      >
        {first > 0 ? <li aria-hidden style={{ height: first * ROW }} /> : null}
        {files.slice(first, end).map((file, place) => {
          const index = first + place;
          const isDragged = drag.dragged?.from === index;
          return (
            <li
              key={file.key}
              className={`wb-file-row${isDragged ? ' is-dragged' : ''}${drag.dragged?.to === index ? ' is-target' : ''}`}
              style={{ height: ROW }}
              data-file={index}
              data-status={file.status}
              tabIndex={index === tabStop ? 0 : -1}
              aria-setsize={files.length}
              aria-posinset={index + 1}
              onFocus={() => onFocus(index)}
            >
              <FileRow
                file={file}
                commands={commands}
                grip={
                  move !== undefined && isStored(file) && files.length > 1 ? (
                    <DragHandle {...drag.handlers(index)} />
                  ) : null
                }
              />
            </li>
          );
        })}
        {end < files.length ? <li aria-hidden style={{ height: (files.length - end) * ROW }} /> : null}
      </ul>
      <span id={hint} className="wb-unseen">
        {t('upload.keys')}
      </span>
    </>
  );
}
