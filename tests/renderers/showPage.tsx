import { ConfigProvider } from 'antd';
import chinese from 'antd/es/locale/zh_CN.js';
import { render } from 'vitest-browser-react';
import { PageRenderer, type PageRendererProps } from '../../renderers/index.ts';

/** A page in Chinese, rendered as in the shell. */
export const inShell = (props: PageRendererProps) => (
  <ConfigProvider locale={chinese} theme={{ token: { motion: false } }}>
    <PageRenderer {...props} />
  </ConfigProvider>
);

export const showPage = (props: PageRendererProps) => render(inShell(props));
