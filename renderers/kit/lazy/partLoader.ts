/** Fetches a part of the product that comes in a file of its own. */
export type PartLoader = <T>(load: () => Promise<T>) => Promise<T>;

let loader: PartLoader = (load) => load();

/** The application's way to fetch parts: with its limits, and its word on what failed. One for all; default: the browser's. */
export function fetchPartsWith(given: PartLoader): void {
  loader = given;
}

export const fetchPart: PartLoader = (load) => loader(load);
