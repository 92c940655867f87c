/** Placeholders of a menu url; there are no others, and none is secret (D17). */
export interface UrlPlaces {
  readonly apiBase: string;
  readonly staticDomain: string;
  readonly username: string;
  readonly orgCode: string;
  readonly tenantId: string;
}

/** Notations of a placeholder: `${apiBase}`, `{{apiBase}}`, and the two expressions of older menus. */
const OLD_NAMES: ReadonlyMap<string, keyof UrlPlaces> = new Map([
  ["window._CONFIG['domianURL']", 'apiBase'],
  ["window._CONFIG['staticDomainURL']", 'staticDomain'],
]);
const PLACES = new Set<string>(['apiBase', 'staticDomain', 'username', 'orgCode', 'tenantId']);
/** These values are URLs themselves; the others are escaped. */
const BASES = new Set<string>(['apiBase', 'staticDomain']);

const isPlace = (name: string): name is keyof UrlPlaces => PLACES.has(name);

const PLACEHOLDER = /\$\{([^{}]*)\}|\{\{([^{}]*)\}\}/g;

/**
 * Resolves the url of a menu entry with its placeholders (S2.2-6). Null for an unknown placeholder or a URL that is not
 * http(s), such as `javascript:`. A relative path is resolved against `origin`.
 */
export function menuUrl(template: string, places: UrlPlaces, origin: string): string | null {
  let unknown = false;
  const filled = template.trim().replace(PLACEHOLDER, (_, plain?: string, doubled?: string) => {
    const written = (plain ?? doubled ?? '').trim();
    const name = OLD_NAMES.get(written) ?? written;
    if (!isPlace(name)) {
      unknown = true;
      return '';
    }
    return BASES.has(name) ? places[name] : encodeURIComponent(places[name]);
  });
  if (unknown || !/^(?:https?:\/\/|\/(?![/\\]))/i.test(filled)) return null;
  try {
    const url = new URL(filled, origin);
    return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : null;
  } catch {
    return null;
  }
}
