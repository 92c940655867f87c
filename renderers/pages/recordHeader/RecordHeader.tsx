import { isBlank, type PageDocument } from '../../../engine/index.ts';
import { numberText, toText } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useRegistry } from '../../widgets/registryContext.ts';
import type { DrawnSaving } from '../../form/saving/useSaving.ts';
import { StatusTag } from '../../widgets/types/StatusTag.tsx';
import { StatusMark, statusColumnOf, StatusTrack } from '../status/StatusTrack.tsx';
import { HeadState } from './HeadState.tsx';
import { useHeaderFacts, type HeaderFacts } from './headerFacts.ts';
import './recordHeader.css';

export interface RecordHeaderProps {
  readonly document: PageDocument;
  readonly saving: DrawnSaving;
}

function HeadStatus({ document, status }: { readonly document: PageDocument; readonly status: string }) {
  const column = statusColumnOf(document.page);
  const { track } = document.page.form.header;
  if (column === undefined || status === '') return null;
  return (
    <>
      <span className="wb-status-cell">
        <StatusTag column={column} value={status} />
        {track === undefined ? null : <StatusMark {...{ track, status }} />}
      </span>
      {track === undefined ? null : <StatusTrack {...{ track, column, status }} />}
    </>
  );
}

function HeadTotals({ totals }: Pick<HeaderFacts, 'totals'>) {
  if (totals.length === 0) return null;
  return (
    <dl className="wb-head-totals">
      {totals.map(({ name, title, text, column }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>{numberText(column, text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The header of a record: 48 px that stay visible while the form scrolls (decision 0075). Content that does not fit is
 * left out.
 */
export function RecordHeader({ document, saving }: RecordHeaderProps) {
  const { t } = usePorts();
  const registry = useRegistry();
  const facts = useHeaderFacts(document);
  const { customer: column } = document.page.form.header;
  const { number, customer, status, totals, by, at } = facts;
  const { View } = registry[column?.type ?? 'input'];
  const name = number === '' ? t(document.id === null ? 'form.new' : 'head.unnamed') : number;
  return (
    <section className="wb-head" aria-label={t('head.label')}>
      <div className="wb-head-line">
        <h2 className="wb-head-number" title={name}>
          {name}
        </h2>
        <HeadStatus document={document} status={status} />
        {column === undefined || isBlank(customer) ? null : (
          <span className="wb-head-customer" title={`${column.title} ${toText(customer)}`}>
            <View column={column} value={customer} />
          </span>
        )}
        <HeadTotals totals={totals} />
        <span className="wb-head-who" title={t('head.changedBy', { by, at })}>
          {by}
        </span>
        <HeadState {...{ document, saving, time: at }} />
      </div>
    </section>
  );
}
