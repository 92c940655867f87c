/** Characters of a new password, as the server has it. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
