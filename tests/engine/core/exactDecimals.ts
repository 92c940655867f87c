/** A slow but obviously correct decimal for comparison: an integer times 10^-scale. */
export interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

export const exact = (text: string): Exact => {
  const [integer = '0', fraction = ''] = text.split('.');
  return { units: BigInt(integer + fraction), scale: fraction.length };
};

const at = ({ units, scale }: Exact, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);

const aligned = (left: Exact, right: Exact): readonly [bigint, bigint, number] => {
  const scale = Math.max(left.scale, right.scale);
  return [at(left, scale), at(right, scale), scale];
};

export const exactSum = (left: Exact, right: Exact): Exact => {
  const [a, b, scale] = aligned(left, right);
  return { units: a + b, scale };
};

export const exactDifference = (left: Exact, right: Exact): Exact => {
  const [a, b, scale] = aligned(left, right);
  return { units: a - b, scale };
};

export const exactProduct = (left: Exact, right: Exact): Exact => ({
  units: left.units * right.units,
  scale: left.scale + right.scale,
});

export const exactOrder = (left: Exact, right: Exact): number => {
  const [a, b] = aligned(left, right);
  return Number(a > b) - Number(a < b);
};

/** Rounds half away from zero. */
export const exactRound = (value: Exact, scale: number): Exact => {
  if (scale >= value.scale) return { units: at(value, scale), scale };
  const unit = 10n ** BigInt(value.scale - scale);
  const size = value.units < 0n ? -value.units : value.units;
  const whole = (size * 2n + unit) / (unit * 2n);
  return { units: value.units < 0n ? -whole : whole, scale };
};

const written = ({ units, scale }: Exact): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${scale === 0 ? '' : `.${digits.slice(point)}`}`;
};

/** With exactly `scale` decimal places. */
export const fixedText = written;

/** Without trailing zeros. */
export const shortText = (value: Exact): string => {
  let { units, scale } = value;
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale -= 1;
  }
  return written({ units, scale });
};
