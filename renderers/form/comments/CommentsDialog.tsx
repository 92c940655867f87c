import { Button, Input, Select } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { kindOf, maySee, type CompiledPage } from '../../../engine/index.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { FieldRemark, RemarkAct, RemarkPlace, ReviewWords } from '../../kit/ports/review.ts';
import { placeOfField, useFormComments } from './commentsContext.ts';
import './comments.css';
import { titleOfPlace } from './remarkPlaces.ts';

/** Maximum number of characters of a comment (the server's limit). */
const MAX_LETTERS = 1000;

export interface CommentsDialogProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly place: RemarkPlace;
  readonly onClose: () => void;
}

const Words = ({ said }: { readonly said: ReviewWords }) => (
  <>
    <p className="wb-comment-by">
      <strong>{said.name}</strong> <time>{said.time}</time>
    </p>
    <p className="wb-comment-text">{said.text}</p>
  </>
);

interface ThreadProps {
  readonly remark: FieldRemark;
  readonly busy: boolean;
  readonly onAnswer: () => void;
  readonly onAct: (act: RemarkAct) => void;
}

function Thread({ remark, busy, onAnswer, onAct }: ThreadProps) {
  const { t } = usePorts();
  const { mayAnswer } = useFormComments();
  const resolved = remark.resolvedBy !== '';
  return (
    <li className="wb-comment" data-resolved={resolved}>
      <Words said={remark} />
      {remark.answers.length > 0 && (
        <ul>
          {remark.answers.map((answer) => (
            <li key={answer.id}>
              <Words said={answer} />
            </li>
          ))}
        </ul>
      )}
      <div className="wb-comment-acts">
        {resolved && <span>{t('comments.resolvedBy', { name: remark.resolvedBy })}</span>}
        {mayAnswer && !resolved && (
          <Button size="small" disabled={busy} onClick={onAnswer}>
            {t('comments.answer')}
          </Button>
        )}
        {mayAnswer && (
          <Button
            size="small"
            disabled={busy}
            onClick={() => onAct({ act: 'resolve', comment: remark.id, resolved: !resolved })}
          >
            {t(resolved ? 'comments.reopen' : 'comments.resolve')}
          </Button>
        )}
      </div>
    </li>
  );
}

interface NewWordsProps {
  readonly label: string;
  readonly busy: boolean;
  /** Resolves to false when the server refuses the comment. */
  readonly send: (text: string) => Promise<boolean>;
  /** The subject of the comment. */
  readonly children: ReactNode;
}

/** Text area for a comment or an answer; a refused text stays in it. */
function NewWords({ label, busy, send, children }: NewWordsProps) {
  const { t } = usePorts();
  const [text, setText] = useState('');
  const say = async (): Promise<void> => {
    if (text.trim() !== '' && !busy && (await send(text))) setText('');
  };
  return (
    <div className="wb-comment-new">
      <Input.TextArea
        aria-label={label}
        placeholder={label}
        rows={3}
        maxLength={MAX_LETTERS}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.ctrlKey) void say();
        }}
      />
      <div className="wb-comment-acts">
        {children}
        <Button
          type="primary"
          loading={busy}
          disabled={text.trim() === ''}
          title="Ctrl+Enter"
          onClick={() => void say()}
        >
          {t('comments.send')}
        </Button>
      </div>
    </div>
  );
}

/** Dialog with the comments of a field, to add a comment or to answer one. */
export function CommentsDialog({ t, page, place: asked, onClose }: CommentsDialogProps) {
  const { can } = usePorts();
  const { at, mayAnswer, mayComment, remark } = useFormComments();
  const [place, setPlace] = useState(asked);
  const [answered, setAnswered] = useState<FieldRemark>();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const remarks = at(place);
  const act = async (what: RemarkAct): Promise<boolean> => {
    setBusy(true);
    try {
      return await remark(what);
    } finally {
      setBusy(false);
    }
  };
  const to = answered ?? (mayComment ? undefined : remarks.find(({ resolvedBy }) => resolvedBy === ''));
  const maySay = mayComment || (mayAnswer && to !== undefined);
  const send = async (text: string): Promise<boolean> => {
    const said = to === undefined ? { act: 'add' as const, ...place } : { act: 'answer' as const, comment: to.id };
    const isSaid = await act({ ...said, text });
    if (isSaid) setAnswered(undefined);
    return isSaid;
  };
  const fields = page.columns.filter((column) => kindOf(column.type).staff !== 'none' && maySee(column, can));
  const options = [
    { value: '', label: t('comments.whole') },
    ...fields.map(({ key, title }) => ({ value: key, label: title })),
  ];
  const label = to === undefined ? t('comments.new') : t('comments.answerTo', { name: to.name });
  return (
    <PageModal
      t={t}
      title={t('comments.on', { title: titleOfPlace(page, place, t) })}
      width={560}
      canFullscreen={false}
      footer={null}
      onClose={onClose}
    >
      <div ref={box} className="wb-comments">
        {remarks.length === 0 ? (
          <p className="wb-comment-none">{t('comments.none')}</p>
        ) : (
          <ul aria-label={t('comments.title')}>
            {remarks.map((one) => (
              <Thread
                key={one.id}
                remark={one}
                busy={busy}
                onAct={(what) => void act(what)}
                onAnswer={() => {
                  setAnswered(one);
                  box.current?.querySelector('textarea')?.focus();
                }}
              />
            ))}
          </ul>
        )}
        {maySay && (
          <NewWords {...{ label, busy, send }}>
            {to === undefined && place.cell === null && (
              <Select
                aria-label={t('comments.field')}
                showSearch
                optionFilterProp="label"
                options={options}
                value={place.field}
                onChange={(value) => {
                  setPlace(placeOfField(value));
                  setAnswered(undefined);
                }}
              />
            )}
          </NewWords>
        )}
      </div>
    </PageModal>
  );
}
