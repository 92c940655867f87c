import { createContext, useContext, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';

const SetTitle = createContext<string | null>(null);

/** Returns the part of a title that its set's label does not contain: `运费币制` in `运费` is `币制`. */
export const titleInSet = (title: string, set: string): string => {
  const own = title.startsWith(set) ? title.slice(set.length).replace(/^[\s/／·-]+/, '') : title;
  return own === '' ? title : own;
};

/** Uses the title as placeholder for a column of a set: its label is available only to screen readers. */
export function useColumnInSet(column: CompiledColumn): CompiledColumn {
  const set = useContext(SetTitle);
  return useMemo(() => {
    if (set === null || column.placeholder !== '') return column;
    return { ...column, placeholder: titleInSet(column.title, set) };
  }, [column, set]);
}

export interface FieldSetProps {
  readonly title: string;
  /** Relative widths, one per field. */
  readonly widths: readonly number[];
  readonly children?: ReactNode;
}

/** Related fields in one line under one label; below 640 px each field has its own line. */
export function FieldSet({ title, widths, children }: FieldSetProps) {
  const template = widths.map((share) => `minmax(0, ${share}fr)`).join(' ');
  const style: CSSProperties & Record<'--wb-set', string> = { '--wb-set': template };
  return (
    <div className="wb-set" role="group" aria-label={title} style={style}>
      <span className="wb-field-label wb-set-label" aria-hidden title={title}>
        {title}
      </span>
      <div className="wb-set-fields">
        <SetTitle.Provider value={title}>{children}</SetTitle.Provider>
      </div>
    </div>
  );
}
