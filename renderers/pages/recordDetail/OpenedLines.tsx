import { Spin } from 'antd';
import { useCallback, useState } from 'react';
import type { Values } from '../../../engine/index.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { LineTable } from './LineTable.tsx';
import { RowButton } from '../../kit/blocks/RowButton.tsx';
import type { OpenedLinesModel } from './useOpenedLines.ts';
import './openedLines.css';

export interface OpenSwitchProps {
  readonly record: Values;
  /** Display name of the record. */
  readonly name: string;
  readonly lines: OpenedLinesModel;
}

/** The arrow that expands and collapses the lines of a record. */
export function OpenSwitch({ record, name, lines }: OpenSwitchProps) {
  const { t } = usePorts();
  const isOpen = lines.isOpen(record);
  return (
    <button
      type="button"
      className="wb-open-switch"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'list.closeRow' : 'list.openRow', { name })}
      onClick={() => lines.toggle(record)}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <span aria-hidden />
    </button>
  );
}

/** The lines of a record below it: fetched when expanded, and cached. */
export function OpenedLines({ record, lines }: Omit<OpenSwitchProps, 'name'>) {
  const { t } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const known = lines.known(record);
  const { fetch } = lines;
  const ask = useCallback(
    (signal: AbortSignal) => (attempt < 0 ? Promise.resolve([]) : fetch(record, signal)),
    [attempt, fetch, record],
  );
  const { loading, value, error } = useAnswer(known === undefined ? ask : null);
  const rows = known ?? value;
  if (rows !== undefined) return <LineTable label={lines.title} columns={lines.columns} rows={rows} />;
  if (loading || error === undefined) {
    return (
      <div className="wb-lines-wait" aria-busy>
        <Spin size="small" />
      </div>
    );
  }
  return (
    <div role="alert" className="wb-lines-failed">
      {error instanceof PortError ? error.message : t('lines.failed', { title: lines.title })}
      <RowButton onClick={() => setAttempt(attempt + 1)}>{t('common.retry')}</RowButton>
    </div>
  );
}
