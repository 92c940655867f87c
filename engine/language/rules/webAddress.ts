const HOST_LABEL = /^[\p{L}\p{N}_-]{1,63}$/u;
const PORT = /^\d{1,5}$/;

/**
 * Letters (of any script), digits, underscores and hyphens between points; an intranet's single name is also a host.
 */
const isHost = (text: string): boolean =>
  text.length <= 253 && text.split('.').every((label) => HOST_LABEL.test(label));

const isHostWithPort = (text: string): boolean => {
  const colon = text.indexOf(':');
  return colon === -1 ? isHost(text) : isHost(text.slice(0, colon)) && PORT.test(text.slice(colon + 1));
};

/** Returns whether the text is `scheme://host[:port][/…]` with one of the schemes and no blanks. */
export const isWebAddress = (text: string, schemes: readonly string[]): boolean => {
  const mark = text.indexOf('://');
  if (mark === -1 || !schemes.includes(text.slice(0, mark).toLowerCase()) || /\s/.test(text)) return false;
  const rest = text.slice(mark + 3);
  const end = rest.search(/[/?#]/);
  return isHostWithPort(end === -1 ? rest : rest.slice(0, end));
};

const LOCAL_PART = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * Returns whether the text is `name@domain`: the domain has at least one point; the name has no point at its ends and
 * no two in a row.
 */
export const isEmailAddress = (text: string): boolean => {
  const at = text.indexOf('@');
  if (at === -1 || text.length > 254) return false;
  const name = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (!LOCAL_PART.test(name) || name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
  return labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label));
};
