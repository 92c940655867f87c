/**
 * Returns whether a frame may show a URL: same origin, or a site that the operator configured (`http://bi.example:*`
 * allows any port).
 */
export function isEmbeddable(address: string, sites: readonly string[], origin: string): boolean {
  const { origin: asked, protocol, hostname } = new URL(address, origin);
  return asked === origin || sites.some((site) => site === asked || site === `${protocol}//${hostname}:*`);
}
