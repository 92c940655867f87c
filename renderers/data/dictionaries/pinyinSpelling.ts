import { pinyin, polyphonic } from 'pinyin-pro';
import { createSpeller } from '../../../engine/index.ts';

/** Spells the text of a choice or a node. Contains a pinyin dictionary, so load it lazily. */
export const spellChoice = createSpeller({ pinyin, polyphonic });
