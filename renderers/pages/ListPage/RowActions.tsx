import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { CompiledAction, Values } from '../../../engine/index.ts';
import { usePorts } from '../../portsContext.ts';
import type { OfferedAction } from '../recordActions.ts';

export interface RowActionsProps {
  readonly record: Values;
  readonly actions: readonly OfferedAction[];
  /** Null opens the record to read it. */
  readonly onAction: (action: CompiledAction | null, record: Values) => void;
}

/** Buttons that stand in the row itself; what is more goes under 更多. */
const inRow = 2;

/** What can be done with one record: open it, then the others. */
export function RowActions({ record, actions, onAction }: RowActionsProps) {
  const { t } = usePorts();
  const edit = actions.find(({ action, disabled }) => action.action === 'edit' && !disabled);
  const others = actions.filter((offer) => offer !== edit).sort((one, other) => rank(one) - rank(other));
  const visible = others.slice(0, others.length > inRow - 1 ? inRow - 1 : others.length);
  const more = others.slice(visible.length);
  return (
    <span className="wb-row-actions" onDoubleClick={(event) => event.stopPropagation()}>
      <Button type="link" size="small" onClick={() => onAction(edit?.action ?? null, record)}>
        {edit?.action.title ?? t('list.view')}
      </Button>
      {visible.map(({ action, disabled }) => (
        <Button
          key={action.id}
          type="link"
          size="small"
          disabled={disabled}
          danger={action.action === 'delete'}
          onClick={() => onAction(action, record)}
        >
          {action.title}
        </Button>
      ))}
      {more.length > 0 ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map(({ action, disabled }) => ({
              key: action.id,
              label: action.title,
              danger: action.action === 'delete',
              disabled,
            })),
            onClick: ({ key }) => {
              const offer = more.find(({ action }) => action.id === key);
              if (offer !== undefined) onAction(offer.action, record);
            },
          }}
        >
          <Button type="link" size="small" aria-label={t('common.more')} icon={<EllipsisOutlined aria-hidden />} />
        </Dropdown>
      ) : null}
    </span>
  );
}

/** Transitions first: they are what staff come for. */
const rank = ({ action }: OfferedAction): number => (action.action === 'transition' ? 0 : 1);
