import { Button, Modal } from 'antd';
import { useState } from 'react';
import { mergeItems, type PageDocument } from '../../../engine/index.ts';
import { useDialogs } from '../dialogs/dialogs.ts';
import { ChangesTable } from '../dialogs/ChangesTable.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useDocumentTick } from '../../data/records/useDocumentTick.ts';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import './draftBar.css';
import { sidesOf } from './draftSides.ts';
import { draftTime } from './draftTime.ts';
import { lostText } from './lostText.ts';
import { OrphanBar } from './OrphanBar.tsx';
import { offersFor, type Offer } from './offers.ts';
import { useLeftDrafts } from './useLeftDrafts.ts';
import { typedText } from './typedText.ts';
import { useRestoring, type RestoringOptions } from './useRestoring.ts';

export interface DraftBarProps extends RestoringOptions {
  readonly document: PageDocument;
  /** A save is running, or was sent and not answered. */
  readonly isUnanswered: boolean;
}

/** Offers to restore text typed into this form earlier and not saved. */
export function DraftBar({ document, ...others }: DraftBarProps) {
  useDocumentTick(document);
  const { id, page } = document;
  const left = useLeftDrafts(page.id);
  const offers = offersFor(page, id, left);
  if (offers.length === 0 && document.orphans.all().length === 0) return null;
  return (
    <div className="wb-drafts">
      <OrphanBar document={document} />
      {offers.map((offer) => (
        <OfferRow key={offer.ids.join()} {...{ offer, document, ...others }} />
      ))}
    </div>
  );
}

interface OfferRowProps extends DraftBarProps {
  readonly offer: Offer;
}

function OfferRow({ offer, document, isUnanswered, ...restoring }: OfferRowProps) {
  const { drafts: store, t } = usePorts();
  const dialogs = useDialogs();
  const restore = useRestoring(document, restoring);
  const [viewed, setViewed] = useState(false);
  const { content, ids, unanswered } = offer;
  // The form waits for one answer at a time.
  const waits = unanswered !== undefined && isUnanswered;
  const reason = waits ? t('draft.waits') : document.readOnly ? t('draft.readOnly') : undefined;
  const at = draftTime(offer.at);
  const drop = async (): Promise<void> => {
    const sure = { title: t('draft.drop'), text: t('draft.dropConfirm', { at }), ok: t('draft.drop'), danger: true };
    if (await dialogs.confirm(sure)) await store?.remove(ids);
  };
  return (
    <div role="status" className="wb-draft">
      <span>
        {content === null ? t('draft.unreadable', { at }) : t('draft.offer', { at, count: content.count })}
        {content === null ? null : (
          <>
            <Button
              type="link"
              size="small"
              disabled={reason !== undefined}
              title={reason}
              onClick={() => void restore(offer)}
            >
              {t('draft.restore')}
            </Button>
            {' / '}
            <Button type="link" size="small" onClick={() => setViewed(true)}>
              {t('draft.view')}
            </Button>
            {' / '}
          </>
        )}
        <Button type="link" size="small" onClick={() => void drop()}>
          {t('draft.drop')}
        </Button>
      </span>
      {content !== null && content.lost.length > 0 ? <span>{lostText(content.lost, t)}</span> : null}
      {content !== null && document.id !== null && content.version !== document.version ? (
        <span>{t('draft.changedSince')}</span>
      ) : null}
      {unanswered === undefined ? null : <span>{t('draft.unanswered')}</span>}
      {viewed && content !== null ? (
        <DraftDialog document={document} content={content} at={at} onClose={() => setViewed(false)} />
      ) : null}
    </div>
  );
}

interface DraftDialogProps {
  readonly document: PageDocument;
  readonly content: NonNullable<Offer['content']>;
  readonly at: string;
  readonly onClose: () => void;
}

function DraftDialog({ document, content, at, onClose }: DraftDialogProps) {
  const { t } = usePorts();
  const variables = useThemeVariables();
  const { base, mine } = sidesOf(document, content);
  const sides = { base, mine, theirs: base };
  return (
    <Modal open width={760} title={t('draft.title', { at })} footer={null} onCancel={onClose}>
      <div style={variables}>
        <ChangesTable items={mergeItems(document.page, sides)} sides={sides} />
        {content.typing.length > 0 ? <p>{typedText(document.page, content.typing, t)}</p> : null}
        {content.lost.length > 0 ? <p>{lostText(content.lost, t)}</p> : null}
      </div>
    </Modal>
  );
}
