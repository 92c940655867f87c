import { useEffect, useRef } from 'react';

export interface CheckBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly disabled?: boolean;
  /** False: its row is reached by arrow keys, and it is not a tab stop. Default: true. */
  readonly isStop?: boolean;
  /** `toHere`: clicked with Shift pressed; selects the range from the previous one to this one. */
  readonly onToggle: (toHere: boolean) => void;
}

/** A native checkbox styled like antd's: a page of a list has up to 31. */
export function CheckBox({ label, checked, mixed = false, disabled = false, isStop = true, onToggle }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="wb-check"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      {...(!isStop && { tabIndex: -1 })}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
