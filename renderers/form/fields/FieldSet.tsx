import { createContext, useContext, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';

const SetTitle = createContext<string | null>(null);

/** What is left of a title beside the label of its set: `运费币制` in `运费` is `币制`. */
export const titleInSet = (title: string, set: string): string => {
  const own = title.startsWith(set) ? title.slice(set.length).replace(/^[\s/／·-]+/, '') : title;
  return own === '' ? title : own;
};

/** A column of a set says in its empty field what it is: its label is heard alone. */
export function useColumnInSet(column: CompiledColumn): CompiledColumn {
  const set = useContext(SetTitle);
  return useMemo(() => {
    if (set === null || column.placeholder !== '') return column;
    return { ...column, placeholder: titleInSet(column.title, set) };
  }, [column, set]);
}

export interface FieldSetProps {
  readonly title: string;
  /** Shares of the room, one a field. */
  readonly widths: readonly number[];
  readonly children?: ReactNode;
}

/** Fields that belong together, beside each other under one label; below 640 px each stands by itself again. */
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
