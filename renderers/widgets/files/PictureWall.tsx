import { Button } from 'antd';
import { useId, useState } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { FileRowsProps } from './FileRows.tsx';
import { PictureTile } from './PictureTile.tsx';
import { isStored } from './fieldFile.ts';
import { useFileDrag } from './useFileDrag.ts';
import { useFileStops } from './useFileStops.ts';

/** Number of pictures rendered at first, and added by each click. */
const STEP = 60;

/** Pictures side by side, the first one the primary. */
export function PictureWall({ files, commands, title, onEmpty }: FileRowsProps) {
  const { t } = usePorts();
  const [most, setMost] = useState(STEP);
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
    reveal: (index) => setMost((before) => Math.max(before, index + 1)),
  });
  if (files.length === 0) return null;
  return (
    <>
      <ul
        ref={list}
        className="wb-pictures"
        aria-label={t('upload.files', { title, count: files.length })}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
      >
        {files.slice(0, most).map((file, index) => {
          const isDragged = drag.dragged?.from === index;
          return (
            <li
              key={file.key}
              className={`wb-picture${isDragged ? ' is-dragged' : ''}${drag.dragged?.to === index ? ' is-target' : ''}`}
              data-file={index}
              data-status={file.status}
              tabIndex={index === stop ? 0 : -1}
              aria-label={file.name}
              onFocus={() => onFocus(index)}
              onDoubleClick={() => file.path !== '' && commands.preview?.(file)}
              {...(move !== undefined && isStored(file) && files.length > 1 && drag.handlers(index))}
            >
              <PictureTile file={file} index={index} commands={commands} />
            </li>
          );
        })}
      </ul>
      {files.length > most ? (
        <Button size="small" type="link" onClick={() => setMost(most + STEP)}>
          {t('upload.more')} {t('upload.count', { count: files.length })}
        </Button>
      ) : null}
      <span id={hint} className="wb-unseen">
        {t('upload.keys')}
      </span>
    </>
  );
}
