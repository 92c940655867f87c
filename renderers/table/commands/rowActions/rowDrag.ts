import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { moveRowTo } from './moveRows.ts';

export interface RowDrag {
  readonly cursor: TableCursor;
  /** The press on the handle. */
  readonly event: PointerEvent;
  readonly rowId: string;
  readonly t: TablePorts['t'];
  /** Called when the pointer has moved far enough to start a drag. */
  readonly onStart: () => void;
}

/** Pixels the pointer may move during a press before it counts as a drag. */
const THRESHOLD = 4;
/** Distance from the edge at which the table starts to scroll, and scroll distance per frame; both in pixels. */
const EDGE = 28;
const SCROLL_STEP = 12;

/** Shows the drop position, and scrolls near the edges. */
class DropLine {
  readonly #cursor: TableCursor;
  readonly #line = document.createElement('div');
  #clientY = 0;
  #frame = 0;
  /** The row is inserted in front of the row currently at this index. */
  place = 0;

  constructor(cursor: TableCursor) {
    this.#cursor = cursor;
    this.#line.className = 'wb-grid-drop';
    cursor.surface.frame.overlay.append(this.#line);
  }

  moveTo(clientY: number): void {
    this.#clientY = clientY;
    this.#draw();
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#scroll());
  }

  #draw(): void {
    const { model, layout, frame } = this.#cursor.surface;
    const pixel = this.#clientY - frame.overlay.getBoundingClientRect().top;
    this.place = Math.max(0, Math.min(model.rowCount, Math.round(layout.tops.rowAt(pixel))));
    const { style } = this.#line;
    style.top = `${layout.tops.topOf(this.place) - 1}px`;
    style.left = `${frame.scroller.scrollLeft}px`;
    style.width = `${Math.min(frame.scroller.clientWidth, layout.totalWidth)}px`;
  }

  #scroll(): void {
    this.#frame = 0;
    const { frame, layout } = this.#cursor.surface;
    const box = frame.scroller.getBoundingClientRect();
    const above = this.#clientY < box.top + layout.headHeight + EDGE;
    const below = this.#clientY > box.bottom - layout.footHeight - EDGE;
    if (above === below) return;
    frame.scroller.scrollTop += above ? -SCROLL_STEP : SCROLL_STEP;
    this.#draw();
    this.#frame = requestAnimationFrame(() => this.#scroll());
  }

  remove(): void {
    cancelAnimationFrame(this.#frame);
    this.#line.remove();
  }
}

/** Tracks a press on a row's handle until it is released; Escape cancels the move. */
export function dragRow({ cursor, event, rowId, t, onStart }: RowDrag): void {
  const { model, rows, frame } = cursor.surface;
  if (model.readOnly) return;
  const listening = new AbortController();
  const { signal } = listening;
  let line: DropLine | null = null;
  const end = (): void => {
    listening.abort();
    line?.remove();
    frame.grid.classList.remove('is-dragging');
  };
  const drop = (): void => {
    const from = model.indexOf(rowId);
    const place = line?.place;
    end();
    if (place !== undefined && from !== -1) moveRowTo(model, { rowId, to: place > from ? place - 1 : place }, { t });
  };
  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== event.pointerId) return;
    if (line === null) {
      if (Math.abs(moved.clientY - event.clientY) < THRESHOLD) return;
      if (!rows.isWhole) {
        end();
        cursor.notice(t('filters.noMove'));
        return;
      }
      line = new DropLine(cursor);
      frame.grid.classList.add('is-dragging');
      onStart();
    }
    moved.preventDefault();
    line.moveTo(moved.clientY);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return;
      key.stopPropagation();
      end();
    },
    { signal, capture: true },
  );
}
