import { Button } from 'antd';
import { useEffect } from 'react';
import type { Finding, PageDocument } from '../../../engine/index.ts';
import { isOpenRemark, useFormComments } from '../../form/comments/commentsContext.ts';
import { pathOfPlace, titleOfPlace } from '../../form/comments/remarkPlaces.ts';
import type { GroupReveals } from '../../form/fields/groupReveals.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { FieldRemark } from '../../kit/ports/review.ts';

export interface OpenRemarksProps {
  readonly document: PageDocument;
  readonly reveals: GroupReveals;
  readonly onLead: (place: Pick<Finding, 'path'>) => void;
}

/** Open issues: the reason of a return, and comments on fields, each with a link to its place. */
export function OpenRemarks({ document, reveals, onLead }: OpenRemarksProps) {
  const { t } = usePorts();
  const { page } = document;
  const { comments, isMissing, open, retry } = useFormComments();
  const due = comments.filter(isOpenRemark);
  useEffect(() => {
    const fields = new Set(comments.filter((one) => isOpenRemark(one) && one.cell === null).map(({ field }) => field));
    for (const group of page.form.groups)
      if (group.fields.some(({ key }) => fields.has(key))) reveals.reveal(group.key);
  }, [comments, page, reveals]);
  if (isMissing)
    return (
      <div className="wb-remarks" role="status">
        {t('comments.failed')}{' '}
        <Button size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  if (due.length === 0) return null;
  const lead = (remark: FieldRemark): void => {
    const path = pathOfPlace(document, remark);
    if (path === undefined) open(remark);
    else onLead({ path });
  };
  return (
    <section className="wb-remarks" aria-label={t('comments.due', { count: due.length })}>
      <div>{t('comments.due', { count: due.length })}</div>
      <ul>
        {due.map((remark) => (
          <li key={remark.id}>
            <button type="button" onClick={() => lead(remark)}>
              {t('comments.of', { title: remark.move || titleOfPlace(page, remark, t), text: remark.text })}
            </button>
            <time>{`${remark.name} ${remark.time}`}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
