/**
 * Moves the difference between red and green, which most colour-weak people see badly, to brightness and blue
 * (daltonisation for deuteranopia). Greys stay as they are: the numbers of each row add up to 1.
 */
const SHIFT = ['1 0 0 0 0', '-0.44 1.44 0 0 0', '0.26 -0.56 1.3 0 0', '0 0 0 1 0'].join(' ');

/** Used by the style sheet while the colour-weak mode is on (S2.8-4). */
export function ColorWeakFilter() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <filter id="colour-weak" colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={SHIFT} />
      </filter>
    </svg>
  );
}
