import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useMemo, useState } from 'react';
import { readAdvancedQuery, type AdvancedQuery, type CompiledPage, maySee } from '../../../engine/index.ts';
import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import { withAdvanced } from './advancedFilters.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

const LazyAdvancedQuery = lazyDialog(() =>
  import('./AdvancedQueryDialog.tsx').then((module) => module.AdvancedQueryDialog),
);

export interface AdvancedQueryButtonProps {
  readonly page: CompiledPage;
  /** Current filters of the list. */
  readonly filters: Readonly<Record<string, string>>;
  readonly onSearch: (filters: Readonly<Record<string, string>>) => void;
}

/** 高级查询 button in a list's toolbar: opens the dialog, and indicates active conditions (W4-12). */
export function AdvancedQueryButton({ page, filters, onSearch }: AdvancedQueryButtonProps) {
  const { can, t } = usePorts();
  const [isOpen, setOpen] = useState(false);
  const query = useMemo(() => readAdvancedQuery(filters), [filters]);
  const onApply = (next: AdvancedQuery): void => onSearch(withAdvanced(filters, next));
  const { superQuery } = page.list;
  const fields = useMemo(() => superQuery?.fields.filter(({ column }) => maySee(column, can)) ?? [], [can, superQuery]);
  if (fields.length === 0) return null;
  const { isActive } = query;
  return (
    <>
      <Space.Compact>
        <Button
          icon={<FilterOutlined aria-hidden />}
          type={isActive ? 'primary' : 'default'}
          ghost={isActive}
          aria-haspopup="dialog"
          aria-description={isActive ? t('superQuery.active') : undefined}
          title={isActive ? t('superQuery.active') : undefined}
          onClick={() => setOpen(true)}
        >
          {t('superQuery.title')}
        </Button>
        {isActive && (
          <Button
            type="primary"
            ghost
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('superQuery.clear')}
            title={t('superQuery.clear')}
            onClick={() => onApply({ ...query, isActive: false })}
          />
        )}
      </Space.Compact>
      {isOpen && (
        <LazyAdvancedQuery
          t={t}
          page={page}
          fields={fields}
          query={query}
          onApply={onApply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
