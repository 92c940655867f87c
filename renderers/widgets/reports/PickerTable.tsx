import type { HTMLAttributes } from 'react';
import { CheckBox } from '../../kit/blocks/CheckBox.tsx';
import type { ReportInfo } from '../../kit/ports/reportPort.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { ReportTable, type RowChoice } from './ReportTable.tsx';
import type { Picking } from './usePicking.ts';
import type { RowFocus } from './useRowFocus.ts';

export interface PickerTableProps {
  readonly info: ReportInfo;
  readonly picking: Picking;
  readonly multi: boolean;
  readonly focus: RowFocus;
  readonly onLink: (path: string) => void;
}

type RowProps = (key: string, index: number) => HTMLAttributes<HTMLElement>;

const rowHandlers =
  ({ picking: { isTaken, toggle, take }, focus }: PickerTableProps): RowProps =>
  (key, index) => ({
    tabIndex: index === focus.active ? 0 : -1,
    'aria-disabled': isTaken(key) || undefined,
    onFocus: () => focus.onFocus(index),
    onKeyDown: (event) => focus.onKeyDown(event, index),
    onClick: ({ target }) => {
      if (target instanceof Element && target.closest('.wb-check-cell') === null) toggle(key);
    },
    onDoubleClick: () => take(key),
  });

/**
 * Returns the selection controls: checkboxes, or radio buttons when one row is needed. Rows already taken stay checked.
 */
function useChoice({ picking, multi }: PickerTableProps): RowChoice {
  const { t } = usePorts();
  const { keyed, isTaken, isChosen, toggle, toggleAll } = picking;
  const free = [...keyed.keys()].filter((key) => !isTaken(key));
  const chosen = free.filter(isChosen).length;
  const all = free.length > 0 && chosen === free.length;
  return {
    isChosen,
    head: multi ? (
      <CheckBox
        label={t('list.selectPage')}
        checked={all}
        mixed={chosen > 0 && !all}
        disabled={free.length === 0}
        onToggle={() => toggleAll(free, !all)}
      />
    ) : (
      ''
    ),
    box: (key, index) => {
      const label = t(isTaken(key) ? 'popup.takenRow' : 'list.selectRow', { row: index + 1 });
      return multi ? (
        <CheckBox
          label={label}
          checked={isChosen(key)}
          disabled={isTaken(key)}
          isStop={false}
          onToggle={() => toggle(key)}
        />
      ) : (
        <input
          type="radio"
          className="wb-radio"
          aria-label={label}
          tabIndex={-1}
          checked={isChosen(key)}
          onChange={() => toggle(key)}
        />
      );
    },
  };
}

/** The rows to pick from. */
export function PickerTable(props: PickerTableProps) {
  const { info, picking, onLink } = props;
  const { rows, keyed, state, sums, dispatch } = picking;
  return (
    <div className="wb-picker-rows">
      <ReportTable
        info={info}
        rows={keyed}
        sort={state.sort}
        paging={state}
        result={rows.answer?.result}
        busy={rows.loading}
        failure={rows.failure}
        sums={sums}
        choice={useChoice(props)}
        rowProps={rowHandlers(props)}
        onSort={(sort) => dispatch({ kind: 'sort', sort })}
        onTurn={(pageNo, pageSize) => dispatch({ kind: 'turn', pageNo, pageSize })}
        onRetry={() => dispatch({ kind: 'retry' })}
        onLink={onLink}
      />
    </div>
  );
}
