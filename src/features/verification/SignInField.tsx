import { useId, type ReactNode } from 'react';

interface SignInFieldProps {
  readonly label: string;
  /** The field itself, with the id that the label names, and what stands below it. */
  readonly children: (id: string) => ReactNode;
}

/** A field of the pages before the sign-in, its label above. */
export function SignInField({ label, children }: SignInFieldProps) {
  const id = useId();
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
