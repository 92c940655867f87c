import { ConfigProvider } from 'antd';
import zhCNParts from 'antd/es/locale/zh_CN';
import { Provider as MotionProvider } from 'rc-motion';
import { useLayoutEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { spoken } from './platform/locales/spoken.ts';
import { partTextsOf } from './platform/locales/texts.ts';
import { CrashedApp } from './pages/CrashedApp.tsx';
import { PageBoundary } from './shell/ui/PageBoundary.tsx';
import { GuardedRoutes } from './layout/GuardedRoutes.tsx';
import type { Shell } from './shell/services/createShell.ts';
import { ShellProvider } from './shell/services/ShellContext.ts';
import { useColorModeOf } from './navigation/settingsDrawer/useColorMode.ts';
import { useMediaQuery } from './shell/ui/useMediaQuery.ts';
import { ColorWeakFilter } from './navigation/settingsDrawer/ColorWeakFilter.tsx';
import { primaryColors } from './navigation/settingsDrawer/legible.ts';
import { themeConfig } from './navigation/settingsDrawer/themeConfig.ts';
import './navigation/settingsDrawer/shell.css';

export function App({ shell }: { readonly shell: Shell }) {
  const mode = useColorModeOf(shell.settings);
  const { color, density, weak } = useSnapshot(shell.settings.state);
  const { language } = useSnapshot(spoken);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => themeConfig({ mode, color, density, still }), [mode, color, density, still]);
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    Object.assign(dataset, { theme: mode, density, weak: String(weak) });
    const { surface, text } = primaryColors(color, mode);
    style.setProperty('--shell-primary', surface);
    style.setProperty('--shell-primary-text', text);
  }, [mode, density, weak, color]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ShellProvider value={shell}>
      <ConfigProvider
        locale={partTextsOf(language) ?? zhCNParts}
        theme={theme}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: still }}
      >
        {/* Always there: antd's own token draws everything below it anew, and what was typed is gone. */}
        <MotionProvider motion={!still}>
          <ColorWeakFilter />
          {/* A page is opened within the key that asks for it: what is typed next is kept by its pane already. */}
          <BrowserRouter useTransitions={false}>
            <PageBoundary renderCrash={(error, again) => <CrashedApp error={error} onRetry={again} />}>
              <GuardedRoutes />
            </PageBoundary>
          </BrowserRouter>
        </MotionProvider>
      </ConfigProvider>
    </ShellProvider>
  );
}
