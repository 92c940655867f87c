/** Readings of each character of a text: the reading in this text first. Empty for a mark that is not read. */
export type Readings = readonly (readonly string[])[];

/** A text in pinyin, without tones, ü as v; other letters and digits are preserved, in lower case. */
export interface PinyinSpelling {
  /** For the readings in this text: `dgbsc` and `dongguanbanshichu`. */
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

/**
 * Interface of a pinyin dictionary; results have one element per character. The dictionary is large, so callers that
 * have loaded one pass it in.
 */
export interface PinyinDictionary {
  /** Readings of the characters in this text. */
  readonly pinyin: (text: string, options: PlainPinyin) => readonly string[];
  /** Every reading of each character. */
  readonly polyphonic: (text: string, options: PlainPinyin) => readonly (readonly string[])[];
}

const PLAIN: PlainPinyin = { toneType: 'none', type: 'array', v: true };

const MAX_KEPT = 100_000;

const isRead = (reading: string): boolean => /[\p{L}\p{N}]/u.test(reading);

/**
 * Creates a function that spells texts, each once. A character with several readings gets all of them, because no
 * dictionary covers every place and surname: 东莞 is `dongguan`, 单 is `dan` and `shan`.
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

/** Returns the index after the last character of a word spelled from `at`; undefined: the word is not spelled there. */
type EndOfWord = (readings: Readings, at: number, word: string) => number | undefined;

/** Matches by initials, one letter per character. */
const initialsEnd: EndOfWord = (readings, at, word) => {
  let end = at;
  for (const letter of word) {
    while (readings[end]?.length === 0) end += 1;
    if (readings[end]?.some((reading) => reading.startsWith(letter)) !== true) return undefined;
    end += 1;
  }
  return end;
};

/** Matches by whole syllables; the last syllable may be incomplete. */
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
 * Finds the characters that a word in lower case spells, by initials or by syllables, with any of their readings: the
 * range [from, to) of the first match; undefined: no match.
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
