/** Loads a part of the product from its own chunk. */
export type PartLoader = <T>(load: () => Promise<T>) => Promise<T>;

let loader: PartLoader = (load) => load();

/**
 * Sets the application's loader for chunks, with its limits and error reporting, one for all parts. Default: the native
 * import.
 */
export function fetchPartsWith(given: PartLoader): void {
  loader = given;
}

export const fetchPart: PartLoader = (load) => loader(load);
