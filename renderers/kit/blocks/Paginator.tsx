import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import useStyle from 'antd/es/pagination/style';
import RcPagination from 'rc-pagination';
import { useContext, type ComponentProps, type ReactNode } from 'react';
import { present } from '../../../engine/index.ts';
import { withThousands } from '../formats/formats.ts';
import './blocks.css';
import type { Ports } from '../ports/ports.ts';

/** Page sizes to choose from; the first is the default (W9-1). */
const SIZES: readonly number[] = [10, 20, 30];

export interface PaginatorProps {
  readonly t: Ports['t'];
  /** From 1. Default: 1. */
  readonly current?: number | undefined;
  /** Default: 10. */
  readonly pageSize?: number | undefined;
  /** Default: 10, 20 and 30. */
  readonly pageSizes?: readonly number[] | undefined;
  /** Default: 100, while it is unknown. */
  readonly total?: number | undefined;
  /** There are more than `total` records and the exact number has not been counted (D29). Default: false. */
  readonly isAtLeast?: boolean | undefined;
  /** Counts the records when there are more than `total`. Absent: counting is not possible. */
  readonly onCount?: (() => void) | undefined;
  /** Counting is in progress. Default: false. */
  readonly isCounting?: boolean | undefined;
  /** Default: start. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly className?: string | undefined;
  readonly onChange: (current: number, pageSize: number) => void;
}

type PagesProps = ComponentProps<typeof RcPagination>;
type SizesProps = Parameters<NonNullable<PagesProps['sizeChangerRender']>>[0];

const chosenSize = ({ size, options, disabled, onSizeChange, className = '', ...props }: SizesProps) => (
  <select
    className={`wb-input ${className}`}
    style={{ width: 'auto' }}
    aria-label={props['aria-label']}
    disabled={disabled}
    value={String(size)}
    onChange={(event) => onSizeChange(event.target.value)}
  >
    {options.map(({ value, label }) => (
      <option key={value} value={String(value)}>
        {label}
      </option>
    ))}
  </select>
);

const step = (prefix: string, icon: ReactNode) => (
  <button type="button" tabIndex={-1} className={`${prefix}-item-link`}>
    {icon}
  </button>
);

const jump = (prefix: string) => <span className={`${prefix}-item-ellipsis`}>•••</span>;

/**
 * antd's Pagination with a native select for the sizes: it opens immediately, and a list does not need antd's Select,
 * 30 kB that it uses for nothing else.
 */
function Pages({ align = 'start', className = '', ...props }: PagesProps) {
  const { getPrefixCls, locale } = useContext(ConfigProvider.ConfigContext);
  const prefix = getPrefixCls('pagination');
  const [wrap, hash, variables] = useStyle(prefix);
  return wrap(
    <RcPagination
      {...props}
      align={align}
      prefixCls={prefix}
      className={`${prefix}-mini ${prefix}-${align} ${className} ${hash} ${variables}`}
      {...present({ locale: locale?.Pagination })}
      showSizeChanger
      sizeChangerRender={chosenSize}
      prevIcon={step(prefix, <LeftOutlined />)}
      nextIcon={step(prefix, <RightOutlined />)}
      jumpPrevIcon={jump(prefix)}
      jumpNextIcon={jump(prefix)}
    />,
  );
}

/**
 * Paginator with the range, `1-10 共 100 条`, a jumper and a choice of sizes (W9-1). It shows page numbers and loads no
 * data.
 */
export function Paginator({ t, current = 1, pageSize = 10, pageSizes = SIZES, total = 100, ...props }: PaginatorProps) {
  const { isAtLeast = false, isCounting = false, align = 'start', className = '', onCount, onChange } = props;
  const rangeOf = (all: number, [from, to]: readonly [number, number]) => {
    if (!isAtLeast) return t('paginator.range', { from, to, total: all });
    const text = t('paginator.rangeAtLeast', { from, to, total: withThousands(String(all)) });
    if (onCount === undefined) return text;
    return (
      <button type="button" className="wb-count" disabled={isCounting} title={t('paginator.count')} onClick={onCount}>
        {text}
      </button>
    );
  };
  return (
    <Pages
      className={className}
      align={align}
      current={current}
      pageSize={pageSize}
      pageSizeOptions={[...pageSizes]}
      total={total}
      showQuickJumper
      onChange={onChange}
      showTotal={rangeOf}
    />
  );
}
