import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { isPlacedAt, type CompiledPage, type Values } from '../../engine/index.ts';
import { useFirstFocus } from '../focus/useFirstFocus.ts';
import { useHeldFocus } from '../focus/useHeldFocus.ts';
import { usePorts } from '../ports/portsContext.ts';
import { offered } from '../records/recordActions.ts';
import { stepThroughParts } from '../shortcuts/parts.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import type { RowCommands } from './useRowCommands.ts';

/** Where the keyboard stands in a record: on the row of a tree, else on the box that chooses it. */
const ROW_STOP = '[role=row][tabindex="0"], [role=row] .wb-check, .wb-card .wb-check';

const firstRow = (list: HTMLElement): HTMLElement | null | undefined =>
  list.querySelector('.wb-records tbody, .wb-records .wb-cards')?.querySelector<HTMLElement>(ROW_STOP);

/** Keys of a list: a new record, its first one, its parts. Opened by keyboard, it is on its first row. */
export function useListKeys(page: CompiledPage, commands: RowCommands, isReady: boolean): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null);
  const ports = usePorts();
  const adds = page.list.actions.filter((action) => action.action === 'add' && isPlacedAt(action, 'toolbar'));
  const mayAdd = offered(adds, ports).some(({ disabled }) => !disabled);
  useShortcuts(root, 'list', {
    create: mayAdd ? () => commands.create() : undefined,
    firstRow: () => root.current && firstRow(root.current)?.focus(),
    nextPart: () => stepThroughParts(root.current, 1),
    previousPart: () => stepThroughParts(root.current, -1),
  });
  useFirstFocus(root, isReady, firstRow);
  useHeldFocus(root, firstRow);
  return root;
}

const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** On the box of a row: arrows go to the row below or above, Enter opens the record. */
export const pressedOnRow =
  (record: Values, commands: RowCommands) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event;
    if (
      !(target instanceof HTMLElement) ||
      !target.matches('.wb-check') ||
      target.closest('[role=row]') !== currentTarget
    )
      return;
    const way = STEPS[key];
    if (way === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (way === undefined) return void commands.open(record);
    let row = currentTarget[way];
    while (row !== null && row.querySelector('.wb-check') === null) row = row[way];
    row?.querySelector<HTMLElement>('.wb-check')?.focus();
  };
