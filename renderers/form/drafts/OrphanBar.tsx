import { Button } from 'antd';
import { lostParts, type PageDocument } from '../../../engine/index.ts';
import { useDialogs } from '../dialogs/dialogs.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { partsText } from './lostText.ts';

/** Shows values typed into columns that the page no longer has, until the user discards them. */
export function OrphanBar({ document }: { readonly document: PageDocument }) {
  const { t } = usePorts();
  const dialogs = useDialogs();
  const orphans = document.orphans.all();
  if (orphans.length === 0) return null;
  const drop = async (): Promise<void> => {
    const title = t('draft.drop');
    if (await dialogs.confirm({ title, text: t('draft.dropOrphans'), ok: title, danger: true }))
      document.orphans.drop();
  };
  return (
    <div role="alert" className="wb-draft">
      <span>
        {t('draft.orphans', { parts: partsText(lostParts(document.page, orphans), t) })}
        <Button type="link" size="small" onClick={() => void drop()}>
          {t('draft.drop')}
        </Button>
      </span>
    </div>
  );
}
