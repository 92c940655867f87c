/** Names with their meaning, blank if unknown; grouped by the format of the texts that may contain them. */
export type EditorNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface NameBook {
  readonly add: (format: string, name: string | undefined, meaning?: string) => void;
  /** In alphabetical order. */
  readonly names: () => EditorNames;
}

/** Maximum number of meanings shown for a name that is used in several files. */
const MEANINGS = 4;

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

export function createNameBook(): NameBook {
  const book = new Map<string, Map<string, Set<string>>>();
  return {
    add(format, name, meaning) {
      if (name === undefined) return;
      const ofFormat = book.get(format) ?? new Map<string, Set<string>>();
      const meanings = ofFormat.get(name) ?? new Set<string>();
      if (meaning !== undefined && meanings.size < MEANINGS) meanings.add(meaning);
      book.set(format, ofFormat.set(name, meanings));
    },
    names: () =>
      new Map(
        [...book]
          .sort(byName)
          .map(([format, found]) => [
            format,
            new Map([...found].sort(byName).map(([name, meanings]) => [name, [...meanings].join(' / ')])),
          ]),
      ),
  };
}
