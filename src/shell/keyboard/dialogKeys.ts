import type { KeptKeys } from '../../../renderers/index.ts';
import { t } from '../../platform/locales/t.ts';
import { bufferKeys } from './keyBuffer.ts';

/** Keeps what staff type while a dialog of a page that they asked for is still coming. */
export const keepDialogKeys = (onGiveUp: () => void): KeptKeys =>
  bufferKeys(document.body, { label: t('app.loading'), takesFocus: true, onGiveUp });
