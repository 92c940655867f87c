import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface FindFieldProps {
  readonly label: string;
  readonly value: string;
  /** With all of its text, when it is mounted. Default: no. */
  readonly takesFocus?: boolean;
  /** Nothing has the text. */
  readonly isMissing?: boolean;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Behind the text. */
  readonly children?: ReactNode;
}

/** A field of the search. The browser's own: it is there at once, so that what is typed behind Ctrl+F goes into it. */
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
