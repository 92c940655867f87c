import { renderersZhCN, type RendererTexts } from '../../renderers/index.ts';
import type { Ports } from '../../renderers/index.ts';
import { fillText } from '../platform/locales/t.ts';
import { pageTextsOf } from '../platform/locales/texts.ts';
import type { Language } from '../../engine/index.ts';

const translator = (catalogue: RendererTexts): Ports['t'] => {
  const texts: ReadonlyMap<string, string> = new Map(Object.entries(catalogue));
  return (key, parameters) => fillText(texts.get(key) ?? key, parameters);
};

const translators = new Map<RendererTexts, Ports['t']>();

/**
 * Translator for the renderers' catalogues; returns the key when a text is missing. One function per language, so that
 * views notice a change. Falls back to Chinese until the texts of the language are loaded.
 */
export function translatorOf(language: Language): Ports['t'] {
  const catalogue = pageTextsOf(language) ?? renderersZhCN;
  const known = translators.get(catalogue) ?? translator(catalogue);
  translators.set(catalogue, known);
  return known;
}
