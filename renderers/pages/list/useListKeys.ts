import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { isPlacedAt, type CompiledPage, type Values } from '../../../engine/index.ts';
import { useFirstFocus } from '../../kit/keyboard/useFirstFocus.ts';
import { tabStops } from '../../kit/keyboard/tabStops.ts';
import { useHeldFocus } from '../../kit/keyboard/useHeldFocus.ts';
import { toText } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { mayCopy, offered } from '../../data/records/recordActions.ts';
import { stepThroughParts } from '../../kit/shortcuts/parts.ts';
import { useShortcuts } from '../../kit/shortcuts/useShortcuts.ts';
import type { RowCommands } from './useRowCommands.ts';

/** Focusable element of a record: the row of a tree, else its checkbox. */
const ROW_STOP = '[role=row][tabindex="0"], [role=row] .wb-check, .wb-card .wb-check';

const firstRow = (list: HTMLElement): HTMLElement | null | undefined =>
  list.querySelector('.wb-records tbody, .wb-records .wb-cards')?.querySelector<HTMLElement>(ROW_STOP);

/**
 * Returns the element to focus in a list: its first row; without one, the button of the empty state, else the first tab
 * stop.
 */
const goOn = (list: HTMLElement): HTMLElement | null | undefined =>
  firstRow(list) ?? list.querySelector<HTMLElement>('.wb-records .wb-empty button') ?? tabStops(list)[0];

interface ListKeyCommands extends Pick<RowCommands, 'create' | 'copy'> {
  readonly print: () => void;
}

/** Returns the id of the record whose row has the focus. */
const idAtHand = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'];

/**
 * Shortcuts of a list: new record, copy of the focused one, first record, next and previous part. When opened, the
 * first row is focused. `records`: the displayed records; undefined until the first result.
 */
export function useListKeys(
  page: CompiledPage,
  commands: ListKeyCommands,
  records: readonly Values[] | undefined,
): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null);
  const ports = usePorts();
  const adds = page.list.actions.filter((action) => action.action === 'add' && isPlacedAt(action, 'toolbar'));
  const mayAdd = offered(adds, ports).some(({ disabled }) => !disabled);
  const copy = (): boolean => {
    const id = idAtHand();
    const record = records?.find((one) => toText(one['id']) === id);
    if (record === undefined || !mayCopy(record, { ...ports, page })) return false;
    commands.copy(record);
    return true;
  };
  useShortcuts(root, 'list', {
    create: mayAdd ? () => commands.create() : undefined,
    copy: page.list.actions.some(({ action }) => action === 'copy') ? copy : undefined,
    print: commands.print,
    firstRow: () => root.current && firstRow(root.current)?.focus(),
    nextPart: () => stepThroughParts(root.current, 1),
    previousPart: () => stepThroughParts(root.current, -1),
  });
  useFirstFocus(root, records !== undefined, goOn);
  useHeldFocus(root, goOn);
  return root;
}

const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** Handles keys on a row's checkbox: Up and Down move between rows, Enter opens the record. */
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
