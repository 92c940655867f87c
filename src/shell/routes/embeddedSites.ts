/** Whether a frame may show an address: one of ours, or of a site that the operator names (`http://bi.example:*` is any port). */
export function isEmbeddable(address: string, sites: readonly string[], origin: string): boolean {
  const { origin: asked, protocol, hostname } = new URL(address, origin);
  return asked === origin || sites.some((site) => site === asked || site === `${protocol}//${hostname}:*`);
}
