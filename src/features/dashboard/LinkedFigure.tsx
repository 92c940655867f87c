import { Link } from 'react-router-dom';
import { pathOfPage } from '../../shell/routes/pathOfPage.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import type { PagePlace } from '../../../contract/recordStatus.ts';

/** `1234567.80` → `1,234,567.80`. */
export const groupDigits = (decimal: string): string => {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

/** Number of records on one page, and the conditions by which its list shows them. */
export interface FigurePart {
  readonly pageId: string;
  readonly records: number;
  readonly where: Readonly<Record<string, string>>;
}

interface LinkedFigureProps {
  readonly name: string;
  readonly parts: readonly FigurePart[];
  readonly pages: readonly PagePlace[];
  readonly routes: readonly ShellRoute[];
}

const addressOf = (path: string, where: FigurePart['where']): string => {
  const query = new URLSearchParams(Object.entries(where).map(([key, text]) => [`where.${key}`, text])).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** A figure linked to the records it counts: the figure itself for a single page, otherwise its parts. */
export function LinkedFigure({ name, parts, pages, routes }: LinkedFigureProps) {
  const shown = parts
    .filter(({ records }) => records > 0)
    .map(({ pageId, records, where }) => {
      const page = pages.find(({ id }) => id === pageId);
      const path = pathOfPage(routes, page?.components ?? []);
      return { pageId, records, title: page?.title ?? '', to: path === undefined ? undefined : addressOf(path, where) };
    });
  const total = groupDigits(String(shown.reduce((sum, { records }) => sum + records, 0)));
  const whole = shown.length === 1 ? shown[0]?.to : undefined;
  return (
    <div className="dashboard-figure">
      <dt>{name}</dt>
      <dd>
        {whole === undefined ? (
          total
        ) : (
          <Link to={whole} title={shown[0]?.title}>
            {total}
          </Link>
        )}
      </dd>
      {shown.length > 1 && (
        <dd className="dashboard-parts">
          {shown.map(({ pageId, title, records, to }) => {
            const text = `${title} ${groupDigits(String(records))}`;
            return to === undefined ? (
              <span key={pageId}>{text}</span>
            ) : (
              <Link key={pageId} to={to}>
                {text}
              </Link>
            );
          })}
        </dd>
      )}
    </div>
  );
}
