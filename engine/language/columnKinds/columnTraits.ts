/**
 * Properties of a column's type that are needed to render, sort and validate its values. A compiled column carries
 * them, so that only the compiler and the clipboard need the whole kind.
 */
export interface ColumnTraits {
  /** Access of users: edit, read only, or never shown. Default: edit. */
  readonly staff?: 'read' | 'none';
  /**
   * The values are codes: one of a few options that the page knows, several of them separated by commas, one of a
   * dictionary of any size; `named`: one or several of any size that users know by name rather than by code; nodes of a
   * tree.
   */
  readonly choice?: 'few' | 'several' | 'many' | 'named' | 'tree';
  /** Stored as a hash and never returned, see SECRET_MASK. Default: the value is returned. */
  readonly isSecret?: true;
  /**
   * Texts may have several lines; leading and trailing blanks and line ends are preserved. Default: single-line text.
   */
  readonly hasLines?: true;
  /** Chosen rather than typed: users see 请选择 if the value is missing. Default: typed. */
  readonly isChosen?: true;
  /** Sort order: as numbers, as points in time in stored form, or as displayed text. */
  readonly order: 'number' | 'moment' | 'text';
  /**
   * How dragging continues the values of several rows as a series; codes are never continued. Absent: the values are
   * copied.
   */
  readonly series?: 'numbers' | 'days' | 'clocks' | 'ranges' | 'months' | 'counters';
}

/** Returns whether choices are searched at their source because there are too many to send at once. */
export const isSearched = ({ traits }: { readonly traits: Pick<ColumnTraits, 'choice'> }): boolean =>
  traits.choice === 'many' || traits.choice === 'named';
