import { pinyin, polyphonic } from 'pinyin-pro';
import { createSpeller } from '../../../engine/index.ts';

/** Spells a title in pinyin, with a cache. Includes a dictionary, so load it lazily. */
export const spell = createSpeller({ pinyin, polyphonic });
