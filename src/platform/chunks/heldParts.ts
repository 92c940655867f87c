let free: Promise<void> = Promise.resolve();

/**
 * Delays the rendering of lazy parts: a dialog that opens takes focus, and with it characters of a password. Returns a
 * function that ends the delay.
 */
export function holdParts(): () => void {
  let release: () => void = () => undefined;
  free = new Promise((resolve) => (release = resolve));
  return release;
}

/** Resolves when loaded parts may be rendered. */
export const partsMayCome = (): Promise<void> => free;
