import type { RowColumn, RowColumnPlace } from '../rows/rowColumns.ts';

/** Accessible names of a row's controls, by row index. */
export type RowLabels = Readonly<Record<Exclude<RowColumn, 'number'>, (index: number) => string>>;

export interface RowCellsState {
  readonly selected: boolean;
  readonly disabled: boolean;
  readonly expanded: boolean;
}

const CONTROLS: Readonly<Record<Exclude<RowColumn, 'number'>, { readonly className: string; readonly role: string }>> =
  {
    drag: { className: 'wb-grid-drag', role: 'button' },
    checkbox: { className: 'wb-grid-check', role: 'checkbox' },
    radio: { className: 'wb-grid-radio', role: 'radio' },
    expand: { className: 'wb-grid-expand', role: 'button' },
  };

const CELL_CLASS: Readonly<Record<RowColumn, string>> = {
  drag: 'wb-grid-row-drag',
  number: 'wb-grid-row-number',
  checkbox: 'wb-grid-row-check',
  radio: 'wb-grid-row-check',
  expand: 'wb-grid-row-expand',
};

/** Creates a head or body cell for one of the row's own columns. */
export function rowColumnCell(place: RowColumnPlace, role: string): HTMLElement {
  const cell = document.createElement('div');
  cell.className = CELL_CLASS[place.kind];
  cell.setAttribute('role', role);
  cell.setAttribute('aria-colindex', String(place.ariaIndex));
  cell.style.width = `${place.width}px`;
  return cell;
}

/** The left cells of a row: handle, number, checkbox or radio, expand button. */
export class RowCells {
  readonly element = document.createElement('div');
  readonly #controls = new Map<Exclude<RowColumn, 'number'>, HTMLElement>();
  #number: HTMLElement | undefined;
  readonly #labels: RowLabels;
  #drawn: RowCellsState | undefined;

  constructor(places: readonly RowColumnPlace[], width: number, labels: RowLabels) {
    this.#labels = labels;
    this.element.className = 'wb-grid-pinned';
    this.element.setAttribute('role', 'presentation');
    this.element.style.width = `${width}px`;
    for (const place of places) this.element.append(this.#cell(place));
  }

  #cell(place: RowColumnPlace): HTMLElement {
    const { kind } = place;
    const cell = rowColumnCell(place, kind === 'number' ? 'rowheader' : 'gridcell');
    if (kind === 'number') {
      this.#number = cell;
      return cell;
    }
    const control = document.createElement('span');
    control.className = CONTROLS[kind].className;
    control.setAttribute('role', CONTROLS[kind].role);
    if (kind === 'drag') control.setAttribute('aria-haspopup', 'menu');
    this.#controls.set(kind, control);
    cell.append(control);
    return cell;
  }

  moveTo(index: number): void {
    if (this.#number !== undefined) this.#number.textContent = String(index + 1);
    for (const [kind, control] of this.#controls) control.setAttribute('aria-label', this.#labels[kind](index));
  }

  draw(state: RowCellsState): void {
    const drawn = this.#drawn;
    if (drawn?.selected !== state.selected) {
      this.#mark('checkbox', 'aria-checked', state.selected);
      this.#mark('radio', 'aria-checked', state.selected);
    }
    if (drawn?.disabled !== state.disabled) {
      this.#mark('checkbox', 'aria-disabled', state.disabled);
      this.#mark('radio', 'aria-disabled', state.disabled);
    }
    if (drawn?.expanded !== state.expanded) this.#mark('expand', 'aria-expanded', state.expanded);
    this.#drawn = state;
  }

  #mark(kind: Exclude<RowColumn, 'number'>, attribute: string, on: boolean): void {
    this.#controls.get(kind)?.setAttribute(attribute, String(on));
  }
}
