import { t } from '../locales/t.ts';
import type { Dashboard } from '../../contract/dashboard.ts';

/** `1234567.80` → `1,234,567.80`. */
const groupDigits = (decimal: string): string => {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

const Figure = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div className="dashboard-figure">
    <dt>{name}</dt>
    <dd>{groupDigits(String(value))}</dd>
  </div>
);

/** What was made, what waits, and for how much. */
export function KeyFigures({ today, month, todoCounts, amounts, pages }: Dashboard) {
  const isCounted = pages.some((page) => page.isCounted);
  return (
    <dl className="dashboard-figures">
      {isCounted && <Figure name={t('dashboard.today')} value={today} />}
      {isCounted && <Figure name={t('dashboard.month')} value={month} />}
      {todoCounts.map(({ status, text, records }) => (
        <Figure key={status} name={t('dashboard.waiting', { status: text })} value={records} />
      ))}
      {amounts.length > 0 && (
        <div className="dashboard-figure dashboard-amounts">
          <dt>{t('dashboard.amounts')}</dt>
          <dd>
            <ul>
              {amounts.map(({ currency, text, amount }) => (
                <li key={currency}>
                  <span>{currency === '' ? t('dashboard.notGiven') : text || currency}</span>
                  <b>{groupDigits(amount)}</b>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
