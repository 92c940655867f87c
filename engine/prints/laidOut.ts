import type { Path } from '../core/paths.ts';

/** What is drawn on a sheet. Lengths are points from the upper left corner. */
export type PaperBox =
  /** One line; `y` is where its letters stand. */
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      /** As wide as its letters are. */
      readonly width: number;
      readonly size: number;
      readonly text: string;
      readonly bold: boolean;
    }
  | { readonly kind: 'line'; readonly x: number; readonly y: number; readonly toX: number; readonly toY: number }
  /** Bars and blanks by turns, in modules; together they fill the box. */
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
  /** Pale, centred on x and y, turned by so many degrees against the clock. */
  | {
      readonly kind: 'watermark';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly angle: number;
    }
  /** Where columns of the record are shown: nothing to be seen, but findings are marked there. */
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

/** A piece of the paper that stays in one: its boxes are placed from its own upper left corner. */
export interface Strip {
  readonly height: number;
  readonly boxes: readonly PaperBox[];
  /** Stands again in front where this begins a page. */
  readonly head?: Strip | undefined;
  /** The next one stands on the same page. */
  readonly keep?: boolean | undefined;
  /** Ends the page; has no height. */
  readonly breaks?: boolean | undefined;
}

export function movedBox(box: PaperBox, x: number, y: number): PaperBox {
  const moved = { ...box, x: box.x + x, y: box.y + y };
  return moved.kind === 'line' ? { ...moved, toX: moved.toX + x, toY: moved.toY + y } : moved;
}

/** Strips one below the other, as one. */
export function stacked(strips: readonly Strip[]): Strip {
  let height = 0;
  const boxes = strips.flatMap((strip) => {
    const placed = strip.boxes.map((box) => movedBox(box, 0, height));
    height += strip.height;
    return placed;
  });
  return { height, boxes };
}
