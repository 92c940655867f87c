import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { NoteList } from './NoteList.tsx';
import type { PasteReport } from './pasteReport.ts';
import { UnknownHeads } from './UnknownHeads.tsx';

export interface PasteStripProps {
  readonly report: PasteReport;
  readonly t: TablePorts['t'];
  readonly rowOf: (rowId: string) => number;
  readonly onJump: (rowId: string, key: string) => void;
  /** Absent: something else was done since, or nothing can be undone. */
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
}

type Kind = 'refusals' | 'doubts' | 'conversions';

const KINDS: readonly Kind[] = ['conversions', 'refusals', 'doubts'];

/** Returns the facts that do not concern single cells; usually none. */
function factsOf(report: PasteReport, t: TablePorts['t']): readonly string[] {
  const { readOnly, leftRows, maxRows, leftColumns, unknownTitles, pending, noData = 0, leftOut, mostCells } = report;
  const {
    rows: hiddenRows = 0,
    columns: hiddenColumns = 0,
    cells: hiddenCells = 0,
    tables: leftTables = 0,
  } = leftOut ?? {};
  const facts: readonly (readonly [tell: boolean, text: () => string])[] = [
    [mostCells !== undefined, () => t('paste.tooLarge', { max: mostCells ?? 0 })],
    [pending > 0, () => t('paste.pending', { count: pending })],
    [readOnly > 0, () => t('paste.readOnly', { count: readOnly })],
    [
      leftRows > 0,
      () =>
        maxRows === null
          ? t('paste.mayNotAdd', { count: leftRows })
          : t('paste.leftRows', { count: leftRows, max: maxRows }),
    ],
    [leftColumns > 0, () => t('paste.leftColumns', { count: leftColumns })],
    [hiddenRows > 0, () => t('paste.hiddenRows', { count: hiddenRows })],
    [hiddenColumns > 0, () => t('paste.hiddenColumns', { count: hiddenColumns })],
    [hiddenCells > 0, () => t('paste.hiddenCells', { count: hiddenCells })],
    [noData > 0, () => t('paste.noData', { count: noData })],
    [leftTables > 0, () => t('paste.leftTables', { count: leftTables })],
    [unknownTitles.length > 0, () => t('paste.unknownTitles', { titles: unknownTitles.join('、') })],
  ];
  return facts.flatMap(([tell, text]) => (tell ? [text()] : []));
}

const sizeOf = (report: PasteReport, t: TablePorts['t']): string =>
  t('paste.size', { rows: report.rows, cells: report.cells });

/** The whole result in one sentence, for screen readers. */
const spoken = (report: PasteReport, t: TablePorts['t']): string =>
  [
    sizeOf(report, t),
    ...KINDS.flatMap((kind) => (report[kind].length > 0 ? [t(`paste.${kind}`, { count: report[kind].length })] : [])),
    ...factsOf(report, t),
  ].join(', ');

/** Strip below the toolbar with the result of the last paste and links to each changed or refused cell. */
export function PasteStrip({ report, t, rowOf, onJump, onUndo, onClose }: PasteStripProps) {
  const [chosen, setChosen] = useState<Kind | null>(null);
  const listId = useId();
  const shown = KINDS.filter((kind) => report[kind].length > 0);
  const open = chosen !== null && shown.includes(chosen) ? chosen : null;
  return (
    <section className="wb-paste" aria-label={t('paste.title')}>
      <div className="wb-paste-line">
        <span className="wb-paste-spoken" role="status">
          {spoken(report, t)}
        </span>
        <span aria-hidden>{sizeOf(report, t)}</span>
        {shown.map((kind) => (
          <Button
            key={kind}
            type="link"
            size="small"
            danger={kind === 'refusals'}
            aria-expanded={open === kind}
            aria-controls={open === kind ? listId : undefined}
            onClick={() => setChosen(open === kind ? null : kind)}
          >
            {t(`paste.${kind}`, { count: report[kind].length })}
          </Button>
        ))}
        {factsOf(report, t).map((fact) => (
          <span key={fact} className="wb-paste-fact" aria-hidden title={fact}>
            {fact}
          </span>
        ))}
        <span className="wb-paste-tools">
          {onUndo !== undefined && (
            <Button size="small" onClick={onUndo}>
              {t('paste.undo')}
            </Button>
          )}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('paste.close')}
            title={t('paste.close')}
            onClick={onClose}
          />
        </span>
      </div>
      {report.heads !== undefined && report.unknownTitles.length > 0 && (
        <UnknownHeads titles={report.unknownTitles} heads={report.heads} t={t} />
      )}
      {open !== null && (
        <NoteList
          key={open}
          id={listId}
          notes={report[open]}
          why={(reason) => t(`paste.${open}.${reason}`)}
          t={t}
          rowOf={rowOf}
          onJump={onJump}
        />
      )}
    </section>
  );
}
