/**
 * What of a column's type is asked while its values are drawn, sorted and judged. A compiled column carries it, so that
 * nobody but the compiler and the clipboard needs the whole kind.
 */
export interface ColumnTraits {
  /** What staff do with it: write it, only read it, or never meet it. Default: write. */
  readonly staff?: 'read' | 'none';
  /**
   * Its values are codes: one of a few options that the page knows, several of them by commas, one of a dictionary of any
   * size; `named`: one or several of any size that staff know by their names rather than their codes; nodes of a
   * tree.
   */
  readonly choice?: 'few' | 'several' | 'many' | 'named' | 'tree';
  /** Kept as a hash and never told again, see SECRET_MASK. Default: it is told. */
  readonly isSecret?: true;
  /** Its texts have lines: blanks and line ends at their ends are their own. Default: a text is one line. */
  readonly hasLines?: true;
  /** Chosen rather than typed: staff read 请选择 where it is missing. Default: typed. */
  readonly isChosen?: true;
  /** What stands before what: a number, a point in time as it is kept, or a text as it is shown. */
  readonly order: 'number' | 'moment' | 'text';
  /** How the values of several rows go on when they are dragged; codes never do. Absent: they are copied. */
  readonly series?: 'numbers' | 'days' | 'clocks' | 'ranges' | 'months' | 'counters';
}

/** Choices are searched where they live: there are too many to be sent at once. */
export const isSearched = ({ traits }: { readonly traits: Pick<ColumnTraits, 'choice'> }): boolean =>
  traits.choice === 'many' || traits.choice === 'named';
