import type { CSSProperties, ReactNode } from 'react';

const style: CSSProperties & Record<'--wb-columns', number> = { '--wb-columns': 3 };

/** The fields of a row by itself. */
export function RowFields({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="wb-fields" style={style}>
      {children}
    </div>
  );
}
