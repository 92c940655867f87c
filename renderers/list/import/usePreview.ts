import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import type { HeadChoice, HeadPlace, SheetMending, SheetPreview, SheetWord } from '../../kit/ports/imports.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { reportFailure } from '../../data/records/reportFailure.ts';
import type { EditableTableHandle } from '../../table/ui/props/tableProps.ts';
import type { ImportEnd } from './ImportEndDialog.tsx';
import { ROW_KEY } from './previewColumns.ts';
import { chooseHead, forgetWord, placeHeads, takeRowsBack, type ShownPreview } from './previewChanges.ts';
import { PreviewTables, type ProblemPlace } from './previewTables.ts';
import { useWriting } from './useWriting.ts';

export interface PreviewDialogProps {
  readonly page: CompiledPage;
  readonly preview: SheetPreview;
  /** Returns to choosing files. */
  readonly onBack: () => void;
  readonly onEnd: (end: ImportEnd) => void;
  readonly onClose: () => void;
}

/** Moves from one cell with a problem to the next, opening its table. */
function useProblemTravel(tables: PreviewTables) {
  const [open, setOpen] = useState(0);
  const handle = useRef<EditableTableHandle>(null);
  const wanted = useRef<ProblemPlace>();
  const goTo = (): void => {
    const place = wanted.current;
    if (place !== undefined) handle.current?.focusCell(place.row, place.key);
  };
  // The cell may be in a table other than the displayed one.
  useLayoutEffect(goTo, [open]);
  const next = (): void => {
    wanted.current = tables.nextProblem(wanted.current);
    if (wanted.current !== undefined && wanted.current.table !== open) setOpen(wanted.current.table);
    else goTo();
  };
  return { open, setOpen, handle, next };
}

type Busy = 'check' | 'map';

/** Commits half-typed text, then runs one call at a time and reports failures. */
function useBusy(ports: Ports, handle: RefObject<EditableTableHandle>, focusTable: () => void) {
  const [busy, setBusy] = useState<Busy>();
  const pressed = useRef<Element | null>(null);
  // The pressed button is disabled meanwhile and loses the focus; it may also have been removed.
  useEffect(() => {
    const { current: element } = pressed;
    if (busy !== undefined || element === null) return;
    pressed.current = null;
    // Staff have moved on to a cell meanwhile.
    if (document.activeElement !== document.body) return;
    if (element.isConnected && element instanceof HTMLElement) element.focus();
    else focusTable();
  }, [busy, focusTable]);
  const run = async (what: Busy, work: () => Promise<void>): Promise<void> => {
    pressed.current = document.activeElement;
    setBusy(what);
    try {
      await handle.current?.flush();
      await work();
    } catch (error) {
      reportFailure(ports, error);
    }
    setBusy(undefined);
  };
  return { busy, run };
}

/** Returns the tables of a preview and the actions on them. */
export function usePreview({ page, preview: first, onEnd, onClose }: PreviewDialogProps) {
  const ports = usePorts();
  const { imports, notify, preferences, t } = ports;
  const [{ preview, mending }, setShown] = useState<ShownPreview>({ preview: first });
  const tables = useMemo(
    () => new PreviewTables(page, preview, { rowTitle: t('import.row'), mending }),
    [mending, page, preview, t],
  );
  useSyncExternalStore(tables.subscribe, () => tables.revision);
  /** Reasons for overriding rules, by rule id. */
  const [reasons, setReasons] = useState<SheetMending['reasons']>({});
  const writing = useWriting(page);

  const { open, setOpen, handle, next } = useProblemTravel(tables);
  const focusTable = useCallback(() => {
    const { model } = tables.tables[open] ?? {};
    if (model !== undefined && model.rowCount > 0) handle.current?.focusCell(model.rowAt(0).id, ROW_KEY);
  }, [handle, open, tables]);
  const { busy, run } = useBusy(ports, handle, focusTable);

  const mended = (): SheetMending => ({ ...tables.mending(), reasons });
  const check = () =>
    run('check', async () => {
      if (imports !== undefined) tables.setProblems(await imports.check(page, mended()));
    });
  const change = (
    what: Busy,
    next: (context: Parameters<typeof placeHeads>[0], now: Required<ShownPreview>) => Promise<ShownPreview | undefined>,
  ) =>
    run(what, async () => {
      if (imports === undefined) return;
      const shown = await next({ page, imports, preferences }, { preview, mending: mended() });
      if (shown !== undefined) setShown(shown);
    });
  /** Resolves to true when the import is complete. */
  const write = async (onlyRight: boolean): Promise<boolean> => {
    await handle.current?.flush();
    const written = await writing.write({ ...mended(), onlyRight });
    if (written?.kind === 'problems') {
      tables.setProblems(written.problems);
      notify.warning(written.message);
      next();
      return false;
    }
    if (written?.kind === 'mixed' || (written !== undefined && written.notes.length > 0)) {
      onEnd(written);
      return false;
    }
    if (written !== undefined) notify.success(written.message);
    return written !== undefined;
  };
  const writeRight = () => run('check', async () => void ((await write(true)) && onClose()));

  const isBusy = writing.share !== undefined || busy !== undefined;
  return {
    preview,
    tables,
    /** Index of the displayed table. */
    open,
    setOpen,
    handle,
    busy,
    isBusy,
    /** Progress of writing, 0 to 1; undefined: nothing is being written. */
    share: writing.share,
    next,
    check,
    choose: (choice: HeadChoice) => change('map', (...now) => chooseHead(...now, choice)),
    placeHeads: (place: HeadPlace) => change('map', (...now) => placeHeads(...now, place)),
    takeBack: (rows: readonly string[]) => change('check', (...now) => takeRowsBack(...now, rows)),
    forget: (word: SheetWord) => change('map', (...now) => forgetWord(...now, word)),
    reasons,
    setReason: (rule: string, reason: string) => setReasons((all) => ({ ...all, [rule]: reason })),
    write,
    writeRight,
  };
}
