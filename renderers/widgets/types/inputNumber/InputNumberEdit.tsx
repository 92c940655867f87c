import { useLayoutEffect, useRef } from 'react';
import { amountInWords, isDecimalText } from '../../../../engine/index.ts';
import { numberText, toDecimalText, toText } from '../../../kit/formats/formats.ts';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import { TextControl } from '../../inputs/TextControl.tsx';
import { useAccepting } from '../../inputs/useAccepting.ts';
import { useTextDraft, type TextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { InputNumberView } from './InputNumberView.tsx';
import './inputNumber.css';

/** Characters not allowed in a number field; they are removed immediately. */
const notOfNumbers = /[^\d.,+\-\s０-９．，－＋]/g;
const ofNumbers = (typed: string): string => typed.replaceAll(notOfNumbers, '');

/**
 * Selects the whole text when the field is focused by keyboard, so that typing replaces it. The browser has selected
 * the formatted text with separators, and that selection is lost when the field switches to the raw text.
 */
function useTypedOver({ focused, typing }: Pick<TextDraft, 'focused' | 'typing'>, isShownOtherwise: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const latest = useLatest(isShownOtherwise && !typing);
  useLayoutEffect(() => {
    if (focused && latest.current && !isPressed.current) input.current?.select();
    isPressed.current = false;
  }, [focused, latest]);
  const onMouseDown = (): void => {
    isPressed.current = document.activeElement !== input.current;
  };
  return { ref: input, onMouseDown };
}

/**
 * Decimal text, edited digit by digit: never converted to a binary fraction. Text that is not a number stays as typed,
 * is marked, and is not saved (D51).
 */
export function InputNumberEdit(props: EditProps) {
  const { column, value, onCommit, onType, onLeave } = props;
  const text = toText(value);
  const draft = useTextDraft({
    text,
    onCommit: (typed) => {
      const decimal = toDecimalText(typed);
      if (decimal === '') onCommit(null);
      else if (!isDecimalText(decimal)) onCommit(typed.trim());
      else if (decimal !== text) onCommit(decimal);
    },
    onType:
      onType &&
      ((typed) => {
        const decimal = toDecimalText(typed);
        if (decimal === '' || isDecimalText(decimal)) onType(decimal === '' ? null : decimal);
      }),
    onLeave,
  });
  const atRest = numberText(column, draft.shown);
  const accepting = useAccepting(ofNumbers, draft.change);
  const typedOver = useTypedOver(draft, atRest !== draft.shown);
  if (props.disabled && column.amountInWords === 'instead')
    return (
      <output id={props.id} className="wb-field-text" tabIndex={-1}>
        <InputNumberView column={column} value={value} />
      </output>
    );
  const words = column.amountInWords === undefined ? undefined : amountInWords(toDecimalText(draft.shown));
  const control = (
    <TextControl
      frame={props}
      className="wb-number"
      inputMode="decimal"
      value={draft.focused ? draft.shown : atRest}
      {...accepting}
      {...draft.handlers}
      {...typedOver}
    />
  );
  if (words === undefined) return control;
  return (
    <span className="wb-amount">
      {control}
      <span className="wb-amount-words">{words}</span>
    </span>
  );
}
