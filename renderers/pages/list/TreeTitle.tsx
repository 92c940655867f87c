import { Spin } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface TreeTitleProps {
  /** What staff call the record. */
  readonly name: string;
  /** From 1. */
  readonly level: number;
  /** Undefined: nothing is below it. */
  readonly isOpen: boolean | undefined;
  readonly isWaiting: boolean;
  /** Of a search: found itself, or only on the way to what was. */
  readonly found: 'itself' | 'path' | undefined;
  readonly onSwitch: () => void;
  readonly children: ReactNode;
}

const levelOf = (level: number): CSSProperties & { readonly '--wb-level': number } => ({ '--wb-level': level - 1 });

/** The title with its level before it, and the arrow that opens the record. */
export function TreeTitle({ name, level, isOpen, isWaiting, found, onSwitch, children }: TreeTitleProps) {
  const { t } = usePorts();
  return (
    <div className="wb-treerow-title" data-found={found} style={levelOf(level)}>
      {isOpen === undefined ? (
        <span className="wb-treerow-arrow" />
      ) : (
        <button
          type="button"
          // The arrow keys of the row do the same.
          tabIndex={-1}
          className="wb-treerow-arrow"
          aria-label={t(isOpen ? 'list.closeRow' : 'list.openRow', { name })}
          data-open={isOpen}
          onClick={onSwitch}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          {isWaiting ? <Spin size="small" /> : <span aria-hidden />}
        </button>
      )}
      {children}
      {found === 'path' ? <span className="wb-unseen">{t('list.pathOnly')}</span> : null}
    </div>
  );
}
