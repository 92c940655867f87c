import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { Finding, PageDocument, TypedText } from '../../../engine/index.ts';
import type { TextDrafts } from '../../kit/keyboard/drafts.ts';
import type { DetailTables } from './detailTables.ts';

export interface TypeIntoOptions {
  readonly drafts: TextDrafts;
  readonly tables: DetailTables;
  /** Scrolls to a place and focuses it. */
  readonly focus: (place: Pick<Finding, 'path' | 'rowId'>) => void;
}

/** Puts the caret at the end of the text, so that typing continues instead of replacing it. */
function goOnTyping(): void {
  const at = window.document.activeElement;
  if (at instanceof HTMLInputElement && at.type === 'text') at.setSelectionRange(at.value.length, at.value.length);
}

/**
 * Returns a function that enters a text into a field or cell as if typed; it returns false when that is not possible.
 */
export function useTypeInto(document: PageDocument, { drafts, tables, focus }: TypeIntoOptions) {
  return useCallback(
    (typed: TypedText): boolean => {
      const { detail, rowId, key, text } = typed;
      if (detail === undefined || rowId === undefined) {
        const { visible, disabled } = document.field(key);
        if (!visible || disabled) return false;
        flushSync(() => drafts.typing.bringBack(typed));
        focus({ path: [key] });
        goOnTyping();
        return true;
      }
      const index = document.detail(detail).indexOf(rowId);
      if (index === -1) return false;
      focus({ path: [detail, index, key], rowId });
      return tables.get(detail)?.typeInto({ rowId, key, text }) ?? false;
    },
    [document, drafts, focus, tables],
  );
}
