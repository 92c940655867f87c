import { Transfer } from 'antd';
import { useRef, type FocusEvent } from 'react';
import { isBlank, present, valuesOf } from '../../../../engine/index.ts';
import { matching } from '../../../data/dictionaries/choiceIndex.ts';
import { DictNotice } from '../../../data/dictionaries/DictNotice.tsx';
import { joinedValues } from '../../../data/dictionaries/severalTyping.ts';
import { useDictItems } from '../../../data/dictionaries/useDictItems.ts';
import { withStored } from '../../../data/dictionaries/withStored.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import './transfer.css';
import { useNamedMarks } from './useNamedMarks.ts';

/** Longer lists are paged by this size, so that thousands are not rendered at once. */
const PAGE = 100;

interface TransferChoice {
  readonly key: string;
  readonly title: string;
  readonly disabled?: boolean;
  readonly item: DictItem;
}

const choiceOf = (item: DictItem): TransferChoice =>
  present({ key: item.value, title: item.text, disabled: item.disabled, item });

const isFound = (typed: string, { item }: TransferChoice): boolean => matching([item], typed).length > 0;

/**
 * Several values of a list in two lists: available ones on the left, chosen ones on the right, in the order of the
 * value.
 */
export function TransferEdit(props: EditProps) {
  const { id, column, value, parent, disabled, status, messageId, onCommit, onLeave } = props;
  const { t } = usePorts();
  const choices = useDictItems(column, parent);
  const root = useRef<HTMLDivElement>(null);
  useNamedMarks(root);
  const chosen = isBlank(value) ? [] : valuesOf(String(value), column.separator);
  const items = withStored(choices.items, chosen);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) onLeave();
  };
  const isReady = choices.status === 'ready' && items.length > 0;
  return (
    <div
      ref={root}
      id={id}
      className="wb-transfer"
      role="group"
      tabIndex={-1}
      aria-label={column.title}
      aria-describedby={messageId}
      aria-busy={choices.status === 'loading'}
      onFocus={(event) => event.target === event.currentTarget && root.current?.querySelector('input')?.focus()}
      onBlur={onBlur}
    >
      {isReady ? (
        <Transfer<TransferChoice>
          dataSource={items.map(choiceOf)}
          targetKeys={[...chosen]}
          titles={[t('choices.left'), t('choices.chosen')]}
          render={(choice) => choice.title}
          showSearch
          filterOption={isFound}
          disabled={disabled}
          status={status}
          pagination={items.length > PAGE ? { pageSize: PAGE, simple: true } : false}
          onChange={(keys) => onCommit(joinedValues(keys.map(String), column))}
        />
      ) : (
        <DictNotice
          status={parent === null ? 'waiting' : choices.status}
          message={choices.message}
          onRetry={choices.retry}
        />
      )}
    </div>
  );
}
