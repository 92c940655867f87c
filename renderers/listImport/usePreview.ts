import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { plainTitle, type CompiledPage } from '../../engine/index.ts';
import type { HeadChoice, LeftRows, SheetMending, SheetPreview } from '../ports/imports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { tellFailure } from '../records/tellFailure.ts';
import type { EditableTableHandle } from '../table/props/tableProps.ts';
import { memoryOf } from './importReading.ts';
import { PreviewTables, type ProblemPlace } from './previewTables.ts';
import { useWriting } from './useWriting.ts';

export interface PreviewDialogProps {
  readonly page: CompiledPage;
  readonly preview: SheetPreview;
  /** To other files. */
  readonly onBack: () => void;
  readonly onMixed: (message: string, left: LeftRows) => void;
  readonly onClose: () => void;
}

interface Shown {
  readonly preview: SheetPreview;
  readonly mending?: SheetMending;
}

/** Leads from one cell that something is wrong with to the next, into the table that it stands in. */
function useProblemTravel(tables: PreviewTables) {
  const [open, setOpen] = useState(0);
  const handle = useRef<EditableTableHandle>(null);
  const wanted = useRef<ProblemPlace>();
  const goTo = (): void => {
    const place = wanted.current;
    if (place !== undefined) handle.current?.focusCell(place.row, place.key);
  };
  // Its table may be another than the one that is shown.
  useLayoutEffect(goTo, [open]);
  const next = (): void => {
    wanted.current = tables.nextProblem(wanted.current);
    if (wanted.current !== undefined && wanted.current.table !== open) setOpen(wanted.current.table);
    else goTo();
  };
  return { open, setOpen, handle, next };
}

/** The tables of a preview, and what staff do with them. */
export function usePreview({ page, preview: first, onMixed, onClose }: PreviewDialogProps) {
  const ports = usePorts();
  const { imports, notify, preferences, t } = ports;
  const [{ preview, mending }, setShown] = useState<Shown>({ preview: first });
  const tables = useMemo(
    () => new PreviewTables(page, preview, { rowTitle: t('import.row'), mending }),
    [mending, page, preview, t],
  );
  useSyncExternalStore(tables.subscribe, () => tables.revision);
  const [busy, setBusy] = useState<'check' | 'map'>();
  const writing = useWriting(page);

  const { open, setOpen, handle, next } = useProblemTravel(tables);

  /** Nothing else is done meanwhile; a failure is told. */
  const run = async (what: 'check' | 'map', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await handle.current?.flush();
      await work();
    } catch (error) {
      tellFailure(ports, error);
    }
    setBusy(undefined);
  };
  const check = () =>
    run('check', async () => {
      if (imports !== undefined) tables.setProblems(await imports.check(page, tables.mending()));
    });
  const choose = (choice: HeadChoice) =>
    run('map', async () => {
      const part = preview.tables[choice.table];
      const head = part?.heads.find(({ index }) => index === choice.index);
      if (imports === undefined || part === undefined || head === undefined) return;
      memoryOf({ page, preview }, part, preferences).keep(plainTitle(head.text), choice.key);
      const mended = tables.mending();
      setShown({ preview: await imports.choose(page, preview.token, [choice]), mending: mended });
    });
  /** True: it is over. */
  const write = async (onlyRight: boolean): Promise<boolean> => {
    await handle.current?.flush();
    const written = await writing.write({ ...tables.mending(), onlyRight });
    if (written?.kind === 'problems') {
      tables.setProblems(written.problems);
      notify.warning(written.message);
      next();
      return false;
    }
    if (written?.kind === 'mixed') onMixed(written.message, written.left);
    else if (written !== undefined) notify.success(written.message);
    return written?.kind === 'written';
  };
  const writeRight = () => run('check', async () => void ((await write(true)) && onClose()));

  const isBusy = writing.share !== undefined || busy !== undefined;
  return {
    preview,
    tables,
    /** Index of the table that is shown. */
    open,
    setOpen,
    handle,
    busy,
    isBusy,
    /** How far the writing is, 0 to 1; undefined: nothing is being written. */
    share: writing.share,
    next,
    check,
    choose,
    write,
    writeRight,
  };
}
