type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A colour as the browser paints it, including mixed colours. */
function painted(colour: string): Rgba {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas to paint on');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

const over = ([r, g, b, a]: Rgba, [R, G, B]: Rgba): Rgba => [
  r * a + R * (1 - a),
  g * a + G * (1 - a),
  b * a + B * (1 - a),
  1,
];

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const luminance = ([red, green, blue]: Rgba): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

/** Background of an element's text: its own colour over those behind it. */
function groundOf(element: Element | null): Rgba {
  if (element === null) return [255, 255, 255, 1];
  const own = painted(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
}

/** Contrast ratio of an element's text to its background, 1 to 21, as defined by WCAG 2. */
export function contrastOf(element: Element): number {
  const ground = groundOf(element);
  const text = over(painted(getComputedStyle(element).color), ground);
  const [low = 0, high = 0] = [luminance(text), luminance(ground)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}
