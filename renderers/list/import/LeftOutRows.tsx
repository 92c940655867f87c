import { Button } from 'antd';
import type { SheetPart } from '../../kit/ports/imports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface LeftOutRowsProps {
  readonly tables: readonly SheetPart[];
  /** Rows that staff included again. */
  readonly added: readonly string[];
  readonly disabled: boolean;
  readonly onTakeBack: (rows: readonly string[]) => void;
}

/**
 * Limit of displayed rows: a filtered list of thousands has as many hidden rows. The rest can only be included all at
 * once.
 */
const MAX_ROWS = 100;

/** Rows that do not appear to be data: hidden rows, totals, signatures, repeated headers. Staff may include them. */
export function LeftOutRows({ tables, added, disabled, onTakeBack }: LeftOutRowsProps) {
  const { t } = usePorts();
  const back = new Set(added);
  const lines = tables.flatMap(({ sheet, rows }) =>
    rows.flatMap((line) => (line.left === '' || back.has(line.id) ? [] : [{ sheet, line, left: line.left }])),
  );
  if (lines.length === 0) return null;
  return (
    <section className="wb-import-notes" aria-label={t('import.leftRows', { count: lines.length })}>
      <div className="wb-import-line">
        <span role="status">{t('import.leftRows', { count: lines.length })}</span>
        {lines.length > 1 && (
          <Button size="small" disabled={disabled} onClick={() => onTakeBack(lines.map(({ line }) => line.id))}>
            {t('import.takeAllBack')}
          </Button>
        )}
      </div>
      <ul tabIndex={0}>
        {lines.slice(0, MAX_ROWS).map(({ sheet, line, left }) => (
          <li key={line.id}>
            <span>
              {t('import.leftRow', {
                sheet,
                row: line.row,
                reason: t(`import.left.${left}`),
                text: line.beginning,
              })}
            </span>
            <Button
              type="link"
              size="small"
              disabled={disabled}
              aria-label={t('import.takeBackRow', { row: line.row })}
              onClick={() => onTakeBack([line.id])}
            >
              {t('import.takeBack')}
            </Button>
          </li>
        ))}
        {lines.length > MAX_ROWS && <li>{t('import.moreRows', { count: lines.length - MAX_ROWS })}</li>}
      </ul>
    </section>
  );
}
