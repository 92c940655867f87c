import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

/** A font used for papers; its package includes the licence (SIL OFL 1.1). */
interface PaperFace {
  readonly name: string;
  readonly file: string;
  /** Characters it is used for. Absent: all that it contains. */
  readonly letters?: RegExp;
}

/** Name of the main face of all papers; the others are fallbacks for characters that it lacks. */
export const MAIN_FACE = 'paper';

/**
 * None of the faces covers scripts with complex shaping (Arabic, Hebrew, Thai, Indic scripts): these would be drawn
 * incorrectly instead of being rejected.
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

/** Font file paths by face name; a PDF embeds only those that it uses. */
export const fontPaths = (): Readonly<Record<string, string>> =>
  Object.fromEntries(FACES.map(({ name, file }) => [name, resolve(file)]));

/** Path of the main face; the layout uses its character widths. */
export const paperFont = (): string => resolve(FACES[0]?.file ?? '');

let covered: readonly { readonly name: string; readonly has: (letter: string) => boolean }[] | undefined;

/** Characters that each face supports; read once, because the files are large. */
const coverage = (): NonNullable<typeof covered> =>
  (covered ??= FACES.map(({ name, file, letters }) => {
    const font = openSync(resolve(file));
    const known = new Set('characterSet' in font ? font.characterSet : []);
    return {
      name,
      has: (letter) => known.has(letter.codePointAt(0) ?? 0) && (letters === undefined || letters.test(letter)),
    };
  }));

/** A base character with its combining marks, drawn in one face. */
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu;

export const clustersOf = (text: string): readonly string[] => text.match(CLUSTERS) ?? [];

const faces = new Map<string, string | undefined>();
const MAX_KEPT = 100_000;

/** Characters that every face has; they need no look-up. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The face that draws a cluster; undefined if none does. */
function faceOf(cluster: string): string | undefined {
  if (faces.has(cluster)) return faces.get(cluster);
  if (faces.size >= MAX_KEPT) faces.clear();
  const letters = [...cluster];
  // Only the western face positions combining marks, so it is tried first.
  const all = letters.length > 1 ? [...coverage()].reverse() : coverage();
  const face = all.find(({ has }) => letters.every(has))?.name;
  faces.set(cluster, face);
  return face;
}

export interface LetterFaces {
  /** Characters that the main face lacks, with the face that has each. */
  readonly others: ReadonlyMap<string, string>;
  /** Characters that no face has. */
  readonly missing: readonly string[];
}

/** Determines the faces that draw these texts. */
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
