import { forwardRef, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import type { EditProps } from './widget.ts';

type Frame = Pick<EditProps, 'id' | 'column' | 'disabled' | 'required' | 'status' | 'messageId'>;

/** Attributes of a field's control for style sheets and screen readers. */
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
 * Single-line text input. A native input in antd's colors: a form has dozens of them, and one key may change ten
 * dependent ones.
 */
export const TextControl = forwardRef<HTMLInputElement, FrameProps & InputHTMLAttributes<HTMLInputElement>>(
  function TextControl({ frame, className = '', ...others }, ref) {
    return <input ref={ref} type="text" className={`wb-input ${className}`} {...framed(frame)} {...others} />;
  },
);

/** Multi-line text input. */
export function TextAreaControl({ frame, ...others }: FrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className="wb-input" {...framed(frame)} {...others} />;
}
