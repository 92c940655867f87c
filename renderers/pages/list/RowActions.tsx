import {
  actionKind,
  type CompiledAction,
  type CompiledPage,
  type ActionPlacement,
  type Values,
} from '../../../engine/index.ts';
import { useFileDownload } from '../../data/files/useFileDownload.ts';
import { toText } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { OfferedAction } from '../../data/records/recordActions.ts';
import { rowFace } from './listActions.ts';
import { MoreActions } from './MoreActions.tsx';
import { RowButton } from '../../kit/blocks/RowButton.tsx';
import type { RowCommands } from './useRowCommands.ts';

export interface RowActionsProps {
  readonly page: CompiledPage;
  readonly record: Values;
  readonly actions: readonly OfferedAction[];
  readonly commands: RowCommands;
}

/** Number of buttons in the row itself; more go under 更多. */
const inRow = 2;

const standing = ({ action }: OfferedAction): ActionPlacement => actionKind(action.action).stands.row ?? 'rest';

/** Returns whether an action replaces 查看: editing the record, or viewing its file. */
const leading = (offer: OfferedAction): boolean => standing(offer) === 'lead' && !offer.disabled;

/** Actions of one record: opening it, then the others. */
export function RowActions({ page, record, actions: all, commands }: RowActionsProps) {
  const { files, t } = usePorts();
  const { percent, start } = useFileDownload(page);
  const actions = files === undefined ? all.filter(({ action }) => rowFace(action)?.ofFiles !== true) : all;
  const lead = actions.find(leading);
  const others = actions.filter((offer) => offer !== lead).sort((one, other) => rank(one) - rank(other));
  const visible = others.slice(0, others.length > inRow - 1 ? inRow - 1 : others.length);
  const more = others.slice(visible.length);
  const act = (action: CompiledAction): void =>
    rowFace(action)?.run({ action, record, commands, download: () => start(toText(record['id'])) });
  return (
    <span className="wb-row-actions" onDoubleClick={(event) => event.stopPropagation()}>
      <RowButton onClick={() => (lead === undefined ? commands.open(record) : act(lead.action))}>
        {lead?.action.title ?? t('list.view')}
      </RowButton>
      {visible.map(({ action, disabled }) => {
        const face = rowFace(action);
        const running = face?.downloads === true && percent !== null;
        return (
          <RowButton
            key={action.id}
            disabled={disabled}
            danger={face?.danger === true}
            aria-busy={running || undefined}
            aria-label={running ? t('file.percent', { percent }) : undefined}
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

/** Transitions and downloads come first, because staff need them most. */
const rank = (offer: OfferedAction): number => (standing(offer) === 'first' ? 0 : 1);
