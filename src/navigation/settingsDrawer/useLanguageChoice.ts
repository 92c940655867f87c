import { App } from 'antd';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { Language } from '../../../engine/index.ts';

/** Changes the language, and shows a message when its texts fail to load. */
export function useLanguageChoice(): (language: Language) => void {
  const { language } = useShell();
  const { message } = App.useApp();
  return (chosen) => void language.choose(chosen).catch(() => message.error(t('language.failed')));
}
