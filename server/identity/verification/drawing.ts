import type { Point } from './glyphs.ts';

/** A picture in one ink: the amount of ink at each pixel, 0 to 255. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

export const blankDrawing = (width: number, height: number): Drawing => ({
  width,
  height,
  ink: new Uint8Array(width * height),
});

interface Pen {
  /** Half the width of the line, in pixels. */
  readonly radius: number;
  /** 0 to 1. */
  readonly strength: number;
}

function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

function drawSegment(
  { width, height, ink }: Drawing,
  { from, to }: { readonly from: Point; readonly to: Point },
  pen: Pen,
): void {
  const margin = pen.radius + 1;
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - margin));
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + margin));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - margin));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + margin));
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      // Anti-aliased at the edge.
      const cover = Math.min(1, Math.max(0, pen.radius + 0.5 - distance({ x, y }, from, to)));
      const at = y * width + x;
      ink[at] = Math.max(ink[at] ?? 0, Math.round(cover * pen.strength * 255));
    }
}

/** Draws a line through points; one point gives a dot. */
export function drawLine(drawing: Drawing, points: readonly Point[], pen: Pen): void {
  for (const [index, to] of points.entries()) drawSegment(drawing, { from: points[index - 1] ?? to, to }, pen);
}
