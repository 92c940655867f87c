const PLACEMENTS = ['right', 'left', 'top', 'bottom'] as const;

type Placement = (typeof PLACEMENTS)[number];

interface Box {
  readonly width: number;
  readonly height: number;
  readonly placement: Placement;
}

/** Returns a size in pixels; an invalid one, or one outside 60 to 1200, is replaced by the default. */
const sizeOf = (size: unknown, usual: number): number =>
  typeof size === 'number' && size >= 60 && size <= 1200 ? size : usual;

/** Returns the box: 200 high by 150 wide, to the right of the line, unless the column defines otherwise (W9-5). */
export const boxOf = (props: Readonly<Record<string, unknown>> | undefined): Box => ({
  width: sizeOf(props?.['width'], 150),
  height: sizeOf(props?.['height'], 200),
  placement: PLACEMENTS.find((one) => one === props?.['position']) ?? 'right',
});
