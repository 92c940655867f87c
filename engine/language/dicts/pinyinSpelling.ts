/** How each character of a text may be read: as it is read here first. Empty for a mark that is not read. */
export type Readings = readonly (readonly string[])[];

/** A text in pinyin, without tones, ü as v; other letters and digits stand for themselves, in small letters. */
export interface PinyinSpelling {
  /** As the text is read: `dgbsc` and `dongguanbanshichu`. */
  readonly initials: string;
  readonly full: string;
  readonly readings: Readings;
}

interface PlainPinyin {
  readonly toneType: 'none';
  readonly type: 'array';
  readonly v: true;
  surname?: 'all';
}

/** What a dictionary of pinyin answers, one element a character. It is large, so whoever has loaded one hands it in. */
export interface PinyinDictionary {
  /** As the characters are read in this text. */
  readonly pinyin: (text: string, options: PlainPinyin) => readonly string[];
  /** Every reading of each character. */
  readonly polyphonic: (text: string, options: PlainPinyin) => readonly (readonly string[])[];
}

const PLAIN: PlainPinyin = { toneType: 'none', type: 'array', v: true };

const MAX_KEPT = 100_000;

const isRead = (reading: string): boolean => /[\p{L}\p{N}]/u.test(reading);

/**
 * Spells texts, each once. A character of several readings has all of them, since no dictionary knows every place and
 * every surname: 东莞 is `dongguan`, 单 is `dan` and `shan`.
 */
export function createSpeller({ pinyin, polyphonic }: PinyinDictionary): (text: string) => PinyinSpelling {
  const spelled = new Map<string, PinyinSpelling>();
  const readingsOf = new Map<string, readonly string[]>();

  const readings = (character: string, here: string): readonly string[] => {
    const key = `${character}${here}`;
    const known = readingsOf.get(key);
    if (known !== undefined) return known;
    const asSurname = pinyin(character, { ...PLAIN, surname: 'all' });
    const all = [here, ...polyphonic(character, { ...PLAIN }).flat(), ...asSurname];
    const made = [...new Set(all.map((reading) => reading.toLowerCase()).filter(isRead))];
    readingsOf.set(key, made);
    return made;
  };
  const spell = (text: string): PinyinSpelling => {
    const characters = [...text];
    const all = pinyin(text, { ...PLAIN }).map((here, at) => readings(characters[at] ?? here, here));
    const first = all.flatMap(([here = '']) => here);
    return { initials: first.map((one) => one.charAt(0)).join(''), full: first.join(''), readings: all };
  };
  return (text) => {
    const known = spelled.get(text);
    if (known !== undefined) return known;
    if (spelled.size >= MAX_KEPT) spelled.clear();
    const made = spell(text);
    spelled.set(text, made);
    return made;
  };
}

/** Behind which character a word ends that is spelled from `at` on; undefined: it is not spelled there. */
type EndOfWord = (readings: Readings, at: number, word: string) => number | undefined;

/** By initials, one letter a character. */
const initialsEnd: EndOfWord = (readings, at, word) => {
  let end = at;
  for (const letter of word) {
    while (readings[end]?.length === 0) end += 1;
    if (readings[end]?.some((reading) => reading.startsWith(letter)) !== true) return undefined;
    end += 1;
  }
  return end;
};

/** By whole syllables, of which the last may be begun only. */
const syllablesEnd: EndOfWord = (readings, at, word) => {
  const here = readings[at];
  if (here?.length === 0) return syllablesEnd(readings, at + 1, word);
  for (const syllable of here ?? []) {
    if (syllable.startsWith(word)) return at + 1;
    const end = word.startsWith(syllable) ? syllablesEnd(readings, at + 1, word.slice(syllable.length)) : undefined;
    if (end !== undefined) return end;
  }
  return undefined;
};

/**
 * Which characters a word in small letters spells, by initials or by syllables, whichever of their readings is meant:
 * from, and up to but not including. The first of them; undefined: it spells none.
 */
export function spelledCharacters(readings: Readings, word: string): readonly [from: number, to: number] | undefined {
  if (word === '') return undefined;
  for (const [from, here] of readings.entries()) {
    if (here.length === 0) continue;
    const to = initialsEnd(readings, from, word) ?? syllablesEnd(readings, from, word);
    if (to !== undefined) return [from, to];
  }
  return undefined;
}
