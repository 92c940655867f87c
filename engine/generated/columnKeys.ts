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
    "color",
    "icon",
    "code",
    "json",
    "markdown",
    "umeditor",
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
    "sel_tree",
    "cat_tree",
    "pca",
    "sel_user",
    "sel_depart",
    "sel_role",
    "sel_position",
    "sel_biz",
    "date",
    "datetime",
    "time",
    "dateRange",
    "month",
    "week",
    "cron",
    "checkbox",
    "switch",
    "upload",
    "file",
    "image",
    "popup",
    "password"
  ],
  "setTagColor": [
    "input",
    "textarea",
    "input_pop",
    "tags",
    "slot",
    "normal",
    "hidden",
    "color",
    "icon"
  ],
  "maxLength": [
    "input",
    "textarea",
    "input_pop",
    "tags",
    "slot",
    "normal",
    "hidden",
    "color",
    "icon",
    "code",
    "json",
    "markdown",
    "umeditor",
    "list_multi",
    "select-multiple",
    "checkbox_meta",
    "sel_user",
    "sel_depart",
    "sel_role",
    "sel_position",
    "sel_biz",
    "upload",
    "file",
    "image",
    "popup",
    "password"
  ],
  "checkDigits": [
    "input",
    "textarea",
    "input_pop",
    "tags",
    "slot",
    "normal",
    "hidden",
    "color",
    "icon"
  ],
  "fillRule": [
    "input",
    "textarea",
    "input_pop",
    "tags",
    "slot",
    "normal",
    "hidden",
    "color",
    "icon"
  ],
  "language": [
    "code",
    "json",
    "markdown",
    "umeditor"
  ],
  "lineNumbers": [
    "code",
    "json",
    "markdown",
    "umeditor"
  ],
  "height": [
    "code",
    "json",
    "markdown",
    "umeditor"
  ],
  "jsonSchema": [
    "code",
    "json",
    "markdown",
    "umeditor"
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
  "amountInWords": [
    "inputNumber",
    "progress"
  ],
  "options": [
    "select",
    "select-search",
    "radio",
    "list_multi",
    "select-multiple",
    "checkbox_meta",
    "checkbox",
    "switch"
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
    "autocomplete",
    "sel_tree"
  ],
  "names": [
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
  "probableNames": [
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
    "autocomplete",
    "sel_tree",
    "sel_user",
    "sel_depart",
    "sel_role",
    "sel_position",
    "sel_biz"
  ],
  "linkageKey": [
    "select",
    "select-search",
    "radio"
  ],
  "param": [
    "select",
    "select-search",
    "radio",
    "sel_search",
    "sel_search_async",
    "autocomplete",
    "popup"
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
  "look": [
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
  "separator": [
    "list_multi",
    "select-multiple",
    "checkbox_meta"
  ],
  "pidField": [
    "sel_tree"
  ],
  "pidValue": [
    "sel_tree"
  ],
  "hasChildField": [
    "sel_tree"
  ],
  "condition": [
    "sel_tree",
    "cat_tree"
  ],
  "multi": [
    "sel_tree",
    "cat_tree",
    "sel_user",
    "sel_depart",
    "sel_role",
    "sel_position",
    "sel_biz",
    "upload",
    "file",
    "image",
    "popup"
  ],
  "picker": [
    "sel_tree",
    "cat_tree"
  ],
  "pcode": [
    "cat_tree"
  ],
  "store": [
    "cat_tree",
    "sel_user",
    "sel_depart",
    "sel_role",
    "sel_position",
    "sel_biz"
  ],
  "back": [
    "cat_tree"
  ],
  "areaType": [
    "pca"
  ],
  "text": [
    "sel_user",
    "sel_depart",
    "sel_role",
    "sel_position",
    "sel_biz"
  ],
  "layout": [
    "sel_user",
    "sel_depart",
    "sel_role",
    "sel_position"
  ],
  "linked": [
    "sel_user",
    "sel_depart",
    "sel_role",
    "sel_position"
  ],
  "modalWidth": [
    "sel_user",
    "sel_depart",
    "sel_role",
    "sel_position",
    "sel_biz"
  ],
  "fieldExtendJson": [
    "sel_user",
    "sel_depart",
    "sel_role",
    "sel_position",
    "upload",
    "file",
    "image",
    "popup"
  ],
  "listUrl": [
    "sel_biz"
  ],
  "valueUrl": [
    "sel_biz"
  ],
  "pickerColumns": [
    "sel_biz"
  ],
  "format": [
    "date",
    "datetime",
    "time",
    "dateRange"
  ],
  "rangeOf": [
    "dateRange"
  ],
  "cronEditor": [
    "cron"
  ],
  "yearRange": [
    "cron"
  ],
  "customValue": [
    "checkbox",
    "switch"
  ],
  "defaultChecked": [
    "checkbox",
    "switch"
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
  "maxSize": [
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
  "sorter": [
    "popup"
  ],
  "strength": [
    "password"
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
    "message",
    "pasteMemoryKey",
    "prints"
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
    "pick",
    "columns"
  ],
  "/details/*/pick": [
    "popupCode",
    "orgFields",
    "destFields",
    "param",
    "unique"
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
    "superQuery",
    "saveCode",
    "actions",
    "tabs",
    "totals",
    "opens",
    "expand",
    "search",
    "due",
    "rows",
    "narrow"
  ],
  "/list/sort/*": [
    "column",
    "order"
  ],
  "/list/query/*": [
    "column",
    "rule",
    "expanded",
    "rules",
    "trim"
  ],
  "/list/tabs/*": [
    "key",
    "title",
    "where",
    "count"
  ],
  "/list/totals/*": [
    "column",
    "per"
  ],
  "/list/expand": [
    "detail",
    "columns"
  ],
  "/tree": [
    "parentKey",
    "titleColumn",
    "hasChildKey",
    "queryKey",
    "childrenUrl",
    "condition",
    "onDelete"
  ],
  "/form": [
    "open",
    "readOnly",
    "groups",
    "tabs",
    "steps",
    "header",
    "cockpit"
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
  "/form/steps/*": [
    "groups",
    "tabs"
  ],
  "/form/header": [
    "number",
    "customer",
    "totals",
    "track"
  ],
  "/form/cockpit": [
    "ribbon"
  ],
  "/form/cockpit/ribbon/*": [
    "head",
    "against",
    "lines",
    "atMost",
    "tolerance",
    "when"
  ],
  "/copy": [
    "omit",
    "details",
    "confirm"
  ]
};
