import { pinyin, polyphonic } from 'pinyin-pro';
import { createSpeller } from '../../../engine/index.ts';

/** How a title is spelled; each is spelled once. Comes with a dictionary, so load it lazily. */
export const spell = createSpeller({ pinyin, polyphonic });
