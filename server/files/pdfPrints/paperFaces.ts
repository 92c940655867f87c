import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

/** A font that papers are set in, with its licence beside it in its package (SIL OFL 1.1). */
interface PaperFace {
  readonly name: string;
  readonly file: string;
  /** What it is taken for. Absent: all that it has. */
  readonly letters?: RegExp;
}

/** Name of the face of all papers; the others stand in for letters that it lacks. */
export const MAIN_FACE = 'paper';

/**
 * Scripts that need more than one glyph after the other (Arabic, Hebrew, Thai, those of India) are in none of them:
 * they would be drawn wrong rather than not at all.
 */
const FACES: readonly PaperFace[] = [
  { name: MAIN_FACE, file: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf' },
  {
    name: 'korean',
    file: '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
    letters: /^\p{Script=Hangul}$/u,
  },
  {
    name: 'western',
    file: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    letters: /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u,
  },
];

const resolve = createRequire(import.meta.url).resolve;

/** Paths of the faces by their names: a PDF holds those alone that it uses. */
export const fontPaths = (): Readonly<Record<string, string>> =>
  Object.fromEntries(FACES.map(({ name, file }) => [name, resolve(file)]));

/** Path of the main face: the layout knows the widths of its letters. */
export const paperFont = (): string => resolve(FACES[0]?.file ?? '');

let covered: readonly { readonly name: string; readonly has: (letter: string) => boolean }[] | undefined;

/** What each face can draw; read once, for the files are large. */
const coverage = (): NonNullable<typeof covered> =>
  (covered ??= FACES.map(({ name, file, letters }) => {
    const font = openSync(resolve(file));
    const known = new Set('characterSet' in font ? font.characterSet : []);
    return {
      name,
      has: (letter) => known.has(letter.codePointAt(0) ?? 0) && (letters === undefined || letters.test(letter)),
    };
  }));

/** A letter with the marks on it: all of it is drawn in one face. */
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu;

export const clustersOf = (text: string): readonly string[] => text.match(CLUSTERS) ?? [];

const faces = new Map<string, string | undefined>();
const MAX_KEPT = 100_000;

/** Letters as every face has them; they are not looked up. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The face that draws a letter; undefined: none does. */
function faceOf(cluster: string): string | undefined {
  if (faces.has(cluster)) return faces.get(cluster);
  if (faces.size >= MAX_KEPT) faces.clear();
  const letters = [...cluster];
  // Marks are placed by the western face alone.
  const all = letters.length > 1 ? [...coverage()].reverse() : coverage();
  const face = all.find(({ has }) => letters.every(has))?.name;
  faces.set(cluster, face);
  return face;
}

export interface LetterFaces {
  /** Letters that the main face lacks, and which face has each. */
  readonly others: ReadonlyMap<string, string>;
  /** Letters that no face has. */
  readonly missing: readonly string[];
}

/** Which faces draw these texts. */
export function facesOf(texts: Iterable<string>): LetterFaces {
  const others = new Map<string, string>();
  const missing = new Set<string>();
  for (const text of texts) {
    if (PLAIN.test(text)) continue;
    for (const cluster of clustersOf(text)) {
      const face = faceOf(cluster);
      if (face === undefined) missing.add(cluster);
      else if (face !== MAIN_FACE) others.set(cluster, face);
    }
  }
  return { others, missing: [...missing] };
}
