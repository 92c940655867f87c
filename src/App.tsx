import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { useLayoutEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { GuardedRoutes } from './routes/GuardedRoutes.tsx';
import type { Shell } from './shell/createShell.ts';
import { ShellProvider } from './shell/ShellContext.ts';
import { themeConfig } from './theme/themeConfig.ts';
import './theme/shell.css';

export function App({ shell }: { readonly shell: Shell }) {
  const { mode } = useSnapshot(shell.appearance.state);
  const theme = useMemo(() => themeConfig(mode), [mode]);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = mode;
  }, [mode]);
  return (
    <ShellProvider value={shell}>
      <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
        <BrowserRouter>
          <GuardedRoutes />
        </BrowserRouter>
      </ConfigProvider>
    </ShellProvider>
  );
}
