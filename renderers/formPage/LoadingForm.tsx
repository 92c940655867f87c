import { Skeleton } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { usePorts } from '../ports/portsContext.ts';

/** Keeps the place of a record that is still coming, and what is typed ahead of it. */
export function LoadingForm() {
  const { host, t } = usePorts();
  const face = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (face.current === null ? undefined : host.keepKeys?.(face.current)), [host]);
  return (
    <div ref={face} className="wb-form" aria-busy="true" aria-label={t('form.loading')}>
      <Skeleton active paragraph={{ rows: 10 }} />
    </div>
  );
}
