import type { CSSProperties, ReactNode } from 'react';
import type { Ports } from '../ports/ports.ts';
import { useThemeVariables } from '../theme/useThemeVariables.ts';
import './blocks.css';

/** One line of a detail list. */
export interface DetailItem {
  readonly key: string;
  readonly title: string;
  /** A blank value is shown as such. */
  readonly value: ReactNode;
  /** Spans the whole width. Default: false. */
  readonly isWide?: boolean | undefined;
}

export interface DetailListProps {
  readonly t: Ports['t'];
  readonly items: readonly DetailItem[];
  /** Items per line: 1 to 4; more is 4 (W9-13). Default: 3. Fewer when the window is narrow. */
  readonly columns?: number | undefined;
  readonly title?: string | undefined;
}

/** Clamps to 1 to 4: more is 4, an invalid number is 1 (W9-13). */
export const detailColumns = (columns: number): number => Math.min(4, Math.max(1, Math.trunc(columns) || 1));

const isBlankNode = (value: ReactNode): boolean => value === undefined || value === null || value === '';

/** Read-only details of one record: names and values in columns. */
export function DetailList({ t, items, columns = 3, title }: DetailListProps) {
  const variables = useThemeVariables();
  const style: CSSProperties & Record<'--wb-columns', number> = {
    '--wb-columns': detailColumns(columns),
    ...variables,
  };
  return (
    <section className="wb-details" style={style} aria-label={title}>
      {title !== undefined && <h3>{title}</h3>}
      <dl>
        {items.map(({ key, title: name, value, isWide = false }) => (
          <div key={key} className={isWide ? 'is-wide' : undefined}>
            <dt>{name}</dt>
            <dd>{isBlankNode(value) ? <span className="wb-details-blank">{t('detail.blank')}</span> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
