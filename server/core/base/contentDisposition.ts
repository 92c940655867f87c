/** RFC 5987: what `encodeURIComponent` leaves and a header may not hold. */
const headerEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const named = (name: string, plain: string): string =>
  `filename="${plain.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${headerEncoded(name)}`;

/** Saved under a name in two spellings; `plain` is for clients that read no other and is cut down to ASCII. */
export const attachment = (name: string, plain: string = name): string => `attachment; ${named(name, plain)}`;

/** Shown, and saved under that name. */
export const inline = (name: string, plain: string = name): string => `inline; ${named(name, plain)}`;
