import { useRef, useState } from 'react';
import { LazyFailure } from '../../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../../kit/lazy/lazyComponent.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { textsOfNodes, useNodeItems } from '../../../data/trees/useNodeItems.ts';
import { NodeNames } from './TreeView.tsx';
import type { TreeTransferProps } from './TreeTransfer.tsx';
import { emptiedBy } from './nodeValue.ts';

const LateTransfer = lazyComponent<TreeTransferProps>(
  () => import('./TreeTransfer.tsx').then((module) => module.TreeTransfer),
  {
    waiting: () => null,
    failed: ({ ports: { t }, onClose }, retry) => (
      <LazyFailure t={t} onRetry={retry} onClose={onClose} over takesFocus />
    ),
  },
);

/** Several nodes, chosen in a dialog: the field shows their names, Enter or a click opens it, Delete clears it. */
export function TreeTransferEdit(props: EditProps) {
  const { id, column, value, held, disabled, required, status, messageId, onCommit, onFill, onLeave } = props;
  const ports = usePorts();
  const { t } = ports;
  const items = useNodeItems(column, value);
  const texts = textsOfNodes(items);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLButtonElement>(null);
  const commit = (values: readonly string[], text: string): void => {
    const next = values.length === 0 ? null : values.join(',');
    if (next === null && column.fill !== undefined && onFill !== undefined) onFill(emptiedBy(column), column.title);
    else onCommit(next, next === null ? undefined : { value: next, text, attributes: {} });
  };
  const shown = held ?? [...texts.values()].join(', ');
  return (
    <div className="wb-control wb-transfer-field" data-status={status}>
      <button
        ref={field}
        id={id}
        type="button"
        className="wb-transfer-button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-invalid={status === 'error'}
        aria-describedby={messageId}
        data-required={required}
        title={shown}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') commit([], '');
        }}
        onBlur={() => isOpen || onLeave()}
      >
        {shown === '' ? (
          <span className="wb-transfer-none">{column.placeholder || t('tree.choose')}</span>
        ) : (
          (held ?? <NodeNames items={items} />)
        )}
      </button>
      {isOpen ? (
        <LateTransfer
          column={column}
          ports={ports}
          texts={texts}
          onClose={() => {
            setOpen(false);
            field.current?.focus();
          }}
          onOk={(chosen) => commit([...chosen.keys()], [...chosen.values()].join(','))}
        />
      ) : null}
    </div>
  );
}
