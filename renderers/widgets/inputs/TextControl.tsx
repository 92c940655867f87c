import { forwardRef, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import type { EditProps } from './widget.ts';

type Frame = Pick<EditProps, 'id' | 'column' | 'disabled' | 'required' | 'status' | 'messageId'>;

/** What the control of a field says of itself, to style sheets and to those who do not see it. */
const framed = ({ id, column, disabled, required, status, messageId }: Frame) => ({
  id,
  disabled,
  placeholder: disabled && column.fillRule === undefined ? '' : column.placeholder,
  autoComplete: 'off',
  spellCheck: false,
  'data-status': status,
  'aria-required': required,
  'aria-invalid': status === 'error',
  'aria-describedby': messageId,
});

interface FrameProps {
  readonly frame: Frame;
}

/**
 * One line of text. The browser's own input in antd's colours: a form has dozens of them, and one key may change ten
 * that follow it.
 */
export const TextControl = forwardRef<HTMLInputElement, FrameProps & InputHTMLAttributes<HTMLInputElement>>(
  function TextControl({ frame, className = '', ...others }, ref) {
    return <input ref={ref} type="text" className={`wb-input ${className}`} {...framed(frame)} {...others} />;
  },
);

/** Several lines of text. */
export function TextAreaControl({ frame, ...others }: FrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className="wb-input" {...framed(frame)} {...others} />;
}
