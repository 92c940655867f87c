import type { Extension } from '@codemirror/state';
import { useEffect, useState } from 'react';
import { lazyModule, type LazyModule } from '../../kit/lazy/lazyModule.ts';
import type { CodeEditorProps } from './codeEditorProps.ts';
import type { CodeLanguage } from './codeSources.ts';
import type { CodePart } from './codeView.ts';

/** Extensions for highlighting and indentation by language; each in a separate chunk. */
const CODE_LANGUAGES: { readonly [L in CodeLanguage]: LazyModule<Extension> | undefined } = {
  text: undefined,
  json: lazyModule(() => import('@codemirror/lang-json').then(({ json }) => json())),
  javascript: lazyModule(() => import('@codemirror/lang-javascript').then(({ javascript }) => javascript())),
  sql: lazyModule(() =>
    import('@codemirror/lang-sql').then(({ sql, PostgreSQL }) =>
      sql({ dialect: PostgreSQL, upperCaseKeywords: false }),
    ),
  ),
  xml: lazyModule(() => import('@codemirror/lang-xml').then(({ xml }) => xml())),
  html: lazyModule(() => import('@codemirror/lang-html').then(({ html }) => html())),
  markdown: lazyModule(() => import('@codemirror/lang-markdown').then(({ markdown }) => markdown())),
};

export type SetCodePart = (part: CodePart, extension: Extension) => void;

/**
 * Sets the language once its chunk is loaded; the text can be edited before. Returns a retry function if loading
 * failed.
 */
export function useCodeLanguage({ language = 'text' }: CodeEditorProps, set: SetCodePart): (() => void) | undefined {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  useEffect(() => {
    let isGone = false;
    const colour = async (): Promise<void> => {
      try {
        const extension = (await CODE_LANGUAGES[language]?.fetch()) ?? [];
        if (!isGone) set('language', extension);
      } catch {
        if (!isGone) setFailedAttempt(attempt);
      }
    };
    void colour();
    return () => {
      isGone = true;
    };
  }, [attempt, language, set]);
  return failedAttempt === attempt ? () => setAttempt(attempt + 1) : undefined;
}
