import { DownloadOutlined, PrinterOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import type { WorkbookDialogProps } from '../../list/export/WorkbookDialog.tsx';
import { useShortcuts } from '../../kit/shortcuts/useShortcuts.ts';
import { ViewMenu } from '../../list/views/ViewMenu.tsx';
import { viewContentOf } from '../../list/views/viewContent.ts';
import type { ListViewing } from '../../list/views/useListViews.ts';
import type { ListResult } from '../../kit/ports/ports.ts';
import type { ExportOrder, ExportWatch } from '../../kit/ports/exports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { ReportPrintProps } from '../../form/printPreview/ReportPrint.tsx';
import type { ReportMatches, Reports } from '../../kit/ports/reportPort.ts';
import type { ReportPageConfig } from './pageConfig.ts';
import { viewPlaceOf } from './pageConfig.ts';
import type { ReportState } from './useReportState.ts';

const LatePrint = lazyDialog<ReportPrintProps>(() =>
  import('../../form/printPreview/ReportPrint.tsx').then((module) => module.ReportPrint),
);
const LateWorkbook = lazyDialog<WorkbookDialogProps>(() =>
  import('../../list/export/WorkbookDialog.tsx').then((module) => module.WorkbookDialog),
);

export interface ReportToolsProps {
  readonly config: ReportPageConfig;
  readonly reports: Reports;
  readonly reportState: ReportState;
  readonly viewing: ListViewing;
  /** Undefined: not queried yet, or failed. */
  readonly result: ListResult | undefined;
  readonly query: ReportMatches;
}

/** Actions on a report as a whole: export and print, views, reload. */
export function ReportTools({ config, reports, reportState, viewing, result, query }: ReportToolsProps) {
  const { t } = usePorts();
  const { info } = config;
  const { state, asked, dispatch } = reportState;
  const [leaving, setLeaving] = useState<'sheet' | 'paper'>();
  const request = useMemo(() => ({ ...query, ...asked.sort }), [asked.sort, query]);
  const of = useMemo(() => {
    const keys = info.columns.map(({ key }) => key);
    const { total = 0, totalIsAtLeast = false } = result ?? {};
    const list = { filters: query.filters, tab: '', order: asked.sort ?? {}, total, totalIsAtLeast };
    return { list, fields: { listed: keys, all: keys } };
  }, [asked.sort, info.columns, query.filters, result]);
  const save = (sheet: ExportOrder, watch: ExportWatch): Promise<void> =>
    reports.exportRows(info.id, request, { sheet, watch });
  const isNothing = (result?.total ?? 0) === 0;
  const close = (): void => setLeaving(undefined);
  const root = useRef<HTMLDivElement>(null);
  useShortcuts(root, 'list', { print: info.mayLeave && !isNothing ? () => setLeaving('paper') : undefined });
  return (
    <div ref={root} className="wb-toolbar">
      {info.mayLeave ? (
        <>
          <Button icon={<DownloadOutlined aria-hidden />} disabled={isNothing} onClick={() => setLeaving('sheet')}>
            {t('export.ok')}
          </Button>
          <Button icon={<PrinterOutlined aria-hidden />} disabled={isNothing} onClick={() => setLeaving('paper')}>
            {t('print.print')}
          </Button>
        </>
      ) : null}
      <span className="wb-selection" />
      <ViewMenu place={viewPlaceOf(info)} viewing={viewing} content={viewContentOf(state, null)} />
      <span className="wb-list-tools">
        <Button
          type="text"
          icon={<ReloadOutlined aria-hidden />}
          title={t('list.reload')}
          aria-label={t('list.reload')}
          onClick={() => dispatch({ kind: 'reload' })}
        />
      </span>
      {leaving === 'sheet' ? <LateWorkbook {...{ t, of, save }} title={info.title} onClose={close} /> : null}
      {leaving === 'paper' ? (
        <LatePrint {...{ t, reports, request }} id={info.id} title={info.title} onClose={close} />
      ) : null}
    </div>
  );
}
