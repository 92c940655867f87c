import { Button } from 'antd';
import { countChanges, isDraft, type CompiledPage } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { OpenForm } from '../../data/records/formPaths.ts';
import './draftBar.css';
import { draftTime } from './draftTime.ts';
import { useLeftDrafts } from './useLeftDrafts.ts';

export interface DraftListProps {
  readonly page: CompiledPage;
  readonly openForm: OpenForm;
}

/**
 * Bar above the list of a page: records with unsaved changes that no form shows. A click opens the form, which offers
 * them.
 */
export function DraftList({ page, openForm }: DraftListProps) {
  const { t } = usePorts();
  const left = useLeftDrafts(page.id);
  if (left.length === 0) return null;
  // Drafts of one record form one offer.
  const records = left.filter(
    ({ recordId }, index) => recordId === null || left.findIndex((one) => one.recordId === recordId) === index,
  );
  return (
    <div role="status" className="wb-draft wb-drafts">
      <span>
        {t('draft.list')}
        {records.map(({ id, recordId, name, at, draft }) => (
          <Button key={id} type="link" size="small" onClick={() => openForm({ id: recordId })}>
            {t('draft.open', {
              name: name === '' ? t(recordId === null ? 'draft.newRecord' : 'form.stored') : name,
              at: draftTime(at),
              count: isDraft(draft) ? countChanges(draft.changes) + (draft.typing?.length ?? 0) : 0,
            })}
          </Button>
        ))}
      </span>
    </div>
  );
}
