import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState, type DragEvent } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import {
  LEAST_WIDTH,
  MAX_WIDTH,
  setHidden,
  setPin,
  setWidths,
  withoutWidth,
  type ColumnArrangement,
  type Pin,
} from '../../grid/columns/columnArrangement.ts';

export interface ListedColumn {
  readonly key: string;
  readonly title: string;
  /** Pinning on the page. */
  readonly fixed?: Pin | undefined;
}

const PINS = ['none', 'left', 'right'] as const satisfies readonly Pin[];

const PIN_TEXTS = { none: 'columns.pinNone', left: 'columns.pinLeft', right: 'columns.pinRight' } as const;

export interface ColumnEntryProps {
  readonly column: ListedColumn;
  readonly draft: ColumnArrangement;
  readonly t: TablePorts['t'];
  /** It is the only visible column. */
  readonly mustStay: boolean;
  /** The column can move one position up; down. */
  readonly canRise: boolean;
  readonly canSink: boolean;
  readonly isDragged: boolean;
  readonly onChange: (draft: ColumnArrangement) => void;
  readonly onStep: (step: -1 | 1) => void;
  /** Null: the drag ended. */
  readonly onDrag: (key: string | null) => void;
  readonly onDrop: () => void;
}

/** Width in pixels, or blank for the default width. Applied on blur. */
function WidthInput({ column: { key, title }, draft, t, onChange }: Omit<ColumnEntryProps, 'mustStay'>) {
  const [typed, setTyped] = useState<string>();
  const settle = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    onChange(typed === '' ? withoutWidth(draft, key) : setWidths(draft, { [key]: Number(typed) }));
  };
  return (
    <input
      type="number"
      min={LEAST_WIDTH}
      max={MAX_WIDTH}
      aria-label={t('columns.widthOf', { title })}
      placeholder={t('columns.autoWidth')}
      value={typed ?? draft.widths[key] ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
    />
  );
}

/** One column in the list: dragged by its grip, moved by its arrow buttons. */
export function ColumnEntry(props: ColumnEntryProps) {
  const { column, draft, t, canRise, canSink, onChange, onStep, onDrag } = props;
  const { key, title, fixed = 'none' } = column;
  const isShown = !draft.hidden.includes(key);
  const begin = ({ dataTransfer }: DragEvent): void => {
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', key);
    onDrag(key);
  };
  return (
    <li
      data-dragged={props.isDragged}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <span
        className="wb-columns-grip"
        draggable
        title={t('columns.drag', { title })}
        aria-hidden
        onDragStart={begin}
        onDragEnd={() => onDrag(null)}
      >
        <HolderOutlined />
      </span>
      <Checkbox checked={isShown} disabled={props.mustStay} onChange={() => onChange(setHidden(draft, key, isShown))}>
        {title}
      </Checkbox>
      <select
        aria-label={t('columns.pinOf', { title })}
        value={draft.pins[key] ?? fixed}
        onChange={({ target }) => onChange(setPin(draft, key, PINS.find((pin) => pin === target.value) ?? 'none'))}
      >
        {PINS.map((pin) => (
          <option key={pin} value={pin}>
            {t(PIN_TEXTS[pin])}
          </option>
        ))}
      </select>
      <WidthInput {...props} />
      <Button
        size="small"
        type="text"
        icon={<ArrowUpOutlined />}
        disabled={!canRise}
        aria-label={t('columns.up', { title })}
        onClick={() => onStep(-1)}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowDownOutlined />}
        disabled={!canSink}
        aria-label={t('columns.down', { title })}
        onClick={() => onStep(1)}
      />
    </li>
  );
}
