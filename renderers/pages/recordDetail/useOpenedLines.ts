import { useCallback, useMemo, useRef, useState } from 'react';
import { wireRows, type CompiledColumn, type CompiledPage, type Values, maySee } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** The lines that rows show below themselves (`list.expand`). */
export interface OpenedLinesModel {
  readonly title: string;
  /** Columns that the user may see. */
  readonly columns: readonly CompiledColumn[];
  readonly isOpen: (record: Values) => boolean;
  readonly toggle: (record: Values) => void;
  /** Returns cached lines; undefined: to be fetched. */
  readonly known: (record: Values) => readonly Values[] | undefined;
  /** Fetched once for each version of a record. */
  readonly fetch: (record: Values, signal: AbortSignal) => Promise<readonly Values[]>;
}

/** Cache key: after a save, the record may have other lines. */
const keyOf = ({ id, version, updateTime }: Values): string =>
  [toText(id), toText(version), toText(updateTime)].join(' ');

/** Undefined: rows of the page cannot be expanded, or the user may see no column of the lines. */
export function useOpenedLines(page: CompiledPage): OpenedLinesModel | undefined {
  const { can, dataSource } = usePorts();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const kept = useRef(new Map<string, readonly Values[]>());
  const source = useLatest(dataSource);
  const toggle = useCallback(
    ({ id }: Values) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(toText(id))) next.add(toText(id));
        return next;
      }),
    [],
  );
  return useMemo(() => {
    const { expand } = page.list;
    const columns = expand?.columns.filter((column) => maySee(column, can)) ?? [];
    if (expand === undefined || columns.length === 0) return undefined;
    return {
      title: expand.detail.title,
      columns,
      isOpen: ({ id }) => open.has(toText(id)),
      toggle,
      known: (record) => kept.current.get(keyOf(record)),
      fetch: async (record, signal) => {
        const whole = await source.current.get(page, toText(record['id']), signal);
        const lines = wireRows(whole, expand.detail) ?? [];
        kept.current.set(keyOf(record), lines);
        return lines;
      },
    };
  }, [can, open, page, source, toggle]);
}
