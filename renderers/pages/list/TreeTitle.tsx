import { Spin } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface TreeTitleProps {
  /** Display name of the record. */
  readonly name: string;
  /** From 1. */
  readonly level: number;
  /** Undefined: it has no children. */
  readonly isOpen: boolean | undefined;
  readonly isWaiting: boolean;
  /** In a search: a match itself, or only an ancestor of one. */
  readonly found: 'itself' | 'path' | undefined;
  readonly onSwitch: () => void;
  readonly children: ReactNode;
}

const levelOf = (level: number): CSSProperties & { readonly '--wb-level': number } => ({ '--wb-level': level - 1 });

/** The title with indentation for its level, and the arrow that expands the record. */
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
