import { useSnapshot } from 'valtio';
import { useKeysHelp } from '../../renderers/index.ts';
import { spoken } from '../platform/locales/spoken.ts';
import { translatorOf } from '../adapters/translatePage.ts';
import { useShell } from '../shell/services/ShellContext.ts';

/** Shortcuts of the visible page, opened by its shortcut or from the header. */
export function KeysHelp() {
  const { keysRequest } = useShell();
  const { language } = useSnapshot(spoken);
  return useKeysHelp(translatorOf(language), keysRequest);
}
