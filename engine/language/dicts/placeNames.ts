/** A place in a code table: its code, and the names from the province down to the place itself. */
export interface NamedPlace {
  /** Six digits; nine for a town that replaces a district. */
  readonly code: string;
  readonly path: readonly string[];
}

/** Levels of the table that are not used in writing: 北京市/市辖区/东城区 is 北京市东城区. */
const UNWRITTEN = new Set([
  '市辖区',
  '县',
  '省直辖县级行政区划',
  '自治区直辖县级行政区划',
  '省直辖县级行政单位',
  '自治区直辖县级行政单位',
  '省直辖行政区划',
]);

export const isUnwrittenLevel = (name: string): boolean => UNWRITTEN.has(name);

/** Returns one text for all ways to separate the names of a path: 广东省/深圳市, 广东省 > 深圳市, 广东省深圳市. */
export const joinedPath = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s/\\／>》→|｜·,，、–—-]+/g, '');

const PEOPLES =
  '壮族|回族|满族|维吾尔|苗族|彝族|土家族|藏族|蒙古族|蒙古|侗族|布依族|瑶族|白族|朝鲜族|哈尼族|黎族|哈萨克|傣族|畲族|傈僳族|东乡族|拉祜族|佤族|水族|纳西族|羌族|土族|仫佬族|锡伯|柯尔克孜|景颇族|达斡尔族|撒拉族|布朗族|毛南族|塔吉克|普米族|怒族|裕固族|保安族|独龙族|仡佬族|各族';
const OF_PEOPLES = new RegExp(`^(.{2,}?)(?:${PEOPLES})+自治[区州县旗]$`);
const ENDINGS = /^(.{2,}?)(?:特别行政区|自治[区州县旗]|街道办事处|街道|地区|林区|特区|新区|省|市|盟|区|县|旗|镇|乡)$/;

/**
 * Removes the kind of place from a name: 广西壮族自治区 → 广西, 浦东新区 → 浦东; returns the name unchanged if nothing
 * would remain.
 */
const shortName = (name: string): string => OF_PEOPLES.exec(name)?.[1] ?? ENDINGS.exec(name)?.[1] ?? name;

/**
 * Returns the path starting from each of its levels, and province and place without the levels between: 江苏省昆山市.
 */
function partsOfPath(path: readonly string[]): readonly (readonly string[])[] {
  const written = path.filter((name, at) => at === path.length - 1 || !UNWRITTEN.has(name));
  const ends = (names: readonly string[]) => names.map((_, at) => names.slice(at));
  const [first] = written;
  const last = written.at(-1);
  const around = written.length > 2 && first !== undefined && last !== undefined ? [[first, last]] : [];
  return [...ends(path), ...ends(written), ...around];
}

/** Combines the full and the short name of every level in all ways. */
const shortened = (path: readonly string[]): readonly string[] =>
  path.reduce<readonly string[]>(
    (before, name) => [...new Set([name, shortName(name)])].flatMap((one) => before.map((start) => start + one)),
    [''],
  );

const DISTRICT_LEVEL = 3;

type Named = Map<string, Set<string>>;

const add = (named: Named, name: string, code: string): void => {
  const codes = named.get(name);
  if (codes === undefined) named.set(name, new Set([code]));
  else codes.add(code);
};

/**
 * Finds the codes of places in the ways people write them: by the whole path or its end, with any separator, and by
 * short names. Several codes: the text names each of them.
 */
export class PlaceIndex {
  /** By the names in the table. */
  readonly #full: Named = new Map();
  /** By paths with a short name. Meanings of full names take precedence. */
  readonly #short: Named = new Map();
  /** By the names of towns alone: other towns may have the same name, and no table lists them. */
  readonly #towns: Named = new Map();

  /**
   * `digits`: length of the longest supported code; a place with a longer code is found as the place that contains it.
   */
  constructor(places: Iterable<NamedPlace>, digits: 6 | 9) {
    for (const { code, path } of places) this.#add([code.slice(0, digits), code.length > digits], path);
  }

  #add([own, isTown]: readonly [code: string, isTown: boolean], path: readonly string[]): void {
    for (const part of partsOfPath(path)) {
      const names = shortened(part).map(joinedPath);
      if (isTown && part.length === 1) for (const name of names) add(this.#towns, name, own);
      else for (const name of names) add(name === joinedPath(part.join('')) ? this.#full : this.#short, name, own);
    }
    // People call a district what the table lists as a street: 东城区 of 东莞 is 东城街道.
    const last = path.at(-1) ?? '';
    if (isTown && path.length === DISTRICT_LEVEL) add(this.#towns, joinedPath(`${shortName(last)}区`), own);
  }

  /** Returns the codes that a text names; empty if it is not a place. */
  find(text: string): readonly string[] {
    const name = joinedPath(text);
    const codes = this.#full.get(name) ?? this.#short.get(name);
    if (name === '' || codes === undefined) return [];
    return [...new Set([...codes, ...(this.#towns.get(name) ?? [])])];
  }
}
