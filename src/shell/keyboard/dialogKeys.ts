import type { KeptKeys } from '../../../renderers/index.ts';
import { t } from '../../platform/locales/t.ts';
import { bufferKeys } from './keyBuffer.ts';

/** Buffers keystrokes while a requested dialog of a page is loading. */
export const keepDialogKeys = (onGiveUp: () => void): KeptKeys =>
  bufferKeys(document.body, { label: t('app.loading'), takesFocus: true, onGiveUp });
