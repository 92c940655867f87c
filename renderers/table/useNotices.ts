import { message } from 'antd';
import { useMemo } from 'react';

/** Messages at the top of the window, in the theme of the table; `holder` has to be drawn. */
export function useNotices() {
  const [messages, holder] = message.useMessage();
  const notify = useMemo(
    () => ({
      success: (text: string) => void messages.success(text),
      warning: (text: string) => void messages.warning(text),
      error: (text: string) => void messages.error(text),
    }),
    [messages],
  );
  return { notify, holder };
}
