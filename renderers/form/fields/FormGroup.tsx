import { DownOutlined } from '@ant-design/icons';
import { useEffect, useId, useState, type CSSProperties, type ReactNode } from 'react';
import { useReveals } from './groupReveals.ts';
import { PART } from '../../kit/shortcuts/parts.ts';
import { useGroupStop } from '../../kit/keyboard/useGroupStop.ts';
import { useIsHidden } from './hiddenGroups.ts';
import { useSectionMemory } from './sectionMemory.ts';
import { useNearby } from '../../kit/keyboard/useNearby.ts';
import { whenIdle } from '../../kit/hooks/whenIdle.ts';

export interface FormGroupProps {
  readonly groupKey: string;
  readonly title?: string;
  /** Number of fields per line; 4 by default, fewer in a narrow window. */
  readonly columns?: number;
  /** Initially collapsed; false by default. */
  readonly folded?: boolean;
  /** Rendered when it comes near the viewport or the browser is idle; when collapsed, once it is opened. */
  readonly lazy?: boolean;
  /** Number of fields, to reserve the space of a group that is not rendered yet. */
  readonly size?: number;
  readonly children?: ReactNode;
}

const rowHeight = 36;

/** A group of fields under a heading that collapses it. */
export function FormGroup(props: FormGroupProps) {
  const { groupKey, title, columns = 4, folded = false, lazy = false, size = 0, children } = props;
  const reveals = useReveals();
  const memory = useSectionMemory();
  const [open, setOpen] = useState(() => memory.isOpen(groupKey) ?? !folded);
  const toggle = (): void => {
    memory.keep(groupKey, !open);
    setOpen(!open);
  };
  const { ref, near, bringNear } = useNearby(!lazy);
  // Renders content outside the viewport before the user scrolls to it; collapsed content once it is opened.
  useEffect(() => (near || !open ? undefined : whenIdle(bringNear)), [bringNear, near, open]);
  const enter = useGroupStop(ref, near, bringNear);
  const bodyId = useId();
  const isHidden = useIsHidden(groupKey);

  useEffect(
    () =>
      reveals.subscribe((group) => {
        if (group !== groupKey) return;
        setOpen(true);
        bringNear();
      }),
    [bringNear, groupKey, reveals],
  );

  const style: CSSProperties & Record<'--wb-columns', number> = { '--wb-columns': columns };
  if (!near) style.minHeight = Math.ceil(size / columns) * rowHeight;
  return (
    <section className="wb-group" data-group={groupKey} data-folded={!open} hidden={isHidden} {...PART}>
      <h2 className="wb-group-head">
        <button type="button" aria-expanded={open} aria-controls={bodyId} onClick={toggle}>
          <DownOutlined aria-hidden="true" className={open ? 'wb-fold' : 'wb-fold wb-folded'} />
          {title}
        </button>
      </h2>
      <div id={bodyId} ref={ref} className="wb-fields" data-columns={columns} hidden={!open} style={style}>
        {near ? (
          children
        ) : (
          <div className="wb-group-stop" role="group" aria-label={title} tabIndex={0} onFocus={enter} />
        )}
      </div>
    </section>
  );
}

const rowStyle: CSSProperties & Record<'--wb-columns', number> = { '--wb-columns': 3 };

/** The fields of a single row: a group without a heading. */
export function RowFields({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="wb-fields" style={rowStyle}>
      {children}
    </div>
  );
}
