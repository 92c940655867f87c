import type { CellChip, CellDisplay } from './cellDisplay.ts';

const span = (className: string, text: string): HTMLSpanElement => {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
};

function chipElement({ text, color, gone = '' }: CellChip): HTMLSpanElement {
  const element = span(gone === '' ? 'wb-chip' : 'wb-chip is-gone', text);
  element.title = gone;
  if (color !== undefined) element.style.setProperty('--wb-chip', color);
  return element;
}

/** Returns chip elements with separators for screen readers. */
const chipElements = (chips: readonly CellChip[]): HTMLElement[] =>
  chips.flatMap((chip, index) => {
    const element = chipElement(chip);
    return index === 0 ? [element] : [span('wb-cell-unseen', ', '), element];
  });

function markElements({ text, mark = false, says }: CellDisplay, label: string): HTMLElement[] {
  const box = span(says === true ? 'wb-grid-check wb-grid-switch' : 'wb-grid-check', '');
  box.setAttribute('role', says === true ? 'switch' : 'checkbox');
  box.setAttribute('aria-checked', String(mark));
  box.setAttribute('aria-label', label);
  return [box, span(says === true ? 'wb-switch-says' : 'wb-cell-unseen', text)];
}

function barElements({ text, share = 0 }: CellDisplay): HTMLElement[] {
  const bar = span('wb-cell-bar', '');
  bar.style.setProperty('--wb-share', `${share}%`);
  return [bar, span('wb-cell-bar-text', text)];
}

/** Returns the elements of a display; `label` is the accessible name of a check mark. */
function elementsOf(face: CellDisplay, label: string): HTMLElement[] {
  if (face.chips !== undefined) return chipElements(face.chips);
  if (face.mark !== undefined) return markElements(face, label);
  return barElements(face);
}

/**
 * Content of a pooled cell: usually text, else elements. The shown content is tracked, so that nothing is written
 * twice.
 */
export class CellContent {
  readonly #cell: HTMLElement;
  readonly #text = document.createTextNode('');
  /** Key of the shown elements; null for text. */
  #shown: string | null = null;
  #slotHost: HTMLElement | null = null;

  constructor(cell: HTMLElement) {
    this.#cell = cell;
    cell.append(this.#text);
  }

  /** The element that a renderer fills; null for other content. */
  get slotHost(): HTMLElement | null {
    return this.#slotHost;
  }

  showText(text: string, title = ''): void {
    if (this.#shown !== null) this.#fill(null, [this.#text]);
    if (this.#text.data !== text) {
      this.#text.data = text;
      if (this.#cell.title !== title) this.#cell.title = title;
    } else if (title !== '' && this.#cell.title !== title) this.#cell.title = title;
  }

  show(face: CellDisplay, label: string): void {
    const { text, title = '' } = face;
    if (face.slot !== undefined) {
      this.#showSlot();
      return;
    }
    if (face.chips === undefined && face.mark === undefined && face.share === undefined) {
      this.showText(text, title);
      return;
    }
    const shown = label + JSON.stringify(face);
    if (this.#shown === shown) return;
    this.#fill(shown, elementsOf(face, label));
    this.#cell.title = title;
  }

  #showSlot(): void {
    if (this.#slotHost !== null) return;
    const host = span('wb-cell-slot', '');
    this.#fill('', [host]);
    this.#slotHost = host;
    this.#cell.title = '';
  }

  /** Replaces the cell's children. A renderer's element is removed with its content; React unmounts that. */
  #fill(shown: string | null, nodes: readonly Node[]): void {
    this.#shown = shown;
    this.#slotHost = null;
    this.#cell.replaceChildren(...nodes);
  }
}
