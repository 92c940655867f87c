import { useSnapshot } from 'valtio';
import { useKeysHelp } from '../../renderers/index.ts';
import { spoken } from '../platform/locales/spoken.ts';
import { translatorOf } from '../adapters/translatePage.ts';
import { useShell } from '../shell/services/ShellContext.ts';

/** The list of keys of the page in sight, by its key or where the header asks for it. */
export function KeysHelp() {
  const { keysRequest } = useShell();
  const { language } = useSnapshot(spoken);
  return useKeysHelp(translatorOf(language), keysRequest);
}
