import { useMemo } from 'react';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { EditProps } from '../inputs/widget.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useDrafts } from '../../kit/keyboard/drafts.ts';
import { useTypedPlace, useTyping } from '../../kit/keyboard/useTyping.ts';
import { FileChooser } from './FileChooser.tsx';
import { FilesField } from './FilesField.tsx';
import { pathsOfValue, valueOfPaths } from './fieldFile.ts';
import { useColumnUploads } from './useColumnUploads.ts';

/** Returns the value of a column for its draft while uploads are running: the stored files. Null: nothing to add. */
const finishedText = (finished: readonly string[], paths: readonly string[]): string | null =>
  finished.length === paths.length && finished.every((path, index) => path === paths[index])
    ? null
    : finished.join(',');

/** The files of a field: the document contains their paths, and gets new ones when every upload is done (W4-3). */
export function FilesControl(props: EditProps) {
  const { id, column, value, disabled, messageId, onCommit, onLeave } = props;
  const { uploads: port } = usePorts();
  const drafts = useDrafts();
  const typedPlace = useTypedPlace();
  const place = useMemo(
    () => (typedPlace === null ? undefined : { owner: drafts, name: JSON.stringify(typedPlace) }),
    [drafts, typedPlace],
  );
  const paths = pathsOfValue(value);
  const latest = useLatest(paths);
  const { upload } = column;
  if (upload === undefined)
    throw new Error(`The column "${column.key}" of type ${column.type} was compiled without upload`);
  const set = (next: readonly string[]): void => onCommit(valueOfPaths(next));
  const uploads = useColumnUploads({ key: column.key, upload, paths: () => latest.current, set, place });
  useTyping(finishedText(uploads.finished(), paths), (text) => set(pathsOfValue(text)));
  const isClosed = disabled || port === undefined;
  return (
    <div id={isClosed ? id : undefined} tabIndex={isClosed ? -1 : undefined} className="wb-files-control">
      <FilesField
        upload={upload}
        title={column.title}
        paths={paths}
        uploads={uploads}
        isClosed={isClosed}
        set={set}
        chooser={
          <FileChooser
            id={id}
            upload={upload}
            title={column.title}
            messageId={messageId}
            onFiles={(files) => uploads.add(files)}
            onLeave={onLeave}
          />
        }
      />
    </div>
  );
}
