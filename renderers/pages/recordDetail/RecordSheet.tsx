import { maySee, type CompiledColumn, type CompiledGroup, type PageDocument } from '../../../engine/index.ts';
import { DetailList, type DetailItem } from '../../kit/blocks/DetailList.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useReadItems } from '../../form/reading/readItems.tsx';
import { LineTable } from './LineTable.tsx';
import './recordSheet.css';

export interface RecordSheetProps {
  readonly document: PageDocument;
  /** For print: all lines, without blank values. Default: on screen. */
  readonly onPaper?: boolean;
}

/**
 * A read-only record: the groups of its form, and the lines of its details; values that the form does not show are not
 * included.
 */
export function RecordSheet({ document, onPaper = false }: RecordSheetProps) {
  const { can, t } = usePorts();
  const readItems = useReadItems(document, (key) => `detail-${key}`);
  const { page } = document;
  const itemsOf = (group: CompiledGroup): readonly DetailItem[] =>
    readItems(group)
      .filter(({ isBlank }) => !onPaper || !isBlank)
      .map(({ column: { key, title }, face, ...item }) => ({
        key,
        title,
        value: item.isBlank ? null : face,
        isWide: item.isWide,
      }));
  const linesOf = (detail: string) => {
    const model = document.detail(detail);
    const isSeen = (column: CompiledColumn): boolean => model.isColumnVisible(column.key) && maySee(column, can);
    return { columns: model.columns.filter(isSeen), rows: model.liveValues() };
  };
  return (
    <div className="wb-sheet">
      {page.form.groups.map((group) => {
        const items = itemsOf(group);
        const { key, title, readColumns: columns } = group;
        return items.length === 0 ? null : <DetailList key={key} {...{ t, items, title, columns }} />;
      })}
      {page.form.tabs.map(({ detail }) => {
        const title = page.detailByKey.get(detail)?.title ?? '';
        const lines = linesOf(detail);
        if (lines.columns.length === 0 || (onPaper && lines.rows.length === 0)) return null;
        return (
          <section key={detail} aria-label={title}>
            <h3>{t('lines.of', { title, count: lines.rows.length })}</h3>
            <LineTable label={title} {...lines} onPaper={onPaper} />
          </section>
        );
      })}
    </div>
  );
}
