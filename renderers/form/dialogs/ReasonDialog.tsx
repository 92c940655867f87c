import { Button, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { DictItem, Ports } from '../../kit/ports/ports.ts';
import type { ReasonQuestion } from './dialogs.ts';
import './promptDialog.css';
import './reasonDialog.css';
import { finished } from './reasonText.ts';
import { MAX_LETTERS, useReasonTyping } from './useReasonTyping.ts';

/** Number of phrases that can be picked by a digit key. */
const DIGITS = 9;

export interface ReasonDialogProps {
  readonly t: Ports['t'];
  readonly question: ReasonQuestion;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

interface ListProps extends Pick<ReasonDialogProps, 't'> {
  readonly id: string;
  readonly offered: readonly DictItem[];
  readonly active: number;
  readonly onTake: (item: DictItem) => void;
}

function PhraseList({ t, id, offered, active, onTake }: ListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  return (
    <ul id={id} className="wb-phrases" role="listbox" aria-label={t('reason.phrases')}>
      {offered.map((item, index) => (
        <li
          key={item.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the text area.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(item)}
        >
          {index < DIGITS && <kbd aria-hidden>{index + 1}</kbd>}
          {item.text}
        </li>
      ))}
    </ul>
  );
}

/**
 * Dialog that requests a reason: free text, or phrases of a dictionary. Typing filters the phrases, by pinyin too;
 * Enter inserts the highlighted phrase, a digit the phrase with that number. A reason can contain several phrases.
 */
export function ReasonDialog({ t, question, onDone, onClose }: ReasonDialogProps) {
  const { title, text: about, required, ok } = question;
  const id = useId();
  const [isTried, setTried] = useState(false);
  const confirm = (text: string): void => {
    setTried(true);
    if (!required || finished(text) !== '') onDone(finished(text));
  };
  const { text, active, choices, type, take, pressed } = useReasonTyping(question, confirm);
  const { message, offered, retry, status } = choices;
  const isMissing = isTried && required && finished(text) === '';
  const hint = offered.length > 0 ? 'reason.hint' : 'reason.plainHint';
  const list = offered.length > 0 && { 'aria-autocomplete': 'list' as const, 'aria-controls': `${id}-phrases` };
  return (
    <PageModal
      t={t}
      title={title}
      okText={ok ?? title}
      canFullscreen={false}
      okClose={false}
      onOk={() => confirm(text)}
      onClose={onClose}
    >
      {about !== undefined && <p className="wb-prompt-text">{about}</p>}
      <label htmlFor={id} className="wb-prompt-label">
        {t(required ? 'reason.label' : 'reason.optional')}
      </label>
      <Input.TextArea
        id={id}
        value={text}
        rows={3}
        maxLength={MAX_LETTERS}
        status={isMissing ? 'error' : ''}
        aria-required={required}
        aria-invalid={isMissing}
        aria-describedby={`${id}-about`}
        {...list}
        aria-activedescendant={active < 0 ? undefined : `${id}-phrases-${active}`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={pressed}
      />
      <p id={`${id}-about`} className={isMissing ? 'wb-prompt-wrong' : 'wb-reason-hint'} role="status">
        {t(isMissing ? 'reason.missing' : hint)}
      </p>
      {offered.length > 0 && <PhraseList {...{ t, offered, active }} id={`${id}-phrases`} onTake={take} />}
      {status === 'error' && (
        <p className="wb-reason-hint">
          {message ?? t('reason.noPhrases')}{' '}
          <Button size="small" onClick={retry}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </PageModal>
  );
}
