import type { Path } from '../core/paths.ts';
import type { PaperBox } from './laidOut.ts';

export interface PaperArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

export const lineBox = ([x, y]: Point, [toX, toY]: Point): PaperBox => ({ kind: 'line', x, y, toX, toY });

/** Returns lines around an area. Adjacent areas share their lines. */
export const frameBoxes = ({ x, y, width, height }: PaperArea): readonly PaperBox[] => [
  lineBox([x, y], [x + width, y]),
  lineBox([x, y + height], [x + width, y + height]),
  lineBox([x, y], [x, y + height]),
  lineBox([x + width, y], [x + width, y + height]),
];

export const fieldBoxes = (area: PaperArea, fields: readonly Path[]): readonly PaperBox[] =>
  fields.length === 0 ? [] : [{ kind: 'field', ...area, fields }];
