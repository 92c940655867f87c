/** Escapes a text for literal use inside a LIKE pattern; the escape character is PostgreSQL's default. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`);
