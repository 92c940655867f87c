import { Button } from 'antd';
import { useEffect } from 'react';
import type { CompiledPage, Finding } from '../../engine/index.ts';
import { isOpenRemark, useFormComments } from '../comments/commentsContext.ts';
import type { GroupReveals } from '../form/groupReveals.ts';
import { usePorts } from '../ports/portsContext.ts';

export interface OpenRemarksProps {
  readonly page: CompiledPage;
  readonly reveals: GroupReveals;
  readonly onLead: (place: Pick<Finding, 'path'>) => void;
}

/** What is still to be dealt with: the reason of a return, and comments on fields, each of which leads there. */
export function OpenRemarks({ page, reveals, onLead }: OpenRemarksProps) {
  const { t } = usePorts();
  const { comments, isMissing, open, retry } = useFormComments();
  const due = comments.filter(isOpenRemark);
  useEffect(() => {
    const fields = new Set(comments.filter(isOpenRemark).map(({ field }) => field));
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
  const isDrawn = (field: string): boolean =>
    page.form.groups.some(({ fields }) => fields.some(({ key }) => key === field));
  return (
    <section className="wb-remarks" aria-label={t('comments.due', { count: due.length })}>
      <div>{t('comments.due', { count: due.length })}</div>
      <ul>
        {due.map(({ id, field, name, text, time }) => (
          <li key={id}>
            <button type="button" onClick={() => (isDrawn(field) ? onLead({ path: [field] }) : open(field))}>
              {t('comments.of', { title: page.columnByKey.get(field)?.title ?? t('comments.whole'), text })}
            </button>
            <time>{`${name} ${time}`}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
