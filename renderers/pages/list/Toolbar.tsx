import { Button } from 'antd';
import type { ReactNode } from 'react';
import {
  actionKind,
  isPlacedAt,
  takesChosen,
  type ActionAt,
  type CompiledPage,
  type Values,
} from '../../../engine/index.ts';
import { PART } from '../../kit/shortcuts/parts.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { appliesTo, offered, type OfferedAction } from '../../data/records/recordActions.ts';
import { TOOLBAR_FACES, type ToolbarFace } from './listActions.ts';
import { MessageUpload } from './MessageUpload.tsx';
import type { RowCommands } from './useRowCommands.ts';

export interface ToolbarProps {
  readonly page: CompiledPage;
  readonly selected: ReadonlyMap<string, Values>;
  readonly commands: RowCommands;
  readonly onClear: () => void;
  /** Content at the right end. */
  readonly children?: ReactNode;
}

const NAMES = Object.keys(TOOLBAR_FACES) as ActionAt<'toolbar'>[];

const leads = (name: ActionAt<'toolbar'>): boolean => actionKind(name).stands.toolbar === 'lead';

interface ToolbarButtonProps extends Pick<ToolbarProps, 'selected' | 'commands'> {
  readonly name: ActionAt<'toolbar'>;
  readonly offer: OfferedAction;
}

function ToolbarButton({ name, offer, selected, commands }: ToolbarButtonProps) {
  const { t, ...ports } = usePorts();
  const { icon: Icon, run, ofExports, ofImports }: ToolbarFace = TOOLBAR_FACES[name];
  const { title } = offer.action;
  const isServed = (ofExports !== true || ports.exports) && (ofImports !== true || ports.imports);
  if (!isServed) return null;
  return (
    <Button
      type={leads(name) ? 'primary' : 'default'}
      icon={Icon === undefined ? undefined : <Icon aria-hidden />}
      disabled={offer.disabled}
      onClick={() => run(commands, selected, offer.action)}
    >
      {takesChosen(offer.action) && selected.size > 0 ? t('common.counted', { title, count: selected.size }) : title}
    </Button>
  );
}

/** Buttons for status transitions that selected records allow, each with their number. */
function MoveButtons({ page, selected, commands }: Pick<ToolbarProps, 'page' | 'selected' | 'commands'>) {
  const { t, ...ports } = usePorts();
  if (selected.size === 0) return null;
  const chosen = [...selected.values()];
  const moves = offered(
    page.list.actions.filter(({ action, batch }) => action === 'transition' && batch === true),
    ports,
  );
  return moves.map(({ action, disabled }) => {
    const count = chosen.filter((record) => appliesTo(action, record, { page, user: ports.user })).length;
    return count === 0 ? null : (
      <Button key={action.id} disabled={disabled} onClick={() => commands.moveSelected(action, chosen)}>
        {t('common.counted', { title: action.title, count })}
      </Button>
    );
  });
}

/** Actions on the list as a whole, and the number of selected records. */
export function Toolbar({ onClear, children, ...list }: ToolbarProps) {
  const { t, ...ports } = usePorts();
  const { page, selected, commands } = list;
  const offers = offered(
    page.list.actions.filter((action) => isPlacedAt(action, 'toolbar')),
    ports,
  );
  const buttons = (names: readonly ActionAt<'toolbar'>[]) =>
    names.flatMap((name) =>
      offers
        .filter(({ action }) => action.action === name)
        .map((offer) => <ToolbarButton key={offer.action.id} {...{ name, offer, selected, commands }} />),
    );
  return (
    <div className="wb-toolbar" {...PART}>
      {buttons(NAMES.filter(leads))}
      <MessageUpload page={page} />
      <MoveButtons {...{ page, selected, commands }} />
      {buttons(NAMES.filter((name) => !leads(name)))}
      <span className="wb-selection" aria-live="polite">
        {selected.size > 0 ? (
          <>
            {t('list.selected', { count: selected.size })}
            <Button type="link" size="small" onClick={onClear}>
              {t('list.clearSelection')}
            </Button>
          </>
        ) : null}
      </span>
      {children}
    </div>
  );
}
