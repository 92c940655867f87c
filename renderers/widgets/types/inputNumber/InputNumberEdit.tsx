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

/** What a number field takes while typing; everything else is left out at once. */
const notOfNumbers = /[^\d.,+\-\s０-９．，－＋]/g;
const ofNumbers = (typed: string): string => typed.replaceAll(notOfNumbers, '');

/**
 * Who comes by key types over what stands there, as everywhere; but the text that the browser has selected then is the one
 * at rest, with its separators, and goes with its selection when the field shows what is typed.
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

/** Decimal text, edited digit by digit: no binary fraction is ever made of it. What is no number stays as it was typed, marked, and is not saved (D51). */
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
