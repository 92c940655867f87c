import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  compileQueryFormilySchema,
  parseQueryName,
  queryFieldName,
  type CompiledPage,
  maySee,
} from '../../../engine/index.ts';
import { createDrafts, DraftsProvider } from '../../kit/keyboard/drafts.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { PART } from '../../kit/shortcuts/parts.ts';
import { useShortcuts } from '../../kit/shortcuts/useShortcuts.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useRegistry } from '../../widgets/registryContext.ts';
import type { Registry } from '../../widgets/inputs/widget.ts';
import { connectQueryWidget } from './QueryControl.tsx';
import { QueryFields, type QueryComponents } from './QueryFields.tsx';
import { queryFilters, queryValues } from './queryFilters.ts';
import { createQuerySource } from './querySource.ts';

export interface QueryFormProps {
  readonly page: CompiledPage;
  /** Current filters of the list. */
  readonly filters: Readonly<Record<string, string>>;
  readonly onSearch: (filters: Record<string, string>) => void;
}

function queryComponents(page: CompiledPage, registry: Registry): QueryComponents {
  const items = new Map(page.list.query.map((item) => [item.key, item]));
  return Object.fromEntries(
    Object.entries(registry).map(([type, widget]) => [type, connectQueryWidget(widget, (key) => items.get(key))]),
  );
}

const NO_FILTERS: QueryFormProps['filters'] = {};

/** Removes conditions on columns that the user may not see. */
const asSeen = (page: CompiledPage, can: Ports['can']): CompiledPage => {
  const query = page.list.query.filter(({ column }) => maySee(column, can));
  return query.length === page.list.query.length ? page : { ...page, list: { ...page.list, query } };
};

/** Returns whether a condition within 展开 is active, so that it must be visible. */
const isExpandedBy = ({ list }: CompiledPage, filters: QueryFormProps['filters']): boolean =>
  Object.keys(filters).some((name) => {
    const { key } = parseQueryName(name);
    return list.query.some((item) => item.expanded && item.key === key);
  });

/** The query form above a list. Enter searches; 重置 clears the conditions and searches again. */
export function QueryForm({ page: whole, filters, onSearch }: QueryFormProps) {
  const { can, t } = usePorts();
  const page = useMemo(() => asSeen(whole, can), [can, whole]);
  const registry = useRegistry();
  const [open, setOpen] = useState(() => isExpandedBy(page, filters));
  const form = useMemo(() => {
    const columns = new Map(page.list.query.map((item) => [queryFieldName(item), item.column]));
    return {
      schema: compileQueryFormilySchema(page),
      components: queryComponents(page, registry),
      source: createQuerySource(page.list.query),
      drafts: createDrafts(),
      columnOf: (key: string) => columns.get(key),
    };
  }, [page, registry]);
  const { drafts, source } = form;
  const root = useRef<HTMLFormElement>(null);
  useShortcuts(root, 'list', { search: () => root.current?.requestSubmit() });
  const shown = useRef(NO_FILTERS);
  const shownIn = useRef(source);
  useLayoutEffect(() => {
    if (shownIn.current !== source) shown.current = NO_FILTERS;
    const before = shown.current;
    shownIn.current = source;
    shown.current = filters;
    if (before !== filters) source.set(queryValues(page.list.query, filters, before));
  }, [filters, page, source]);
  useLayoutEffect(() => source.expand(open), [open, source]);

  return (
    <form
      ref={root}
      {...PART}
      className="wb-query"
      aria-label={t('list.query')}
      onSubmit={(event) => {
        event.preventDefault();
        void drafts.flush().then((taken) => taken && onSearch(queryFilters(page.list.query, source.values(), filters)));
      }}
    >
      <DraftsProvider value={drafts}>
        <div className="wb-query-row">
          <div className="wb-fields">
            <QueryFields schema={form.schema} components={form.components} source={source} columnOf={form.columnOf} />
          </div>
          <div className="wb-query-actions">
            <Button type="primary" htmlType="submit" title="F9">
              {t('list.search')}
            </Button>
            <Button
              onClick={() => {
                void drafts.flush().then(() => source.clear());
                onSearch({});
              }}
            >
              {t('list.reset')}
            </Button>
            {page.list.query.some((item) => item.expanded) ? (
              <Button type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
                {open ? t('list.collapse') : t('list.expand')}{' '}
                {open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              </Button>
            ) : null}
          </div>
        </div>
      </DraftsProvider>
    </form>
  );
}
