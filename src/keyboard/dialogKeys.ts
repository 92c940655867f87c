import type { KeptKeys } from '../../renderers/index.ts';
import { t } from '../locales/t.ts';
import { expectLetter, holdKeys } from './keyHold.ts';

/** Keeps what staff type while a dialog of a page that they asked for is still coming. */
export function keepDialogKeys(onGiveUp: () => void): KeptKeys {
  const { take, deliver, drop } = holdKeys(document.body, { label: t('app.loading'), takesFocus: true, onGiveUp });
  return {
    take,
    drop,
    deliver(to, next) {
      const frame = document.activeElement ?? undefined;
      if (!deliver(to, next) && frame !== to) expectLetter(to, frame);
    },
  };
}
