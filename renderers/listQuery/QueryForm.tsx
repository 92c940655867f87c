import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { compileQueryFormilySchema, queryFieldName, type CompiledPage } from '../../engine/index.ts';
import { createDrafts, DraftsProvider } from '../typing/drafts.ts';
import { FieldItem } from '../form/FieldItem.tsx';
import { MissingComponent } from '../form/MissingComponent.tsx';
import { SchemaForm, type FormComponents } from '../form/SchemaForm.tsx';
import { usePorts } from '../ports/portsContext.ts';
import { useRegistry } from '../registry/registryContext.ts';
import type { Registry } from '../inputs/widget.ts';
import { connectQueryWidget } from './QueryControl.tsx';
import { queryFilters } from './queryFilters.ts';
import { createQuerySource } from './querySource.ts';

export interface QueryFormProps {
  readonly page: CompiledPage;
  readonly onSearch: (filters: Record<string, string>) => void;
}

function queryComponents(page: CompiledPage, registry: Registry): FormComponents {
  const items = new Map(page.list.query.map((item) => [item.key, item]));
  return {
    QueryItem: FieldItem,
    MissingComponent,
    ...Object.fromEntries(
      Object.entries(registry).map(([type, widget]) => [type, connectQueryWidget(widget, (key) => items.get(key))]),
    ),
  };
}

/** The conditions above a list. Enter searches; 重置 empties them and searches again. */
export function QueryForm({ page, onSearch }: QueryFormProps) {
  const { t } = usePorts();
  const registry = useRegistry();
  const [open, setOpen] = useState(false);
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

  const toggle = (): void => {
    source.expand(!open);
    setOpen(!open);
  };
  return (
    <form
      className="wb-query"
      aria-label={t('list.query')}
      onSubmit={(event) => {
        event.preventDefault();
        void drafts.flush().then((taken) => taken && onSearch(queryFilters(page.list.query, source.values())));
      }}
    >
      <DraftsProvider value={drafts}>
        <div className="wb-query-row">
          <div className="wb-fields">
            <SchemaForm schema={form.schema} components={form.components} source={source} columnOf={form.columnOf} />
          </div>
          <div className="wb-query-actions">
            <Button type="primary" htmlType="submit">
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
              <Button type="link" aria-expanded={open} onClick={toggle}>
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
