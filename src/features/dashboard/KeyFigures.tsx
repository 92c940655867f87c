import { digitsOf, roundDecimal } from '../../../engine/index.ts';
import { t } from '../../platform/locales/t.ts';
import type { Dashboard, PageRecords } from '../../../contract/dashboard.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { groupDigits, LinkedFigure, type FigurePart } from './LinkedFigure.tsx';

/** Records created from a day until the day of the figures. */
const madeFrom = (records: readonly PageRecords[], day: string): readonly FigurePart[] =>
  records.map((one) => ({ ...one, where: { createTime_begin: day } }));

interface KeyFiguresProps {
  readonly dashboard: Dashboard;
  readonly routes: readonly ShellRoute[];
}

/** Numbers of created records and their amounts. */
export function KeyFigures({ dashboard, routes }: KeyFiguresProps) {
  const { today, month, amounts, pages, time } = dashboard;
  // Decimal points are aligned: no decimals where none is needed, otherwise two or more.
  const needed = Math.max(0, ...amounts.map(({ amount }) => digitsOf(amount).fraction));
  const places = needed === 1 ? 2 : needed;
  const isCounted = pages.some((page) => page.isCounted);
  const day = time.slice(0, 10);
  const place = { pages, routes };
  return (
    <dl className="dashboard-figures">
      {isCounted && <LinkedFigure name={t('dashboard.today')} parts={madeFrom(today, day)} {...place} />}
      {isCounted && (
        <LinkedFigure name={t('dashboard.month')} parts={madeFrom(month, `${day.slice(0, 8)}01`)} {...place} />
      )}
      {amounts.length > 0 && (
        <div className="dashboard-figure dashboard-amounts">
          <dt>{t('dashboard.amounts')}</dt>
          <dd>
            <ul>
              {amounts.map(({ currency, text, amount }) => (
                <li key={currency}>
                  <span>{currency === '' ? t('dashboard.notGiven') : text || currency}</span>
                  <b>{groupDigits(roundDecimal(amount, places))}</b>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
