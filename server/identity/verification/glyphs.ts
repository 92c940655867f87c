/**
 * Letters and digits as strokes: points of two digits, x from 0 to 4 and y from 0 to 6, downwards. Of characters that
 * are easily confused at most one is included: 0 O D Q, 1 I 7, 2 Z, 5 S, 6 G, 8 B, U V.
 */
export const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  2: ['01 10 30 41 42 06 46'],
  3: ['01 10 30 41 42 33 13', '33 44 45 36 16 05'],
  4: ['36 30 04 44'],
  5: ['40 00 03 33 44 45 36 16 05'],
  6: ['40 20 02 05 16 36 45 44 33 13 04'],
  9: ['06 26 44 41 30 10 01 02 13 33 42'],
  A: ['06 20 46', '14 34'],
  C: ['41 30 10 01 05 16 36 45'],
  E: ['40 00 06 46', '03 33'],
  F: ['40 00 06', '03 33'],
  H: ['00 06', '40 46', '03 43'],
  J: ['10 40', '30 35 26 16 05'],
  K: ['00 06', '40 03 46'],
  L: ['00 06 46'],
  M: ['06 00 23 40 46'],
  N: ['06 00 46 40'],
  P: ['06 00 30 41 42 33 03'],
  R: ['06 00 30 41 42 33 03', '23 46'],
  T: ['00 40', '20 26'],
  U: ['00 05 16 36 45 40'],
  W: ['00 16 22 36 40'],
  X: ['00 46', '40 06'],
  Y: ['00 23 40', '23 26'],
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = (text: string): Point => ({ x: Number(text[0]), y: Number(text[1]) });

/**
 * Returns the strokes of a character around its centre, as fractions of its height; none for a character without
 * strokes.
 */
export const strokesOf = (character: string): readonly (readonly Point[])[] =>
  (GLYPHS[character] ?? []).map((stroke) =>
    stroke
      .split(' ')
      .map(pointOf)
      .map(({ x, y }) => ({ x: (x - 2) / 6, y: (y - 3) / 6 })),
  );
