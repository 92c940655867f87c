/* Made from schemas/meta by `npm run generate`. Do not edit. */

/** Column types by the keys that not all of them have. */
export const TYPES_BY_KEY: Readonly<Record<string, readonly string[]>> = {
  "defaultValue": [
    "input",
    "textarea",
    "input_pop",
    "tags",
    "slot",
    "normal",
    "hidden",
    "inputNumber",
    "progress",
    "select",
    "select-search",
    "radio",
    "list_multi",
    "select-multiple",
    "checkbox_meta",
    "sel_search",
    "sel_search_async",
    "autocomplete",
    "sel_user",
    "sel_depart",
    "date",
    "datetime",
    "time",
    "checkbox",
    "upload",
    "file",
    "image",
    "popup"
  ],
  "setTagColor": [
    "input",
    "textarea",
    "input_pop",
    "tags",
    "slot",
    "normal",
    "hidden"
  ],
  "maxLength": [
    "input",
    "textarea",
    "input_pop",
    "tags",
    "slot",
    "normal",
    "hidden",
    "list_multi",
    "select-multiple",
    "checkbox_meta",
    "sel_user",
    "sel_depart",
    "upload",
    "file",
    "image",
    "popup"
  ],
  "precision": [
    "inputNumber",
    "progress"
  ],
  "scale": [
    "inputNumber",
    "progress"
  ],
  "statistics": [
    "inputNumber",
    "progress"
  ],
  "isOrder": [
    "inputNumber",
    "progress"
  ],
  "options": [
    "select",
    "select-search",
    "radio",
    "list_multi",
    "select-multiple",
    "checkbox_meta"
  ],
  "dictCode": [
    "select",
    "select-search",
    "radio",
    "list_multi",
    "select-multiple",
    "checkbox_meta",
    "sel_search",
    "sel_search_async",
    "autocomplete"
  ],
  "fill": [
    "select",
    "select-search",
    "radio",
    "sel_search",
    "sel_search_async",
    "autocomplete"
  ],
  "linkageKey": [
    "select",
    "select-search",
    "radio"
  ],
  "allowInput": [
    "select",
    "select-search",
    "radio",
    "list_multi",
    "select-multiple",
    "checkbox_meta",
    "sel_search",
    "sel_search_async",
    "autocomplete",
    "popup"
  ],
  "allowSearch": [
    "select",
    "select-search",
    "radio",
    "list_multi",
    "select-multiple",
    "checkbox_meta"
  ],
  "multi": [
    "sel_user",
    "sel_depart",
    "upload",
    "file",
    "image",
    "popup"
  ],
  "fieldExtendJson": [
    "sel_user",
    "sel_depart",
    "upload",
    "file",
    "image",
    "popup"
  ],
  "format": [
    "date",
    "datetime",
    "time"
  ],
  "customValue": [
    "checkbox"
  ],
  "defaultChecked": [
    "checkbox"
  ],
  "action": [
    "upload",
    "file",
    "image"
  ],
  "token": [
    "upload",
    "file",
    "image"
  ],
  "data": [
    "upload",
    "file",
    "image"
  ],
  "responseName": [
    "upload",
    "file",
    "image"
  ],
  "number": [
    "upload",
    "file",
    "image"
  ],
  "allowDownload": [
    "upload",
    "file",
    "image"
  ],
  "allowRemove": [
    "upload",
    "file",
    "image"
  ],
  "btnText": [
    "upload",
    "file",
    "image"
  ],
  "popupCode": [
    "popup"
  ],
  "orgFields": [
    "popup"
  ],
  "destFields": [
    "popup"
  ],
  "param": [
    "popup"
  ],
  "sorter": [
    "popup"
  ]
};

/** Keys of the objects of a page by their place. */
export const KEYS_BY_PLACE: Readonly<Record<string, readonly string[]>> = {
  "": [
    "$schema",
    "schemaVersion",
    "kind",
    "title",
    "components",
    "extends",
    "omit",
    "resource",
    "columns",
    "details",
    "rules",
    "list",
    "tree",
    "form",
    "copy",
    "message"
  ],
  "/omit": [
    "columns",
    "details",
    "rules",
    "groups",
    "actions",
    "query"
  ],
  "/resource": [
    "url",
    "table",
    "fixed",
    "permission",
    "dataScope",
    "statusKey",
    "unique",
    "index",
    "rowPermission",
    "versionless"
  ],
  "/resource/rowPermission": [
    "visible",
    "editable",
    "deletable"
  ],
  "/details/*": [
    "key",
    "title",
    "wireName",
    "table",
    "orderKey",
    "minRows",
    "maxRows",
    "size",
    "maxHeight",
    "rowNumber",
    "rowSelection",
    "dragSort",
    "alwaysEdit",
    "enterDirection",
    "statusBar",
    "toolbar",
    "disabledRows",
    "authPre",
    "rowDetails",
    "clickSelectRow",
    "columns"
  ],
  "/rules/*": [
    "id",
    "level",
    "at",
    "each",
    "when",
    "must",
    "fix",
    "lookup",
    "marks",
    "message"
  ],
  "/list": [
    "columns",
    "sort",
    "query",
    "actions"
  ],
  "/list/sort/*": [
    "column",
    "order"
  ],
  "/list/query/*": [
    "column",
    "rule",
    "expanded"
  ],
  "/tree": [
    "parentKey",
    "titleColumn",
    "hasChildKey"
  ],
  "/form": [
    "open",
    "readOnly",
    "groups",
    "tabs"
  ],
  "/form/groups/*": [
    "key",
    "title",
    "columns",
    "folded",
    "fields"
  ],
  "/form/tabs/*": [
    "detail"
  ],
  "/copy": [
    "omit",
    "details"
  ]
};
