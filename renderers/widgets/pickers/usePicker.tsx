import { useState, type ReactNode, type SyntheticEvent } from 'react';
import type { CompiledColumn, Value } from '../../../engine/index.ts';
import { TypeAheadBuffer } from '../../kit/lazy/TypeAheadBuffer.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import { LazyFailure } from '../../kit/lazy/LazyFailure.tsx';
import type { DictItem, Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import '../inputs/popup.css';
import type { PickerDialogProps } from './PickerDialog.tsx';

/** The dialog, in a separate chunk. */
const PickerDialog = lazyComponent<PickerDialogProps & Pick<Ports, 't'>>(
  () => import('./PickerDialog.tsx').then((module) => module.PickerDialog),
  {
    failed: ({ t, onClose }, retry) => <LazyFailure takesFocus t={t} onRetry={retry} onClose={onClose} over />,
  },
);

interface PickerOptions {
  readonly column: CompiledColumn;
  readonly value: Value;
  readonly onPick: (items: readonly DictItem[]) => void;
  /** The dialog was closed without a pick. */
  readonly onReturn?: (() => void) | undefined;
}

/** A picker for a field or cell. */
interface Picker {
  /** Picking is not available: the shell has no directory. */
  readonly isMissing: boolean;
  readonly isOpen: boolean;
  open(): void;
  readonly dialog: ReactNode;
}

/** Keys and submits of the dialog must not bubble: React would pass them to the component that opened it. */
const keep = (event: SyntheticEvent): void => event.stopPropagation();

export function usePicker({ column, value, onPick, onReturn }: PickerOptions): Picker {
  const { directory, t } = usePorts();
  const [isOpen, setOpen] = useState(false);
  const { picker } = column;
  const isMissing = directory === undefined || picker === undefined;
  const close = (): void => {
    setOpen(false);
    onReturn?.();
  };
  return {
    isMissing,
    isOpen,
    open: () => setOpen(!isMissing),
    dialog:
      !isOpen || isMissing ? null : (
        <div onKeyDown={keep} onKeyUp={keep} onSubmit={keep} style={{ display: 'contents' }}>
          <TypeAheadBuffer onGiveUp={close}>
            <PickerDialog
              t={t}
              column={column}
              picker={picker}
              directory={directory}
              value={value}
              onPick={(items) => {
                setOpen(false);
                onPick(items);
              }}
              onClose={close}
            />
          </TypeAheadBuffer>
        </div>
      ),
  };
}
