import { renderersZhCN } from '../../renderers/index.ts';
import { fillText } from '../locales/t.ts';
import type { TextParameters } from '../locales/t.ts';

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(renderersZhCN));

/** A text of the renderers' catalogue; a key that it lacks shows itself. */
export const translatePage = (key: string, parameters?: TextParameters): string =>
  fillText(TEXTS.get(key) ?? key, parameters);
