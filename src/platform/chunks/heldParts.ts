let free: Promise<void> = Promise.resolve();

/**
 * What comes late waits from now on: a dialog that opens takes the keyboard, and letters of a password with it.
 * Returns how to let it come.
 */
export function holdParts(): () => void {
  let release: () => void = () => undefined;
  free = new Promise((resolve) => (release = resolve));
  return release;
}

/** Resolves when what has come may be drawn. */
export const partsMayCome = (): Promise<void> => free;
