/**
 * Shifts the red-green difference, which most people with colour vision deficiency perceive poorly, to brightness and
 * blue (daltonisation for deuteranopia). Greys are unchanged: each row sums to 1.
 */
const SHIFT = ['1 0 0 0 0', '-0.44 1.44 0 0 0', '0.26 -0.56 1.3 0 0', '0 0 0 1 0'].join(' ');

/** SVG filter that the style sheet applies in colour-weak mode (S2.8-4). */
export function ColorWeakFilter() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <filter id="colour-weak" colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={SHIFT} />
      </filter>
    </svg>
  );
}
