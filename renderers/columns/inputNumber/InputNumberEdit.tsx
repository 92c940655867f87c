import { amountInWords, isDecimalText } from '../../../engine/index.ts';
import { numberText, toDecimalText, toText } from '../../formats/formats.ts';
import { TextControl } from '../../inputs/TextControl.tsx';
import { useTextDraft } from '../../typing/useTextDraft.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { InputNumberView } from './InputNumberView.tsx';
import './inputNumber.css';

/** What a number field takes while typing; everything else is left out at once. */
const notOfNumbers = /[^\d.,+\-\s０-９．，－＋]/g;

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
      value={draft.focused ? draft.shown : numberText(column, draft.shown)}
      onChange={(event) => draft.change(event.target.value.replaceAll(notOfNumbers, ''))}
      {...draft.handlers}
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
