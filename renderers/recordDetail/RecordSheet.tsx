import { useMemo } from 'react';
import {
  isBlank,
  kindOf,
  type CompiledColumn,
  type CompiledGroup,
  type PageDocument,
  maySee,
} from '../../engine/index.ts';
import { DetailList, type DetailItem } from '../blocks/DetailList.tsx';
import { readFace } from '../inputs/readFace.tsx';
import { usePorts } from '../ports/portsContext.ts';
import { permittedSource } from '../recordDocument/access.ts';
import { LineTable } from '../recordLines/LineTable.tsx';
import { useRegistry } from '../registry/registryContext.ts';
import type { Registry } from '../inputs/widget.ts';

export interface RecordSheetProps {
  readonly document: PageDocument;
}

const nothing = (): void => undefined;

/** What needs the whole width: texts of several lines, files. */
const isWide = ({ type, editor, upload }: CompiledColumn): boolean =>
  type === 'textarea' || editor !== undefined || upload !== undefined;

const facesOf = (registry: Registry) => {
  const faces = new Map<string, ReturnType<typeof readFace>>();
  return ({ type }: CompiledColumn) => {
    const face = faces.get(type) ?? readFace(registry[type]);
    faces.set(type, face);
    return face;
  };
};

/** A record to be read: the groups of its form, and the lines of its details; what the form does not show is not here. */
export function RecordSheet({ document }: RecordSheetProps) {
  const { can, t } = usePorts();
  const registry = useRegistry();
  const faceOf = useMemo(() => facesOf(registry), [registry]);
  const source = useMemo(() => permittedSource(document, can), [can, document]);
  const { page } = document;
  const values = document.values();
  const itemsOf = ({ fields }: CompiledGroup): readonly DetailItem[] =>
    fields
      .filter((column) => kindOf(column.type).staff !== 'none' && source.field(column.key).visible)
      .map((column) => {
        const { key, title } = column;
        const value = values[key] ?? null;
        const Face = faceOf(column);
        const face = (
          <Face
            {...{ column, value }}
            id={`detail-${key}`}
            disabled
            required={false}
            status=""
            messageId={undefined}
            onCommit={nothing}
            onLeave={nothing}
          />
        );
        return { key, title, value: isBlank(value) ? null : face, isWide: isWide(column) };
      });
  const linesOf = (detail: string) => {
    const model = document.detail(detail);
    const isSeen = (column: CompiledColumn): boolean => model.isColumnVisible(column.key) && maySee(column, can);
    return { columns: model.columns.filter(isSeen), rows: model.liveValues() };
  };
  return (
    <div className="wb-sheet">
      {page.form.groups.map((group) => {
        const items = itemsOf(group);
        const { key, title, columns } = group;
        return items.length === 0 ? null : <DetailList key={key} {...{ t, items, title, columns }} />;
      })}
      {page.form.tabs.map(({ detail }) => {
        const title = page.detailByKey.get(detail)?.title ?? '';
        const lines = linesOf(detail);
        if (lines.columns.length === 0) return null;
        return (
          <section key={detail} aria-label={title}>
            <h3>{t('lines.of', { title, count: lines.rows.length })}</h3>
            <LineTable label={title} {...lines} />
          </section>
        );
      })}
    </div>
  );
}
