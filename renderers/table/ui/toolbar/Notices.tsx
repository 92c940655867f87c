import { message } from 'antd';
import { useEffect, useRef } from 'react';
import type { TableNotice } from './notice.ts';

/** Shows each notice once, in the table's theme. */
export function Notices({ notices }: { readonly notices: readonly TableNotice[] }) {
  const [messages, holder] = message.useMessage();
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, text } of notices.slice(shown.current)) void messages[kind](text);
    shown.current = notices.length;
  }, [messages, notices]);
  return holder;
}
