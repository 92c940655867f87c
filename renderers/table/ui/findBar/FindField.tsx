import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface FindFieldProps {
  readonly label: string;
  readonly value: string;
  /** Takes the focus and selects its text on mount. Default: false. */
  readonly takesFocus?: boolean;
  /** The text was not found. */
  readonly isMissing?: boolean;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** After the text. */
  readonly children?: ReactNode;
}

/** A search field. A native input, available immediately, so that text typed after Ctrl+F goes into it. */
export function FindField(props: FindFieldProps) {
  const { label, value, takesFocus = false, isMissing = false, onChange, onKeyDown, children } = props;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    field.current?.focus();
    field.current?.select();
  }, [takesFocus]);
  return (
    <span className="wb-find-field" data-missing={isMissing}>
      <input
        ref={field}
        value={value}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
    </span>
  );
}
