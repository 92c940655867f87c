import { randomInt } from 'node:crypto';
import { blankDrawing, drawLine } from './drawing.ts';
import { GLYPHS, strokesOf, type Point } from './glyphs.ts';
import { toPng } from './png.ts';

const LENGTH = 4;
/** In pixels; displayed at half the size, so that it is sharp on high-resolution screens. */
const [WIDTH, HEIGHT] = [240, 80];
const GLYPH_HEIGHT = 46;
/** Number of segments of a stroke, which the waves bend. */
const PARTS = 6;
/** Readable on light and on dark pages. */
const COLOURS = { paper: [240, 244, 250], ink: [38, 62, 104] } as const;

const LETTERS = Object.keys(GLYPHS);

/** Returns four letters and digits that are not confused with others. */
export const newCaptcha = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const between = (least: number, most: number): number => least + (most - least) * Math.random();

type Bend = (point: Point) => Point;

/** Returns waves across the whole picture. */
function randomWaves(): Bend {
  const [sway, lift] = [between(2, 4), between(3, 5)];
  const [across, along] = [between(16, 26), between(26, 42)];
  const [one, other] = [between(0, 6), between(0, 6)];
  return ({ x, y }) => ({ x: x + sway * Math.sin(y / across + one), y: y + lift * Math.sin(x / along + other) });
}

/** Returns the random placement of a character: rotation, slant and size. */
function randomStand(index: number): Bend {
  const room = (WIDTH - 24) / LENGTH;
  const middle = { x: 12 + room * (index + 0.5) + between(-4, 4), y: HEIGHT / 2 + between(-5, 5) };
  const [size, turn, slant] = [GLYPH_HEIGHT * between(0.9, 1.12), between(-0.32, 0.32), between(-0.2, 0.2)];
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return ({ x, y }) => {
    const slanted = x + slant * y;
    return { x: middle.x + slanted * cos - y * sin, y: middle.y + slanted * sin + y * cos };
  };
}

const inParts = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((to, index) => {
    const from = points[index - 1];
    if (from === undefined) return [to];
    return Array.from({ length: PARTS }, (_, part) => {
      const share = (part + 1) / PARTS;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  });

/** Returns a thin line from side to side, as dark as the characters. */
function randomScratch(): readonly Point[] {
  const [start, end, height, waves] = [between(8, 72), between(8, 72), between(4, 14), between(20, 50)];
  return Array.from({ length: 25 }, (_, step) => ({
    x: step * 10,
    y: start + ((end - start) * step) / 24 + height * Math.sin((step * 10) / waves),
  }));
}

/**
 * Draws the text as a picture that people can read and simple programs cannot: `data:image/png;base64,…`. No two
 * pictures are the same.
 */
export function drawCaptcha(text: string): string {
  const drawing = blankDrawing(WIDTH, HEIGHT);
  const waves = randomWaves();
  for (let dot = 0; dot < 90; dot += 1) {
    const place = { x: between(0, WIDTH), y: between(0, HEIGHT) };
    drawLine(drawing, [place], { radius: between(0.4, 1.3), strength: between(0.25, 0.7) });
  }
  for (let scratch = 0; scratch < 3; scratch += 1)
    drawLine(drawing, randomScratch(), { radius: between(0.6, 1.1), strength: between(0.5, 0.8) });
  for (const [index, character] of [...text].entries()) {
    const stand = randomStand(index);
    const pen = { radius: between(2, 2.8), strength: between(0.85, 1) };
    for (const stroke of strokesOf(character)) drawLine(drawing, inParts(stroke).map(stand).map(waves), pen);
  }
  return `data:image/png;base64,${toPng(drawing, COLOURS).toString('base64')}`;
}
