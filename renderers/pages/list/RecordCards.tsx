import type { CompiledPage, Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { recordActions } from '../../data/records/recordActions.ts';
import { CardsOrder, type CardsOrderProps } from './CardsOrder.tsx';
import { CheckBox } from '../../kit/blocks/CheckBox.tsx';
import { OpenedLines, OpenSwitch } from '../recordDetail/OpenedLines.tsx';
import type { OpenedLinesModel } from '../recordDetail/useOpenedLines.ts';
import { RowActions } from './RowActions.tsx';
import type { DrawnColumn } from './useRecordColumns.ts';
import type { RowCommands } from './useRowCommands.ts';
import type { Selection } from './useSelection.ts';
import '../../kit/theme/cards.css';

export interface RecordCardsProps extends Pick<CardsOrderProps, 'sort' | 'dispatch'> {
  readonly page: CompiledPage;
  readonly label: string;
  readonly columns: readonly DrawnColumn[];
  readonly records: readonly Values[];
  readonly selected: ReadonlyMap<string, Values>;
  readonly selection: Selection;
  readonly commands: RowCommands;
  readonly busy: boolean;
  readonly lines: OpenedLinesModel | undefined;
}

interface CardParts {
  readonly name: DrawnColumn | undefined;
  readonly status: DrawnColumn | undefined;
  readonly amount: DrawnColumn | undefined;
  readonly others: readonly DrawnColumn[];
}

/**
 * Returns the parts of a card that are most visible: the link that opens it, its status, its amount of money or else
 * its first number; then the others.
 */
function partsOf({ columnByKey, resource }: CompiledPage, columns: readonly DrawnColumn[]): CardParts {
  const [name, ...rest] = columns;
  const numbers = rest.filter(({ key }) => columnByKey.get(key)?.valueType === 'decimal');
  const status = rest.find(({ key }) => key === resource.statusKey);
  const amount = numbers.find(({ key }) => columnByKey.get(key)?.scale === 2) ?? numbers[0];
  return { name, status, amount, others: rest.filter((column) => column !== status && column !== amount) };
}

/** The records of a list as cards below each other, for narrow windows (D60). */
export function RecordCards(props: RecordCardsProps) {
  const { page, columns, records, selected, selection, commands, sort, dispatch, lines, ...list } = props;
  const { button, can, user, t } = usePorts();
  const { name, status, amount, others } = partsOf(page, columns);
  const textOfName = (record: Values): string => toText(record[name?.key ?? 'id']);
  const chooseAll = (
    <div className="wb-cards-head">
      <CheckBox
        label={t('list.selectPage')}
        checked={selection.ofPage === 'all'}
        mixed={selection.ofPage === 'some'}
        onToggle={selection.togglePage}
      />
      <span aria-hidden>{t('list.selectPage')}</span>
      <CardsOrder columns={columns} sort={sort} dispatch={dispatch} />
    </div>
  );
  return (
    <>
      {records.length > 0 ? chooseAll : null}
      <ul className="wb-cards" aria-label={list.label} aria-busy={list.busy}>
        {records.map((record, index) => {
          const id = toText(record['id']);
          const actions = recordActions('row', record, { page, can, user, button });
          return (
            <li key={id} className="wb-card" data-row-key={id} data-selected={selected.has(id)}>
              <div className="wb-card-head">
                <CheckBox
                  label={t('list.selectRow', { row: index + 1 })}
                  checked={selected.has(id)}
                  onToggle={(toHere) => selection.toggle(index, toHere)}
                />
                <span className="wb-card-name">{name?.cell(record)}</span>
                {status?.cell(record)}
                {lines === undefined ? null : <OpenSwitch record={record} name={textOfName(record)} lines={lines} />}
              </div>
              {amount === undefined ? null : (
                <div className="wb-card-amount">
                  <span>{amount.title}</span>
                  <strong>{amount.cell(record)}</strong>
                </div>
              )}
              <dl>
                {others.map(({ key, title, cell }) => (
                  <div key={key}>
                    <dt>{title}</dt>
                    <dd>{cell(record)}</dd>
                  </div>
                ))}
              </dl>
              {lines?.isOpen(record) === true ? <OpenedLines record={record} lines={lines} /> : null}
              <RowActions page={page} record={record} actions={actions} commands={commands} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
