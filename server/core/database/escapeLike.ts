/** A text of the wire as a literal inside a LIKE pattern; the escape character is PostgreSQL's default. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`);
