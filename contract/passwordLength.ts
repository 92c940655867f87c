/** Characters of a new password, wherever one is set; the longest is what a call may send. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** Counted as JSON Schema counts. */
export const isTooShort = (password: string): boolean => Array.from(password).length < SHORTEST_PASSWORD;
