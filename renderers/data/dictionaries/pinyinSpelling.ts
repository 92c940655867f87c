import { pinyin, polyphonic } from 'pinyin-pro';
import { createSpeller } from '../../../engine/index.ts';

/** How the text of a choice or a node is spelled. Comes with a dictionary of its own, so load it lazily. */
export const spellChoice = createSpeller({ pinyin, polyphonic });
