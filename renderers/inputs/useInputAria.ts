import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { EditProps } from './widget.ts';

/**
 * Tells the input inside a control of antd's what labels say elsewhere. antd's Select would put these attributes on its outer
 * box as well, where they mean nothing.
 */
export function useInputAria(props: Pick<EditProps, 'required' | 'status' | 'messageId'>): RefObject<HTMLDivElement> {
  const { required, status, messageId } = props;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = root.current?.querySelector('input');
    input?.setAttribute('aria-required', String(required));
    input?.setAttribute('aria-invalid', String(status === 'error'));
    if (messageId === undefined) input?.removeAttribute('aria-describedby');
    else input?.setAttribute('aria-describedby', messageId);
  }, [messageId, required, status]);
  return root;
}
