import type { CompiledPage } from '../../../engine/index.ts';
import { useEffect, useRef, useState } from 'react';
import type { ImportedFile } from '../../widgets/files/ImportDragger.tsx';
import type { Imported, SheetPreview, SheetReading } from '../../kit/ports/imports.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { isClean, readSheets } from './importReading.ts';
import { useWriting } from './useWriting.ts';

export interface ChooseFilesProps {
  readonly page: CompiledPage;
  readonly onPreview: (preview: SheetPreview) => void;
  /** Called when everything was written and there are notes to show. */
  readonly onNotes: (written: Extract<Imported, { readonly kind: 'written' }>) => void;
  readonly onClose: () => void;
}

export interface SendOptions extends Omit<SheetReading, 'heads'> {
  readonly files: readonly ImportedFile[];
  /** Preview an import even when it has no problems. */
  readonly isAlways: boolean;
}

/** Sends files; writes an import without problems unless `isAlways`, and previews any other. */
export function useSending(
  { page, onPreview, onNotes }: Omit<ChooseFilesProps, 'onClose'>,
  { files, isAlways, isSubmitted, isSingle }: SendOptions,
) {
  const { imports, notify, preferences, t } = usePorts();
  const [isReading, setReading] = useState(false);
  const writing = useWriting(page);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  const read = async (signal: AbortSignal): Promise<SheetPreview | undefined> => {
    setReading(true);
    try {
      const chosen = files.map(({ file }) => file);
      return (
        imports &&
        (await readSheets({ imports, preferences }, { page, files: chosen }, { isSubmitted, isSingle, signal }))
      );
    } finally {
      setReading(false);
    }
  };
  const tell = (error: unknown): void => {
    if (error instanceof PortError && error.failure.kind === 'expired') return;
    // The server's own message (W8-6); for a call that did not reach the server, the names of the files (W8-26).
    const isSaid = error instanceof PortError && error.failure.kind !== 'network';
    const name = files.map(({ fileName }) => fileName).join('、');
    notify.warning(isSaid ? error.message : t('import.failed', { name }));
  };
  const writeAll = async (preview: SheetPreview): Promise<boolean> => {
    try {
      const { token } = preview;
      const untouched = { token, cells: [], removed: [], added: [], reasons: {} };
      const written = await writing.write({ ...untouched, onlyRight: false });
      if (written?.kind === 'written' && written.notes.length > 0) {
        onNotes(written);
        return false;
      }
      if (written?.kind === 'written') notify.success(written.message);
      // Another user stored the same record meanwhile.
      else if (written?.kind === 'problems') onPreview({ ...preview, problems: written.problems });
      return written?.kind === 'written';
    } catch (error) {
      tell(error);
      return false;
    }
  };
  /**
   * Resolves to true when everything was written. The result of a write is reported even if the dialog has been closed.
   */
  const send = async (): Promise<boolean> => {
    const { signal } = gone.current;
    let preview: SheetPreview | undefined;
    try {
      preview = await read(signal);
    } catch (error) {
      if (!signal.aborted) tell(error);
    }
    if (preview === undefined || signal.aborted) return false;
    if (!isAlways && isClean(page, preview, preferences)) return writeAll(preview);
    onPreview(preview);
    return false;
  };
  return { send, isReading, share: writing.share };
}
