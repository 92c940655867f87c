import { renderersEnUS, renderersZhCN, type RendererTexts } from '../../renderers/index.ts';
import type { Ports } from '../../renderers/index.ts';
import { fillText } from '../locales/t.ts';
import type { Language } from '../../engine/index.ts';

const translator = (catalogue: RendererTexts): Ports['t'] => {
  const texts: ReadonlyMap<string, string> = new Map(Object.entries(catalogue));
  return (key, parameters) => fillText(texts.get(key) ?? key, parameters);
};

/** Texts of the renderers' catalogues; a key that they lack shows itself. One function a language, so that views notice a change. */
export const TRANSLATORS: Readonly<Record<Language, Ports['t']>> = {
  'zh-CN': translator(renderersZhCN),
  'en-US': translator(renderersEnUS),
};
