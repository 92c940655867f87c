import type { Path } from '../core/paths.ts';

/** What is drawn on a sheet. Lengths are in points from the upper left corner. */
export type PaperBox =
  /** One line of text; `y` is its baseline. */
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      /** Width of its letters. */
      readonly width: number;
      readonly size: number;
      readonly text: string;
      readonly bold: boolean;
    }
  | { readonly kind: 'line'; readonly x: number; readonly y: number; readonly toX: number; readonly toY: number }
  /** Alternating bars and gaps, in modules; together they fill the box. */
  | {
      readonly kind: 'bars';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly modules: readonly number[];
      readonly text: string;
    }
  | {
      readonly kind: 'image';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly data: string;
    }
  /** Pale, centred on x and y, rotated counterclockwise by `angle` degrees. */
  | {
      readonly kind: 'watermark';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly angle: number;
    }
  /** Area in which columns of the record are shown: invisible, but findings are marked there. */
  | {
      readonly kind: 'field';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** `['feeMark']`, `['goods', 0, 'gQty']`. */
      readonly fields: readonly Path[];
    };

/** One sheet. */
export interface PaperPage {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PaperBox[];
}

/** A part of the layout that is not split: its boxes are placed relative to its upper left corner. */
export interface Strip {
  readonly height: number;
  readonly boxes: readonly PaperBox[];
  /** Repeated before the strip if it starts a new page. */
  readonly head?: Strip | undefined;
  /** Stays on one page with the next strip. */
  readonly keep?: boolean | undefined;
  /** Starts a new page; has no height. */
  readonly breaks?: boolean | undefined;
}

export function movedBox(box: PaperBox, x: number, y: number): PaperBox {
  const moved = { ...box, x: box.x + x, y: box.y + y };
  return moved.kind === 'line' ? { ...moved, toX: moved.toX + x, toY: moved.toY + y } : moved;
}

/** Stacks strips vertically into one. */
export function stacked(strips: readonly Strip[]): Strip {
  let height = 0;
  const boxes = strips.flatMap((strip) => {
    const placed = strip.boxes.map((box) => movedBox(box, 0, height));
    height += strip.height;
    return placed;
  });
  return { height, boxes };
}
