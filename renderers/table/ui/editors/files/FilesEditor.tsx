import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { DropArea } from '../../../../widgets/files/DropArea.tsx';
import { ErrorDialog } from '../../../../widgets/files/ErrorDialog.tsx';
import '../../../../widgets/files/fileFields.css';
import { pathsOfValue } from '../../../../widgets/files/fieldFile.ts';
import { FilePopup } from '../../../../widgets/files/FilePopup.tsx';
import { wentIntoDialog } from '../../../../widgets/pickers/popupKeys.ts';
import { usePorts } from '../../../../kit/ports/portsContext.ts';
import type { CellEditorProps } from '../../../grid/cells/cellEditors.ts';
import { CellFilesActs, CellFilesFace } from './CellFilesFace.tsx';
import { moveOf } from '../moveOf.ts';
import { useCellFiles } from './useCellFiles.ts';

/** Keys that leave the cell. */
const LEAVING: ReadonlySet<string> = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown']);

const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** State of a cell's file editor, and its key and press handlers. */
function useFilesEditor(props: CellEditorProps) {
  const { ports, cancel } = props;
  const page = usePorts();
  const files = useCellFiles(props);
  const { upload, set, uploads } = files;
  const [shown, setShown] = useState<'popup' | 'failure' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const canTake = page.uploads !== undefined;
  const focus = (): void => root.current?.focus({ preventScroll: true });
  useLayoutEffect(() => root.current?.focus({ preventScroll: true }), []);
  const broughtBack = useRef(props.initialText.includes('/') ? pathsOfValue(props.initialText) : null);
  useEffect(() => {
    // Paths restored from a draft; a single letter only opened the cell.
    if (broughtBack.current !== null) set(broughtBack.current);
    broughtBack.current = null;
  });

  const choose = (): void => (canTake ? chooser.current?.click() : page.notify.warning(ports.t('upload.closed')));
  const add = (chosen: readonly File[]): void => {
    if (canTake) uploads.add(chosen);
    focus();
  };
  const clear = (): void => {
    uploads.giveUp();
    if (upload.allowRemove) set([]);
    focus();
  };
  const close = (): void => {
    setShown(null);
    focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey } = event;
    if (key === ' ') choose();
    else if (key === 'ArrowDown' && altKey) setShown('popup');
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (key === 'Escape' || LEAVING.has(key)) cancel(moveOf(event));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    const next = relatedTarget ?? document.activeElement;
    // The browser's file dialog takes the focus from the window, not from the cell.
    if (wentIntoDialog(next) || (next instanceof Node && root.current?.contains(next) === true)) return;
    cancel();
  };
  return { ...files, canTake, shown, setShown, root, chooser, choose, add, clear, close, onKeyDown, onBlur };
}

/**
 * Editor for files in a cell (W4-4): shows the progress, the beginning of the first name, or the reason of a failure.
 * Space chooses files, Delete removes them, Alt+Down opens all of them in a dialog.
 */
export function FilesEditor(props: CellEditorProps) {
  const { column, label } = props;
  const { t } = props.ports;
  const { root, chooser, ...editor } = useFilesEditor(props);
  const { upload, paths, uploads, shown, choose, clear, close } = editor;
  const { failure, isRunning, percent } = uploads;
  const [first, ...others] = paths;
  return (
    <>
      <div
        ref={root}
        className="wb-combobox-input"
        tabIndex={-1}
        role="group"
        aria-label={label}
        aria-busy={isRunning}
        aria-keyshortcuts="Space Delete Alt+ArrowDown"
        onKeyDown={editor.onKeyDown}
        onBlur={editor.onBlur}
      >
        <DropArea className="wb-cell-files" isClosed={!editor.canTake} onFiles={editor.add}>
          <CellFilesFace
            {...{ first, percent, isRunning, count: others.length }}
            failure={failure?.message}
            onWhy={upload.isImage ? () => editor.setShown('failure') : undefined}
          />
          <CellFilesActs
            {...{ t, upload, first, choose, clear, isRunning }}
            title={column.title}
            isFailed={failure !== undefined}
            onMore={() => editor.setShown('popup')}
          />
        </DropArea>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('upload.chooseFor', { title: column.title })}
          multiple={upload.number !== 1}
          onClick={keep}
          onChange={({ target }) => {
            editor.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <div style={{ display: 'contents' }} onKeyDown={keep} onMouseDown={keep} onBlur={keep} onPaste={keep}>
        {shown === 'popup' ? (
          <FilePopup column={column} upload={upload} paths={paths} onOk={editor.set} onClose={close} />
        ) : null}
        {shown === 'failure' && failure !== undefined ? (
          <ErrorDialog message={failure.message} onClose={close} />
        ) : null}
      </div>
    </>
  );
}
