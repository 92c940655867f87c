import type { CompiledAction, CompiledPage, Values } from '../../engine/index.ts';
import { useFileDownload } from '../files/useFileDownload.ts';
import { toText } from '../formats/formats.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { OfferedAction } from '../records/recordActions.ts';
import { MoreActions } from './MoreActions.tsx';
import { RowButton } from './RowButton.tsx';

export interface RowActionsProps {
  readonly page: CompiledPage;
  readonly record: Values;
  readonly actions: readonly OfferedAction[];
  /** Null opens the record to read it. */
  readonly onAction: (action: CompiledAction | null, record: Values) => void;
}

/** Buttons that stand in the row itself; what is more goes under 更多. */
const inRow = 2;

/** What takes the place of 查看: to change the record, to look at the file that it stands for. */
const leading = ({ action, disabled }: OfferedAction): boolean =>
  (action.action === 'edit' || action.action === 'preview') && !disabled;

const OF_FILES: ReadonlySet<CompiledAction['action']> = new Set(['preview', 'download']);

/** What can be done with one record: open it, then the others. */
export function RowActions({ page, record, actions: all, onAction }: RowActionsProps) {
  const { files, t } = usePorts();
  const { percent, start } = useFileDownload(page);
  const actions = files === undefined ? all.filter(({ action }) => !OF_FILES.has(action.action)) : all;
  const lead = actions.find(leading);
  const others = actions.filter((offer) => offer !== lead).sort((one, other) => rank(one) - rank(other));
  const visible = others.slice(0, others.length > inRow - 1 ? inRow - 1 : others.length);
  const more = others.slice(visible.length);
  const act = (action: CompiledAction): void =>
    action.action === 'download' ? start(toText(record['id'])) : onAction(action, record);
  return (
    <span className="wb-row-actions" onDoubleClick={(event) => event.stopPropagation()}>
      <RowButton onClick={() => onAction(lead?.action ?? null, record)}>
        {lead?.action.title ?? t('list.view')}
      </RowButton>
      {visible.map(({ action, disabled }) => {
        const running = action.action === 'download' && percent !== null;
        return (
          <RowButton
            key={action.id}
            disabled={disabled}
            danger={action.action === 'delete'}
            {...(running ? { 'aria-busy': true, 'aria-label': t('file.percent', { percent }) } : {})}
            onClick={() => act(action)}
          >
            {running ? `${percent}%` : action.title}
          </RowButton>
        );
      })}
      {more.length > 0 ? <MoreActions offers={more} onAction={act} /> : null}
    </span>
  );
}

const OF_FIRST_RANK: ReadonlySet<CompiledAction['action']> = new Set(['transition', 'download']);

/** Transitions and downloads first: they are what staff come for. */
const rank = ({ action }: OfferedAction): number => (OF_FIRST_RANK.has(action.action) ? 0 : 1);
