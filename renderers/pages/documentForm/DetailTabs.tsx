import { Badge, Tabs } from 'antd';
import { useMemo } from 'react';
import type { CompiledStep, Finding, PageDocument } from '../../../engine/index.ts';
import { PART } from '../../kit/shortcuts/parts.ts';
import { DetailTable } from './DetailTable.tsx';
import type { DetailTables } from './detailTables.ts';

export interface DetailTabsProps {
  readonly id: string;
  readonly document: PageDocument;
  readonly findings: readonly Finding[];
  readonly open: string;
  readonly onOpen: (detail: string) => void;
  readonly tables: DetailTables;
  /** The displayed step; undefined: all details are shown. */
  readonly step?: CompiledStep | undefined;
}

const countOf = (detail: string, findings: readonly Finding[]): number =>
  findings.filter((finding) => finding.path[0] === detail).length;

/** The details of the record, one tab each with the number of its findings. */
export function DetailTabs({ id, document, findings, open, onOpen, tables, step }: DetailTabsProps) {
  const { page } = document;
  const details = useMemo(() => {
    const shown = page.form.tabs.filter(({ detail }) => step?.details.includes(detail) ?? true);
    return shown.flatMap(({ detail }) => page.detailByKey.get(detail) ?? []);
  }, [page, step]);
  const [first] = details;
  if (first === undefined) return null;
  return (
    <section id={id} className="wb-details" {...PART}>
      <Tabs
        size="small"
        activeKey={details.some(({ key }) => key === open) ? open : first.key}
        onChange={onOpen}
        items={details.map((detail) => ({
          key: detail.key,
          label: (
            <Badge count={countOf(detail.key, findings)} size="small" offset={[12, 0]}>
              {detail.title}
            </Badge>
          ),
          children: <DetailTable document={document} detail={detail} tables={tables} />,
        }))}
      />
    </section>
  );
}
