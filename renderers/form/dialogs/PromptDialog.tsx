import { Input } from 'antd';
import { useId, useMemo, useState, type ChangeEvent } from 'react';
import { compileChecks, compilePatternsWith, isBlank, re2Pattern } from '../../../engine/index.ts';
import type { Language, ValidateRule } from '../../../engine/index.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { Ports } from '../../kit/ports/ports.ts';
import './promptDialog.css';

// The rules of a prompt come from code and are rendered immediately, so their patterns must compile synchronously.
compilePatternsWith(re2Pattern);

/** A request for one text from the user. */
export interface Prompt {
  readonly title: string;
  /** Name of the field, also used in messages (`${title}`). Default: the title. */
  readonly label?: string | undefined;
  /** Explanation above the field. */
  readonly text?: string | undefined;
  /**
   * Checked in order; the first failing rule shows its message and blocks the confirmation (W2-12). As a column's
   * `validateRules`;
   * `unique` is ignored, there is nothing to compare with.
   */
  readonly rules?: readonly ValidateRule[] | undefined;
  readonly defaultValue?: string | undefined;
  /** Default: 请输入. */
  readonly placeholder?: string | undefined;
  /** Default: 255. */
  readonly maxLength?: number | undefined;
  /** Number of text rows; with more than 1, Ctrl+Enter confirms. Default: 1. */
  readonly rows?: number | undefined;
  /** Language of messages that a rule does not define itself. Default: Chinese. */
  readonly language?: Language | undefined;
  readonly ok?: string | undefined;
  /**
   * Processes the confirmed text. The dialog stays open until a returned promise resolves; it stays open when the
   * promise rejects.
   */
  readonly onOk?: ((text: string) => void | Promise<void>) | undefined;
}

export interface PromptDialogProps {
  readonly t: Ports['t'];
  readonly prompt: Prompt;
  /** Receives the confirmed text after `onOk` completes. */
  readonly onDone: (text: string) => void;
  /** Called when the user cancels. */
  readonly onClose: () => void;
}

/** Returns a function that returns the message of the first rule a text violates. */
function checkOf({ rules = [], label, title, language = 'zh-CN' }: Prompt): (text: string) => string | undefined {
  const column = { type: 'input', key: 'text', title: label ?? title, validateRules: rules } as const;
  const { checks } = compileChecks(column, { language });
  return (text) => {
    const value = text === '' ? null : text;
    // As in a column: a blank value is checked only against `required`.
    const held = checks.filter(({ id }) => id !== 'unique' && (id === 'required' || !isBlank(value)));
    return held.find(({ test }) => !test(value, {}))?.message;
  };
}

/** Dialog that requests one text and validates it before confirmation (W2-12). */
export function PromptDialog({ t, prompt, onDone, onClose }: PromptDialogProps) {
  const { title, label = title, text: about, defaultValue = '', maxLength = 255, rows = 1, ok, onOk } = prompt;
  const id = useId();
  const check = useMemo(() => checkOf(prompt), [prompt]);
  const [text, setText] = useState(defaultValue);
  const [isTried, setTried] = useState(false);
  const wrong = isTried ? check(text) : undefined;
  const confirm = (): void | Promise<void> => {
    setTried(true);
    if (check(text) !== undefined) {
      document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
      return undefined;
    }
    const done = onOk?.(text);
    if (done instanceof Promise) return done.then(() => onDone(text));
    return onDone(text);
  };
  const shared = {
    id,
    value: text,
    maxLength,
    placeholder: prompt.placeholder ?? t('prompt.placeholder'),
    'aria-invalid': wrong !== undefined,
    'aria-describedby': wrong === undefined ? undefined : `${id}-wrong`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setText(target.value),
  };
  const status = wrong === undefined ? '' : 'error';
  return (
    <PageModal
      t={t}
      title={title}
      okText={ok}
      canFullscreen={false}
      okClose={false}
      enterConfirms
      onOk={confirm}
      onClose={onClose}
    >
      {about !== undefined && <p className="wb-prompt-text">{about}</p>}
      <label htmlFor={id} className="wb-prompt-label">
        {label}
      </label>
      {rows === 1 ? <Input {...shared} status={status} /> : <Input.TextArea {...shared} rows={rows} status={status} />}
      {wrong !== undefined && (
        <p id={`${id}-wrong`} role="alert" className="wb-prompt-wrong">
          {wrong}
        </p>
      )}
    </PageModal>
  );
}
