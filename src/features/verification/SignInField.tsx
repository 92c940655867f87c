import { useId, type ReactNode } from 'react';

interface SignInFieldProps {
  readonly label: string;
  /** Renders the field with the id of the label, and what is below it. */
  readonly children: (id: string) => ReactNode;
}

/** A labeled field of the pages before the sign-in. */
export function SignInField({ label, children }: SignInFieldProps) {
  const id = useId();
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
