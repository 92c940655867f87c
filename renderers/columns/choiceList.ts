/** Choices in view at once (D46), and how high each is, in pixels. */
const SHOWN = 20;
const CHOICE_HEIGHT = 28;
/** What a list leaves free of a low window, on either side of its field. */
const LEAST_ROOM = 0.45;

/** How high the list of a field opens: as many choices as are shown at once, as far as the window has room for them. */
export const choiceListHeight = (): number =>
  Math.max(CHOICE_HEIGHT * 4, Math.min(SHOWN * CHOICE_HEIGHT, Math.floor(window.innerHeight * LEAST_ROOM)));

/** How near the end of a list more of it is fetched, in pixels. */
const NEAR_END = CHOICE_HEIGHT * 10;

export const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: Element): boolean =>
  scrollTop + clientHeight + NEAR_END >= scrollHeight;

/** What a list leaves free at the sides of a narrow window. */
const SIDES = 16;
const LIST_WIDTH = 360;
/** Of a list whose texts have four parts. */
export const PARTS_WIDTH = 600;

/** How wide the list of a field opens. A number: without one antd draws every choice, thousands of them. */
export const choiceListWidth = (wanted: number = LIST_WIDTH): number => Math.min(wanted, window.innerWidth - SIDES);
