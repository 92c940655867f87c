/** RFC 5987: also encodes the characters that `encodeURIComponent` leaves but a header must not contain. */
const headerEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const named = (name: string, plain: string): string =>
  `filename="${plain.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${headerEncoded(name)}`;

/**
 * Returns a Content-Disposition that saves the file under a name in two spellings; `plain` is for clients that cannot
 * read the encoded name and is reduced to ASCII.
 */
export const attachment = (name: string, plain: string = name): string => `attachment; ${named(name, plain)}`;

/** Returns a Content-Disposition that shows the file and saves it under that name. */
export const inline = (name: string, plain: string = name): string => `inline; ${named(name, plain)}`;
