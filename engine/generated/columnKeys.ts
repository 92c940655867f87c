/* Made from schemas/meta by `npm run generate`. Do not edit. */

/** Column types by the keys that not all of them have. */
export const TYPES_BY_KEY: Readonly<Record<string, readonly string[]>> = {
  "defaultValue": [
    "input",
    "normal",
    "hidden",
    "inputNumber",
    "select",
    "sel_search",
    "date"
  ],
  "maxLength": [
    "input",
    "normal",
    "hidden"
  ],
  "precision": [
    "inputNumber"
  ],
  "scale": [
    "inputNumber"
  ],
  "statistics": [
    "inputNumber"
  ],
  "options": [
    "select"
  ],
  "dictCode": [
    "select",
    "sel_search"
  ],
  "fill": [
    "select",
    "sel_search"
  ]
};
