import type { GridLayout } from './gridLayout.ts';

const element = (className: string, role?: string): HTMLDivElement => {
  const created = document.createElement('div');
  created.className = className;
  if (role !== undefined) created.setAttribute('role', role);
  return created;
};

/** The static elements, which are not recycled. */
export interface GridFrame {
  /** Scroll container. */
  readonly scroller: HTMLDivElement;
  /** `role=grid`: head, body and foot. */
  readonly grid: HTMLDivElement;
  readonly head: HTMLDivElement;
  readonly body: HTMLDivElement;
  readonly foot: HTMLDivElement;
  /**
   * Scrolls with the content but is outside of the grid's roles: live input, editor, tooltip. Its origin is the corner
   * of the first row.
   */
  readonly overlay: HTMLDivElement;
  /** Frame of a selected range of more than one cell. */
  readonly range: HTMLDivElement;
  readonly input: HTMLInputElement;
  readonly editor: HTMLDivElement;
  readonly tooltip: HTMLDivElement;
  /** Live region, visually hidden. */
  readonly status: HTMLDivElement;
}

let frames = 0;

export function createGridFrame(): GridFrame {
  frames += 1;
  const scroller = element('wb-grid-scroller');
  const grid = element('wb-grid', 'grid');
  grid.id = `wb-grid-${frames}`;
  const head = element('wb-grid-head', 'row');
  head.setAttribute('aria-rowindex', '1');
  const body = element('wb-grid-body', 'rowgroup');
  const foot = element('wb-grid-foot', 'rowgroup');
  grid.append(head, body, foot);
  const overlay = element('wb-grid-overlay');
  const range = element('wb-grid-range');
  range.hidden = true;
  const input = document.createElement('input');
  input.className = 'wb-grid-input';
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.setAttribute('aria-controls', grid.id);
  const editor = element('wb-grid-editor');
  editor.hidden = true;
  const tooltip = element('wb-grid-tooltip', 'tooltip');
  tooltip.id = `${grid.id}-tooltip`;
  tooltip.hidden = true;
  const status = element('wb-grid-status', 'status');
  overlay.append(range, input, editor, tooltip, status);
  scroller.append(grid, overlay);
  return { scroller, grid, head, body, foot, overlay, range, input, editor, tooltip, status };
}

/** Sets the sizes that depend on the layout and the number of rows. */
export function sizeGridFrame(frame: GridFrame, layout: GridLayout, rowCount: number): void {
  const { grid, head, body, foot, overlay } = frame;
  grid.style.width = `${layout.totalWidth}px`;
  head.style.height = `${layout.headHeight}px`;
  body.style.height = `${layout.tops.topOf(rowCount)}px`;
  body.hidden = rowCount === 0;
  foot.style.height = `${layout.footHeight}px`;
  foot.hidden = layout.footHeight === 0 || rowCount === 0;
  overlay.style.top = `${layout.headHeight}px`;
  overlay.style.setProperty('--wb-grid-row-height', `${layout.rowHeight}px`);
  grid.style.setProperty('--wb-grid-row-height', `${layout.rowHeight}px`);
}
