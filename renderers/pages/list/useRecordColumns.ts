import { useMemo, useState, type CSSProperties } from 'react';
import { isPlacedAt, type CompiledPage, type Values } from '../../../engine/index.ts';
import { drawnTextWidth } from '../../kit/formats/textWidths.ts';
import { contentWidths, decimalPlaces, widerOf } from '../../list/columns/contentWidths.ts';
import type { ColumnArrangement } from '../../table/grid/columns/columnArrangement.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useRegistry } from '../../widgets/registryContext.ts';
import { recordColumns, listedColumns, type RecordColumn } from './recordColumns.tsx';
import type { RowCommands } from './useRowCommands.ts';

/** Width of the checkbox and the arrow that expands the lines. */
const selectionWidthOf = ({ list }: CompiledPage): number => (list.expand === undefined ? 40 : 68);
/** Extra width for the indentation of a tree's title: four levels without scrolling. */
const levelsWidth = 96;
const actionsLeastWidth = 150;
/** Cell padding, padding of the buttons, and 更多. */
const aroundActions = 72;

/** Width for two buttons in a row and 更多, in any language. */
function actionsWidthOf({ list }: CompiledPage, view: string): number {
  const widths = list.actions.filter((action) => isPlacedAt(action, 'row')).map(({ title }) => drawnTextWidth(title));
  const [first = 0, second = 0] = [...widths, drawnTextWidth(view)].sort((one, other) => other - one);
  return Math.max(actionsLeastWidth, Math.round(first + second) + aroundActions);
}

/** Returns the largest widths needed so far, in pixels: no column becomes narrower while pages are turned. */
function useWidest(page: CompiledPage, records: readonly Values[]): Readonly<Record<string, number>> {
  const { can } = usePorts();
  const now = useMemo(() => contentWidths(listedColumns({ page, can }), records), [can, page, records]);
  const [widest, setWidest] = useState({ page, now, widths: now });
  if (widest.now === now) return widest.widths;
  const widths = widest.page === page ? widerOf(widest.widths, now) : now;
  setWidest({ page, now, widths });
  return widths;
}

type PinStyle = CSSProperties & { readonly '--wb-edge'?: string };

/** Attributes that keep a pinned cell at its side. */
export interface PinFace {
  readonly 'data-pin'?: 'left' | 'right';
  readonly style?: PinStyle;
}

export interface DrawnColumn extends RecordColumn {
  readonly face: PinFace;
}

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

interface RecordColumnsParts {
  readonly page: CompiledPage;
  readonly records: readonly Values[];
  readonly commands: RowCommands;
  readonly arrangement: ColumnArrangement;
}

/** Returns the columns to render, and all widths including the checkbox column in front and the actions at the end. */
export function useRecordColumns({ page, records, commands, arrangement }: RecordColumnsParts) {
  const { can, t } = usePorts();
  const registry = useRegistry();
  const wanted = useWidest(page, records);
  const places = useMemo(() => decimalPlaces(page.list.columns, records), [page, records]);
  const openText = t('list.view');
  const { open } = commands;
  return useMemo(() => {
    const ofTree = (key: string) => (key === page.tree?.titleColumn ? levelsWidth : 0);
    const options = { page, registry, can, onOpen: open, openText, arrangement, widths: wanted, places };
    const plain = recordColumns(options);
    const widths = [
      selectionWidthOf(page),
      ...plain.map(({ key, width }) => width + ofTree(key)),
      actionsWidthOf(page, openText),
    ];
    const faceAt = (pin: RecordColumn['pin'], at: number): PinFace => {
      if (pin === 'none') return {};
      const edge = pin === 'left' ? sum(widths.slice(0, at + 1)) : sum(widths.slice(at + 2));
      return { 'data-pin': pin, style: { '--wb-edge': `${edge}px` } };
    };
    const columns = plain.map((column, at): DrawnColumn => ({ ...column, face: faceAt(column.pin, at) }));
    return { columns, widths };
  }, [arrangement, can, open, openText, page, places, registry, wanted]);
}
