import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { usePorts } from '../ports/portsContext.ts';

export interface LoadingFaceProps {
  readonly isStuck?: boolean;
  readonly children: ReactNode;
}

/** Buffers what is typed while a part is loading. `isStuck`: loading failed, and the first button retries it. */
export function LoadingFace({ isStuck = false, children }: LoadingFaceProps) {
  const { host } = usePorts();
  const face = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = face;
    return current === null ? undefined : host.keepKeys?.(current, isStuck ? current.querySelector('button') : null);
  }, [host, isStuck]);
  return (
    <div ref={face} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
