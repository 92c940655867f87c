import { Button, Progress, Tabs } from 'antd';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { SheetPreview } from '../../kit/ports/imports.ts';
import { HeadChoices } from './HeadChoices.tsx';
import { ImportReasons } from './ImportReasons.tsx';
import { memoryOf, unknownHeads } from './importReading.ts';
import { LeftOutRows } from './LeftOutRows.tsx';
import { PreviewSheet } from './PreviewSheet.tsx';
import { RememberedWords } from './RememberedWords.tsx';
import type { PreviewTables } from './previewTables.ts';
import { usePreview, type PreviewDialogProps } from './usePreview.ts';

/** Pixels. The 600 of S2.10-4 apply to choosing files; a table of their columns needs more. */
const WIDTH = 1200;

interface PreviewLineProps {
  readonly total: number;
  readonly wrong: number;
  readonly doubts: number;
  readonly isChanged: boolean;
  readonly onNext: () => void;
}

/** Shows how many rows have problems, with a button that goes to the next one. */
function PreviewLine({ total, wrong, doubts, isChanged, onNext }: PreviewLineProps) {
  const { t } = usePorts();
  const found = wrong === 0 ? t('import.allRight', { total }) : t('import.counts', { total, wrong });
  const toCheck = doubts === 0 ? '' : t('import.doubts', { count: doubts });
  return (
    <div className="wb-import-line">
      <span role="status">{total === 0 ? t('import.noRows') : `${found}${toCheck}`}</span>
      {wrong + doubts > 0 && (
        <Button type="link" size="small" danger={wrong > 0} onClick={onNext}>
          {t(wrong > 0 ? 'import.next' : 'import.nextDoubt')}
        </Button>
      )}
      {isChanged && <span>{t('import.changed')}</span>}
    </div>
  );
}

interface SheetTabsProps {
  readonly preview: SheetPreview;
  readonly tables: PreviewTables;
  readonly open: number;
  readonly onOpen: (table: number) => void;
}

/** Tabs for choosing a sheet, when there are several. */
function SheetTabs({ preview, tables: { tables }, open, onOpen }: SheetTabsProps) {
  if (tables.length < 2) return null;
  return (
    <Tabs
      size="small"
      activeKey={String(open)}
      onChange={(key) => onOpen(Number(key))}
      items={tables.map(({ title, part }, index) => ({
        key: String(index),
        label: preview.tables.some(({ file }) => file !== part.file) ? `${title}（${part.file}）` : title,
      }))}
    />
  );
}

/** Shows the imported rows in the editable table for correction, validation and writing. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { page, onBack, onClose } = props;
  const { preferences, t } = usePorts();
  const { preview, tables, open, setOpen, handle, busy, isBusy, share, next, ...acts } = usePreview(props);
  const { check, choose, placeHeads, takeBack, write, writeRight } = acts;
  const { total, wrong, doubts } = tables.counts();
  const table = tables.tables[open];
  const isWriting = share !== undefined;
  const mapped = preview.tables.map((part) => ({
    part,
    unknown: unknownHeads(part, memoryOf({ page, preview }, part, preferences).read()),
  }));
  return (
    <PageModal
      t={t}
      width={WIDTH}
      title={t('import.title')}
      okText={t('import.write')}
      okDisabled={total === 0 || busy !== undefined}
      cancelText={isWriting ? t('import.cancel') : undefined}
      footerStart={
        <>
          <Button disabled={isBusy} onClick={onBack}>
            {t('import.again')}
          </Button>
          <Button disabled={isBusy} loading={busy === 'check' && !isWriting} onClick={() => void check()}>
            {t('import.check')}
          </Button>
          {wrong > 0 && (
            <Button disabled={isBusy || wrong === total} onClick={() => void writeRight()}>
              {t('import.onlyRight')}
            </Button>
          )}
        </>
      }
      onOk={() => write(false)}
      onClose={onClose}
    >
      <PreviewLine total={total} wrong={wrong} doubts={doubts} isChanged={tables.isChanged} onNext={next} />
      {preview.leftSheets.length > 0 && <p>{t('import.leftSheets', { names: preview.leftSheets.join('、') })}</p>}
      {preview.notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      <ImportReasons
        wanted={tables.reasonsWanted()}
        reasons={acts.reasons}
        disabled={isBusy}
        onReason={acts.setReason}
      />
      <LeftOutRows
        tables={preview.tables}
        added={tables.added}
        disabled={isBusy}
        onTakeBack={(rows) => void takeBack(rows)}
      />
      <RememberedWords
        page={page}
        words={preview.words}
        disabled={isBusy}
        onForget={(word) => void acts.forget(word)}
      />
      <HeadChoices
        tables={mapped}
        disabled={isBusy}
        onChoose={(choice) => void choose(choice)}
        onPlace={(place) => void placeHeads(place)}
      />
      {isWriting && <Progress aria-label={t('import.writing')} percent={Math.floor(share * 100)} />}
      <SheetTabs preview={preview} tables={tables} open={open} onOpen={setOpen} />
      {table !== undefined && <PreviewSheet key={`${preview.token} ${open}`} ref={handle} page={page} table={table} />}
    </PageModal>
  );
}
