import {
  markedValue,
  type MarkupStyles,
  ShownText,
  spanOf,
  TEXTLESS_TAGS,
  type MarkupElement,
  type SpannedCell,
} from '../../../../engine/index.ts';

/** Adapts a DOM element to the engine's markup interface. */
export const markupOf = (element: Element): MarkupElement => ({
  tag: element.localName,
  attribute: (name) => element.getAttribute(name),
});

/**
 * Whether a table is read separately: a table with more than one cell is separate; in a cell, a table with one cell
 * only frames a text.
 */
export const isOwnTable = (table: Element): boolean =>
  table.parentElement?.closest('table') === null || table.querySelectorAll('td, th').length > 1;

interface Shown {
  readonly text: ShownText;
  readonly styles: MarkupStyles;
  /** Part of the content is hidden. */
  hides: boolean;
}

function readShown(node: Node, shown: Shown): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) shown.text.write(child.nodeValue ?? '');
    if (!(child instanceof Element) || TEXTLESS_TAGS.has(child.localName)) continue;
    if (shown.styles.hiddenForm(markupOf(child)) !== undefined) shown.hides ||= (child.textContent ?? '').trim() !== '';
    else if (child.localName !== 'table' || !isOwnTable(child)) {
      shown.text.open(child.localName);
      readShown(child, shown);
    }
  }
}

/** A cell of a copied table, and whether some of its content is hidden. */
export interface HtmlCell {
  readonly cell: SpannedCell;
  readonly hides: boolean;
}

export function readHtmlCell(element: HTMLTableCellElement, styles: MarkupStyles): HtmlCell {
  const markup = markupOf(element);
  const spans = { columns: spanOf(markup.attribute, 'colspan'), rows: spanOf(markup.attribute, 'rowspan') };
  const isUnseen = styles.hiddenForm(markup) === 'unseen';
  if (isUnseen) return { cell: { text: '', ...spans }, hides: (element.textContent ?? '').trim() !== '' };
  const shown: Shown = { text: new ShownText(styles.keepsBlanks(markup)), styles, hides: false };
  readShown(element, shown);
  const { text } = shown.text;
  const isText = styles.isText(markup);
  return {
    cell: { text, ...(isText && { isText }), ...markedValue(markup.attribute, text), ...spans },
    hides: shown.hides,
  };
}
