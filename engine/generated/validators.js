/* Made from schemas/meta by `npm run generate`. Do not edit. */
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var validatePage = validate10;
var schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "page.schema.json", "description": "One screen: list, form, tables, checks, storage and rights.", "type": "object", "additionalProperties": false, "required": ["schemaVersion", "kind", "title"], "if": { "anyOf": [{ "required": ["extends"] }, { "required": ["kind"], "properties": { "kind": { "const": "base" } } }] }, "else": { "required": ["resource", "columns", "list", "form"] }, "properties": { "$schema": { "description": "Path of this meta-schema, for editors: ../../meta/page.schema.json.", "type": "string" }, "schemaVersion": { "description": "Version of the page language: 1.", "const": 1 }, "kind": { "description": "list: a list page with its form. tree: a list whose records stand below each other. base: never shown, only extended by others.", "enum": ["list", "tree", "base"] }, "title": { "description": "Name of the page in tabs and headings.", "type": "string", "minLength": 1, "maxLength": 60 }, "components": { "description": "Names by which menu items know this page besides schema:<page id>: bgd/BgdExportList.", "type": "array", "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 200 } }, "extends": { "description": "Page whose keys this one starts from, one level; columns, details, rules, groups and actions replace those of the same key in their place, new ones follow; resource, list, form and copy merge key by key; omit takes inherited ones away.", "type": "string", "format": "pageId" }, "omit": { "description": "What of the extended page this one leaves out. Default: nothing.", "$ref": "#/definitions/omitSchema" }, "resource": { "description": "Where the records live and who may reach them.", "$ref": "#/definitions/resource" }, "columns": { "description": "Fields of the record's head, in order.", "type": "array", "maxItems": 400, "items": { "$ref": "#/definitions/columnSchema" } }, "details": { "description": "Sub-tables of the record. Default: none.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/detailSchema" } }, "rules": { "description": "What must hold across fields. Two rules may share an id when one check needs two statements.", "type": "array", "maxItems": 500, "items": { "$ref": "#/definitions/ruleSchema" } }, "list": { "description": "The list page.", "$ref": "#/definitions/listSchema" }, "tree": { "description": "How records stand below each other, of kind tree.", "$ref": "#/definitions/treeSchema" }, "form": { "description": "The form of one record.", "$ref": "#/definitions/formSchema" }, "copy": { "description": "What a copy of a record leaves out and takes along.", "$ref": "#/definitions/copySchema" } }, "definitions": { "columnSchema": { "description": "A field of the record. Its type decides which keys it has.", "type": "object", "required": ["type"], "properties": { "type": { "enum": ["input", "textarea", "input_pop", "tags", "slot", "normal", "hidden", "inputNumber", "progress", "select", "select-search", "radio", "list_multi", "select-multiple", "checkbox_meta", "sel_search", "sel_search_async", "autocomplete", "sel_user", "sel_depart", "date", "datetime", "time", "checkbox", "upload", "file", "image", "popup"] } }, "discriminator": { "propertyName": "type" }, "oneOf": [{ "$ref": "#/definitions/textColumn" }, { "$ref": "#/definitions/numberColumn" }, { "$ref": "#/definitions/choiceColumn" }, { "$ref": "#/definitions/multipleColumn" }, { "$ref": "#/definitions/searchColumn" }, { "$ref": "#/definitions/peopleColumn" }, { "$ref": "#/definitions/dateColumn" }, { "$ref": "#/definitions/flagColumn" }, { "$ref": "#/definitions/fileColumn" }, { "$ref": "#/definitions/popupColumn" }] }, "textColumn": { "description": "Text as typed.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: input (one line of text), textarea (several lines of text), input_pop (a text that opens in a larger box), tags (short marks of two characters each, parted by semicolons), slot (drawn by a widget of the shell, named in props), normal (shown as text, never edited), hidden (stored, never shown).", "enum": ["input", "textarea", "input_pop", "tags", "slot", "normal", "hidden"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "maxLength": { "description": "Most characters that the field may hold, 1 to 4000. Default: 255.", "type": "integer", "minimum": 1, "maximum": 4e3 } } }, "numberColumn": { "description": "An exact decimal number, kept as text from screen to database.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: inputNumber (a decimal number), progress (a percentage from 0 to 100, shown as a bar).", "enum": ["inputNumber", "progress"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with, as a number or decimal text. Default: blank.", "type": ["string", "number"] }, "precision": { "description": "Most digits in all, 1 to 38. Default: 19.", "type": "integer", "minimum": 1, "maximum": 38 }, "scale": { "description": "Most digits behind the point, 0 (whole numbers) to 18. Default: 5.", "type": "integer", "minimum": 0, "maximum": 18 }, "statistics": { "description": "What the table shows below this column: a list or comma text of sum, average. Default: nothing.", "type": ["array", "string"], "uniqueItems": true, "items": { "enum": ["sum", "average"] }, "pattern": "^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$" }, "isOrder": { "description": "In a detail: this column holds the row's number, renumbered from 1, as orderKey of the detail says it. Default: false.", "type": "boolean" } } }, "choiceColumn": { "description": "One of a few options, from the schema or a dictionary.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: select (a drop-down list), select-search (a drop-down list narrowed by typing), radio (one of several buttons).", "enum": ["select", "select-search", "radio"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Value of the option that a new record or row starts with. Default: blank.", "type": "string", "maxLength": 255 }, "options": { "description": 'The options, when they do not come from a dictionary: a list, or comma text whose parts read "value" or "value - text".', "type": ["array", "string"], "minItems": 1, "maxItems": 500, "minLength": 1, "maxLength": 4e3, "items": { "$ref": "#/definitions/option" } }, "dictCode": { "description": "Dictionary that holds the options: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "fill": { "description": "Choosing an item sets other columns: column key to name of the item's attribute (also value, text).", "type": "object", "propertyNames": { "format": "columnKey" }, "additionalProperties": { "type": "string", "format": "attribute" } }, "linkageKey": { "description": "Column whose choices follow this one: those of its dictionary whose attribute parent is the value chosen here. Default: none.", "type": "string", "format": "columnKey" }, "allowInput": { "description": "Whether a value that is no option may be typed. Default: false.", "type": "boolean" }, "allowSearch": { "description": "Whether typing narrows the list. Default: true for select-search, else false.", "type": "boolean" } } }, "multipleColumn": { "description": "Several of a few options, kept as comma separated values.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: list_multi (a drop-down list of several choices), select-multiple (a drop-down list of several choices, with marks), checkbox_meta (a group of check marks, one for each option).", "enum": ["list_multi", "select-multiple", "checkbox_meta"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Values that a new record or row starts with, comma separated. Default: blank.", "type": "string", "maxLength": 4e3 }, "options": { "description": 'The options, when they do not come from a dictionary: a list, or comma text whose parts read "value" or "value - text".', "type": ["array", "string"], "minItems": 1, "maxItems": 500, "minLength": 1, "maxLength": 4e3, "items": { "$ref": "#/definitions/option" } }, "dictCode": { "description": "Dictionary that holds the options: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "allowInput": { "description": "Whether values that are no option may be typed. Default: false.", "type": "boolean" }, "allowSearch": { "description": "Whether typing narrows the list. Default: true.", "type": "boolean" }, "maxLength": { "description": "Most characters of all values with their commas, 1 to 4000. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 4e3 } } }, "searchColumn": { "description": "One of many items of a dictionary, found by code or text.", "type": "object", "additionalProperties": false, "required": ["type", "title", "dictCode"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: sel_search (a search box over a dictionary of any size), sel_search_async (a search box that asks the server at each pause), autocomplete (a text with offers from a dictionary).", "enum": ["sel_search", "sel_search_async", "autocomplete"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Value of the item that a new record or row starts with. Default: blank.", "type": "string", "maxLength": 255 }, "dictCode": { "description": "Dictionary that is searched: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "fill": { "description": "Choosing an item sets other columns: column key to name of the item's attribute (also value, text).", "type": "object", "propertyNames": { "format": "columnKey" }, "additionalProperties": { "type": "string", "format": "attribute" } }, "allowInput": { "description": "Whether a text that is no item may stay. Default: true for autocomplete, else false.", "type": "boolean" } } }, "peopleColumn": { "description": "Users or departments, kept by one of their fields; several as comma separated values.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: sel_user (people from the user picker), sel_depart (departments from the department tree).", "enum": ["sel_user", "sel_depart"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "multi": { "description": "Whether several may be picked. Default: fieldExtendJson's multiSelect, else true.", "type": "boolean" }, "maxLength": { "description": "Most characters of all values with their commas, 1 to 4000. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: store, text, multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } }, "dateColumn": { "description": "A day, a moment or a time of day, kept as text: YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, HH:mm:ss.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: date (a day from a calendar), datetime (a day and a time), time (a time of day).", "enum": ["date", "datetime", "time"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with, written as it is kept: 2026-01-31, 2026-01-31 08:30:00, 08:30:00. Default: blank.", "type": "string", "pattern": "^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$" }, "format": { "description": "How it is shown: YYYY, MM, DD, HH, mm, ss and marks between them. What is kept stays the same. Default: as kept.", "type": "string", "pattern": "^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$", "maxLength": 40 } } }, "flagColumn": { "description": "Yes or no, kept as one of two texts.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: checkbox (a check mark).", "enum": ["checkbox"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "customValue": { "description": 'The two values, checked first, as a list or comma text: ["1", "0"]. Default: Y, N.', "type": ["array", "string"], "items": { "type": "string", "minLength": 1, "maxLength": 60 }, "minItems": 2, "maxItems": 2, "pattern": "^[^,]+,[^,]+$", "maxLength": 200 }, "defaultChecked": { "description": "Whether a new record or row starts checked. Default: false.", "type": "boolean" }, "defaultValue": { "description": "Which of the two values a new record or row starts with, instead of defaultChecked.", "type": "string", "maxLength": 60 } } }, "fileColumn": { "description": "Uploaded files, kept as comma separated paths; the first is the primary one.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: upload (a file with its progress), file (files in a list), image (pictures).", "enum": ["upload", "file", "image"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Paths that a new record or row starts with, comma separated. Default: blank.", "type": "string", "maxLength": 4e3 }, "action": { "description": "Address that takes the upload. Default: the product's own, /sys/common/upload.", "type": "string", "minLength": 1, "maxLength": 300 }, "token": { "description": "Whether the session goes along; it always does to the product's own address, and never to a foreign one. Default: true.", "type": "boolean" }, "data": { "description": 'Further fields of the upload: { "biz": "bgd" }. Default: none.', "type": "object", "propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9_]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "responseName": { "description": "Field of the answer that holds the stored path. Default: message.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_.]*$", "maxLength": 60 }, "number": { "description": "Most files, 0 for no limit. Default: fieldExtendJson's uploadnum, else 1 for upload and 0 for file and image.", "type": "integer", "minimum": 0, "maximum": 1e3 }, "multi": { "description": "Whether several files are kept. Default: true unless number is 1.", "type": "boolean" }, "allowDownload": { "description": "Whether files can be downloaded. Default: true.", "type": "boolean" }, "allowRemove": { "description": "Whether files can be taken away. Default: true.", "type": "boolean" }, "btnText": { "description": "Text of the button. Default: 上传, or 上传图片 for image.", "type": "string", "minLength": 1, "maxLength": 20 }, "maxLength": { "description": "Most characters of all paths with their commas, 1 to 4000. Default: 2000.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: uploadnum, multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } }, "popupColumn": { "description": "Rows picked from a popup report, which fill this column and others.", "type": "object", "additionalProperties": false, "required": ["type", "title", "popupCode", "orgFields", "destFields"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: popup (a text with a report behind it).", "enum": ["popup"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "maxLength": { "description": "Most characters that the field may hold, 1 to 4000. Default: 255, or 2000 with multi.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "popupCode": { "description": "Report that is shown: schemas/reports/<code>.json.", "type": "string", "format": "reportCode", "minLength": 1, "maxLength": 60 }, "orgFields": { "description": "Columns of the report that are taken over, as a list or comma text.", "type": ["array", "string"], "minItems": 1, "maxItems": 50, "minLength": 1, "maxLength": 2e3, "items": { "type": "string", "minLength": 1, "maxLength": 60 } }, "destFields": { "description": "Columns beside this one that are filled, one for each of orgFields, as a list or comma text.", "type": ["array", "string"], "minItems": 1, "maxItems": 50, "minLength": 1, "maxLength": 2e3, "items": { "type": "string", "minLength": 1, "maxLength": 60, "format": "columnKey" } }, "param": { "description": "Values of the report's parameters by name: a text or number, or an expression that starts with $values or $row. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9_]*$" }, "additionalProperties": { "type": ["string", "number"] } }, "sorter": { "description": `Order of the report's rows: "createTime=desc,name=asc". Default: the report's.`, "type": "string", "pattern": "^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$", "maxLength": 300 }, "multi": { "description": "Whether several rows may be picked; their values are joined by commas. Default: fieldExtendJson's multiSelect, else false.", "type": "boolean" }, "allowInput": { "description": "Whether the text may also be typed. Default: true.", "type": "boolean" }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } }, "condition": { "anyOf": [{ "type": "boolean" }, { "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }] }, "moment": { "enum": ["save", "submit"] }, "option": { "description": "One choice.", "type": "object", "additionalProperties": false, "required": ["value"], "properties": { "value": { "description": "What is stored.", "type": "string", "minLength": 1, "maxLength": 255 }, "text": { "description": "What staff read. Default: the title, the label or the value.", "type": "string", "minLength": 1, "maxLength": 255 }, "title": { "description": "Another spelling of text.", "type": "string", "minLength": 1, "maxLength": 255 }, "label": { "description": "Another spelling of text.", "type": "string", "minLength": 1, "maxLength": 255 }, "disabled": { "description": "Shown but not to be chosen. Default: false.", "type": "boolean" } } }, "fieldExtend": { "type": ["object", "string"], "additionalProperties": false, "minLength": 2, "maxLength": 2e3, "properties": { "store": { "description": "Field of a user or department that is kept. Default: username, or id.", "enum": ["id", "username", "orgCode", "realname", "departName", "phone"] }, "text": { "description": "Field of a user or department that is shown. Default: realname, or departName.", "enum": ["id", "username", "orgCode", "realname", "departName", "phone"] }, "multiSelect": { "description": "Whether several may be chosen. Default: as the column says.", "type": "boolean" }, "uploadnum": { "description": "Most files, as a number or text; 0 for no limit. Default: as the column says.", "type": ["integer", "string"], "minimum": 0, "maximum": 1e3, "pattern": "^\\d{1,3}$" } } }, "validateRule": { "description": "One check of a field. Give one of required, unique, pattern, handler, minLength, maxLength, min, max, remote.", "type": "object", "additionalProperties": false, "properties": { "id": { "description": "Name of the check in findings: R02. Default: the name of what is checked.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 40 }, "required": { "description": "A blank value fails; 0 is not blank.", "type": "boolean" }, "unique": { "description": "In a detail: the value may occur in one row only. Blank values do not count.", "type": "boolean" }, "pattern": { "description": "Name of a preset (n6-16, *6-16, s6-18, url, e, m, p, s, n, z, *, money, mobile, email, …) or a regular expression in linear time (no look-around, no back references), found anywhere unless it has ^ and $; * means required, only means unique.", "type": "string", "minLength": 1, "maxLength": 500 }, "handler": { "description": "Name of a registered check: uscc (unified social credit code).", "type": "string", "minLength": 1, "maxLength": 60 }, "minLength": { "description": "Fewest characters.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "maxLength": { "description": "Most characters.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "min": { "description": "Fewest values of a column that holds several.", "type": "integer", "minimum": 1, "maximum": 500 }, "max": { "description": "Most values of a column that holds several.", "type": "integer", "minimum": 1, "maximum": 500 }, "remote": { "description": "A check that the server makes: duplicate (no other record has the value), checkRule (by ruleCode), or the name of a configured one: unifiedCode, customerCode. Its message is the server's.", "type": "string", "format": "remoteCheck", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "ruleCode": { "description": "Code of the check rule, with remote checkRule.", "type": "string", "minLength": 1, "maxLength": 60 }, "type": { "description": "Kind of record that a configured remote check asks about. Default: none.", "type": "string", "minLength": 1, "maxLength": 60 }, "at": { "description": "When the check must hold: at every save, or only when the record is submitted. Default: submit for required, else save.", "$ref": "#/definitions/moment" }, "message": { "description": "What staff read when it fails; may contain ${title}, ${key}, ${defaultValue}. Default: a text of the check.", "type": "string", "minLength": 1, "maxLength": 200 } } }, "compute": { "type": "object", "additionalProperties": false, "required": ["value"], "properties": { "value": { "description": "Expression over $values and $details, in a detail also $row; its type is the column's.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "mode": { "description": "always: the field follows and cannot be typed. suggest: a typed value stays. Default: always.", "enum": ["always", "suggest"] } } }, "resource": { "type": "object", "additionalProperties": false, "required": ["url", "table", "permission"], "properties": { "url": { "description": "Where the call family stands: /bgd/export.", "type": "string", "pattern": "^(/[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "table": { "description": "Database table of the head. Several pages may share one, told apart by fixed values. Not sys_….", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "fixed": { "description": "Values that every record of this page has, by key; lists are narrowed by them. They need not be columns. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": "string", "maxLength": 255 } }, "permission": { "description": "Prefix of the permission codes: bgd:export gives bgd:export:list, :add, :edit, :delete.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 80 }, "dataScope": { "description": "Whose records a user reaches: of the own department and those below it, the own, or all of the tenant. Default: department.", "enum": ["department", "own", "all"] }, "statusKey": { "description": "Column that transitions move. Needed when there are any.", "type": "string", "format": "columnKey" }, "unique": { "description": "Sets of columns whose values together may occur in one record only; blank ones do not count. Default: none.", "type": "array", "maxItems": 20, "items": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "type": "string", "format": "columnKey" } } }, "index": { "description": "Sets of columns that lists are often narrowed or sorted by together; the database keeps an index for each. Default: none.", "type": "array", "maxItems": 20, "items": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "type": "string", "format": "columnKey" } } }, "rowPermission": { "description": "Which records a user may see and change, within the data scope. Default: all.", "$ref": "#/definitions/rowPermission" } } }, "rowPermission": { "description": "Which of the records that the data scope reaches a user may see and change.", "type": "object", "additionalProperties": false, "properties": { "visible": { "description": "Which records are seen: an expression over $record and $user of comparisons, isIn, isBlank, &&, || and !, which the database can decide. Default: all.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "editable": { "description": "Which records may be changed and moved: an expression over $record and $user. Default: all that are seen.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "deletable": { "description": "Which records may be deleted: an expression over $record and $user. Default: those that may be changed.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 } } }, "omitSchema": { "type": "object", "additionalProperties": false, "properties": { "columns": { "description": "Columns that are not inherited: a key of the head, or <detail>.<column>; groups, list, query, copy and resource of the extended page lose them too.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "minLength": 1 } }, "details": { "description": "Details that are not inherited; tabs and copy of the extended page lose them too.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "detailKey" } }, "rules": { "description": "Ids of rules that are not inherited.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "minLength": 1 } }, "groups": { "description": "Keys of form groups that are not inherited.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "minLength": 1 } }, "actions": { "description": "Actions that are not inherited: their names, or ids of transitions.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "minLength": 1 } }, "query": { "description": "Columns of the query that are not inherited.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "queryColumn" } } } }, "treeSchema": { "type": "object", "additionalProperties": false, "required": ["parentKey", "titleColumn"], "properties": { "parentKey": { "description": "Column that holds the id of the record above; blank at the top.", "type": "string", "format": "columnKey" }, "titleColumn": { "description": "Column of the list that is indented and opened.", "type": "string", "format": "columnKey" }, "hasChildKey": { "description": "Column that says whether there are records below, Y or N, kept by the server. Default: found out.", "type": "string", "format": "columnKey" } } }, "detailSchema": { "description": "A sub-table of the record.", "type": "object", "additionalProperties": false, "required": ["key", "title", "table", "columns"], "properties": { "key": { "description": "Name in expressions and paths: goods gives $details.goods and /goods/0.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "Heading of the tab.", "type": "string", "minLength": 1, "maxLength": 60 }, "wireName": { "description": "Name of the array in records on the wire: bgdGoodsList. Default: the key with List behind.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "table": { "description": "Database table of the rows. Not sys_….", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "orderKey": { "description": "Column that holds the row's number, renumbered from 1. Default: none.", "type": "string", "format": "columnKey" }, "minRows": { "description": "Fewest rows; a new record starts with as many. Default: 0.", "type": "integer", "minimum": 0, "maximum": 1e3 }, "maxRows": { "description": "Most rows. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 1e5 }, "size": { "description": "Height of the rows: medium 61 px, small 48, mini 36, tiny 28. What staff set themselves stands over it. Default: medium.", "enum": ["medium", "small", "mini", "tiny"] }, "columns": { "description": "Columns of a row, in order.", "type": "array", "minItems": 1, "maxItems": 200, "items": { "$ref": "#/definitions/columnSchema" } } } }, "ruleSchema": { "description": "What must hold across fields.", "type": "object", "additionalProperties": false, "required": ["id", "must", "marks", "message"], "properties": { "id": { "description": "Name of the check in findings: R05.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 40 }, "level": { "description": "error stops, warn is only shown, confirm stops until a reason is typed. Default: error.", "enum": ["error", "warn", "confirm"] }, "at": { "description": "When it must hold: at every save, or only when the record is submitted. Default: save.", "$ref": "#/definitions/moment" }, "each": { "description": "Detail whose every row is checked; $row is the row. Default: the record is checked once.", "type": "string", "format": "detailKey" }, "when": { "description": "Expression; the rule is skipped unless it is true. Default: always.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "must": { "description": "Expression that must be true. A blank operand says nothing: the rule is skipped.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "lookup": { "description": "Reference rows by name, read as $lookup.<name>.<attribute>. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "$ref": "#/definitions/lookupSchema" } }, "marks": { "description": "Where the finding shows: /grossWet, /goods, /goods/*/firstUnit; * is the row at hand.", "type": "array", "minItems": 1, "maxItems": 20, "items": { "type": "string", "format": "mark", "pattern": "^(/[^/]+)+$" } }, "message": { "description": "What staff read; may contain ${values.x}, ${row.x}, ${<look-up>.<attribute>}.", "type": "string", "minLength": 1, "maxLength": 300 } } }, "lookupSchema": { "description": "A row of a dictionary.", "type": "object", "additionalProperties": false, "required": ["dictCode", "key"], "properties": { "dictCode": { "description": "Dictionary to look in.", "type": "string", "format": "dictCode" }, "key": { "description": "Expression of the item's value: $row.codeTs. A blank one skips the rule.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 } } }, "listSchema": { "type": "object", "additionalProperties": false, "required": ["columns"], "properties": { "columns": { "description": "Columns of the list, in order: column keys, or id, createBy, createTime, updateBy, updateTime, sysOrgCode, version.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "columnKey" } }, "sort": { "description": "Order of the list, the first counts most. Default: createTime descending.", "type": "array", "maxItems": 5, "items": { "$ref": "#/definitions/sortSchema" } }, "query": { "description": "Fields of the query form, in order. Default: none.", "type": "array", "maxItems": 60, "items": { "$ref": "#/definitions/queryItemSchema" } }, "actions": { "description": "What can be done with records. Default: none.", "type": "array", "maxItems": 40, "items": { "$ref": "#/definitions/actionSchema" } } } }, "sortSchema": { "description": "One column of the order.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column key of the head.", "type": "string", "format": "columnKey" }, "order": { "description": "asc or desc. Default: asc.", "enum": ["asc", "desc"] } } }, "queryItemSchema": { "description": "One field of the query form.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column key, or <detail>.<column> to find records by their rows: goods.codeTs.", "type": "string", "format": "queryColumn" }, "rule": { "description": "How the typed value is compared; range gives two fields. Default: like for text, range for numbers and dates, eq for choices.", "enum": ["eq", "like", "left_like", "right_like", "in", "ne", "gt", "ge", "lt", "le", "range"] }, "expanded": { "description": "Shown only after 展开. Default: false.", "type": "boolean" } } }, "actionSchema": { "description": "What can be done with records.", "type": "object", "required": ["action"], "properties": { "action": { "enum": ["add", "edit", "delete", "copy", "import", "export", "transition"] } }, "discriminator": { "propertyName": "action" }, "oneOf": [{ "$ref": "#/definitions/recordAction" }, { "$ref": "#/definitions/transitionAction" }] }, "recordAction": { "description": "One of the actions that every page may have.", "type": "object", "additionalProperties": false, "required": ["action"], "properties": { "action": { "description": "Which: add, edit, delete, copy (needs the right to add), import, export.", "enum": ["add", "edit", "delete", "copy", "import", "export"] }, "title": { "description": "Text of the button. Default: 新增, 编辑, 删除, 复制, 导入, 导出.", "type": "string", "minLength": 1, "maxLength": 20 }, "permission": { "description": "Permission code. Default: the page's prefix and the action's name.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "visible": { "description": "Whether a record allows it: true, false, or an expression over $record and $user; the server holds it too. Default: true.", "$ref": "#/definitions/condition" }, "confirm": { "description": "Question before it is done. Default: none, except for delete.", "type": "string", "minLength": 1, "maxLength": 200 } } }, "transitionAction": { "description": "Moves the status; nothing else moves it.", "type": "object", "additionalProperties": false, "required": ["action", "id", "title", "from", "to"], "properties": { "action": { "description": "transition.", "const": "transition" }, "id": { "description": "Name of the transition, unique in the page: submit.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 40 }, "title": { "description": "Text of the button.", "type": "string", "minLength": 1, "maxLength": 20 }, "permission": { "description": "Permission code. Default: the page's prefix and the id.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "visible": { "description": "A further condition besides from: true, false, or an expression over $record and $user. Default: true.", "$ref": "#/definitions/condition" }, "confirm": { "description": "Question before it is done. Default: none.", "type": "string", "minLength": 1, "maxLength": 200 }, "validate": { "description": "Checks that must hold before: those of save or those of submit. Default: none.", "$ref": "#/definitions/moment" }, "from": { "description": "Values of the status column that it starts from.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "statusValue" } }, "to": { "description": "Value that the status column gets.", "type": "string", "format": "statusValue" } } }, "formSchema": { "type": "object", "additionalProperties": false, "required": ["groups"], "properties": { "open": { "description": "Where the form opens: a tab of its own or a dialog. Default: tab.", "enum": ["tab", "modal"] }, "readOnly": { "description": "Whether the record cannot be changed: true, false, or an expression over $values and $user; the server holds it too. Default: false.", "$ref": "#/definitions/condition" }, "groups": { "description": "Groups of head fields, from top to bottom.", "type": "array", "maxItems": 40, "items": { "$ref": "#/definitions/groupSchema" } }, "tabs": { "description": "Details below the groups, each in its tab. Default: none.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/tabSchema" } } } }, "groupSchema": { "description": "A group of head fields under one heading.", "type": "object", "additionalProperties": false, "required": ["key", "title", "fields"], "properties": { "key": { "description": "Name of the group, unique in the form.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "Heading.", "type": "string", "minLength": 1, "maxLength": 60 }, "columns": { "description": "Fields side by side, 1 to 4. Default: 4.", "type": "integer", "minimum": 1, "maximum": 4 }, "fields": { "description": "Column keys, in order; a field stands in one group only.", "type": "array", "minItems": 1, "items": { "type": "string", "format": "columnKey" } } } }, "tabSchema": { "description": "A detail shown in a tab.", "type": "object", "additionalProperties": false, "required": ["detail"], "properties": { "detail": { "description": "Key of the detail.", "type": "string", "format": "detailKey" } } }, "copySchema": { "type": "object", "additionalProperties": false, "properties": { "omit": { "description": "Head columns that the copy starts without, from their defaults. Default: none.", "type": "array", "uniqueItems": true, "items": { "type": "string", "format": "columnKey" } }, "details": { "description": "Details whose rows are copied. Default: none.", "type": "array", "uniqueItems": true, "items": { "type": "string", "format": "detailKey" } } } } } };
var schema12 = { "type": "object", "additionalProperties": false, "properties": { "columns": { "description": "Columns that are not inherited: a key of the head, or <detail>.<column>; groups, list, query, copy and resource of the extended page lose them too.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "minLength": 1 } }, "details": { "description": "Details that are not inherited; tabs and copy of the extended page lose them too.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "detailKey" } }, "rules": { "description": "Ids of rules that are not inherited.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "minLength": 1 } }, "groups": { "description": "Keys of form groups that are not inherited.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "minLength": 1 } }, "actions": { "description": "Actions that are not inherited: their names, or ids of transitions.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "minLength": 1 } }, "query": { "description": "Columns of the query that are not inherited.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "queryColumn" } } } };
var schema86 = { "type": "object", "additionalProperties": false, "required": ["parentKey", "titleColumn"], "properties": { "parentKey": { "description": "Column that holds the id of the record above; blank at the top.", "type": "string", "format": "columnKey" }, "titleColumn": { "description": "Column of the list that is indented and opened.", "type": "string", "format": "columnKey" }, "hasChildKey": { "description": "Column that says whether there are records below, Y or N, kept by the server. Default: found out.", "type": "string", "format": "columnKey" } } };
var schema91 = { "type": "object", "additionalProperties": false, "properties": { "omit": { "description": "Head columns that the copy starts without, from their defaults. Default: none.", "type": "array", "uniqueItems": true, "items": { "type": "string", "format": "columnKey" } }, "details": { "description": "Details whose rows are copied. Default: none.", "type": "array", "uniqueItems": true, "items": { "type": "string", "format": "detailKey" } } } };
var func2 = Object.prototype.hasOwnProperty;
var func3 = require_ucs2length().default;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["url", "table", "permission"], "properties": { "url": { "description": "Where the call family stands: /bgd/export.", "type": "string", "pattern": "^(/[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "table": { "description": "Database table of the head. Several pages may share one, told apart by fixed values. Not sys_….", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "fixed": { "description": "Values that every record of this page has, by key; lists are narrowed by them. They need not be columns. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": "string", "maxLength": 255 } }, "permission": { "description": "Prefix of the permission codes: bgd:export gives bgd:export:list, :add, :edit, :delete.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 80 }, "dataScope": { "description": "Whose records a user reaches: of the own department and those below it, the own, or all of the tenant. Default: department.", "enum": ["department", "own", "all"] }, "statusKey": { "description": "Column that transitions move. Needed when there are any.", "type": "string", "format": "columnKey" }, "unique": { "description": "Sets of columns whose values together may occur in one record only; blank ones do not count. Default: none.", "type": "array", "maxItems": 20, "items": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "type": "string", "format": "columnKey" } } }, "index": { "description": "Sets of columns that lists are often narrowed or sorted by together; the database keeps an index for each. Default: none.", "type": "array", "maxItems": 20, "items": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "type": "string", "format": "columnKey" } } }, "rowPermission": { "description": "Which records a user may see and change, within the data scope. Default: all.", "$ref": "#/definitions/rowPermission" } } };
var schema14 = { "description": "Which of the records that the data scope reaches a user may see and change.", "type": "object", "additionalProperties": false, "properties": { "visible": { "description": "Which records are seen: an expression over $record and $user of comparisons, isIn, isBlank, &&, || and !, which the database can decide. Default: all.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "editable": { "description": "Which records may be changed and moved: an expression over $record and $user. Default: all that are seen.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "deletable": { "description": "Which records may be deleted: an expression over $record and $user. Default: those that may be changed.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 } } };
var pattern0 = new RegExp("^(/[A-Za-z][A-Za-z0-9_-]*)+$", "u");
var pattern1 = new RegExp("^[a-z][a-z0-9_]*$", "u");
var pattern2 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
var pattern3 = new RegExp("^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema13.required, parentSchema: schema13, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.table === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "table" }, message: "must have required property 'table'", schema: schema13.required, parentSchema: schema13, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.permission === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "permission" }, message: "must have required property 'permission'", schema: schema13.required, parentSchema: schema13, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema13.properties, key0)) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema13, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func3(data0) > 100) {
          const err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema13.properties.url, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern0.test(data0)) {
          const err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^(/[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^(/[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^(/[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema13.properties.url, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.properties.url.type, parentSchema: schema13.properties.url, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.table !== void 0) {
      let data1 = data.table;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err7 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema13.properties.table, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern1.test(data1)) {
          const err8 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema13.properties.table, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.properties.table.type, parentSchema: schema13.properties.table, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.fixed !== void 0) {
      let data2 = data.fixed;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          const _errs8 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err10 = { instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema13.properties.fixed.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
          var valid1 = _errs8 === errors;
          if (!valid1) {
            const err11 = { instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema13.properties.fixed.propertyNames, parentSchema: schema13.properties.fixed, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        for (const key2 in data2) {
          let data3 = data2[key2];
          if (typeof data3 === "string") {
            if (func3(data3) > 255) {
              const err12 = { instancePath: instancePath + "/fixed/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fixed/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema13.properties.fixed.additionalProperties, data: data3 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/fixed/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fixed/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.properties.fixed.additionalProperties.type, parentSchema: schema13.properties.fixed.additionalProperties, data: data3 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/fixed", schemaPath: "#/properties/fixed/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema13.properties.fixed.type, parentSchema: schema13.properties.fixed, data: data2 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.permission !== void 0) {
      let data4 = data.permission;
      if (typeof data4 === "string") {
        if (func3(data4) > 80) {
          const err15 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema13.properties.permission, data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!pattern3.test(data4)) {
          const err16 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema13.properties.permission, data: data4 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.properties.permission.type, parentSchema: schema13.properties.permission, data: data4 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.dataScope !== void 0) {
      let data5 = data.dataScope;
      if (!(data5 === "department" || data5 === "own" || data5 === "all")) {
        const err18 = { instancePath: instancePath + "/dataScope", schemaPath: "#/properties/dataScope/enum", keyword: "enum", params: { allowedValues: schema13.properties.dataScope.enum }, message: "must be equal to one of the allowed values", schema: schema13.properties.dataScope.enum, parentSchema: schema13.properties.dataScope, data: data5 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.statusKey !== void 0) {
      let data6 = data.statusKey;
      if (!(typeof data6 === "string")) {
        const err19 = { instancePath: instancePath + "/statusKey", schemaPath: "#/properties/statusKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.properties.statusKey.type, parentSchema: schema13.properties.statusKey, data: data6 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.unique !== void 0) {
      let data7 = data.unique;
      if (Array.isArray(data7)) {
        if (data7.length > 20) {
          const err20 = { instancePath: instancePath + "/unique", schemaPath: "#/properties/unique/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema13.properties.unique, data: data7 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (Array.isArray(data8)) {
            if (data8.length > 10) {
              const err21 = { instancePath: instancePath + "/unique/" + i0, schemaPath: "#/properties/unique/items/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema13.properties.unique.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data8.length < 1) {
              const err22 = { instancePath: instancePath + "/unique/" + i0, schemaPath: "#/properties/unique/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema13.properties.unique.items, data: data8 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            const len1 = data8.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data9 = data8[i1];
              if (!(typeof data9 === "string")) {
                const err23 = { instancePath: instancePath + "/unique/" + i0 + "/" + i1, schemaPath: "#/properties/unique/items/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.properties.unique.items.items.type, parentSchema: schema13.properties.unique.items.items, data: data9 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/unique/" + i0, schemaPath: "#/properties/unique/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema13.properties.unique.items.type, parentSchema: schema13.properties.unique.items, data: data8 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/unique", schemaPath: "#/properties/unique/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema13.properties.unique.type, parentSchema: schema13.properties.unique, data: data7 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data10 = data.index;
      if (Array.isArray(data10)) {
        if (data10.length > 20) {
          const err26 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema13.properties.index, data: data10 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        const len2 = data10.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data11 = data10[i2];
          if (Array.isArray(data11)) {
            if (data11.length > 10) {
              const err27 = { instancePath: instancePath + "/index/" + i2, schemaPath: "#/properties/index/items/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema13.properties.index.items, data: data11 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data11.length < 1) {
              const err28 = { instancePath: instancePath + "/index/" + i2, schemaPath: "#/properties/index/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema13.properties.index.items, data: data11 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            const len3 = data11.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data12 = data11[i3];
              if (!(typeof data12 === "string")) {
                const err29 = { instancePath: instancePath + "/index/" + i2 + "/" + i3, schemaPath: "#/properties/index/items/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.properties.index.items.items.type, parentSchema: schema13.properties.index.items.items, data: data12 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
          } else {
            const err30 = { instancePath: instancePath + "/index/" + i2, schemaPath: "#/properties/index/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema13.properties.index.items.type, parentSchema: schema13.properties.index.items, data: data11 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema13.properties.index.type, parentSchema: schema13.properties.index, data: data10 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.rowPermission !== void 0) {
      let data13 = data.rowPermission;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (const key3 in data13) {
          if (!(key3 === "visible" || key3 === "editable" || key3 === "deletable")) {
            const err32 = { instancePath: instancePath + "/rowPermission", schemaPath: "#/definitions/rowPermission/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema14, data: data13 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data13.visible !== void 0) {
          let data14 = data13.visible;
          if (typeof data14 === "string") {
            if (func3(data14) > 2e3) {
              const err33 = { instancePath: instancePath + "/rowPermission/visible", schemaPath: "#/definitions/rowPermission/properties/visible/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema14.properties.visible, data: data14 };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (func3(data14) < 1) {
              const err34 = { instancePath: instancePath + "/rowPermission/visible", schemaPath: "#/definitions/rowPermission/properties/visible/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema14.properties.visible, data: data14 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          } else {
            const err35 = { instancePath: instancePath + "/rowPermission/visible", schemaPath: "#/definitions/rowPermission/properties/visible/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.visible.type, parentSchema: schema14.properties.visible, data: data14 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data13.editable !== void 0) {
          let data15 = data13.editable;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err36 = { instancePath: instancePath + "/rowPermission/editable", schemaPath: "#/definitions/rowPermission/properties/editable/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema14.properties.editable, data: data15 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err37 = { instancePath: instancePath + "/rowPermission/editable", schemaPath: "#/definitions/rowPermission/properties/editable/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema14.properties.editable, data: data15 };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          } else {
            const err38 = { instancePath: instancePath + "/rowPermission/editable", schemaPath: "#/definitions/rowPermission/properties/editable/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.editable.type, parentSchema: schema14.properties.editable, data: data15 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data13.deletable !== void 0) {
          let data16 = data13.deletable;
          if (typeof data16 === "string") {
            if (func3(data16) > 2e3) {
              const err39 = { instancePath: instancePath + "/rowPermission/deletable", schemaPath: "#/definitions/rowPermission/properties/deletable/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema14.properties.deletable, data: data16 };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (func3(data16) < 1) {
              const err40 = { instancePath: instancePath + "/rowPermission/deletable", schemaPath: "#/definitions/rowPermission/properties/deletable/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema14.properties.deletable, data: data16 };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          } else {
            const err41 = { instancePath: instancePath + "/rowPermission/deletable", schemaPath: "#/definitions/rowPermission/properties/deletable/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.deletable.type, parentSchema: schema14.properties.deletable, data: data16 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
      } else {
        const err42 = { instancePath: instancePath + "/rowPermission", schemaPath: "#/definitions/rowPermission/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema14.type, parentSchema: schema14, data: data13 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
  } else {
    const err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema13.type, parentSchema: schema13, data };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
var schema15 = { "description": "A field of the record. Its type decides which keys it has.", "type": "object", "required": ["type"], "properties": { "type": { "enum": ["input", "textarea", "input_pop", "tags", "slot", "normal", "hidden", "inputNumber", "progress", "select", "select-search", "radio", "list_multi", "select-multiple", "checkbox_meta", "sel_search", "sel_search_async", "autocomplete", "sel_user", "sel_depart", "date", "datetime", "time", "checkbox", "upload", "file", "image", "popup"] } }, "discriminator": { "propertyName": "type" }, "oneOf": [{ "$ref": "#/definitions/textColumn" }, { "$ref": "#/definitions/numberColumn" }, { "$ref": "#/definitions/choiceColumn" }, { "$ref": "#/definitions/multipleColumn" }, { "$ref": "#/definitions/searchColumn" }, { "$ref": "#/definitions/peopleColumn" }, { "$ref": "#/definitions/dateColumn" }, { "$ref": "#/definitions/flagColumn" }, { "$ref": "#/definitions/fileColumn" }, { "$ref": "#/definitions/popupColumn" }] };
var schema16 = { "description": "Text as typed.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: input (one line of text), textarea (several lines of text), input_pop (a text that opens in a larger box), tags (short marks of two characters each, parted by semicolons), slot (drawn by a widget of the shell, named in props), normal (shown as text, never edited), hidden (stored, never shown).", "enum": ["input", "textarea", "input_pop", "tags", "slot", "normal", "hidden"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "maxLength": { "description": "Most characters that the field may hold, 1 to 4000. Default: 255.", "type": "integer", "minimum": 1, "maximum": 4e3 } } };
var schema19 = { "anyOf": [{ "type": "boolean" }, { "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }] };
var schema22 = { "type": "object", "additionalProperties": false, "required": ["value"], "properties": { "value": { "description": "Expression over $values and $details, in a detail also $row; its type is the column's.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "mode": { "description": "always: the field follows and cannot be typed. suggest: a typed value stays. Default: always.", "enum": ["always", "suggest"] } } };
var schema17 = { "description": "One check of a field. Give one of required, unique, pattern, handler, minLength, maxLength, min, max, remote.", "type": "object", "additionalProperties": false, "properties": { "id": { "description": "Name of the check in findings: R02. Default: the name of what is checked.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 40 }, "required": { "description": "A blank value fails; 0 is not blank.", "type": "boolean" }, "unique": { "description": "In a detail: the value may occur in one row only. Blank values do not count.", "type": "boolean" }, "pattern": { "description": "Name of a preset (n6-16, *6-16, s6-18, url, e, m, p, s, n, z, *, money, mobile, email, …) or a regular expression in linear time (no look-around, no back references), found anywhere unless it has ^ and $; * means required, only means unique.", "type": "string", "minLength": 1, "maxLength": 500 }, "handler": { "description": "Name of a registered check: uscc (unified social credit code).", "type": "string", "minLength": 1, "maxLength": 60 }, "minLength": { "description": "Fewest characters.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "maxLength": { "description": "Most characters.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "min": { "description": "Fewest values of a column that holds several.", "type": "integer", "minimum": 1, "maximum": 500 }, "max": { "description": "Most values of a column that holds several.", "type": "integer", "minimum": 1, "maximum": 500 }, "remote": { "description": "A check that the server makes: duplicate (no other record has the value), checkRule (by ruleCode), or the name of a configured one: unifiedCode, customerCode. Its message is the server's.", "type": "string", "format": "remoteCheck", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "ruleCode": { "description": "Code of the check rule, with remote checkRule.", "type": "string", "minLength": 1, "maxLength": 60 }, "type": { "description": "Kind of record that a configured remote check asks about. Default: none.", "type": "string", "minLength": 1, "maxLength": 60 }, "at": { "description": "When the check must hold: at every save, or only when the record is submitted. Default: submit for required, else save.", "$ref": "#/definitions/moment" }, "message": { "description": "What staff read when it fails; may contain ${title}, ${key}, ${defaultValue}. Default: a text of the check.", "type": "string", "minLength": 1, "maxLength": 200 } } };
var schema18 = { "enum": ["save", "submit"] };
var pattern7 = new RegExp("^[A-Za-z][A-Za-z0-9_-]*$", "u");
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func2.call(schema17.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema17, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 40) {
          const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema17.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern7.test(data0)) {
          const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_-]*$"', schema: "^[A-Za-z][A-Za-z0-9_-]*$", parentSchema: schema17.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.id.type, parentSchema: schema17.properties.id, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.required !== void 0) {
      let data1 = data.required;
      if (typeof data1 !== "boolean") {
        const err4 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.properties.required.type, parentSchema: schema17.properties.required, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.unique !== void 0) {
      let data2 = data.unique;
      if (typeof data2 !== "boolean") {
        const err5 = { instancePath: instancePath + "/unique", schemaPath: "#/properties/unique/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.properties.unique.type, parentSchema: schema17.properties.unique, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.pattern !== void 0) {
      let data3 = data.pattern;
      if (typeof data3 === "string") {
        if (func3(data3) > 500) {
          const err6 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema17.properties.pattern, data: data3 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err7 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.properties.pattern, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.pattern.type, parentSchema: schema17.properties.pattern, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.handler !== void 0) {
      let data4 = data.handler;
      if (typeof data4 === "string") {
        if (func3(data4) > 60) {
          const err9 = { instancePath: instancePath + "/handler", schemaPath: "#/properties/handler/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema17.properties.handler, data: data4 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func3(data4) < 1) {
          const err10 = { instancePath: instancePath + "/handler", schemaPath: "#/properties/handler/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.properties.handler, data: data4 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/handler", schemaPath: "#/properties/handler/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.handler.type, parentSchema: schema17.properties.handler, data: data4 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.minLength !== void 0) {
      let data5 = data.minLength;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err12 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema17.properties.minLength.type, parentSchema: schema17.properties.minLength, data: data5 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 4e3 || isNaN(data5)) {
          const err13 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema17.properties.minLength, data: data5 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema17.properties.minLength, data: data5 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.maxLength !== void 0) {
      let data6 = data.maxLength;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err15 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema17.properties.maxLength.type, parentSchema: schema17.properties.maxLength, data: data6 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 4e3 || isNaN(data6)) {
          const err16 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema17.properties.maxLength, data: data6 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema17.properties.maxLength, data: data6 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.min !== void 0) {
      let data7 = data.min;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err18 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema17.properties.min.type, parentSchema: schema17.properties.min, data: data7 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 500 || isNaN(data7)) {
          const err19 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500", schema: 500, parentSchema: schema17.properties.min, data: data7 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err20 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema17.properties.min, data: data7 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.max !== void 0) {
      let data8 = data.max;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err21 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema17.properties.max.type, parentSchema: schema17.properties.max, data: data8 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 500 || isNaN(data8)) {
          const err22 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500", schema: 500, parentSchema: schema17.properties.max, data: data8 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          const err23 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema17.properties.max, data: data8 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.remote !== void 0) {
      let data9 = data.remote;
      if (typeof data9 === "string") {
        if (func3(data9) > 60) {
          const err24 = { instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema17.properties.remote, data: data9 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!pattern2.test(data9)) {
          const err25 = { instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema17.properties.remote, data: data9 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/remote", schemaPath: "#/properties/remote/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.remote.type, parentSchema: schema17.properties.remote, data: data9 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.ruleCode !== void 0) {
      let data10 = data.ruleCode;
      if (typeof data10 === "string") {
        if (func3(data10) > 60) {
          const err27 = { instancePath: instancePath + "/ruleCode", schemaPath: "#/properties/ruleCode/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema17.properties.ruleCode, data: data10 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (func3(data10) < 1) {
          const err28 = { instancePath: instancePath + "/ruleCode", schemaPath: "#/properties/ruleCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.properties.ruleCode, data: data10 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/ruleCode", schemaPath: "#/properties/ruleCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.ruleCode.type, parentSchema: schema17.properties.ruleCode, data: data10 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data11 = data.type;
      if (typeof data11 === "string") {
        if (func3(data11) > 60) {
          const err30 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema17.properties.type, data: data11 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (func3(data11) < 1) {
          const err31 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.properties.type, data: data11 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      } else {
        const err32 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.type.type, parentSchema: schema17.properties.type, data: data11 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.at !== void 0) {
      let data12 = data.at;
      if (!(data12 === "save" || data12 === "submit")) {
        const err33 = { instancePath: instancePath + "/at", schemaPath: "#/definitions/moment/enum", keyword: "enum", params: { allowedValues: schema18.enum }, message: "must be equal to one of the allowed values", schema: schema18.enum, parentSchema: schema18, data: data12 };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data13 = data.message;
      if (typeof data13 === "string") {
        if (func3(data13) > 200) {
          const err34 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema17.properties.message, data: data13 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (func3(data13) < 1) {
          const err35 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.properties.message, data: data13 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.properties.message.type, parentSchema: schema17.properties.message, data: data13 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
  } else {
    const err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema17.type, parentSchema: schema17, data };
    if (vErrors === null) {
      vErrors = [err37];
    } else {
      vErrors.push(err37);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.field === void 0 && (missing0 = "field")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema16.else.required, parentSchema: schema16.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema16.if, parentSchema: schema16, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema16.required, parentSchema: schema16, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema16.required, parentSchema: schema16, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema16.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema16, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "input" || data0 === "textarea" || data0 === "input_pop" || data0 === "tags" || data0 === "slot" || data0 === "normal" || data0 === "hidden")) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema16.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema16.properties.type.enum, parentSchema: schema16.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema16.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema16.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.properties.key.type, parentSchema: schema16.properties.key, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      let data2 = data.field;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema16.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema16.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.properties.field.type, parentSchema: schema16.properties.field, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema16.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema16.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.properties.title.type, parentSchema: schema16.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema16.properties.width.type, parentSchema: schema16.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema16.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema16.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.placeholder !== void 0) {
      let data5 = data.placeholder;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema16.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.properties.placeholder.type, parentSchema: schema16.properties.placeholder, data: data5 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data6 = data.props;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs18 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema16.properties.props.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          var valid2 = _errs18 === errors;
          if (!valid2) {
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema16.properties.props.propertyNames, parentSchema: schema16.properties.props, data: data6 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 !== "string" && !(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "boolean") {
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema16.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema16.properties.props.additionalProperties.type, parentSchema: schema16.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema16.properties.props.type, parentSchema: schema16.properties.props, data: data6 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.validateRules !== void 0) {
      let data8 = data.validateRules;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema16.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema16.properties.validateRules.type, parentSchema: schema16.properties.validateRules, data: data8 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data10 = data.visible;
      const _errs27 = errors;
      let valid7 = false;
      const _errs28 = errors;
      if (typeof data10 !== "boolean") {
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid1 = _errs28 === errors;
      valid7 = valid7 || _valid1;
      if (!valid7) {
        const _errs30 = errors;
        if (typeof data10 === "string") {
          if (func3(data10) > 2e3) {
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data10 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        var _valid1 = _errs30 === errors;
        valid7 = valid7 || _valid1;
      }
      if (!valid7) {
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data10 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.disabled !== void 0) {
      let data11 = data.disabled;
      const _errs34 = errors;
      let valid9 = false;
      const _errs35 = errors;
      if (typeof data11 !== "boolean") {
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data11 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs37 = errors;
        if (typeof data11 === "string") {
          if (func3(data11) > 2e3) {
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data11 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data11 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.required !== void 0) {
      let data12 = data.required;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (typeof data12 !== "boolean") {
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data12 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var _valid3 = _errs42 === errors;
      valid11 = valid11 || _valid3;
      if (!valid11) {
        const _errs44 = errors;
        if (typeof data12 === "string") {
          if (func3(data12) > 2e3) {
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data12 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        var _valid3 = _errs44 === errors;
        valid11 = valid11 || _valid3;
      }
      if (!valid11) {
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data12 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.whenDisabled !== void 0) {
      let data13 = data.whenDisabled;
      if (!(data13 === "keep" || data13 === "clear")) {
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema16.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema16.properties.whenDisabled.enum, parentSchema: schema16.properties.whenDisabled, data: data13 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.compute !== void 0) {
      let data14 = data.compute;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema22.required, parentSchema: schema22, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data: data14 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.value.type, parentSchema: schema22.properties.value, data: data15 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data14.mode !== void 0) {
          let data16 = data14.mode;
          if (!(data16 === "always" || data16 === "suggest")) {
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema22.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema22.properties.mode.enum, parentSchema: schema22.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data: data14 };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.viewPermission !== void 0) {
      let data17 = data.viewPermission;
      if (typeof data17 === "string") {
        if (func3(data17) > 100) {
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema16.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema16.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.properties.viewPermission.type, parentSchema: schema16.properties.viewPermission, data: data17 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.editPermission !== void 0) {
      let data18 = data.editPermission;
      if (typeof data18 === "string") {
        if (func3(data18) > 100) {
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema16.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema16.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.properties.editPermission.type, parentSchema: schema16.properties.editPermission, data: data18 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data19 = data.index;
      if (typeof data19 !== "boolean") {
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema16.properties.index.type, parentSchema: schema16.properties.index, data: data19 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.renamedFrom !== void 0) {
      let data20 = data.renamedFrom;
      if (typeof data20 === "string") {
        if (func3(data20) > 60) {
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema16.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema16.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.properties.renamedFrom.type, parentSchema: schema16.properties.renamedFrom, data: data20 };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data21 = data.defaultValue;
      if (typeof data21 === "string") {
        if (func3(data21) > 4e3) {
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema16.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.properties.defaultValue.type, parentSchema: schema16.properties.defaultValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.maxLength !== void 0) {
      let data22 = data.maxLength;
      if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
        const err62 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema16.properties.maxLength.type, parentSchema: schema16.properties.maxLength, data: data22 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 > 4e3 || isNaN(data22)) {
          const err63 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema16.properties.maxLength, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (data22 < 1 || isNaN(data22)) {
          const err64 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema16.properties.maxLength, data: data22 };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      }
    }
  } else {
    const err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema16.type, parentSchema: schema16, data };
    if (vErrors === null) {
      vErrors = [err65];
    } else {
      vErrors.push(err65);
    }
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
var schema23 = { "description": "An exact decimal number, kept as text from screen to database.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: inputNumber (a decimal number), progress (a percentage from 0 to 100, shown as a bar).", "enum": ["inputNumber", "progress"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with, as a number or decimal text. Default: blank.", "type": ["string", "number"] }, "precision": { "description": "Most digits in all, 1 to 38. Default: 19.", "type": "integer", "minimum": 1, "maximum": 38 }, "scale": { "description": "Most digits behind the point, 0 (whole numbers) to 18. Default: 5.", "type": "integer", "minimum": 0, "maximum": 18 }, "statistics": { "description": "What the table shows below this column: a list or comma text of sum, average. Default: nothing.", "type": ["array", "string"], "uniqueItems": true, "items": { "enum": ["sum", "average"] }, "pattern": "^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$" }, "isOrder": { "description": "In a detail: this column holds the row's number, renumbered from 1, as orderKey of the detail says it. Default: false.", "type": "boolean" } } };
var func0 = require_equal().default;
var pattern18 = new RegExp("^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$", "u");
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.field === void 0 && (missing0 = "field")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema23.else.required, parentSchema: schema23.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema23.if, parentSchema: schema23, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema23.required, parentSchema: schema23, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema23.required, parentSchema: schema23, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema23.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema23, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "inputNumber" || data0 === "progress")) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema23.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema23.properties.type.enum, parentSchema: schema23.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema23.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema23.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.properties.key.type, parentSchema: schema23.properties.key, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      let data2 = data.field;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema23.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema23.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.properties.field.type, parentSchema: schema23.properties.field, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema23.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema23.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.properties.title.type, parentSchema: schema23.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema23.properties.width.type, parentSchema: schema23.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema23.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema23.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.placeholder !== void 0) {
      let data5 = data.placeholder;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema23.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.properties.placeholder.type, parentSchema: schema23.properties.placeholder, data: data5 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data6 = data.props;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs18 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema23.properties.props.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          var valid2 = _errs18 === errors;
          if (!valid2) {
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema23.properties.props.propertyNames, parentSchema: schema23.properties.props, data: data6 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 !== "string" && !(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "boolean") {
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema23.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema23.properties.props.additionalProperties.type, parentSchema: schema23.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema23.properties.props.type, parentSchema: schema23.properties.props, data: data6 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.validateRules !== void 0) {
      let data8 = data.validateRules;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema23.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema23.properties.validateRules.type, parentSchema: schema23.properties.validateRules, data: data8 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data10 = data.visible;
      const _errs27 = errors;
      let valid7 = false;
      const _errs28 = errors;
      if (typeof data10 !== "boolean") {
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid1 = _errs28 === errors;
      valid7 = valid7 || _valid1;
      if (!valid7) {
        const _errs30 = errors;
        if (typeof data10 === "string") {
          if (func3(data10) > 2e3) {
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data10 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        var _valid1 = _errs30 === errors;
        valid7 = valid7 || _valid1;
      }
      if (!valid7) {
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data10 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.disabled !== void 0) {
      let data11 = data.disabled;
      const _errs34 = errors;
      let valid9 = false;
      const _errs35 = errors;
      if (typeof data11 !== "boolean") {
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data11 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs37 = errors;
        if (typeof data11 === "string") {
          if (func3(data11) > 2e3) {
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data11 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data11 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.required !== void 0) {
      let data12 = data.required;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (typeof data12 !== "boolean") {
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data12 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var _valid3 = _errs42 === errors;
      valid11 = valid11 || _valid3;
      if (!valid11) {
        const _errs44 = errors;
        if (typeof data12 === "string") {
          if (func3(data12) > 2e3) {
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data12 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        var _valid3 = _errs44 === errors;
        valid11 = valid11 || _valid3;
      }
      if (!valid11) {
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data12 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.whenDisabled !== void 0) {
      let data13 = data.whenDisabled;
      if (!(data13 === "keep" || data13 === "clear")) {
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema23.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema23.properties.whenDisabled.enum, parentSchema: schema23.properties.whenDisabled, data: data13 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.compute !== void 0) {
      let data14 = data.compute;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema22.required, parentSchema: schema22, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data: data14 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.value.type, parentSchema: schema22.properties.value, data: data15 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data14.mode !== void 0) {
          let data16 = data14.mode;
          if (!(data16 === "always" || data16 === "suggest")) {
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema22.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema22.properties.mode.enum, parentSchema: schema22.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data: data14 };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.viewPermission !== void 0) {
      let data17 = data.viewPermission;
      if (typeof data17 === "string") {
        if (func3(data17) > 100) {
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema23.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema23.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.properties.viewPermission.type, parentSchema: schema23.properties.viewPermission, data: data17 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.editPermission !== void 0) {
      let data18 = data.editPermission;
      if (typeof data18 === "string") {
        if (func3(data18) > 100) {
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema23.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema23.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.properties.editPermission.type, parentSchema: schema23.properties.editPermission, data: data18 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data19 = data.index;
      if (typeof data19 !== "boolean") {
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema23.properties.index.type, parentSchema: schema23.properties.index, data: data19 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.renamedFrom !== void 0) {
      let data20 = data.renamedFrom;
      if (typeof data20 === "string") {
        if (func3(data20) > 60) {
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema23.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema23.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.properties.renamedFrom.type, parentSchema: schema23.properties.renamedFrom, data: data20 };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data21 = data.defaultValue;
      if (typeof data21 !== "string" && !(typeof data21 == "number" && isFinite(data21))) {
        const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: schema23.properties.defaultValue.type }, message: "must be string,number", schema: schema23.properties.defaultValue.type, parentSchema: schema23.properties.defaultValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data.precision !== void 0) {
      let data22 = data.precision;
      if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
        const err61 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema23.properties.precision.type, parentSchema: schema23.properties.precision, data: data22 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 > 38 || isNaN(data22)) {
          const err62 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 38 }, message: "must be <= 38", schema: 38, parentSchema: schema23.properties.precision, data: data22 };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (data22 < 1 || isNaN(data22)) {
          const err63 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema23.properties.precision, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      }
    }
    if (data.scale !== void 0) {
      let data23 = data.scale;
      if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
        const err64 = { instancePath: instancePath + "/scale", schemaPath: "#/properties/scale/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema23.properties.scale.type, parentSchema: schema23.properties.scale, data: data23 };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
      if (typeof data23 == "number" && isFinite(data23)) {
        if (data23 > 18 || isNaN(data23)) {
          const err65 = { instancePath: instancePath + "/scale", schemaPath: "#/properties/scale/maximum", keyword: "maximum", params: { comparison: "<=", limit: 18 }, message: "must be <= 18", schema: 18, parentSchema: schema23.properties.scale, data: data23 };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (data23 < 0 || isNaN(data23)) {
          const err66 = { instancePath: instancePath + "/scale", schemaPath: "#/properties/scale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema23.properties.scale, data: data23 };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
      }
    }
    if (data.statistics !== void 0) {
      let data24 = data.statistics;
      if (!Array.isArray(data24) && typeof data24 !== "string") {
        const err67 = { instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/type", keyword: "type", params: { type: schema23.properties.statistics.type }, message: "must be array,string", schema: schema23.properties.statistics.type, parentSchema: schema23.properties.statistics, data: data24 };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (!pattern18.test(data24)) {
          const err68 = { instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/pattern", keyword: "pattern", params: { pattern: "^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$" }, message: 'must match pattern "^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$"', schema: "^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$", parentSchema: schema23.properties.statistics, data: data24 };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
      }
      if (Array.isArray(data24)) {
        const len1 = data24.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data25 = data24[i1];
          if (!(data25 === "sum" || data25 === "average")) {
            const err69 = { instancePath: instancePath + "/statistics/" + i1, schemaPath: "#/properties/statistics/items/enum", keyword: "enum", params: { allowedValues: schema23.properties.statistics.items.enum }, message: "must be equal to one of the allowed values", schema: schema23.properties.statistics.items.enum, parentSchema: schema23.properties.statistics.items, data: data25 };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
        let i2 = data24.length;
        let j0;
        if (i2 > 1) {
          outer0:
            for (; i2--; ) {
              for (j0 = i2; j0--; ) {
                if (func0(data24[i2], data24[j0])) {
                  const err70 = { instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)", schema: true, parentSchema: schema23.properties.statistics, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      }
    }
    if (data.isOrder !== void 0) {
      let data26 = data.isOrder;
      if (typeof data26 !== "boolean") {
        const err71 = { instancePath: instancePath + "/isOrder", schemaPath: "#/properties/isOrder/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema23.properties.isOrder.type, parentSchema: schema23.properties.isOrder, data: data26 };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
    }
  } else {
    const err72 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema23.type, parentSchema: schema23, data };
    if (vErrors === null) {
      vErrors = [err72];
    } else {
      vErrors.push(err72);
    }
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
var schema28 = { "description": "One of a few options, from the schema or a dictionary.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: select (a drop-down list), select-search (a drop-down list narrowed by typing), radio (one of several buttons).", "enum": ["select", "select-search", "radio"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Value of the option that a new record or row starts with. Default: blank.", "type": "string", "maxLength": 255 }, "options": { "description": 'The options, when they do not come from a dictionary: a list, or comma text whose parts read "value" or "value - text".', "type": ["array", "string"], "minItems": 1, "maxItems": 500, "minLength": 1, "maxLength": 4e3, "items": { "$ref": "#/definitions/option" } }, "dictCode": { "description": "Dictionary that holds the options: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "fill": { "description": "Choosing an item sets other columns: column key to name of the item's attribute (also value, text).", "type": "object", "propertyNames": { "format": "columnKey" }, "additionalProperties": { "type": "string", "format": "attribute" } }, "linkageKey": { "description": "Column whose choices follow this one: those of its dictionary whose attribute parent is the value chosen here. Default: none.", "type": "string", "format": "columnKey" }, "allowInput": { "description": "Whether a value that is no option may be typed. Default: false.", "type": "boolean" }, "allowSearch": { "description": "Whether typing narrows the list. Default: true for select-search, else false.", "type": "boolean" } } };
var schema33 = { "description": "One choice.", "type": "object", "additionalProperties": false, "required": ["value"], "properties": { "value": { "description": "What is stored.", "type": "string", "minLength": 1, "maxLength": 255 }, "text": { "description": "What staff read. Default: the title, the label or the value.", "type": "string", "minLength": 1, "maxLength": 255 }, "title": { "description": "Another spelling of text.", "type": "string", "minLength": 1, "maxLength": 255 }, "label": { "description": "Another spelling of text.", "type": "string", "minLength": 1, "maxLength": 255 }, "disabled": { "description": "Shown but not to be chosen. Default: false.", "type": "boolean" } } };
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.field === void 0 && (missing0 = "field")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema28.else.required, parentSchema: schema28.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema28.if, parentSchema: schema28, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema28.required, parentSchema: schema28, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema28.required, parentSchema: schema28, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema28.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema28, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "select" || data0 === "select-search" || data0 === "radio")) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema28.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema28.properties.type.enum, parentSchema: schema28.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema28.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema28.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.key.type, parentSchema: schema28.properties.key, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      let data2 = data.field;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema28.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema28.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.field.type, parentSchema: schema28.properties.field, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema28.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema28.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.title.type, parentSchema: schema28.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema28.properties.width.type, parentSchema: schema28.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema28.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema28.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.placeholder !== void 0) {
      let data5 = data.placeholder;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema28.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.placeholder.type, parentSchema: schema28.properties.placeholder, data: data5 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data6 = data.props;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs18 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema28.properties.props.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          var valid2 = _errs18 === errors;
          if (!valid2) {
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema28.properties.props.propertyNames, parentSchema: schema28.properties.props, data: data6 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 !== "string" && !(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "boolean") {
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema28.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema28.properties.props.additionalProperties.type, parentSchema: schema28.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.properties.props.type, parentSchema: schema28.properties.props, data: data6 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.validateRules !== void 0) {
      let data8 = data.validateRules;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema28.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema28.properties.validateRules.type, parentSchema: schema28.properties.validateRules, data: data8 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data10 = data.visible;
      const _errs27 = errors;
      let valid7 = false;
      const _errs28 = errors;
      if (typeof data10 !== "boolean") {
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid1 = _errs28 === errors;
      valid7 = valid7 || _valid1;
      if (!valid7) {
        const _errs30 = errors;
        if (typeof data10 === "string") {
          if (func3(data10) > 2e3) {
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data10 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        var _valid1 = _errs30 === errors;
        valid7 = valid7 || _valid1;
      }
      if (!valid7) {
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data10 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.disabled !== void 0) {
      let data11 = data.disabled;
      const _errs34 = errors;
      let valid9 = false;
      const _errs35 = errors;
      if (typeof data11 !== "boolean") {
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data11 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs37 = errors;
        if (typeof data11 === "string") {
          if (func3(data11) > 2e3) {
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data11 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data11 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.required !== void 0) {
      let data12 = data.required;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (typeof data12 !== "boolean") {
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data12 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var _valid3 = _errs42 === errors;
      valid11 = valid11 || _valid3;
      if (!valid11) {
        const _errs44 = errors;
        if (typeof data12 === "string") {
          if (func3(data12) > 2e3) {
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data12 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        var _valid3 = _errs44 === errors;
        valid11 = valid11 || _valid3;
      }
      if (!valid11) {
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data12 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.whenDisabled !== void 0) {
      let data13 = data.whenDisabled;
      if (!(data13 === "keep" || data13 === "clear")) {
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema28.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema28.properties.whenDisabled.enum, parentSchema: schema28.properties.whenDisabled, data: data13 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.compute !== void 0) {
      let data14 = data.compute;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema22.required, parentSchema: schema22, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data: data14 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.value.type, parentSchema: schema22.properties.value, data: data15 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data14.mode !== void 0) {
          let data16 = data14.mode;
          if (!(data16 === "always" || data16 === "suggest")) {
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema22.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema22.properties.mode.enum, parentSchema: schema22.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data: data14 };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.viewPermission !== void 0) {
      let data17 = data.viewPermission;
      if (typeof data17 === "string") {
        if (func3(data17) > 100) {
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema28.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema28.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.viewPermission.type, parentSchema: schema28.properties.viewPermission, data: data17 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.editPermission !== void 0) {
      let data18 = data.editPermission;
      if (typeof data18 === "string") {
        if (func3(data18) > 100) {
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema28.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema28.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.editPermission.type, parentSchema: schema28.properties.editPermission, data: data18 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data19 = data.index;
      if (typeof data19 !== "boolean") {
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema28.properties.index.type, parentSchema: schema28.properties.index, data: data19 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.renamedFrom !== void 0) {
      let data20 = data.renamedFrom;
      if (typeof data20 === "string") {
        if (func3(data20) > 60) {
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema28.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema28.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.renamedFrom.type, parentSchema: schema28.properties.renamedFrom, data: data20 };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data21 = data.defaultValue;
      if (typeof data21 === "string") {
        if (func3(data21) > 255) {
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema28.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.defaultValue.type, parentSchema: schema28.properties.defaultValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.options !== void 0) {
      let data22 = data.options;
      if (!Array.isArray(data22) && typeof data22 !== "string") {
        const err62 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: schema28.properties.options.type }, message: "must be array,string", schema: schema28.properties.options.type, parentSchema: schema28.properties.options, data: data22 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (func3(data22) > 4e3) {
          const err63 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema28.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (func3(data22) < 1) {
          const err64 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema28.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      }
      if (Array.isArray(data22)) {
        if (data22.length > 500) {
          const err65 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema28.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (data22.length < 1) {
          const err66 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema28.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        const len1 = data22.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data23 = data22[i1];
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.value === void 0) {
              const err67 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema33.required, parentSchema: schema33, data: data23 };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
            for (const key4 in data23) {
              if (!(key4 === "value" || key4 === "text" || key4 === "title" || key4 === "label" || key4 === "disabled")) {
                const err68 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33, data: data23 };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
            }
            if (data23.value !== void 0) {
              let data24 = data23.value;
              if (typeof data24 === "string") {
                if (func3(data24) > 255) {
                  const err69 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema33.properties.value, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
                if (func3(data24) < 1) {
                  const err70 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.value, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              } else {
                const err71 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.value.type, parentSchema: schema33.properties.value, data: data24 };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
            }
            if (data23.text !== void 0) {
              let data25 = data23.text;
              if (typeof data25 === "string") {
                if (func3(data25) > 255) {
                  const err72 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema33.properties.text, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err72];
                  } else {
                    vErrors.push(err72);
                  }
                  errors++;
                }
                if (func3(data25) < 1) {
                  const err73 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.text, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
              } else {
                const err74 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.text.type, parentSchema: schema33.properties.text, data: data25 };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            }
            if (data23.title !== void 0) {
              let data26 = data23.title;
              if (typeof data26 === "string") {
                if (func3(data26) > 255) {
                  const err75 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema33.properties.title, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err75];
                  } else {
                    vErrors.push(err75);
                  }
                  errors++;
                }
                if (func3(data26) < 1) {
                  const err76 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.title, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
              } else {
                const err77 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.title.type, parentSchema: schema33.properties.title, data: data26 };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
            }
            if (data23.label !== void 0) {
              let data27 = data23.label;
              if (typeof data27 === "string") {
                if (func3(data27) > 255) {
                  const err78 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema33.properties.label, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err78];
                  } else {
                    vErrors.push(err78);
                  }
                  errors++;
                }
                if (func3(data27) < 1) {
                  const err79 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.label, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err79];
                  } else {
                    vErrors.push(err79);
                  }
                  errors++;
                }
              } else {
                const err80 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.label.type, parentSchema: schema33.properties.label, data: data27 };
                if (vErrors === null) {
                  vErrors = [err80];
                } else {
                  vErrors.push(err80);
                }
                errors++;
              }
            }
            if (data23.disabled !== void 0) {
              let data28 = data23.disabled;
              if (typeof data28 !== "boolean") {
                const err81 = { instancePath: instancePath + "/options/" + i1 + "/disabled", schemaPath: "#/definitions/option/properties/disabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema33.properties.disabled.type, parentSchema: schema33.properties.disabled, data: data28 };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
          } else {
            const err82 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data: data23 };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
      }
    }
    if (data.dictCode !== void 0) {
      let data29 = data.dictCode;
      if (typeof data29 === "string") {
        if (func3(data29) > 500) {
          const err83 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema28.properties.dictCode, data: data29 };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (func3(data29) < 1) {
          const err84 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema28.properties.dictCode, data: data29 };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
      } else {
        const err85 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.dictCode.type, parentSchema: schema28.properties.dictCode, data: data29 };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data.fill !== void 0) {
      let data30 = data.fill;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        for (const key5 in data30) {
          const _errs84 = errors;
          var valid18 = _errs84 === errors;
          if (!valid18) {
            const err86 = { instancePath: instancePath + "/fill", schemaPath: "#/properties/fill/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid", schema: schema28.properties.fill.propertyNames, parentSchema: schema28.properties.fill, data: data30 };
            if (vErrors === null) {
              vErrors = [err86];
            } else {
              vErrors.push(err86);
            }
            errors++;
          }
        }
        for (const key6 in data30) {
          let data31 = data30[key6];
          if (!(typeof data31 === "string")) {
            const err87 = { instancePath: instancePath + "/fill/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fill/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.fill.additionalProperties.type, parentSchema: schema28.properties.fill.additionalProperties, data: data31 };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
      } else {
        const err88 = { instancePath: instancePath + "/fill", schemaPath: "#/properties/fill/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.properties.fill.type, parentSchema: schema28.properties.fill, data: data30 };
        if (vErrors === null) {
          vErrors = [err88];
        } else {
          vErrors.push(err88);
        }
        errors++;
      }
    }
    if (data.linkageKey !== void 0) {
      let data32 = data.linkageKey;
      if (!(typeof data32 === "string")) {
        const err89 = { instancePath: instancePath + "/linkageKey", schemaPath: "#/properties/linkageKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.linkageKey.type, parentSchema: schema28.properties.linkageKey, data: data32 };
        if (vErrors === null) {
          vErrors = [err89];
        } else {
          vErrors.push(err89);
        }
        errors++;
      }
    }
    if (data.allowInput !== void 0) {
      let data33 = data.allowInput;
      if (typeof data33 !== "boolean") {
        const err90 = { instancePath: instancePath + "/allowInput", schemaPath: "#/properties/allowInput/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema28.properties.allowInput.type, parentSchema: schema28.properties.allowInput, data: data33 };
        if (vErrors === null) {
          vErrors = [err90];
        } else {
          vErrors.push(err90);
        }
        errors++;
      }
    }
    if (data.allowSearch !== void 0) {
      let data34 = data.allowSearch;
      if (typeof data34 !== "boolean") {
        const err91 = { instancePath: instancePath + "/allowSearch", schemaPath: "#/properties/allowSearch/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema28.properties.allowSearch.type, parentSchema: schema28.properties.allowSearch, data: data34 };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
    }
  } else {
    const err92 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.type, parentSchema: schema28, data };
    if (vErrors === null) {
      vErrors = [err92];
    } else {
      vErrors.push(err92);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}
var schema34 = { "description": "Several of a few options, kept as comma separated values.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: list_multi (a drop-down list of several choices), select-multiple (a drop-down list of several choices, with marks), checkbox_meta (a group of check marks, one for each option).", "enum": ["list_multi", "select-multiple", "checkbox_meta"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Values that a new record or row starts with, comma separated. Default: blank.", "type": "string", "maxLength": 4e3 }, "options": { "description": 'The options, when they do not come from a dictionary: a list, or comma text whose parts read "value" or "value - text".', "type": ["array", "string"], "minItems": 1, "maxItems": 500, "minLength": 1, "maxLength": 4e3, "items": { "$ref": "#/definitions/option" } }, "dictCode": { "description": "Dictionary that holds the options: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "allowInput": { "description": "Whether values that are no option may be typed. Default: false.", "type": "boolean" }, "allowSearch": { "description": "Whether typing narrows the list. Default: true.", "type": "boolean" }, "maxLength": { "description": "Most characters of all values with their commas, 1 to 4000. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 4e3 } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.field === void 0 && (missing0 = "field")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema34.else.required, parentSchema: schema34.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema34.if, parentSchema: schema34, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema34.required, parentSchema: schema34, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema34.required, parentSchema: schema34, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema34.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema34, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "list_multi" || data0 === "select-multiple" || data0 === "checkbox_meta")) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema34.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema34.properties.type.enum, parentSchema: schema34.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema34.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema34.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.key.type, parentSchema: schema34.properties.key, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      let data2 = data.field;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema34.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema34.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.field.type, parentSchema: schema34.properties.field, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema34.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.title.type, parentSchema: schema34.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.properties.width.type, parentSchema: schema34.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema34.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema34.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.placeholder !== void 0) {
      let data5 = data.placeholder;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema34.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.placeholder.type, parentSchema: schema34.properties.placeholder, data: data5 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data6 = data.props;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs18 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema34.properties.props.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          var valid2 = _errs18 === errors;
          if (!valid2) {
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema34.properties.props.propertyNames, parentSchema: schema34.properties.props, data: data6 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 !== "string" && !(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "boolean") {
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema34.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema34.properties.props.additionalProperties.type, parentSchema: schema34.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.properties.props.type, parentSchema: schema34.properties.props, data: data6 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.validateRules !== void 0) {
      let data8 = data.validateRules;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema34.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.validateRules.type, parentSchema: schema34.properties.validateRules, data: data8 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data10 = data.visible;
      const _errs27 = errors;
      let valid7 = false;
      const _errs28 = errors;
      if (typeof data10 !== "boolean") {
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid1 = _errs28 === errors;
      valid7 = valid7 || _valid1;
      if (!valid7) {
        const _errs30 = errors;
        if (typeof data10 === "string") {
          if (func3(data10) > 2e3) {
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data10 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        var _valid1 = _errs30 === errors;
        valid7 = valid7 || _valid1;
      }
      if (!valid7) {
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data10 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.disabled !== void 0) {
      let data11 = data.disabled;
      const _errs34 = errors;
      let valid9 = false;
      const _errs35 = errors;
      if (typeof data11 !== "boolean") {
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data11 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs37 = errors;
        if (typeof data11 === "string") {
          if (func3(data11) > 2e3) {
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data11 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data11 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.required !== void 0) {
      let data12 = data.required;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (typeof data12 !== "boolean") {
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data12 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var _valid3 = _errs42 === errors;
      valid11 = valid11 || _valid3;
      if (!valid11) {
        const _errs44 = errors;
        if (typeof data12 === "string") {
          if (func3(data12) > 2e3) {
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data12 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        var _valid3 = _errs44 === errors;
        valid11 = valid11 || _valid3;
      }
      if (!valid11) {
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data12 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.whenDisabled !== void 0) {
      let data13 = data.whenDisabled;
      if (!(data13 === "keep" || data13 === "clear")) {
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema34.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema34.properties.whenDisabled.enum, parentSchema: schema34.properties.whenDisabled, data: data13 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.compute !== void 0) {
      let data14 = data.compute;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema22.required, parentSchema: schema22, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data: data14 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.value.type, parentSchema: schema22.properties.value, data: data15 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data14.mode !== void 0) {
          let data16 = data14.mode;
          if (!(data16 === "always" || data16 === "suggest")) {
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema22.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema22.properties.mode.enum, parentSchema: schema22.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data: data14 };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.viewPermission !== void 0) {
      let data17 = data.viewPermission;
      if (typeof data17 === "string") {
        if (func3(data17) > 100) {
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema34.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema34.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.viewPermission.type, parentSchema: schema34.properties.viewPermission, data: data17 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.editPermission !== void 0) {
      let data18 = data.editPermission;
      if (typeof data18 === "string") {
        if (func3(data18) > 100) {
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema34.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema34.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.editPermission.type, parentSchema: schema34.properties.editPermission, data: data18 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data19 = data.index;
      if (typeof data19 !== "boolean") {
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema34.properties.index.type, parentSchema: schema34.properties.index, data: data19 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.renamedFrom !== void 0) {
      let data20 = data.renamedFrom;
      if (typeof data20 === "string") {
        if (func3(data20) > 60) {
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema34.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema34.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.renamedFrom.type, parentSchema: schema34.properties.renamedFrom, data: data20 };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data21 = data.defaultValue;
      if (typeof data21 === "string") {
        if (func3(data21) > 4e3) {
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema34.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.defaultValue.type, parentSchema: schema34.properties.defaultValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.options !== void 0) {
      let data22 = data.options;
      if (!Array.isArray(data22) && typeof data22 !== "string") {
        const err62 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: schema34.properties.options.type }, message: "must be array,string", schema: schema34.properties.options.type, parentSchema: schema34.properties.options, data: data22 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (func3(data22) > 4e3) {
          const err63 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema34.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (func3(data22) < 1) {
          const err64 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      }
      if (Array.isArray(data22)) {
        if (data22.length > 500) {
          const err65 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema34.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (data22.length < 1) {
          const err66 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        const len1 = data22.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data23 = data22[i1];
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.value === void 0) {
              const err67 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema33.required, parentSchema: schema33, data: data23 };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
            for (const key4 in data23) {
              if (!(key4 === "value" || key4 === "text" || key4 === "title" || key4 === "label" || key4 === "disabled")) {
                const err68 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33, data: data23 };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
            }
            if (data23.value !== void 0) {
              let data24 = data23.value;
              if (typeof data24 === "string") {
                if (func3(data24) > 255) {
                  const err69 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema33.properties.value, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
                if (func3(data24) < 1) {
                  const err70 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.value, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              } else {
                const err71 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.value.type, parentSchema: schema33.properties.value, data: data24 };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
            }
            if (data23.text !== void 0) {
              let data25 = data23.text;
              if (typeof data25 === "string") {
                if (func3(data25) > 255) {
                  const err72 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema33.properties.text, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err72];
                  } else {
                    vErrors.push(err72);
                  }
                  errors++;
                }
                if (func3(data25) < 1) {
                  const err73 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.text, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
              } else {
                const err74 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.text.type, parentSchema: schema33.properties.text, data: data25 };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            }
            if (data23.title !== void 0) {
              let data26 = data23.title;
              if (typeof data26 === "string") {
                if (func3(data26) > 255) {
                  const err75 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema33.properties.title, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err75];
                  } else {
                    vErrors.push(err75);
                  }
                  errors++;
                }
                if (func3(data26) < 1) {
                  const err76 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.title, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
              } else {
                const err77 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.title.type, parentSchema: schema33.properties.title, data: data26 };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
            }
            if (data23.label !== void 0) {
              let data27 = data23.label;
              if (typeof data27 === "string") {
                if (func3(data27) > 255) {
                  const err78 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema33.properties.label, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err78];
                  } else {
                    vErrors.push(err78);
                  }
                  errors++;
                }
                if (func3(data27) < 1) {
                  const err79 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.label, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err79];
                  } else {
                    vErrors.push(err79);
                  }
                  errors++;
                }
              } else {
                const err80 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.label.type, parentSchema: schema33.properties.label, data: data27 };
                if (vErrors === null) {
                  vErrors = [err80];
                } else {
                  vErrors.push(err80);
                }
                errors++;
              }
            }
            if (data23.disabled !== void 0) {
              let data28 = data23.disabled;
              if (typeof data28 !== "boolean") {
                const err81 = { instancePath: instancePath + "/options/" + i1 + "/disabled", schemaPath: "#/definitions/option/properties/disabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema33.properties.disabled.type, parentSchema: schema33.properties.disabled, data: data28 };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
          } else {
            const err82 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data: data23 };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
      }
    }
    if (data.dictCode !== void 0) {
      let data29 = data.dictCode;
      if (typeof data29 === "string") {
        if (func3(data29) > 500) {
          const err83 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema34.properties.dictCode, data: data29 };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (func3(data29) < 1) {
          const err84 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.dictCode, data: data29 };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
      } else {
        const err85 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.dictCode.type, parentSchema: schema34.properties.dictCode, data: data29 };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data.allowInput !== void 0) {
      let data30 = data.allowInput;
      if (typeof data30 !== "boolean") {
        const err86 = { instancePath: instancePath + "/allowInput", schemaPath: "#/properties/allowInput/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema34.properties.allowInput.type, parentSchema: schema34.properties.allowInput, data: data30 };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
    if (data.allowSearch !== void 0) {
      let data31 = data.allowSearch;
      if (typeof data31 !== "boolean") {
        const err87 = { instancePath: instancePath + "/allowSearch", schemaPath: "#/properties/allowSearch/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema34.properties.allowSearch.type, parentSchema: schema34.properties.allowSearch, data: data31 };
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
    }
    if (data.maxLength !== void 0) {
      let data32 = data.maxLength;
      if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
        const err88 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.properties.maxLength.type, parentSchema: schema34.properties.maxLength, data: data32 };
        if (vErrors === null) {
          vErrors = [err88];
        } else {
          vErrors.push(err88);
        }
        errors++;
      }
      if (typeof data32 == "number" && isFinite(data32)) {
        if (data32 > 4e3 || isNaN(data32)) {
          const err89 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema34.properties.maxLength, data: data32 };
          if (vErrors === null) {
            vErrors = [err89];
          } else {
            vErrors.push(err89);
          }
          errors++;
        }
        if (data32 < 1 || isNaN(data32)) {
          const err90 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34.properties.maxLength, data: data32 };
          if (vErrors === null) {
            vErrors = [err90];
          } else {
            vErrors.push(err90);
          }
          errors++;
        }
      }
    }
  } else {
    const err91 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
    if (vErrors === null) {
      vErrors = [err91];
    } else {
      vErrors.push(err91);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var schema40 = { "description": "One of many items of a dictionary, found by code or text.", "type": "object", "additionalProperties": false, "required": ["type", "title", "dictCode"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: sel_search (a search box over a dictionary of any size), sel_search_async (a search box that asks the server at each pause), autocomplete (a text with offers from a dictionary).", "enum": ["sel_search", "sel_search_async", "autocomplete"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Value of the item that a new record or row starts with. Default: blank.", "type": "string", "maxLength": 255 }, "dictCode": { "description": "Dictionary that is searched: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "fill": { "description": "Choosing an item sets other columns: column key to name of the item's attribute (also value, text).", "type": "object", "propertyNames": { "format": "columnKey" }, "additionalProperties": { "type": "string", "format": "attribute" } }, "allowInput": { "description": "Whether a text that is no item may stay. Default: true for autocomplete, else false.", "type": "boolean" } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.field === void 0 && (missing0 = "field")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema40.else.required, parentSchema: schema40.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema40.if, parentSchema: schema40, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema40.required, parentSchema: schema40, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema40.required, parentSchema: schema40, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.dictCode === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dictCode" }, message: "must have required property 'dictCode'", schema: schema40.required, parentSchema: schema40, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema40.properties, key0)) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema40, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "sel_search" || data0 === "sel_search_async" || data0 === "autocomplete")) {
        const err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema40.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.type.enum, parentSchema: schema40.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema40.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema40.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.key.type, parentSchema: schema40.properties.key, data: data1 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      let data2 = data.field;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema40.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema40.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.field.type, parentSchema: schema40.properties.field, data: data2 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema40.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.title.type, parentSchema: schema40.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.width.type, parentSchema: schema40.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema40.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err19 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema40.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.placeholder !== void 0) {
      let data5 = data.placeholder;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema40.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.placeholder.type, parentSchema: schema40.properties.placeholder, data: data5 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data6 = data.props;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs18 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema40.properties.props.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
          var valid2 = _errs18 === errors;
          if (!valid2) {
            const err23 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema40.properties.props.propertyNames, parentSchema: schema40.properties.props, data: data6 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 !== "string" && !(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "boolean") {
            const err24 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema40.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema40.properties.props.additionalProperties.type, parentSchema: schema40.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.props.type, parentSchema: schema40.properties.props, data: data6 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.validateRules !== void 0) {
      let data8 = data.validateRules;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema40.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.validateRules.type, parentSchema: schema40.properties.validateRules, data: data8 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data10 = data.visible;
      const _errs27 = errors;
      let valid7 = false;
      const _errs28 = errors;
      if (typeof data10 !== "boolean") {
        const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data10 };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      var _valid1 = _errs28 === errors;
      valid7 = valid7 || _valid1;
      if (!valid7) {
        const _errs30 = errors;
        if (typeof data10 === "string") {
          if (func3(data10) > 2e3) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        } else {
          const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data10 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        var _valid1 = _errs30 === errors;
        valid7 = valid7 || _valid1;
      }
      if (!valid7) {
        const err32 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data10 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.disabled !== void 0) {
      let data11 = data.disabled;
      const _errs34 = errors;
      let valid9 = false;
      const _errs35 = errors;
      if (typeof data11 !== "boolean") {
        const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data11 };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs37 = errors;
        if (typeof data11 === "string") {
          if (func3(data11) > 2e3) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        } else {
          const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data11 };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err37 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data11 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.required !== void 0) {
      let data12 = data.required;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (typeof data12 !== "boolean") {
        const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data12 };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      var _valid3 = _errs42 === errors;
      valid11 = valid11 || _valid3;
      if (!valid11) {
        const _errs44 = errors;
        if (typeof data12 === "string") {
          if (func3(data12) > 2e3) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        } else {
          const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data12 };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        var _valid3 = _errs44 === errors;
        valid11 = valid11 || _valid3;
      }
      if (!valid11) {
        const err42 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data12 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.whenDisabled !== void 0) {
      let data13 = data.whenDisabled;
      if (!(data13 === "keep" || data13 === "clear")) {
        const err43 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema40.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.whenDisabled.enum, parentSchema: schema40.properties.whenDisabled, data: data13 };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.compute !== void 0) {
      let data14 = data.compute;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema22.required, parentSchema: schema22, data: data14 };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err45 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data: data14 };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.value.type, parentSchema: schema22.properties.value, data: data15 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data14.mode !== void 0) {
          let data16 = data14.mode;
          if (!(data16 === "always" || data16 === "suggest")) {
            const err49 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema22.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema22.properties.mode.enum, parentSchema: schema22.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
      } else {
        const err50 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data: data14 };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.viewPermission !== void 0) {
      let data17 = data.viewPermission;
      if (typeof data17 === "string") {
        if (func3(data17) > 100) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema40.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema40.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      } else {
        const err53 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.viewPermission.type, parentSchema: schema40.properties.viewPermission, data: data17 };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.editPermission !== void 0) {
      let data18 = data.editPermission;
      if (typeof data18 === "string") {
        if (func3(data18) > 100) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema40.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema40.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
      } else {
        const err56 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.editPermission.type, parentSchema: schema40.properties.editPermission, data: data18 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data19 = data.index;
      if (typeof data19 !== "boolean") {
        const err57 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema40.properties.index.type, parentSchema: schema40.properties.index, data: data19 };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.renamedFrom !== void 0) {
      let data20 = data.renamedFrom;
      if (typeof data20 === "string") {
        if (func3(data20) > 60) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema40.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema40.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
      } else {
        const err60 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.renamedFrom.type, parentSchema: schema40.properties.renamedFrom, data: data20 };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data21 = data.defaultValue;
      if (typeof data21 === "string") {
        if (func3(data21) > 255) {
          const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema40.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
      } else {
        const err62 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.defaultValue.type, parentSchema: schema40.properties.defaultValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.dictCode !== void 0) {
      let data22 = data.dictCode;
      if (typeof data22 === "string") {
        if (func3(data22) > 500) {
          const err63 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema40.properties.dictCode, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (func3(data22) < 1) {
          const err64 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.dictCode, data: data22 };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      } else {
        const err65 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.dictCode.type, parentSchema: schema40.properties.dictCode, data: data22 };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.fill !== void 0) {
      let data23 = data.fill;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        for (const key4 in data23) {
          const _errs68 = errors;
          var valid14 = _errs68 === errors;
          if (!valid14) {
            const err66 = { instancePath: instancePath + "/fill", schemaPath: "#/properties/fill/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid", schema: schema40.properties.fill.propertyNames, parentSchema: schema40.properties.fill, data: data23 };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
        for (const key5 in data23) {
          let data24 = data23[key5];
          if (!(typeof data24 === "string")) {
            const err67 = { instancePath: instancePath + "/fill/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fill/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.fill.additionalProperties.type, parentSchema: schema40.properties.fill.additionalProperties, data: data24 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/fill", schemaPath: "#/properties/fill/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.fill.type, parentSchema: schema40.properties.fill, data: data23 };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.allowInput !== void 0) {
      let data25 = data.allowInput;
      if (typeof data25 !== "boolean") {
        const err69 = { instancePath: instancePath + "/allowInput", schemaPath: "#/properties/allowInput/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema40.properties.allowInput.type, parentSchema: schema40.properties.allowInput, data: data25 };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
  } else {
    const err70 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    if (vErrors === null) {
      vErrors = [err70];
    } else {
      vErrors.push(err70);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var schema45 = { "description": "Users or departments, kept by one of their fields; several as comma separated values.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: sel_user (people from the user picker), sel_depart (departments from the department tree).", "enum": ["sel_user", "sel_depart"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "multi": { "description": "Whether several may be picked. Default: fieldExtendJson's multiSelect, else true.", "type": "boolean" }, "maxLength": { "description": "Most characters of all values with their commas, 1 to 4000. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: store, text, multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } };
var schema50 = { "type": ["object", "string"], "additionalProperties": false, "minLength": 2, "maxLength": 2e3, "properties": { "store": { "description": "Field of a user or department that is kept. Default: username, or id.", "enum": ["id", "username", "orgCode", "realname", "departName", "phone"] }, "text": { "description": "Field of a user or department that is shown. Default: realname, or departName.", "enum": ["id", "username", "orgCode", "realname", "departName", "phone"] }, "multiSelect": { "description": "Whether several may be chosen. Default: as the column says.", "type": "boolean" }, "uploadnum": { "description": "Most files, as a number or text; 0 for no limit. Default: as the column says.", "type": ["integer", "string"], "minimum": 0, "maximum": 1e3, "pattern": "^\\d{1,3}$" } } };
var pattern43 = new RegExp("^\\d{1,3}$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.field === void 0 && (missing0 = "field")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema45.else.required, parentSchema: schema45.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema45.if, parentSchema: schema45, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema45.required, parentSchema: schema45, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema45.required, parentSchema: schema45, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema45.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "sel_user" || data0 === "sel_depart")) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema45.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema45.properties.type.enum, parentSchema: schema45.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema45.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema45.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.key.type, parentSchema: schema45.properties.key, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      let data2 = data.field;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema45.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema45.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.field.type, parentSchema: schema45.properties.field, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema45.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.title.type, parentSchema: schema45.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema45.properties.width.type, parentSchema: schema45.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema45.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema45.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.placeholder !== void 0) {
      let data5 = data.placeholder;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema45.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.placeholder.type, parentSchema: schema45.properties.placeholder, data: data5 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data6 = data.props;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs18 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema45.properties.props.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          var valid2 = _errs18 === errors;
          if (!valid2) {
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema45.properties.props.propertyNames, parentSchema: schema45.properties.props, data: data6 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 !== "string" && !(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "boolean") {
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema45.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema45.properties.props.additionalProperties.type, parentSchema: schema45.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.properties.props.type, parentSchema: schema45.properties.props, data: data6 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.validateRules !== void 0) {
      let data8 = data.validateRules;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema45.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema45.properties.validateRules.type, parentSchema: schema45.properties.validateRules, data: data8 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data10 = data.visible;
      const _errs27 = errors;
      let valid7 = false;
      const _errs28 = errors;
      if (typeof data10 !== "boolean") {
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid1 = _errs28 === errors;
      valid7 = valid7 || _valid1;
      if (!valid7) {
        const _errs30 = errors;
        if (typeof data10 === "string") {
          if (func3(data10) > 2e3) {
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data10 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        var _valid1 = _errs30 === errors;
        valid7 = valid7 || _valid1;
      }
      if (!valid7) {
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data10 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.disabled !== void 0) {
      let data11 = data.disabled;
      const _errs34 = errors;
      let valid9 = false;
      const _errs35 = errors;
      if (typeof data11 !== "boolean") {
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data11 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs37 = errors;
        if (typeof data11 === "string") {
          if (func3(data11) > 2e3) {
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data11 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data11 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.required !== void 0) {
      let data12 = data.required;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (typeof data12 !== "boolean") {
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data12 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var _valid3 = _errs42 === errors;
      valid11 = valid11 || _valid3;
      if (!valid11) {
        const _errs44 = errors;
        if (typeof data12 === "string") {
          if (func3(data12) > 2e3) {
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data12 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        var _valid3 = _errs44 === errors;
        valid11 = valid11 || _valid3;
      }
      if (!valid11) {
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data12 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.whenDisabled !== void 0) {
      let data13 = data.whenDisabled;
      if (!(data13 === "keep" || data13 === "clear")) {
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema45.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema45.properties.whenDisabled.enum, parentSchema: schema45.properties.whenDisabled, data: data13 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.compute !== void 0) {
      let data14 = data.compute;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema22.required, parentSchema: schema22, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data: data14 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.value.type, parentSchema: schema22.properties.value, data: data15 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data14.mode !== void 0) {
          let data16 = data14.mode;
          if (!(data16 === "always" || data16 === "suggest")) {
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema22.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema22.properties.mode.enum, parentSchema: schema22.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data: data14 };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.viewPermission !== void 0) {
      let data17 = data.viewPermission;
      if (typeof data17 === "string") {
        if (func3(data17) > 100) {
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema45.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema45.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.viewPermission.type, parentSchema: schema45.properties.viewPermission, data: data17 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.editPermission !== void 0) {
      let data18 = data.editPermission;
      if (typeof data18 === "string") {
        if (func3(data18) > 100) {
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema45.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema45.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.editPermission.type, parentSchema: schema45.properties.editPermission, data: data18 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data19 = data.index;
      if (typeof data19 !== "boolean") {
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema45.properties.index.type, parentSchema: schema45.properties.index, data: data19 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.renamedFrom !== void 0) {
      let data20 = data.renamedFrom;
      if (typeof data20 === "string") {
        if (func3(data20) > 60) {
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema45.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema45.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.renamedFrom.type, parentSchema: schema45.properties.renamedFrom, data: data20 };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data21 = data.defaultValue;
      if (typeof data21 === "string") {
        if (func3(data21) > 4e3) {
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema45.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.defaultValue.type, parentSchema: schema45.properties.defaultValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.multi !== void 0) {
      let data22 = data.multi;
      if (typeof data22 !== "boolean") {
        const err62 = { instancePath: instancePath + "/multi", schemaPath: "#/properties/multi/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema45.properties.multi.type, parentSchema: schema45.properties.multi, data: data22 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.maxLength !== void 0) {
      let data23 = data.maxLength;
      if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
        const err63 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema45.properties.maxLength.type, parentSchema: schema45.properties.maxLength, data: data23 };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      if (typeof data23 == "number" && isFinite(data23)) {
        if (data23 > 4e3 || isNaN(data23)) {
          const err64 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema45.properties.maxLength, data: data23 };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
        if (data23 < 1 || isNaN(data23)) {
          const err65 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema45.properties.maxLength, data: data23 };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
      }
    }
    if (data.fieldExtendJson !== void 0) {
      let data24 = data.fieldExtendJson;
      if (!(data24 && typeof data24 == "object" && !Array.isArray(data24)) && typeof data24 !== "string") {
        const err66 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/type", keyword: "type", params: { type: schema50.type }, message: "must be object,string", schema: schema50.type, parentSchema: schema50, data: data24 };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (func3(data24) > 2e3) {
          const err67 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema50, data: data24 };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        if (func3(data24) < 2) {
          const err68 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters", schema: 2, parentSchema: schema50, data: data24 };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
      }
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        for (const key4 in data24) {
          if (!(key4 === "store" || key4 === "text" || key4 === "multiSelect" || key4 === "uploadnum")) {
            const err69 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50, data: data24 };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
        if (data24.store !== void 0) {
          let data25 = data24.store;
          if (!(data25 === "id" || data25 === "username" || data25 === "orgCode" || data25 === "realname" || data25 === "departName" || data25 === "phone")) {
            const err70 = { instancePath: instancePath + "/fieldExtendJson/store", schemaPath: "#/definitions/fieldExtend/properties/store/enum", keyword: "enum", params: { allowedValues: schema50.properties.store.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.store.enum, parentSchema: schema50.properties.store, data: data25 };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
        if (data24.text !== void 0) {
          let data26 = data24.text;
          if (!(data26 === "id" || data26 === "username" || data26 === "orgCode" || data26 === "realname" || data26 === "departName" || data26 === "phone")) {
            const err71 = { instancePath: instancePath + "/fieldExtendJson/text", schemaPath: "#/definitions/fieldExtend/properties/text/enum", keyword: "enum", params: { allowedValues: schema50.properties.text.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.text.enum, parentSchema: schema50.properties.text, data: data26 };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
        if (data24.multiSelect !== void 0) {
          let data27 = data24.multiSelect;
          if (typeof data27 !== "boolean") {
            const err72 = { instancePath: instancePath + "/fieldExtendJson/multiSelect", schemaPath: "#/definitions/fieldExtend/properties/multiSelect/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema50.properties.multiSelect.type, parentSchema: schema50.properties.multiSelect, data: data27 };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
        if (data24.uploadnum !== void 0) {
          let data28 = data24.uploadnum;
          if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28)) && typeof data28 !== "string") {
            const err73 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/type", keyword: "type", params: { type: schema50.properties.uploadnum.type }, message: "must be integer,string", schema: schema50.properties.uploadnum.type, parentSchema: schema50.properties.uploadnum, data: data28 };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
          if (typeof data28 == "number" && isFinite(data28)) {
            if (data28 > 1e3 || isNaN(data28)) {
              const err74 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema50.properties.uploadnum, data: data28 };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
            if (data28 < 0 || isNaN(data28)) {
              const err75 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema50.properties.uploadnum, data: data28 };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
          }
          if (typeof data28 === "string") {
            if (!pattern43.test(data28)) {
              const err76 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/pattern", keyword: "pattern", params: { pattern: "^\\d{1,3}$" }, message: 'must match pattern "^\\d{1,3}$"', schema: "^\\d{1,3}$", parentSchema: schema50.properties.uploadnum, data: data28 };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
          }
        }
      }
    }
  } else {
    const err77 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
    if (vErrors === null) {
      vErrors = [err77];
    } else {
      vErrors.push(err77);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var schema51 = { "description": "A day, a moment or a time of day, kept as text: YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, HH:mm:ss.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: date (a day from a calendar), datetime (a day and a time), time (a time of day).", "enum": ["date", "datetime", "time"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with, written as it is kept: 2026-01-31, 2026-01-31 08:30:00, 08:30:00. Default: blank.", "type": "string", "pattern": "^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$" }, "format": { "description": "How it is shown: YYYY, MM, DD, HH, mm, ss and marks between them. What is kept stays the same. Default: as kept.", "type": "string", "pattern": "^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$", "maxLength": 40 } } };
var pattern50 = new RegExp("^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$", "u");
var pattern51 = new RegExp("^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.field === void 0 && (missing0 = "field")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema51.else.required, parentSchema: schema51.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema51.if, parentSchema: schema51, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema51.required, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema51.required, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema51.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema51, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "date" || data0 === "datetime" || data0 === "time")) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema51.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema51.properties.type.enum, parentSchema: schema51.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema51.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema51.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.key.type, parentSchema: schema51.properties.key, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      let data2 = data.field;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema51.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema51.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.field.type, parentSchema: schema51.properties.field, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema51.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.title.type, parentSchema: schema51.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema51.properties.width.type, parentSchema: schema51.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema51.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema51.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.placeholder !== void 0) {
      let data5 = data.placeholder;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema51.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.placeholder.type, parentSchema: schema51.properties.placeholder, data: data5 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data6 = data.props;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs18 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema51.properties.props.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          var valid2 = _errs18 === errors;
          if (!valid2) {
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema51.properties.props.propertyNames, parentSchema: schema51.properties.props, data: data6 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 !== "string" && !(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "boolean") {
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema51.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema51.properties.props.additionalProperties.type, parentSchema: schema51.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.properties.props.type, parentSchema: schema51.properties.props, data: data6 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.validateRules !== void 0) {
      let data8 = data.validateRules;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema51.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties.validateRules.type, parentSchema: schema51.properties.validateRules, data: data8 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data10 = data.visible;
      const _errs27 = errors;
      let valid7 = false;
      const _errs28 = errors;
      if (typeof data10 !== "boolean") {
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid1 = _errs28 === errors;
      valid7 = valid7 || _valid1;
      if (!valid7) {
        const _errs30 = errors;
        if (typeof data10 === "string") {
          if (func3(data10) > 2e3) {
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data10 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        var _valid1 = _errs30 === errors;
        valid7 = valid7 || _valid1;
      }
      if (!valid7) {
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data10 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.disabled !== void 0) {
      let data11 = data.disabled;
      const _errs34 = errors;
      let valid9 = false;
      const _errs35 = errors;
      if (typeof data11 !== "boolean") {
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data11 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs37 = errors;
        if (typeof data11 === "string") {
          if (func3(data11) > 2e3) {
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data11 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data11 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.required !== void 0) {
      let data12 = data.required;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (typeof data12 !== "boolean") {
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data12 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var _valid3 = _errs42 === errors;
      valid11 = valid11 || _valid3;
      if (!valid11) {
        const _errs44 = errors;
        if (typeof data12 === "string") {
          if (func3(data12) > 2e3) {
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data12 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        var _valid3 = _errs44 === errors;
        valid11 = valid11 || _valid3;
      }
      if (!valid11) {
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data12 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.whenDisabled !== void 0) {
      let data13 = data.whenDisabled;
      if (!(data13 === "keep" || data13 === "clear")) {
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema51.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema51.properties.whenDisabled.enum, parentSchema: schema51.properties.whenDisabled, data: data13 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.compute !== void 0) {
      let data14 = data.compute;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema22.required, parentSchema: schema22, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data: data14 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.value.type, parentSchema: schema22.properties.value, data: data15 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data14.mode !== void 0) {
          let data16 = data14.mode;
          if (!(data16 === "always" || data16 === "suggest")) {
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema22.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema22.properties.mode.enum, parentSchema: schema22.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data: data14 };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.viewPermission !== void 0) {
      let data17 = data.viewPermission;
      if (typeof data17 === "string") {
        if (func3(data17) > 100) {
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema51.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema51.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.viewPermission.type, parentSchema: schema51.properties.viewPermission, data: data17 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.editPermission !== void 0) {
      let data18 = data.editPermission;
      if (typeof data18 === "string") {
        if (func3(data18) > 100) {
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema51.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema51.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.editPermission.type, parentSchema: schema51.properties.editPermission, data: data18 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data19 = data.index;
      if (typeof data19 !== "boolean") {
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema51.properties.index.type, parentSchema: schema51.properties.index, data: data19 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.renamedFrom !== void 0) {
      let data20 = data.renamedFrom;
      if (typeof data20 === "string") {
        if (func3(data20) > 60) {
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema51.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema51.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.renamedFrom.type, parentSchema: schema51.properties.renamedFrom, data: data20 };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data21 = data.defaultValue;
      if (typeof data21 === "string") {
        if (!pattern50.test(data21)) {
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/pattern", keyword: "pattern", params: { pattern: "^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$" }, message: 'must match pattern "^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$"', schema: "^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$", parentSchema: schema51.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.defaultValue.type, parentSchema: schema51.properties.defaultValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data22 = data.format;
      if (typeof data22 === "string") {
        if (func3(data22) > 40) {
          const err62 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema51.properties.format, data: data22 };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (!pattern51.test(data22)) {
          const err63 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/pattern", keyword: "pattern", params: { pattern: "^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$" }, message: 'must match pattern "^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$"', schema: "^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$", parentSchema: schema51.properties.format, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      } else {
        const err64 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.format.type, parentSchema: schema51.properties.format, data: data22 };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
  } else {
    const err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    if (vErrors === null) {
      vErrors = [err65];
    } else {
      vErrors.push(err65);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var schema56 = { "description": "Yes or no, kept as one of two texts.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: checkbox (a check mark).", "enum": ["checkbox"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "customValue": { "description": 'The two values, checked first, as a list or comma text: ["1", "0"]. Default: Y, N.', "type": ["array", "string"], "items": { "type": "string", "minLength": 1, "maxLength": 60 }, "minItems": 2, "maxItems": 2, "pattern": "^[^,]+,[^,]+$", "maxLength": 200 }, "defaultChecked": { "description": "Whether a new record or row starts checked. Default: false.", "type": "boolean" }, "defaultValue": { "description": "Which of the two values a new record or row starts with, instead of defaultChecked.", "type": "string", "maxLength": 60 } } };
var pattern58 = new RegExp("^[^,]+,[^,]+$", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.field === void 0 && (missing0 = "field")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema56.else.required, parentSchema: schema56.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema56.if, parentSchema: schema56, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema56.required, parentSchema: schema56, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema56.required, parentSchema: schema56, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema56.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema56, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "checkbox")) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema56.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema56.properties.type.enum, parentSchema: schema56.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema56.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema56.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.key.type, parentSchema: schema56.properties.key, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      let data2 = data.field;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema56.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema56.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.field.type, parentSchema: schema56.properties.field, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema56.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema56.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.title.type, parentSchema: schema56.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema56.properties.width.type, parentSchema: schema56.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema56.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema56.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.placeholder !== void 0) {
      let data5 = data.placeholder;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema56.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.placeholder.type, parentSchema: schema56.properties.placeholder, data: data5 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data6 = data.props;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs18 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema56.properties.props.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          var valid2 = _errs18 === errors;
          if (!valid2) {
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema56.properties.props.propertyNames, parentSchema: schema56.properties.props, data: data6 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 !== "string" && !(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "boolean") {
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema56.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema56.properties.props.additionalProperties.type, parentSchema: schema56.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.properties.props.type, parentSchema: schema56.properties.props, data: data6 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.validateRules !== void 0) {
      let data8 = data.validateRules;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema56.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema56.properties.validateRules.type, parentSchema: schema56.properties.validateRules, data: data8 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data10 = data.visible;
      const _errs27 = errors;
      let valid7 = false;
      const _errs28 = errors;
      if (typeof data10 !== "boolean") {
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid1 = _errs28 === errors;
      valid7 = valid7 || _valid1;
      if (!valid7) {
        const _errs30 = errors;
        if (typeof data10 === "string") {
          if (func3(data10) > 2e3) {
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data10 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        var _valid1 = _errs30 === errors;
        valid7 = valid7 || _valid1;
      }
      if (!valid7) {
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data10 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.disabled !== void 0) {
      let data11 = data.disabled;
      const _errs34 = errors;
      let valid9 = false;
      const _errs35 = errors;
      if (typeof data11 !== "boolean") {
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data11 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs37 = errors;
        if (typeof data11 === "string") {
          if (func3(data11) > 2e3) {
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data11 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data11 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.required !== void 0) {
      let data12 = data.required;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (typeof data12 !== "boolean") {
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data12 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var _valid3 = _errs42 === errors;
      valid11 = valid11 || _valid3;
      if (!valid11) {
        const _errs44 = errors;
        if (typeof data12 === "string") {
          if (func3(data12) > 2e3) {
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data12 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        var _valid3 = _errs44 === errors;
        valid11 = valid11 || _valid3;
      }
      if (!valid11) {
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data12 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.whenDisabled !== void 0) {
      let data13 = data.whenDisabled;
      if (!(data13 === "keep" || data13 === "clear")) {
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema56.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema56.properties.whenDisabled.enum, parentSchema: schema56.properties.whenDisabled, data: data13 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.compute !== void 0) {
      let data14 = data.compute;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema22.required, parentSchema: schema22, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data: data14 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.value.type, parentSchema: schema22.properties.value, data: data15 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data14.mode !== void 0) {
          let data16 = data14.mode;
          if (!(data16 === "always" || data16 === "suggest")) {
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema22.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema22.properties.mode.enum, parentSchema: schema22.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data: data14 };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.viewPermission !== void 0) {
      let data17 = data.viewPermission;
      if (typeof data17 === "string") {
        if (func3(data17) > 100) {
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema56.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema56.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.viewPermission.type, parentSchema: schema56.properties.viewPermission, data: data17 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.editPermission !== void 0) {
      let data18 = data.editPermission;
      if (typeof data18 === "string") {
        if (func3(data18) > 100) {
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema56.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema56.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.editPermission.type, parentSchema: schema56.properties.editPermission, data: data18 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data19 = data.index;
      if (typeof data19 !== "boolean") {
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema56.properties.index.type, parentSchema: schema56.properties.index, data: data19 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.renamedFrom !== void 0) {
      let data20 = data.renamedFrom;
      if (typeof data20 === "string") {
        if (func3(data20) > 60) {
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema56.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema56.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.renamedFrom.type, parentSchema: schema56.properties.renamedFrom, data: data20 };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.customValue !== void 0) {
      let data21 = data.customValue;
      if (!Array.isArray(data21) && typeof data21 !== "string") {
        const err60 = { instancePath: instancePath + "/customValue", schemaPath: "#/properties/customValue/type", keyword: "type", params: { type: schema56.properties.customValue.type }, message: "must be array,string", schema: schema56.properties.customValue.type, parentSchema: schema56.properties.customValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
      if (typeof data21 === "string") {
        if (func3(data21) > 200) {
          const err61 = { instancePath: instancePath + "/customValue", schemaPath: "#/properties/customValue/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema56.properties.customValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        if (!pattern58.test(data21)) {
          const err62 = { instancePath: instancePath + "/customValue", schemaPath: "#/properties/customValue/pattern", keyword: "pattern", params: { pattern: "^[^,]+,[^,]+$" }, message: 'must match pattern "^[^,]+,[^,]+$"', schema: "^[^,]+,[^,]+$", parentSchema: schema56.properties.customValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
      }
      if (Array.isArray(data21)) {
        if (data21.length > 2) {
          const err63 = { instancePath: instancePath + "/customValue", schemaPath: "#/properties/customValue/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema56.properties.customValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (data21.length < 2) {
          const err64 = { instancePath: instancePath + "/customValue", schemaPath: "#/properties/customValue/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema56.properties.customValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
        const len1 = data21.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data22 = data21[i1];
          if (typeof data22 === "string") {
            if (func3(data22) > 60) {
              const err65 = { instancePath: instancePath + "/customValue/" + i1, schemaPath: "#/properties/customValue/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema56.properties.customValue.items, data: data22 };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
            if (func3(data22) < 1) {
              const err66 = { instancePath: instancePath + "/customValue/" + i1, schemaPath: "#/properties/customValue/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema56.properties.customValue.items, data: data22 };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          } else {
            const err67 = { instancePath: instancePath + "/customValue/" + i1, schemaPath: "#/properties/customValue/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.customValue.items.type, parentSchema: schema56.properties.customValue.items, data: data22 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      }
    }
    if (data.defaultChecked !== void 0) {
      let data23 = data.defaultChecked;
      if (typeof data23 !== "boolean") {
        const err68 = { instancePath: instancePath + "/defaultChecked", schemaPath: "#/properties/defaultChecked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema56.properties.defaultChecked.type, parentSchema: schema56.properties.defaultChecked, data: data23 };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data24 = data.defaultValue;
      if (typeof data24 === "string") {
        if (func3(data24) > 60) {
          const err69 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema56.properties.defaultValue, data: data24 };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
      } else {
        const err70 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.defaultValue.type, parentSchema: schema56.properties.defaultValue, data: data24 };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
    }
  } else {
    const err71 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    if (vErrors === null) {
      vErrors = [err71];
    } else {
      vErrors.push(err71);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var schema61 = { "description": "Uploaded files, kept as comma separated paths; the first is the primary one.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: upload (a file with its progress), file (files in a list), image (pictures).", "enum": ["upload", "file", "image"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Paths that a new record or row starts with, comma separated. Default: blank.", "type": "string", "maxLength": 4e3 }, "action": { "description": "Address that takes the upload. Default: the product's own, /sys/common/upload.", "type": "string", "minLength": 1, "maxLength": 300 }, "token": { "description": "Whether the session goes along; it always does to the product's own address, and never to a foreign one. Default: true.", "type": "boolean" }, "data": { "description": 'Further fields of the upload: { "biz": "bgd" }. Default: none.', "type": "object", "propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9_]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "responseName": { "description": "Field of the answer that holds the stored path. Default: message.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_.]*$", "maxLength": 60 }, "number": { "description": "Most files, 0 for no limit. Default: fieldExtendJson's uploadnum, else 1 for upload and 0 for file and image.", "type": "integer", "minimum": 0, "maximum": 1e3 }, "multi": { "description": "Whether several files are kept. Default: true unless number is 1.", "type": "boolean" }, "allowDownload": { "description": "Whether files can be downloaded. Default: true.", "type": "boolean" }, "allowRemove": { "description": "Whether files can be taken away. Default: true.", "type": "boolean" }, "btnText": { "description": "Text of the button. Default: 上传, or 上传图片 for image.", "type": "string", "minLength": 1, "maxLength": 20 }, "maxLength": { "description": "Most characters of all paths with their commas, 1 to 4000. Default: 2000.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: uploadnum, multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } };
var pattern65 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
var pattern66 = new RegExp("^[A-Za-z][A-Za-z0-9_.]*$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.field === void 0 && (missing0 = "field")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema61.else.required, parentSchema: schema61.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema61.if, parentSchema: schema61, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema61.required, parentSchema: schema61, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema61.required, parentSchema: schema61, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema61.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema61, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "upload" || data0 === "file" || data0 === "image")) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema61.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema61.properties.type.enum, parentSchema: schema61.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema61.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema61.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.key.type, parentSchema: schema61.properties.key, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      let data2 = data.field;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema61.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema61.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.field.type, parentSchema: schema61.properties.field, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema61.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema61.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.title.type, parentSchema: schema61.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema61.properties.width.type, parentSchema: schema61.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema61.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema61.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.placeholder !== void 0) {
      let data5 = data.placeholder;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema61.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.placeholder.type, parentSchema: schema61.properties.placeholder, data: data5 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data6 = data.props;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs18 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema61.properties.props.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          var valid2 = _errs18 === errors;
          if (!valid2) {
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema61.properties.props.propertyNames, parentSchema: schema61.properties.props, data: data6 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 !== "string" && !(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "boolean") {
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema61.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema61.properties.props.additionalProperties.type, parentSchema: schema61.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.properties.props.type, parentSchema: schema61.properties.props, data: data6 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.validateRules !== void 0) {
      let data8 = data.validateRules;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema61.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema61.properties.validateRules.type, parentSchema: schema61.properties.validateRules, data: data8 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data10 = data.visible;
      const _errs27 = errors;
      let valid7 = false;
      const _errs28 = errors;
      if (typeof data10 !== "boolean") {
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid1 = _errs28 === errors;
      valid7 = valid7 || _valid1;
      if (!valid7) {
        const _errs30 = errors;
        if (typeof data10 === "string") {
          if (func3(data10) > 2e3) {
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data10 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        var _valid1 = _errs30 === errors;
        valid7 = valid7 || _valid1;
      }
      if (!valid7) {
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data10 };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.disabled !== void 0) {
      let data11 = data.disabled;
      const _errs34 = errors;
      let valid9 = false;
      const _errs35 = errors;
      if (typeof data11 !== "boolean") {
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data11 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs37 = errors;
        if (typeof data11 === "string") {
          if (func3(data11) > 2e3) {
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data11 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data11 };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.required !== void 0) {
      let data12 = data.required;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (typeof data12 !== "boolean") {
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data12 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var _valid3 = _errs42 === errors;
      valid11 = valid11 || _valid3;
      if (!valid11) {
        const _errs44 = errors;
        if (typeof data12 === "string") {
          if (func3(data12) > 2e3) {
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data12 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        var _valid3 = _errs44 === errors;
        valid11 = valid11 || _valid3;
      }
      if (!valid11) {
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data12 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.whenDisabled !== void 0) {
      let data13 = data.whenDisabled;
      if (!(data13 === "keep" || data13 === "clear")) {
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema61.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema61.properties.whenDisabled.enum, parentSchema: schema61.properties.whenDisabled, data: data13 };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.compute !== void 0) {
      let data14 = data.compute;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema22.required, parentSchema: schema22, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data: data14 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.value.type, parentSchema: schema22.properties.value, data: data15 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data14.mode !== void 0) {
          let data16 = data14.mode;
          if (!(data16 === "always" || data16 === "suggest")) {
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema22.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema22.properties.mode.enum, parentSchema: schema22.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data: data14 };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.viewPermission !== void 0) {
      let data17 = data.viewPermission;
      if (typeof data17 === "string") {
        if (func3(data17) > 100) {
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema61.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema61.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.viewPermission.type, parentSchema: schema61.properties.viewPermission, data: data17 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.editPermission !== void 0) {
      let data18 = data.editPermission;
      if (typeof data18 === "string") {
        if (func3(data18) > 100) {
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema61.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema61.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.editPermission.type, parentSchema: schema61.properties.editPermission, data: data18 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data19 = data.index;
      if (typeof data19 !== "boolean") {
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema61.properties.index.type, parentSchema: schema61.properties.index, data: data19 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.renamedFrom !== void 0) {
      let data20 = data.renamedFrom;
      if (typeof data20 === "string") {
        if (func3(data20) > 60) {
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema61.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema61.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.renamedFrom.type, parentSchema: schema61.properties.renamedFrom, data: data20 };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data21 = data.defaultValue;
      if (typeof data21 === "string") {
        if (func3(data21) > 4e3) {
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema61.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.defaultValue.type, parentSchema: schema61.properties.defaultValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data22 = data.action;
      if (typeof data22 === "string") {
        if (func3(data22) > 300) {
          const err62 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema61.properties.action, data: data22 };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (func3(data22) < 1) {
          const err63 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema61.properties.action, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      } else {
        const err64 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.action.type, parentSchema: schema61.properties.action, data: data22 };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.token !== void 0) {
      let data23 = data.token;
      if (typeof data23 !== "boolean") {
        const err65 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema61.properties.token.type, parentSchema: schema61.properties.token, data: data23 };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data24 = data.data;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        for (const key4 in data24) {
          const _errs70 = errors;
          if (typeof key4 === "string") {
            if (!pattern65.test(key4)) {
              const err66 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"', schema: "^[A-Za-z][A-Za-z0-9_]*$", parentSchema: schema61.properties.data.propertyNames, data: key4, propertyName: key4 };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          }
          var valid14 = _errs70 === errors;
          if (!valid14) {
            const err67 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid", schema: schema61.properties.data.propertyNames, parentSchema: schema61.properties.data, data: data24 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
        for (const key5 in data24) {
          let data25 = data24[key5];
          if (typeof data25 !== "string" && !(typeof data25 == "number" && isFinite(data25)) && typeof data25 !== "boolean") {
            const err68 = { instancePath: instancePath + "/data/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/data/additionalProperties/type", keyword: "type", params: { type: schema61.properties.data.additionalProperties.type }, message: "must be string,number,boolean", schema: schema61.properties.data.additionalProperties.type, parentSchema: schema61.properties.data.additionalProperties, data: data25 };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
      } else {
        const err69 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.properties.data.type, parentSchema: schema61.properties.data, data: data24 };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
    if (data.responseName !== void 0) {
      let data26 = data.responseName;
      if (typeof data26 === "string") {
        if (func3(data26) > 60) {
          const err70 = { instancePath: instancePath + "/responseName", schemaPath: "#/properties/responseName/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema61.properties.responseName, data: data26 };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        if (!pattern66.test(data26)) {
          const err71 = { instancePath: instancePath + "/responseName", schemaPath: "#/properties/responseName/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_.]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_.]*$"', schema: "^[A-Za-z][A-Za-z0-9_.]*$", parentSchema: schema61.properties.responseName, data: data26 };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      } else {
        const err72 = { instancePath: instancePath + "/responseName", schemaPath: "#/properties/responseName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.responseName.type, parentSchema: schema61.properties.responseName, data: data26 };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data.number !== void 0) {
      let data27 = data.number;
      if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
        const err73 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema61.properties.number.type, parentSchema: schema61.properties.number, data: data27 };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
      if (typeof data27 == "number" && isFinite(data27)) {
        if (data27 > 1e3 || isNaN(data27)) {
          const err74 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema61.properties.number, data: data27 };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        if (data27 < 0 || isNaN(data27)) {
          const err75 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema61.properties.number, data: data27 };
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
      }
    }
    if (data.multi !== void 0) {
      let data28 = data.multi;
      if (typeof data28 !== "boolean") {
        const err76 = { instancePath: instancePath + "/multi", schemaPath: "#/properties/multi/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema61.properties.multi.type, parentSchema: schema61.properties.multi, data: data28 };
        if (vErrors === null) {
          vErrors = [err76];
        } else {
          vErrors.push(err76);
        }
        errors++;
      }
    }
    if (data.allowDownload !== void 0) {
      let data29 = data.allowDownload;
      if (typeof data29 !== "boolean") {
        const err77 = { instancePath: instancePath + "/allowDownload", schemaPath: "#/properties/allowDownload/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema61.properties.allowDownload.type, parentSchema: schema61.properties.allowDownload, data: data29 };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
    }
    if (data.allowRemove !== void 0) {
      let data30 = data.allowRemove;
      if (typeof data30 !== "boolean") {
        const err78 = { instancePath: instancePath + "/allowRemove", schemaPath: "#/properties/allowRemove/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema61.properties.allowRemove.type, parentSchema: schema61.properties.allowRemove, data: data30 };
        if (vErrors === null) {
          vErrors = [err78];
        } else {
          vErrors.push(err78);
        }
        errors++;
      }
    }
    if (data.btnText !== void 0) {
      let data31 = data.btnText;
      if (typeof data31 === "string") {
        if (func3(data31) > 20) {
          const err79 = { instancePath: instancePath + "/btnText", schemaPath: "#/properties/btnText/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters", schema: 20, parentSchema: schema61.properties.btnText, data: data31 };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
        if (func3(data31) < 1) {
          const err80 = { instancePath: instancePath + "/btnText", schemaPath: "#/properties/btnText/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema61.properties.btnText, data: data31 };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
      } else {
        const err81 = { instancePath: instancePath + "/btnText", schemaPath: "#/properties/btnText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.btnText.type, parentSchema: schema61.properties.btnText, data: data31 };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
    }
    if (data.maxLength !== void 0) {
      let data32 = data.maxLength;
      if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
        const err82 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema61.properties.maxLength.type, parentSchema: schema61.properties.maxLength, data: data32 };
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      }
      if (typeof data32 == "number" && isFinite(data32)) {
        if (data32 > 4e3 || isNaN(data32)) {
          const err83 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema61.properties.maxLength, data: data32 };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (data32 < 1 || isNaN(data32)) {
          const err84 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema61.properties.maxLength, data: data32 };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
      }
    }
    if (data.fieldExtendJson !== void 0) {
      let data33 = data.fieldExtendJson;
      if (!(data33 && typeof data33 == "object" && !Array.isArray(data33)) && typeof data33 !== "string") {
        const err85 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/type", keyword: "type", params: { type: schema50.type }, message: "must be object,string", schema: schema50.type, parentSchema: schema50, data: data33 };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
      if (typeof data33 === "string") {
        if (func3(data33) > 2e3) {
          const err86 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema50, data: data33 };
          if (vErrors === null) {
            vErrors = [err86];
          } else {
            vErrors.push(err86);
          }
          errors++;
        }
        if (func3(data33) < 2) {
          const err87 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters", schema: 2, parentSchema: schema50, data: data33 };
          if (vErrors === null) {
            vErrors = [err87];
          } else {
            vErrors.push(err87);
          }
          errors++;
        }
      }
      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        for (const key6 in data33) {
          if (!(key6 === "store" || key6 === "text" || key6 === "multiSelect" || key6 === "uploadnum")) {
            const err88 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50, data: data33 };
            if (vErrors === null) {
              vErrors = [err88];
            } else {
              vErrors.push(err88);
            }
            errors++;
          }
        }
        if (data33.store !== void 0) {
          let data34 = data33.store;
          if (!(data34 === "id" || data34 === "username" || data34 === "orgCode" || data34 === "realname" || data34 === "departName" || data34 === "phone")) {
            const err89 = { instancePath: instancePath + "/fieldExtendJson/store", schemaPath: "#/definitions/fieldExtend/properties/store/enum", keyword: "enum", params: { allowedValues: schema50.properties.store.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.store.enum, parentSchema: schema50.properties.store, data: data34 };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
        }
        if (data33.text !== void 0) {
          let data35 = data33.text;
          if (!(data35 === "id" || data35 === "username" || data35 === "orgCode" || data35 === "realname" || data35 === "departName" || data35 === "phone")) {
            const err90 = { instancePath: instancePath + "/fieldExtendJson/text", schemaPath: "#/definitions/fieldExtend/properties/text/enum", keyword: "enum", params: { allowedValues: schema50.properties.text.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.text.enum, parentSchema: schema50.properties.text, data: data35 };
            if (vErrors === null) {
              vErrors = [err90];
            } else {
              vErrors.push(err90);
            }
            errors++;
          }
        }
        if (data33.multiSelect !== void 0) {
          let data36 = data33.multiSelect;
          if (typeof data36 !== "boolean") {
            const err91 = { instancePath: instancePath + "/fieldExtendJson/multiSelect", schemaPath: "#/definitions/fieldExtend/properties/multiSelect/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema50.properties.multiSelect.type, parentSchema: schema50.properties.multiSelect, data: data36 };
            if (vErrors === null) {
              vErrors = [err91];
            } else {
              vErrors.push(err91);
            }
            errors++;
          }
        }
        if (data33.uploadnum !== void 0) {
          let data37 = data33.uploadnum;
          if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37)) && typeof data37 !== "string") {
            const err92 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/type", keyword: "type", params: { type: schema50.properties.uploadnum.type }, message: "must be integer,string", schema: schema50.properties.uploadnum.type, parentSchema: schema50.properties.uploadnum, data: data37 };
            if (vErrors === null) {
              vErrors = [err92];
            } else {
              vErrors.push(err92);
            }
            errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 > 1e3 || isNaN(data37)) {
              const err93 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema50.properties.uploadnum, data: data37 };
              if (vErrors === null) {
                vErrors = [err93];
              } else {
                vErrors.push(err93);
              }
              errors++;
            }
            if (data37 < 0 || isNaN(data37)) {
              const err94 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema50.properties.uploadnum, data: data37 };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
          }
          if (typeof data37 === "string") {
            if (!pattern43.test(data37)) {
              const err95 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/pattern", keyword: "pattern", params: { pattern: "^\\d{1,3}$" }, message: 'must match pattern "^\\d{1,3}$"', schema: "^\\d{1,3}$", parentSchema: schema50.properties.uploadnum, data: data37 };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
          }
        }
      }
    }
  } else {
    const err96 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data };
    if (vErrors === null) {
      vErrors = [err96];
    } else {
      vErrors.push(err96);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var schema67 = { "description": "Rows picked from a popup report, which fill this column and others.", "type": "object", "additionalProperties": false, "required": ["type", "title", "popupCode", "orgFields", "destFields"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: popup (a text with a report behind it).", "enum": ["popup"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "maxLength": { "description": "Most characters that the field may hold, 1 to 4000. Default: 255, or 2000 with multi.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "popupCode": { "description": "Report that is shown: schemas/reports/<code>.json.", "type": "string", "format": "reportCode", "minLength": 1, "maxLength": 60 }, "orgFields": { "description": "Columns of the report that are taken over, as a list or comma text.", "type": ["array", "string"], "minItems": 1, "maxItems": 50, "minLength": 1, "maxLength": 2e3, "items": { "type": "string", "minLength": 1, "maxLength": 60 } }, "destFields": { "description": "Columns beside this one that are filled, one for each of orgFields, as a list or comma text.", "type": ["array", "string"], "minItems": 1, "maxItems": 50, "minLength": 1, "maxLength": 2e3, "items": { "type": "string", "minLength": 1, "maxLength": 60, "format": "columnKey" } }, "param": { "description": "Values of the report's parameters by name: a text or number, or an expression that starts with $values or $row. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9_]*$" }, "additionalProperties": { "type": ["string", "number"] } }, "sorter": { "description": `Order of the report's rows: "createTime=desc,name=asc". Default: the report's.`, "type": "string", "pattern": "^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$", "maxLength": 300 }, "multi": { "description": "Whether several rows may be picked; their values are joined by commas. Default: fieldExtendJson's multiSelect, else false.", "type": "boolean" }, "allowInput": { "description": "Whether the text may also be typed. Default: true.", "type": "boolean" }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } };
var pattern74 = new RegExp("^[a-z][A-Za-z0-9_]*$", "u");
var pattern75 = new RegExp("^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$", "u");
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.field === void 0 && (missing0 = "field")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema67.else.required, parentSchema: schema67.else, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema67.if, parentSchema: schema67, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema67.required, parentSchema: schema67, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema67.required, parentSchema: schema67, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.popupCode === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "popupCode" }, message: "must have required property 'popupCode'", schema: schema67.required, parentSchema: schema67, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.orgFields === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orgFields" }, message: "must have required property 'orgFields'", schema: schema67.required, parentSchema: schema67, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.destFields === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "destFields" }, message: "must have required property 'destFields'", schema: schema67.required, parentSchema: schema67, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema67.properties, key0)) {
        const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema67, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "popup")) {
        const err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema67.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema67.properties.type.enum, parentSchema: schema67.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data1 = data.key;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err10 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema67.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err11 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema67.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.key.type, parentSchema: schema67.properties.key, data: data1 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      let data2 = data.field;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err13 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema67.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err14 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema67.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.field.type, parentSchema: schema67.properties.field, data: data2 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err16 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema67.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err17 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema67.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.title.type, parentSchema: schema67.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data4 = data.width;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err19 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema67.properties.width.type, parentSchema: schema67.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err20 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema67.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err21 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema67.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.placeholder !== void 0) {
      let data5 = data.placeholder;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err22 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema67.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.placeholder.type, parentSchema: schema67.properties.placeholder, data: data5 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.props !== void 0) {
      let data6 = data.props;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs18 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema67.properties.props.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          }
          var valid2 = _errs18 === errors;
          if (!valid2) {
            const err25 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema67.properties.props.propertyNames, parentSchema: schema67.properties.props, data: data6 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 !== "string" && !(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "boolean") {
            const err26 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema67.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema67.properties.props.additionalProperties.type, parentSchema: schema67.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema67.properties.props.type, parentSchema: schema67.properties.props, data: data6 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.validateRules !== void 0) {
      let data8 = data.validateRules;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          const err28 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema67.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate15(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema67.properties.validateRules.type, parentSchema: schema67.properties.validateRules, data: data8 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data10 = data.visible;
      const _errs27 = errors;
      let valid7 = false;
      const _errs28 = errors;
      if (typeof data10 !== "boolean") {
        const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data10 };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      var _valid1 = _errs28 === errors;
      valid7 = valid7 || _valid1;
      if (!valid7) {
        const _errs30 = errors;
        if (typeof data10 === "string") {
          if (func3(data10) > 2e3) {
            const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err32 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        } else {
          const err33 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data10 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        var _valid1 = _errs30 === errors;
        valid7 = valid7 || _valid1;
      }
      if (!valid7) {
        const err34 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data10 };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.disabled !== void 0) {
      let data11 = data.disabled;
      const _errs34 = errors;
      let valid9 = false;
      const _errs35 = errors;
      if (typeof data11 !== "boolean") {
        const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data11 };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs37 = errors;
        if (typeof data11 === "string") {
          if (func3(data11) > 2e3) {
            const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err37 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        } else {
          const err38 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data11 };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err39 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data11 };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.required !== void 0) {
      let data12 = data.required;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (typeof data12 !== "boolean") {
        const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data12 };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      var _valid3 = _errs42 === errors;
      valid11 = valid11 || _valid3;
      if (!valid11) {
        const _errs44 = errors;
        if (typeof data12 === "string") {
          if (func3(data12) > 2e3) {
            const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err42 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        } else {
          const err43 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data12 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        var _valid3 = _errs44 === errors;
        valid11 = valid11 || _valid3;
      }
      if (!valid11) {
        const err44 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data12 };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.whenDisabled !== void 0) {
      let data13 = data.whenDisabled;
      if (!(data13 === "keep" || data13 === "clear")) {
        const err45 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema67.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema67.properties.whenDisabled.enum, parentSchema: schema67.properties.whenDisabled, data: data13 };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.compute !== void 0) {
      let data14 = data.compute;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.value === void 0) {
          const err46 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema22.required, parentSchema: schema22, data: data14 };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err47 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data: data14 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data14.value !== void 0) {
          let data15 = data14.value;
          if (typeof data15 === "string") {
            if (func3(data15) > 2e3) {
              const err48 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err49 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema22.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          } else {
            const err50 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.value.type, parentSchema: schema22.properties.value, data: data15 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data14.mode !== void 0) {
          let data16 = data14.mode;
          if (!(data16 === "always" || data16 === "suggest")) {
            const err51 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema22.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema22.properties.mode.enum, parentSchema: schema22.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      } else {
        const err52 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data: data14 };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.viewPermission !== void 0) {
      let data17 = data.viewPermission;
      if (typeof data17 === "string") {
        if (func3(data17) > 100) {
          const err53 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema67.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err54 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema67.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.viewPermission.type, parentSchema: schema67.properties.viewPermission, data: data17 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.editPermission !== void 0) {
      let data18 = data.editPermission;
      if (typeof data18 === "string") {
        if (func3(data18) > 100) {
          const err56 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema67.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err57 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema67.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
      } else {
        const err58 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.editPermission.type, parentSchema: schema67.properties.editPermission, data: data18 };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data19 = data.index;
      if (typeof data19 !== "boolean") {
        const err59 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema67.properties.index.type, parentSchema: schema67.properties.index, data: data19 };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.renamedFrom !== void 0) {
      let data20 = data.renamedFrom;
      if (typeof data20 === "string") {
        if (func3(data20) > 60) {
          const err60 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema67.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err61 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema67.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
      } else {
        const err62 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.renamedFrom.type, parentSchema: schema67.properties.renamedFrom, data: data20 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data21 = data.defaultValue;
      if (typeof data21 === "string") {
        if (func3(data21) > 4e3) {
          const err63 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema67.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      } else {
        const err64 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.defaultValue.type, parentSchema: schema67.properties.defaultValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.maxLength !== void 0) {
      let data22 = data.maxLength;
      if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
        const err65 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema67.properties.maxLength.type, parentSchema: schema67.properties.maxLength, data: data22 };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 > 4e3 || isNaN(data22)) {
          const err66 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema67.properties.maxLength, data: data22 };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        if (data22 < 1 || isNaN(data22)) {
          const err67 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema67.properties.maxLength, data: data22 };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
      }
    }
    if (data.popupCode !== void 0) {
      let data23 = data.popupCode;
      if (typeof data23 === "string") {
        if (func3(data23) > 60) {
          const err68 = { instancePath: instancePath + "/popupCode", schemaPath: "#/properties/popupCode/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema67.properties.popupCode, data: data23 };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
        if (func3(data23) < 1) {
          const err69 = { instancePath: instancePath + "/popupCode", schemaPath: "#/properties/popupCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema67.properties.popupCode, data: data23 };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
      } else {
        const err70 = { instancePath: instancePath + "/popupCode", schemaPath: "#/properties/popupCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.popupCode.type, parentSchema: schema67.properties.popupCode, data: data23 };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
    }
    if (data.orgFields !== void 0) {
      let data24 = data.orgFields;
      if (!Array.isArray(data24) && typeof data24 !== "string") {
        const err71 = { instancePath: instancePath + "/orgFields", schemaPath: "#/properties/orgFields/type", keyword: "type", params: { type: schema67.properties.orgFields.type }, message: "must be array,string", schema: schema67.properties.orgFields.type, parentSchema: schema67.properties.orgFields, data: data24 };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (func3(data24) > 2e3) {
          const err72 = { instancePath: instancePath + "/orgFields", schemaPath: "#/properties/orgFields/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema67.properties.orgFields, data: data24 };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        if (func3(data24) < 1) {
          const err73 = { instancePath: instancePath + "/orgFields", schemaPath: "#/properties/orgFields/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema67.properties.orgFields, data: data24 };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
      }
      if (Array.isArray(data24)) {
        if (data24.length > 50) {
          const err74 = { instancePath: instancePath + "/orgFields", schemaPath: "#/properties/orgFields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema67.properties.orgFields, data: data24 };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        if (data24.length < 1) {
          const err75 = { instancePath: instancePath + "/orgFields", schemaPath: "#/properties/orgFields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema67.properties.orgFields, data: data24 };
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
        const len1 = data24.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data25 = data24[i1];
          if (typeof data25 === "string") {
            if (func3(data25) > 60) {
              const err76 = { instancePath: instancePath + "/orgFields/" + i1, schemaPath: "#/properties/orgFields/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema67.properties.orgFields.items, data: data25 };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            if (func3(data25) < 1) {
              const err77 = { instancePath: instancePath + "/orgFields/" + i1, schemaPath: "#/properties/orgFields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema67.properties.orgFields.items, data: data25 };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          } else {
            const err78 = { instancePath: instancePath + "/orgFields/" + i1, schemaPath: "#/properties/orgFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.orgFields.items.type, parentSchema: schema67.properties.orgFields.items, data: data25 };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
        }
      }
    }
    if (data.destFields !== void 0) {
      let data26 = data.destFields;
      if (!Array.isArray(data26) && typeof data26 !== "string") {
        const err79 = { instancePath: instancePath + "/destFields", schemaPath: "#/properties/destFields/type", keyword: "type", params: { type: schema67.properties.destFields.type }, message: "must be array,string", schema: schema67.properties.destFields.type, parentSchema: schema67.properties.destFields, data: data26 };
        if (vErrors === null) {
          vErrors = [err79];
        } else {
          vErrors.push(err79);
        }
        errors++;
      }
      if (typeof data26 === "string") {
        if (func3(data26) > 2e3) {
          const err80 = { instancePath: instancePath + "/destFields", schemaPath: "#/properties/destFields/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema67.properties.destFields, data: data26 };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
        if (func3(data26) < 1) {
          const err81 = { instancePath: instancePath + "/destFields", schemaPath: "#/properties/destFields/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema67.properties.destFields, data: data26 };
          if (vErrors === null) {
            vErrors = [err81];
          } else {
            vErrors.push(err81);
          }
          errors++;
        }
      }
      if (Array.isArray(data26)) {
        if (data26.length > 50) {
          const err82 = { instancePath: instancePath + "/destFields", schemaPath: "#/properties/destFields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema67.properties.destFields, data: data26 };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
        if (data26.length < 1) {
          const err83 = { instancePath: instancePath + "/destFields", schemaPath: "#/properties/destFields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema67.properties.destFields, data: data26 };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        const len2 = data26.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data27 = data26[i2];
          if (typeof data27 === "string") {
            if (func3(data27) > 60) {
              const err84 = { instancePath: instancePath + "/destFields/" + i2, schemaPath: "#/properties/destFields/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema67.properties.destFields.items, data: data27 };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
            if (func3(data27) < 1) {
              const err85 = { instancePath: instancePath + "/destFields/" + i2, schemaPath: "#/properties/destFields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema67.properties.destFields.items, data: data27 };
              if (vErrors === null) {
                vErrors = [err85];
              } else {
                vErrors.push(err85);
              }
              errors++;
            }
          } else {
            const err86 = { instancePath: instancePath + "/destFields/" + i2, schemaPath: "#/properties/destFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.destFields.items.type, parentSchema: schema67.properties.destFields.items, data: data27 };
            if (vErrors === null) {
              vErrors = [err86];
            } else {
              vErrors.push(err86);
            }
            errors++;
          }
        }
      }
    }
    if (data.param !== void 0) {
      let data28 = data.param;
      if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
        for (const key4 in data28) {
          const _errs78 = errors;
          if (typeof key4 === "string") {
            if (!pattern74.test(key4)) {
              const err87 = { instancePath: instancePath + "/param", schemaPath: "#/properties/param/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9_]*$"', schema: "^[a-z][A-Za-z0-9_]*$", parentSchema: schema67.properties.param.propertyNames, data: key4, propertyName: key4 };
              if (vErrors === null) {
                vErrors = [err87];
              } else {
                vErrors.push(err87);
              }
              errors++;
            }
          }
          var valid18 = _errs78 === errors;
          if (!valid18) {
            const err88 = { instancePath: instancePath + "/param", schemaPath: "#/properties/param/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid", schema: schema67.properties.param.propertyNames, parentSchema: schema67.properties.param, data: data28 };
            if (vErrors === null) {
              vErrors = [err88];
            } else {
              vErrors.push(err88);
            }
            errors++;
          }
        }
        for (const key5 in data28) {
          let data29 = data28[key5];
          if (typeof data29 !== "string" && !(typeof data29 == "number" && isFinite(data29))) {
            const err89 = { instancePath: instancePath + "/param/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/param/additionalProperties/type", keyword: "type", params: { type: schema67.properties.param.additionalProperties.type }, message: "must be string,number", schema: schema67.properties.param.additionalProperties.type, parentSchema: schema67.properties.param.additionalProperties, data: data29 };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
        }
      } else {
        const err90 = { instancePath: instancePath + "/param", schemaPath: "#/properties/param/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema67.properties.param.type, parentSchema: schema67.properties.param, data: data28 };
        if (vErrors === null) {
          vErrors = [err90];
        } else {
          vErrors.push(err90);
        }
        errors++;
      }
    }
    if (data.sorter !== void 0) {
      let data30 = data.sorter;
      if (typeof data30 === "string") {
        if (func3(data30) > 300) {
          const err91 = { instancePath: instancePath + "/sorter", schemaPath: "#/properties/sorter/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema67.properties.sorter, data: data30 };
          if (vErrors === null) {
            vErrors = [err91];
          } else {
            vErrors.push(err91);
          }
          errors++;
        }
        if (!pattern75.test(data30)) {
          const err92 = { instancePath: instancePath + "/sorter", schemaPath: "#/properties/sorter/pattern", keyword: "pattern", params: { pattern: "^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$" }, message: 'must match pattern "^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$"', schema: "^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$", parentSchema: schema67.properties.sorter, data: data30 };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
      } else {
        const err93 = { instancePath: instancePath + "/sorter", schemaPath: "#/properties/sorter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.properties.sorter.type, parentSchema: schema67.properties.sorter, data: data30 };
        if (vErrors === null) {
          vErrors = [err93];
        } else {
          vErrors.push(err93);
        }
        errors++;
      }
    }
    if (data.multi !== void 0) {
      let data31 = data.multi;
      if (typeof data31 !== "boolean") {
        const err94 = { instancePath: instancePath + "/multi", schemaPath: "#/properties/multi/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema67.properties.multi.type, parentSchema: schema67.properties.multi, data: data31 };
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      }
    }
    if (data.allowInput !== void 0) {
      let data32 = data.allowInput;
      if (typeof data32 !== "boolean") {
        const err95 = { instancePath: instancePath + "/allowInput", schemaPath: "#/properties/allowInput/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema67.properties.allowInput.type, parentSchema: schema67.properties.allowInput, data: data32 };
        if (vErrors === null) {
          vErrors = [err95];
        } else {
          vErrors.push(err95);
        }
        errors++;
      }
    }
    if (data.fieldExtendJson !== void 0) {
      let data33 = data.fieldExtendJson;
      if (!(data33 && typeof data33 == "object" && !Array.isArray(data33)) && typeof data33 !== "string") {
        const err96 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/type", keyword: "type", params: { type: schema50.type }, message: "must be object,string", schema: schema50.type, parentSchema: schema50, data: data33 };
        if (vErrors === null) {
          vErrors = [err96];
        } else {
          vErrors.push(err96);
        }
        errors++;
      }
      if (typeof data33 === "string") {
        if (func3(data33) > 2e3) {
          const err97 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema50, data: data33 };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
        if (func3(data33) < 2) {
          const err98 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters", schema: 2, parentSchema: schema50, data: data33 };
          if (vErrors === null) {
            vErrors = [err98];
          } else {
            vErrors.push(err98);
          }
          errors++;
        }
      }
      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        for (const key6 in data33) {
          if (!(key6 === "store" || key6 === "text" || key6 === "multiSelect" || key6 === "uploadnum")) {
            const err99 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50, data: data33 };
            if (vErrors === null) {
              vErrors = [err99];
            } else {
              vErrors.push(err99);
            }
            errors++;
          }
        }
        if (data33.store !== void 0) {
          let data34 = data33.store;
          if (!(data34 === "id" || data34 === "username" || data34 === "orgCode" || data34 === "realname" || data34 === "departName" || data34 === "phone")) {
            const err100 = { instancePath: instancePath + "/fieldExtendJson/store", schemaPath: "#/definitions/fieldExtend/properties/store/enum", keyword: "enum", params: { allowedValues: schema50.properties.store.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.store.enum, parentSchema: schema50.properties.store, data: data34 };
            if (vErrors === null) {
              vErrors = [err100];
            } else {
              vErrors.push(err100);
            }
            errors++;
          }
        }
        if (data33.text !== void 0) {
          let data35 = data33.text;
          if (!(data35 === "id" || data35 === "username" || data35 === "orgCode" || data35 === "realname" || data35 === "departName" || data35 === "phone")) {
            const err101 = { instancePath: instancePath + "/fieldExtendJson/text", schemaPath: "#/definitions/fieldExtend/properties/text/enum", keyword: "enum", params: { allowedValues: schema50.properties.text.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.text.enum, parentSchema: schema50.properties.text, data: data35 };
            if (vErrors === null) {
              vErrors = [err101];
            } else {
              vErrors.push(err101);
            }
            errors++;
          }
        }
        if (data33.multiSelect !== void 0) {
          let data36 = data33.multiSelect;
          if (typeof data36 !== "boolean") {
            const err102 = { instancePath: instancePath + "/fieldExtendJson/multiSelect", schemaPath: "#/definitions/fieldExtend/properties/multiSelect/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema50.properties.multiSelect.type, parentSchema: schema50.properties.multiSelect, data: data36 };
            if (vErrors === null) {
              vErrors = [err102];
            } else {
              vErrors.push(err102);
            }
            errors++;
          }
        }
        if (data33.uploadnum !== void 0) {
          let data37 = data33.uploadnum;
          if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37)) && typeof data37 !== "string") {
            const err103 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/type", keyword: "type", params: { type: schema50.properties.uploadnum.type }, message: "must be integer,string", schema: schema50.properties.uploadnum.type, parentSchema: schema50.properties.uploadnum, data: data37 };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 > 1e3 || isNaN(data37)) {
              const err104 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema50.properties.uploadnum, data: data37 };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
            if (data37 < 0 || isNaN(data37)) {
              const err105 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema50.properties.uploadnum, data: data37 };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
          }
          if (typeof data37 === "string") {
            if (!pattern43.test(data37)) {
              const err106 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/pattern", keyword: "pattern", params: { pattern: "^\\d{1,3}$" }, message: 'must match pattern "^\\d{1,3}$"', schema: "^\\d{1,3}$", parentSchema: schema50.properties.uploadnum, data: data37 };
              if (vErrors === null) {
                vErrors = [err106];
              } else {
                vErrors.push(err106);
              }
              errors++;
            }
          }
        }
      }
    }
  } else {
    const err107 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema67.type, parentSchema: schema67, data };
    if (vErrors === null) {
      vErrors = [err107];
    } else {
      vErrors.push(err107);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema15.required, parentSchema: schema15, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "input" || data0 === "textarea" || data0 === "input_pop" || data0 === "tags" || data0 === "slot" || data0 === "normal" || data0 === "hidden" || data0 === "inputNumber" || data0 === "progress" || data0 === "select" || data0 === "select-search" || data0 === "radio" || data0 === "list_multi" || data0 === "select-multiple" || data0 === "checkbox_meta" || data0 === "sel_search" || data0 === "sel_search_async" || data0 === "autocomplete" || data0 === "sel_user" || data0 === "sel_depart" || data0 === "date" || data0 === "datetime" || data0 === "time" || data0 === "checkbox" || data0 === "upload" || data0 === "file" || data0 === "image" || data0 === "popup")) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema15.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema15.properties.type.enum, parentSchema: schema15.properties.type, data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "input") {
        if (!validate14(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "textarea") {
        if (!validate14(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "input_pop") {
        if (!validate14(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "tags") {
        if (!validate14(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "slot") {
        if (!validate14(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "normal") {
        if (!validate14(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "hidden") {
        if (!validate14(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "inputNumber") {
        if (!validate17(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "progress") {
        if (!validate17(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "select") {
        if (!validate19(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "select-search") {
        if (!validate19(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "radio") {
        if (!validate19(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "list_multi") {
        if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "select-multiple") {
        if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "checkbox_meta") {
        if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "sel_search") {
        if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "sel_search_async") {
        if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "autocomplete") {
        if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "sel_user") {
        if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "sel_depart") {
        if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "date") {
        if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "datetime") {
        if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "time") {
        if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "checkbox") {
        if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "upload") {
        if (!validate31(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "file") {
        if (!validate31(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "image") {
        if (!validate31(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "popup") {
        if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
          errors = vErrors.length;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf', schema: schema15.discriminator, parentSchema: schema15, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string', schema: schema15.discriminator, parentSchema: schema15, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema15.type, parentSchema: schema15, data };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
var schema73 = { "description": "A sub-table of the record.", "type": "object", "additionalProperties": false, "required": ["key", "title", "table", "columns"], "properties": { "key": { "description": "Name in expressions and paths: goods gives $details.goods and /goods/0.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "Heading of the tab.", "type": "string", "minLength": 1, "maxLength": 60 }, "wireName": { "description": "Name of the array in records on the wire: bgdGoodsList. Default: the key with List behind.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "table": { "description": "Database table of the rows. Not sys_….", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "orderKey": { "description": "Column that holds the row's number, renumbered from 1. Default: none.", "type": "string", "format": "columnKey" }, "minRows": { "description": "Fewest rows; a new record starts with as many. Default: 0.", "type": "integer", "minimum": 0, "maximum": 1e3 }, "maxRows": { "description": "Most rows. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 1e5 }, "size": { "description": "Height of the rows: medium 61 px, small 48, mini 36, tiny 28. What staff set themselves stands over it. Default: medium.", "enum": ["medium", "small", "mini", "tiny"] }, "columns": { "description": "Columns of a row, in order.", "type": "array", "minItems": 1, "maxItems": 200, "items": { "$ref": "#/definitions/columnSchema" } } } };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema73.required, parentSchema: schema73, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema73.required, parentSchema: schema73, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.table === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "table" }, message: "must have required property 'table'", schema: schema73.required, parentSchema: schema73, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.columns === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'", schema: schema73.required, parentSchema: schema73, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema73.properties, key0)) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema73, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      let data0 = data.key;
      if (typeof data0 === "string") {
        if (func3(data0) > 60) {
          const err5 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema73.properties.key, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern2.test(data0)) {
          const err6 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema73.properties.key, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.key.type, parentSchema: schema73.properties.key, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema73.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func3(data1) < 1) {
          const err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema73.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.title.type, parentSchema: schema73.properties.title, data: data1 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.wireName !== void 0) {
      let data2 = data.wireName;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err11 = { instancePath: instancePath + "/wireName", schemaPath: "#/properties/wireName/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema73.properties.wireName, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err12 = { instancePath: instancePath + "/wireName", schemaPath: "#/properties/wireName/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema73.properties.wireName, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/wireName", schemaPath: "#/properties/wireName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.wireName.type, parentSchema: schema73.properties.wireName, data: data2 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.table !== void 0) {
      let data3 = data.table;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err14 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema73.properties.table, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern1.test(data3)) {
          const err15 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema73.properties.table, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.table.type, parentSchema: schema73.properties.table, data: data3 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.orderKey !== void 0) {
      let data4 = data.orderKey;
      if (!(typeof data4 === "string")) {
        const err17 = { instancePath: instancePath + "/orderKey", schemaPath: "#/properties/orderKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.orderKey.type, parentSchema: schema73.properties.orderKey, data: data4 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.minRows !== void 0) {
      let data5 = data.minRows;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err18 = { instancePath: instancePath + "/minRows", schemaPath: "#/properties/minRows/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema73.properties.minRows.type, parentSchema: schema73.properties.minRows, data: data5 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1e3 || isNaN(data5)) {
          const err19 = { instancePath: instancePath + "/minRows", schemaPath: "#/properties/minRows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema73.properties.minRows, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err20 = { instancePath: instancePath + "/minRows", schemaPath: "#/properties/minRows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema73.properties.minRows, data: data5 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.maxRows !== void 0) {
      let data6 = data.maxRows;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err21 = { instancePath: instancePath + "/maxRows", schemaPath: "#/properties/maxRows/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema73.properties.maxRows.type, parentSchema: schema73.properties.maxRows, data: data6 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 1e5 || isNaN(data6)) {
          const err22 = { instancePath: instancePath + "/maxRows", schemaPath: "#/properties/maxRows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema73.properties.maxRows, data: data6 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          const err23 = { instancePath: instancePath + "/maxRows", schemaPath: "#/properties/maxRows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema73.properties.maxRows, data: data6 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.size !== void 0) {
      let data7 = data.size;
      if (!(data7 === "medium" || data7 === "small" || data7 === "mini" || data7 === "tiny")) {
        const err24 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/enum", keyword: "enum", params: { allowedValues: schema73.properties.size.enum }, message: "must be equal to one of the allowed values", schema: schema73.properties.size.enum, parentSchema: schema73.properties.size, data: data7 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data8 = data.columns;
      if (Array.isArray(data8)) {
        if (data8.length > 200) {
          const err25 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema73.properties.columns, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data8.length < 1) {
          const err26 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema73.properties.columns, data: data8 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/columns/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema73.properties.columns.type, parentSchema: schema73.properties.columns, data: data8 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema73.type, parentSchema: schema73, data };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
var schema74 = { "description": "What must hold across fields.", "type": "object", "additionalProperties": false, "required": ["id", "must", "marks", "message"], "properties": { "id": { "description": "Name of the check in findings: R05.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 40 }, "level": { "description": "error stops, warn is only shown, confirm stops until a reason is typed. Default: error.", "enum": ["error", "warn", "confirm"] }, "at": { "description": "When it must hold: at every save, or only when the record is submitted. Default: save.", "$ref": "#/definitions/moment" }, "each": { "description": "Detail whose every row is checked; $row is the row. Default: the record is checked once.", "type": "string", "format": "detailKey" }, "when": { "description": "Expression; the rule is skipped unless it is true. Default: always.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "must": { "description": "Expression that must be true. A blank operand says nothing: the rule is skipped.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "lookup": { "description": "Reference rows by name, read as $lookup.<name>.<attribute>. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "$ref": "#/definitions/lookupSchema" } }, "marks": { "description": "Where the finding shows: /grossWet, /goods, /goods/*/firstUnit; * is the row at hand.", "type": "array", "minItems": 1, "maxItems": 20, "items": { "type": "string", "format": "mark", "pattern": "^(/[^/]+)+$" } }, "message": { "description": "What staff read; may contain ${values.x}, ${row.x}, ${<look-up>.<attribute>}.", "type": "string", "minLength": 1, "maxLength": 300 } } };
var schema76 = { "description": "A row of a dictionary.", "type": "object", "additionalProperties": false, "required": ["dictCode", "key"], "properties": { "dictCode": { "description": "Dictionary to look in.", "type": "string", "format": "dictCode" }, "key": { "description": "Expression of the item's value: $row.codeTs. A blank one skips the rule.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 } } };
var pattern82 = new RegExp("^(/[^/]+)+$", "u");
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema74.required, parentSchema: schema74, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.must === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "must" }, message: "must have required property 'must'", schema: schema74.required, parentSchema: schema74, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.marks === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "marks" }, message: "must have required property 'marks'", schema: schema74.required, parentSchema: schema74, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema74.required, parentSchema: schema74, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema74.properties, key0)) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema74, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 40) {
          const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema74.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern7.test(data0)) {
          const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_-]*$"', schema: "^[A-Za-z][A-Za-z0-9_-]*$", parentSchema: schema74.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.id.type, parentSchema: schema74.properties.id, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.level !== void 0) {
      let data1 = data.level;
      if (!(data1 === "error" || data1 === "warn" || data1 === "confirm")) {
        const err8 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema74.properties.level.enum }, message: "must be equal to one of the allowed values", schema: schema74.properties.level.enum, parentSchema: schema74.properties.level, data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.at !== void 0) {
      let data2 = data.at;
      if (!(data2 === "save" || data2 === "submit")) {
        const err9 = { instancePath: instancePath + "/at", schemaPath: "#/definitions/moment/enum", keyword: "enum", params: { allowedValues: schema18.enum }, message: "must be equal to one of the allowed values", schema: schema18.enum, parentSchema: schema18, data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.each !== void 0) {
      let data3 = data.each;
      if (!(typeof data3 === "string")) {
        const err10 = { instancePath: instancePath + "/each", schemaPath: "#/properties/each/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.each.type, parentSchema: schema74.properties.each, data: data3 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.when !== void 0) {
      let data4 = data.when;
      if (typeof data4 === "string") {
        if (func3(data4) > 2e3) {
          const err11 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema74.properties.when, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func3(data4) < 1) {
          const err12 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema74.properties.when, data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.when.type, parentSchema: schema74.properties.when, data: data4 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.must !== void 0) {
      let data5 = data.must;
      if (typeof data5 === "string") {
        if (func3(data5) > 2e3) {
          const err14 = { instancePath: instancePath + "/must", schemaPath: "#/properties/must/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema74.properties.must, data: data5 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func3(data5) < 1) {
          const err15 = { instancePath: instancePath + "/must", schemaPath: "#/properties/must/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema74.properties.must, data: data5 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/must", schemaPath: "#/properties/must/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.must.type, parentSchema: schema74.properties.must, data: data5 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.lookup !== void 0) {
      let data6 = data.lookup;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          const _errs15 = errors;
          if (typeof key1 === "string") {
            if (!pattern2.test(key1)) {
              const err17 = { instancePath: instancePath + "/lookup", schemaPath: "#/properties/lookup/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema74.properties.lookup.propertyNames, data: key1, propertyName: key1 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
          var valid2 = _errs15 === errors;
          if (!valid2) {
            const err18 = { instancePath: instancePath + "/lookup", schemaPath: "#/properties/lookup/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema74.properties.lookup.propertyNames, parentSchema: schema74.properties.lookup, data: data6 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        for (const key2 in data6) {
          let data7 = data6[key2];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.dictCode === void 0) {
              const err19 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/lookupSchema/required", keyword: "required", params: { missingProperty: "dictCode" }, message: "must have required property 'dictCode'", schema: schema76.required, parentSchema: schema76, data: data7 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data7.key === void 0) {
              const err20 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/lookupSchema/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema76.required, parentSchema: schema76, data: data7 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            for (const key3 in data7) {
              if (!(key3 === "dictCode" || key3 === "key")) {
                const err21 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/lookupSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema76, data: data7 };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data7.dictCode !== void 0) {
              let data8 = data7.dictCode;
              if (!(typeof data8 === "string")) {
                const err22 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dictCode", schemaPath: "#/definitions/lookupSchema/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.dictCode.type, parentSchema: schema76.properties.dictCode, data: data8 };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data7.key !== void 0) {
              let data9 = data7.key;
              if (typeof data9 === "string") {
                if (func3(data9) > 2e3) {
                  const err23 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/key", schemaPath: "#/definitions/lookupSchema/properties/key/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema76.properties.key, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (func3(data9) < 1) {
                  const err24 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/key", schemaPath: "#/definitions/lookupSchema/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.key, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/key", schemaPath: "#/definitions/lookupSchema/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.key.type, parentSchema: schema76.properties.key, data: data9 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/lookupSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.type, parentSchema: schema76, data: data7 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/lookup", schemaPath: "#/properties/lookup/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.properties.lookup.type, parentSchema: schema74.properties.lookup, data: data6 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.marks !== void 0) {
      let data10 = data.marks;
      if (Array.isArray(data10)) {
        if (data10.length > 20) {
          const err28 = { instancePath: instancePath + "/marks", schemaPath: "#/properties/marks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema74.properties.marks, data: data10 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data10.length < 1) {
          const err29 = { instancePath: instancePath + "/marks", schemaPath: "#/properties/marks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema74.properties.marks, data: data10 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (typeof data11 === "string") {
            if (!pattern82.test(data11)) {
              const err30 = { instancePath: instancePath + "/marks/" + i0, schemaPath: "#/properties/marks/items/pattern", keyword: "pattern", params: { pattern: "^(/[^/]+)+$" }, message: 'must match pattern "^(/[^/]+)+$"', schema: "^(/[^/]+)+$", parentSchema: schema74.properties.marks.items, data: data11 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/marks/" + i0, schemaPath: "#/properties/marks/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.marks.items.type, parentSchema: schema74.properties.marks.items, data: data11 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/marks", schemaPath: "#/properties/marks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema74.properties.marks.type, parentSchema: schema74.properties.marks, data: data10 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data12 = data.message;
      if (typeof data12 === "string") {
        if (func3(data12) > 300) {
          const err33 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema74.properties.message, data: data12 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (func3(data12) < 1) {
          const err34 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema74.properties.message, data: data12 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      } else {
        const err35 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.message.type, parentSchema: schema74.properties.message, data: data12 };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
  } else {
    const err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data };
    if (vErrors === null) {
      vErrors = [err36];
    } else {
      vErrors.push(err36);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
var schema77 = { "type": "object", "additionalProperties": false, "required": ["columns"], "properties": { "columns": { "description": "Columns of the list, in order: column keys, or id, createBy, createTime, updateBy, updateTime, sysOrgCode, version.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "columnKey" } }, "sort": { "description": "Order of the list, the first counts most. Default: createTime descending.", "type": "array", "maxItems": 5, "items": { "$ref": "#/definitions/sortSchema" } }, "query": { "description": "Fields of the query form, in order. Default: none.", "type": "array", "maxItems": 60, "items": { "$ref": "#/definitions/queryItemSchema" } }, "actions": { "description": "What can be done with records. Default: none.", "type": "array", "maxItems": 40, "items": { "$ref": "#/definitions/actionSchema" } } } };
var schema78 = { "description": "One column of the order.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column key of the head.", "type": "string", "format": "columnKey" }, "order": { "description": "asc or desc. Default: asc.", "enum": ["asc", "desc"] } } };
var schema79 = { "description": "One field of the query form.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column key, or <detail>.<column> to find records by their rows: goods.codeTs.", "type": "string", "format": "queryColumn" }, "rule": { "description": "How the typed value is compared; range gives two fields. Default: like for text, range for numbers and dates, eq for choices.", "enum": ["eq", "like", "left_like", "right_like", "in", "ne", "gt", "ge", "lt", "le", "range"] }, "expanded": { "description": "Shown only after 展开. Default: false.", "type": "boolean" } } };
var schema80 = { "description": "What can be done with records.", "type": "object", "required": ["action"], "properties": { "action": { "enum": ["add", "edit", "delete", "copy", "import", "export", "transition"] } }, "discriminator": { "propertyName": "action" }, "oneOf": [{ "$ref": "#/definitions/recordAction" }, { "$ref": "#/definitions/transitionAction" }] };
var schema81 = { "description": "One of the actions that every page may have.", "type": "object", "additionalProperties": false, "required": ["action"], "properties": { "action": { "description": "Which: add, edit, delete, copy (needs the right to add), import, export.", "enum": ["add", "edit", "delete", "copy", "import", "export"] }, "title": { "description": "Text of the button. Default: 新增, 编辑, 删除, 复制, 导入, 导出.", "type": "string", "minLength": 1, "maxLength": 20 }, "permission": { "description": "Permission code. Default: the page's prefix and the action's name.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "visible": { "description": "Whether a record allows it: true, false, or an expression over $record and $user; the server holds it too. Default: true.", "$ref": "#/definitions/condition" }, "confirm": { "description": "Question before it is done. Default: none, except for delete.", "type": "string", "minLength": 1, "maxLength": 200 } } };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "action" || key0 === "title" || key0 === "permission" || key0 === "visible" || key0 === "confirm")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema81, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (!(data0 === "add" || data0 === "edit" || data0 === "delete" || data0 === "copy" || data0 === "import" || data0 === "export")) {
        const err2 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema81.properties.action.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.action.enum, parentSchema: schema81.properties.action, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 === "string") {
        if (func3(data1) > 20) {
          const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters", schema: 20, parentSchema: schema81.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func3(data1) < 1) {
          const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema81.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.title.type, parentSchema: schema81.properties.title, data: data1 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.permission !== void 0) {
      let data2 = data.permission;
      if (typeof data2 === "string") {
        if (func3(data2) > 100) {
          const err6 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema81.properties.permission, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern3.test(data2)) {
          const err7 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema81.properties.permission, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.permission.type, parentSchema: schema81.properties.permission, data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data3 = data.visible;
      const _errs9 = errors;
      let valid2 = false;
      const _errs10 = errors;
      if (typeof data3 !== "boolean") {
        const err9 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data3 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs12 = errors;
        if (typeof data3 === "string") {
          if (func3(data3) > 2e3) {
            const err10 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data3 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (func3(data3) < 1) {
            const err11 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        } else {
          const err12 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data3 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        const err13 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data3 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = _errs9;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.confirm !== void 0) {
      let data4 = data.confirm;
      if (typeof data4 === "string") {
        if (func3(data4) > 200) {
          const err14 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema81.properties.confirm, data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func3(data4) < 1) {
          const err15 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema81.properties.confirm, data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.confirm.type, parentSchema: schema81.properties.confirm, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
var schema83 = { "description": "Moves the status; nothing else moves it.", "type": "object", "additionalProperties": false, "required": ["action", "id", "title", "from", "to"], "properties": { "action": { "description": "transition.", "const": "transition" }, "id": { "description": "Name of the transition, unique in the page: submit.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 40 }, "title": { "description": "Text of the button.", "type": "string", "minLength": 1, "maxLength": 20 }, "permission": { "description": "Permission code. Default: the page's prefix and the id.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "visible": { "description": "A further condition besides from: true, false, or an expression over $record and $user. Default: true.", "$ref": "#/definitions/condition" }, "confirm": { "description": "Question before it is done. Default: none.", "type": "string", "minLength": 1, "maxLength": 200 }, "validate": { "description": "Checks that must hold before: those of save or those of submit. Default: none.", "$ref": "#/definitions/moment" }, "from": { "description": "Values of the status column that it starts from.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "statusValue" } }, "to": { "description": "Value that the status column gets.", "type": "string", "format": "statusValue" } } };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.from === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.to === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema83.required, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema83.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema83, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if ("transition" !== data0) {
        const err6 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "transition" }, message: "must be equal to constant", schema: "transition", parentSchema: schema83.properties.action, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 === "string") {
        if (func3(data1) > 40) {
          const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema83.properties.id, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema83.properties.id, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.id.type, parentSchema: schema83.properties.id, data: data1 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data2 = data.title;
      if (typeof data2 === "string") {
        if (func3(data2) > 20) {
          const err10 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters", schema: 20, parentSchema: schema83.properties.title, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func3(data2) < 1) {
          const err11 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema83.properties.title, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.title.type, parentSchema: schema83.properties.title, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.permission !== void 0) {
      let data3 = data.permission;
      if (typeof data3 === "string") {
        if (func3(data3) > 100) {
          const err13 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema83.properties.permission, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern3.test(data3)) {
          const err14 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema83.properties.permission, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.permission.type, parentSchema: schema83.properties.permission, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.visible !== void 0) {
      let data4 = data.visible;
      const _errs11 = errors;
      let valid2 = false;
      const _errs12 = errors;
      if (typeof data4 !== "boolean") {
        const err16 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var _valid0 = _errs12 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs14 = errors;
        if (typeof data4 === "string") {
          if (func3(data4) > 2e3) {
            const err17 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data4 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (func3(data4) < 1) {
            const err18 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data4 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        } else {
          const err19 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data4 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        var _valid0 = _errs14 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        const err20 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data4 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      } else {
        errors = _errs11;
        if (vErrors !== null) {
          if (_errs11) {
            vErrors.length = _errs11;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.confirm !== void 0) {
      let data5 = data.confirm;
      if (typeof data5 === "string") {
        if (func3(data5) > 200) {
          const err21 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema83.properties.confirm, data: data5 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (func3(data5) < 1) {
          const err22 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema83.properties.confirm, data: data5 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.confirm.type, parentSchema: schema83.properties.confirm, data: data5 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.validate !== void 0) {
      let data6 = data.validate;
      if (!(data6 === "save" || data6 === "submit")) {
        const err24 = { instancePath: instancePath + "/validate", schemaPath: "#/definitions/moment/enum", keyword: "enum", params: { allowedValues: schema18.enum }, message: "must be equal to one of the allowed values", schema: schema18.enum, parentSchema: schema18, data: data6 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.from !== void 0) {
      let data7 = data.from;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err25 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema83.properties.from, data: data7 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (!(typeof data8 === "string")) {
            const err26 = { instancePath: instancePath + "/from/" + i0, schemaPath: "#/properties/from/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.from.items.type, parentSchema: schema83.properties.from.items, data: data8 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        let i1 = data7.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data7[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err27 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema83.properties.from, data: data7 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema83.properties.from.type, parentSchema: schema83.properties.from, data: data7 };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data9 = data.to;
      if (!(typeof data9 === "string")) {
        const err29 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.to.type, parentSchema: schema83.properties.to, data: data9 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.type, parentSchema: schema83, data };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema80.required, parentSchema: schema80, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (!(data0 === "add" || data0 === "edit" || data0 === "delete" || data0 === "copy" || data0 === "import" || data0 === "export" || data0 === "transition")) {
        const err1 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema80.properties.action.enum }, message: "must be equal to one of the allowed values", schema: schema80.properties.action.enum, parentSchema: schema80.properties.action, data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    const tag0 = data.action;
    if (typeof tag0 == "string") {
      if (tag0 === "add") {
        if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "edit") {
        if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "delete") {
        if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "copy") {
        if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "import") {
        if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "export") {
        if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "transition") {
        if (!validate72(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
          errors = vErrors.length;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "action", tagValue: tag0 }, message: 'value of tag "action" must be in oneOf', schema: schema80.discriminator, parentSchema: schema80, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "action", tagValue: tag0 }, message: 'tag "action" must be string', schema: schema80.discriminator, parentSchema: schema80, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema80.type, parentSchema: schema80, data };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.columns === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'", schema: schema77.required, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "columns" || key0 === "sort" || key0 === "query" || key0 === "actions")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema77, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data0 = data.columns;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema77.properties.columns, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 === "string")) {
            const err3 = { instancePath: instancePath + "/columns/" + i0, schemaPath: "#/properties/columns/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.columns.items.type, parentSchema: schema77.properties.columns.items, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err4 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema77.properties.columns, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.columns.type, parentSchema: schema77.properties.columns, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.sort !== void 0) {
      let data2 = data.sort;
      if (Array.isArray(data2)) {
        if (data2.length > 5) {
          const err6 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items", schema: 5, parentSchema: schema77.properties.sort, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len1 = data2.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data3 = data2[i2];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.column === void 0) {
              const err7 = { instancePath: instancePath + "/sort/" + i2, schemaPath: "#/definitions/sortSchema/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'", schema: schema78.required, parentSchema: schema78, data: data3 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!(key1 === "column" || key1 === "order")) {
                const err8 = { instancePath: instancePath + "/sort/" + i2, schemaPath: "#/definitions/sortSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema78, data: data3 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data3.column !== void 0) {
              let data4 = data3.column;
              if (!(typeof data4 === "string")) {
                const err9 = { instancePath: instancePath + "/sort/" + i2 + "/column", schemaPath: "#/definitions/sortSchema/properties/column/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.column.type, parentSchema: schema78.properties.column, data: data4 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data3.order !== void 0) {
              let data5 = data3.order;
              if (!(data5 === "asc" || data5 === "desc")) {
                const err10 = { instancePath: instancePath + "/sort/" + i2 + "/order", schemaPath: "#/definitions/sortSchema/properties/order/enum", keyword: "enum", params: { allowedValues: schema78.properties.order.enum }, message: "must be equal to one of the allowed values", schema: schema78.properties.order.enum, parentSchema: schema78.properties.order, data: data5 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = { instancePath: instancePath + "/sort/" + i2, schemaPath: "#/definitions/sortSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.sort.type, parentSchema: schema77.properties.sort, data: data2 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data6 = data.query;
      if (Array.isArray(data6)) {
        if (data6.length > 60) {
          const err13 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema77.properties.query, data: data6 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        const len2 = data6.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data7 = data6[i3];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.column === void 0) {
              const err14 = { instancePath: instancePath + "/query/" + i3, schemaPath: "#/definitions/queryItemSchema/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'", schema: schema79.required, parentSchema: schema79, data: data7 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            for (const key2 in data7) {
              if (!(key2 === "column" || key2 === "rule" || key2 === "expanded")) {
                const err15 = { instancePath: instancePath + "/query/" + i3, schemaPath: "#/definitions/queryItemSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema79, data: data7 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data7.column !== void 0) {
              let data8 = data7.column;
              if (!(typeof data8 === "string")) {
                const err16 = { instancePath: instancePath + "/query/" + i3 + "/column", schemaPath: "#/definitions/queryItemSchema/properties/column/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties.column.type, parentSchema: schema79.properties.column, data: data8 };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data7.rule !== void 0) {
              let data9 = data7.rule;
              if (!(data9 === "eq" || data9 === "like" || data9 === "left_like" || data9 === "right_like" || data9 === "in" || data9 === "ne" || data9 === "gt" || data9 === "ge" || data9 === "lt" || data9 === "le" || data9 === "range")) {
                const err17 = { instancePath: instancePath + "/query/" + i3 + "/rule", schemaPath: "#/definitions/queryItemSchema/properties/rule/enum", keyword: "enum", params: { allowedValues: schema79.properties.rule.enum }, message: "must be equal to one of the allowed values", schema: schema79.properties.rule.enum, parentSchema: schema79.properties.rule, data: data9 };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data7.expanded !== void 0) {
              let data10 = data7.expanded;
              if (typeof data10 !== "boolean") {
                const err18 = { instancePath: instancePath + "/query/" + i3 + "/expanded", schemaPath: "#/definitions/queryItemSchema/properties/expanded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema79.properties.expanded.type, parentSchema: schema79.properties.expanded, data: data10 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/query/" + i3, schemaPath: "#/definitions/queryItemSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data: data7 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.query.type, parentSchema: schema77.properties.query, data: data6 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.actions !== void 0) {
      let data11 = data.actions;
      if (Array.isArray(data11)) {
        if (data11.length > 40) {
          const err21 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items", schema: 40, parentSchema: schema77.properties.actions, data: data11 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        const len3 = data11.length;
        for (let i4 = 0; i4 < len3; i4++) {
          if (!validate70(data11[i4], { instancePath: instancePath + "/actions/" + i4, parentData: data11, parentDataProperty: i4, rootData })) {
            vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.actions.type, parentSchema: schema77.properties.actions, data: data11 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
var schema87 = { "type": "object", "additionalProperties": false, "required": ["groups"], "properties": { "open": { "description": "Where the form opens: a tab of its own or a dialog. Default: tab.", "enum": ["tab", "modal"] }, "readOnly": { "description": "Whether the record cannot be changed: true, false, or an expression over $values and $user; the server holds it too. Default: false.", "$ref": "#/definitions/condition" }, "groups": { "description": "Groups of head fields, from top to bottom.", "type": "array", "maxItems": 40, "items": { "$ref": "#/definitions/groupSchema" } }, "tabs": { "description": "Details below the groups, each in its tab. Default: none.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/tabSchema" } } } };
var schema89 = { "description": "A group of head fields under one heading.", "type": "object", "additionalProperties": false, "required": ["key", "title", "fields"], "properties": { "key": { "description": "Name of the group, unique in the form.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "Heading.", "type": "string", "minLength": 1, "maxLength": 60 }, "columns": { "description": "Fields side by side, 1 to 4. Default: 4.", "type": "integer", "minimum": 1, "maximum": 4 }, "fields": { "description": "Column keys, in order; a field stands in one group only.", "type": "array", "minItems": 1, "items": { "type": "string", "format": "columnKey" } } } };
var schema90 = { "description": "A detail shown in a tab.", "type": "object", "additionalProperties": false, "required": ["detail"], "properties": { "detail": { "description": "Key of the detail.", "type": "string", "format": "detailKey" } } };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.groups === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "groups" }, message: "must have required property 'groups'", schema: schema87.required, parentSchema: schema87, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "open" || key0 === "readOnly" || key0 === "groups" || key0 === "tabs")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema87, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.open !== void 0) {
      let data0 = data.open;
      if (!(data0 === "tab" || data0 === "modal")) {
        const err2 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/enum", keyword: "enum", params: { allowedValues: schema87.properties.open.enum }, message: "must be equal to one of the allowed values", schema: schema87.properties.open.enum, parentSchema: schema87.properties.open, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.readOnly !== void 0) {
      let data1 = data.readOnly;
      const _errs5 = errors;
      let valid2 = false;
      const _errs6 = errors;
      if (typeof data1 !== "boolean") {
        const err3 = { instancePath: instancePath + "/readOnly", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema19.anyOf[0].type, parentSchema: schema19.anyOf[0], data: data1 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs8 = errors;
        if (typeof data1 === "string") {
          if (func3(data1) > 2e3) {
            const err4 = { instancePath: instancePath + "/readOnly", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema19.anyOf[1], data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (func3(data1) < 1) {
            const err5 = { instancePath: instancePath + "/readOnly", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema19.anyOf[1], data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/readOnly", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.anyOf[1].type, parentSchema: schema19.anyOf[1], data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        var _valid0 = _errs8 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        const err7 = { instancePath: instancePath + "/readOnly", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema19.anyOf, parentSchema: schema19, data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = _errs5;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.groups !== void 0) {
      let data2 = data.groups;
      if (Array.isArray(data2)) {
        if (data2.length > 40) {
          const err8 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items", schema: 40, parentSchema: schema87.properties.groups, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.key === void 0) {
              const err9 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/definitions/groupSchema/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema89.required, parentSchema: schema89, data: data3 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data3.title === void 0) {
              const err10 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/definitions/groupSchema/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema89.required, parentSchema: schema89, data: data3 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data3.fields === void 0) {
              const err11 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/definitions/groupSchema/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'", schema: schema89.required, parentSchema: schema89, data: data3 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!(key1 === "key" || key1 === "title" || key1 === "columns" || key1 === "fields")) {
                const err12 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/definitions/groupSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema89, data: data3 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data3.key !== void 0) {
              let data4 = data3.key;
              if (typeof data4 === "string") {
                if (func3(data4) > 60) {
                  const err13 = { instancePath: instancePath + "/groups/" + i0 + "/key", schemaPath: "#/definitions/groupSchema/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema89.properties.key, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (!pattern2.test(data4)) {
                  const err14 = { instancePath: instancePath + "/groups/" + i0 + "/key", schemaPath: "#/definitions/groupSchema/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema89.properties.key, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/groups/" + i0 + "/key", schemaPath: "#/definitions/groupSchema/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.key.type, parentSchema: schema89.properties.key, data: data4 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data3.title !== void 0) {
              let data5 = data3.title;
              if (typeof data5 === "string") {
                if (func3(data5) > 60) {
                  const err16 = { instancePath: instancePath + "/groups/" + i0 + "/title", schemaPath: "#/definitions/groupSchema/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema89.properties.title, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (func3(data5) < 1) {
                  const err17 = { instancePath: instancePath + "/groups/" + i0 + "/title", schemaPath: "#/definitions/groupSchema/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema89.properties.title, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/groups/" + i0 + "/title", schemaPath: "#/definitions/groupSchema/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.title.type, parentSchema: schema89.properties.title, data: data5 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data3.columns !== void 0) {
              let data6 = data3.columns;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err19 = { instancePath: instancePath + "/groups/" + i0 + "/columns", schemaPath: "#/definitions/groupSchema/properties/columns/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.columns.type, parentSchema: schema89.properties.columns, data: data6 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 4 || isNaN(data6)) {
                  const err20 = { instancePath: instancePath + "/groups/" + i0 + "/columns", schemaPath: "#/definitions/groupSchema/properties/columns/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4", schema: 4, parentSchema: schema89.properties.columns, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (data6 < 1 || isNaN(data6)) {
                  const err21 = { instancePath: instancePath + "/groups/" + i0 + "/columns", schemaPath: "#/definitions/groupSchema/properties/columns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.columns, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              }
            }
            if (data3.fields !== void 0) {
              let data7 = data3.fields;
              if (Array.isArray(data7)) {
                if (data7.length < 1) {
                  const err22 = { instancePath: instancePath + "/groups/" + i0 + "/fields", schemaPath: "#/definitions/groupSchema/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema89.properties.fields, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                const len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data8 = data7[i1];
                  if (!(typeof data8 === "string")) {
                    const err23 = { instancePath: instancePath + "/groups/" + i0 + "/fields/" + i1, schemaPath: "#/definitions/groupSchema/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.fields.items.type, parentSchema: schema89.properties.fields.items, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
              } else {
                const err24 = { instancePath: instancePath + "/groups/" + i0 + "/fields", schemaPath: "#/definitions/groupSchema/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.fields.type, parentSchema: schema89.properties.fields, data: data7 };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/definitions/groupSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data: data3 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema87.properties.groups.type, parentSchema: schema87.properties.groups, data: data2 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.tabs !== void 0) {
      let data9 = data.tabs;
      if (Array.isArray(data9)) {
        if (data9.length > 20) {
          const err27 = { instancePath: instancePath + "/tabs", schemaPath: "#/properties/tabs/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema87.properties.tabs, data: data9 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        const len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data10 = data9[i2];
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (data10.detail === void 0) {
              const err28 = { instancePath: instancePath + "/tabs/" + i2, schemaPath: "#/definitions/tabSchema/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema90.required, parentSchema: schema90, data: data10 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            for (const key2 in data10) {
              if (!(key2 === "detail")) {
                const err29 = { instancePath: instancePath + "/tabs/" + i2, schemaPath: "#/definitions/tabSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema90, data: data10 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data10.detail !== void 0) {
              let data11 = data10.detail;
              if (!(typeof data11 === "string")) {
                const err30 = { instancePath: instancePath + "/tabs/" + i2 + "/detail", schemaPath: "#/definitions/tabSchema/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.detail.type, parentSchema: schema90.properties.detail, data: data11 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/tabs/" + i2, schemaPath: "#/definitions/tabSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data: data10 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/tabs", schemaPath: "#/properties/tabs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema87.properties.tabs.type, parentSchema: schema87.properties.tabs, data: data9 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.type, parentSchema: schema87, data };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  const _errs3 = errors;
  let valid1 = false;
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.extends === void 0 && (missing0 = "extends")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid1 = _errs4 === errors;
  valid1 = valid1 || _valid1;
  if (!valid1) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.kind === void 0 && (missing1 = "kind")) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data.kind !== void 0) {
          if ("base" !== data.kind) {
            const err2 = {};
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      }
    }
    var _valid1 = _errs5 === errors;
    valid1 = valid1 || _valid1;
  }
  if (!valid1) {
    const err3 = {};
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs3;
    if (vErrors !== null) {
      if (_errs3) {
        vErrors.length = _errs3;
      } else {
        vErrors = null;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.resource === void 0) {
        const err4 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "resource" }, message: "must have required property 'resource'", schema: schema11.else.required, parentSchema: schema11.else, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.columns === void 0) {
        const err5 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'", schema: schema11.else.required, parentSchema: schema11.else, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.list === void 0) {
        const err6 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "list" }, message: "must have required property 'list'", schema: schema11.else.required, parentSchema: schema11.else, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.form === void 0) {
        const err7 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "form" }, message: "must have required property 'form'", schema: schema11.else.required, parentSchema: schema11.else, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    var _valid0 = _errs7 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err8 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema11.if, parentSchema: schema11, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema11.required, parentSchema: schema11, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema11.required, parentSchema: schema11, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema11.required, parentSchema: schema11, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema11.properties, key0)) {
        const err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data1 = data.$schema;
      if (typeof data1 !== "string") {
        const err13 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.$schema.type, parentSchema: schema11.properties.$schema, data: data1 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data2 = data.schemaVersion;
      if (1 !== data2) {
        const err14 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema11.properties.schemaVersion, data: data2 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data3 = data.kind;
      if (!(data3 === "list" || data3 === "tree" || data3 === "base")) {
        const err15 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema11.properties.kind.enum, parentSchema: schema11.properties.kind, data: data3 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data4 = data.title;
      if (typeof data4 === "string") {
        if (func3(data4) > 60) {
          const err16 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema11.properties.title, data: data4 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (func3(data4) < 1) {
          const err17 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.title, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.title.type, parentSchema: schema11.properties.title, data: data4 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.components !== void 0) {
      let data5 = data.components;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 === "string") {
            if (func3(data6) > 200) {
              const err19 = { instancePath: instancePath + "/components/" + i0, schemaPath: "#/properties/components/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema11.properties.components.items, data: data6 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (func3(data6) < 1) {
              const err20 = { instancePath: instancePath + "/components/" + i0, schemaPath: "#/properties/components/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema11.properties.components.items, data: data6 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/components/" + i0, schemaPath: "#/properties/components/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.components.items.type, parentSchema: schema11.properties.components.items, data: data6 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        let i1 = data5.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data5[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err22 = { instancePath: instancePath + "/components", schemaPath: "#/properties/components/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema11.properties.components, data: data5 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/components", schemaPath: "#/properties/components/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.components.type, parentSchema: schema11.properties.components, data: data5 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.extends !== void 0) {
      let data7 = data.extends;
      if (!(typeof data7 === "string")) {
        const err24 = { instancePath: instancePath + "/extends", schemaPath: "#/properties/extends/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.extends.type, parentSchema: schema11.properties.extends, data: data7 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.omit !== void 0) {
      let data8 = data.omit;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        for (const key1 in data8) {
          if (!(key1 === "columns" || key1 === "details" || key1 === "rules" || key1 === "groups" || key1 === "actions" || key1 === "query")) {
            const err25 = { instancePath: instancePath + "/omit", schemaPath: "#/definitions/omitSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema12, data: data8 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data8.columns !== void 0) {
          let data9 = data8.columns;
          if (Array.isArray(data9)) {
            if (data9.length < 1) {
              const err26 = { instancePath: instancePath + "/omit/columns", schemaPath: "#/definitions/omitSchema/properties/columns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema12.properties.columns, data: data9 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            const len1 = data9.length;
            for (let i2 = 0; i2 < len1; i2++) {
              let data10 = data9[i2];
              if (typeof data10 === "string") {
                if (func3(data10) < 1) {
                  const err27 = { instancePath: instancePath + "/omit/columns/" + i2, schemaPath: "#/definitions/omitSchema/properties/columns/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.columns.items, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              } else {
                const err28 = { instancePath: instancePath + "/omit/columns/" + i2, schemaPath: "#/definitions/omitSchema/properties/columns/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.columns.items.type, parentSchema: schema12.properties.columns.items, data: data10 };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            let i3 = data9.length;
            let j1;
            if (i3 > 1) {
              const indices1 = {};
              for (; i3--; ) {
                let item1 = data9[i3];
                if (typeof item1 !== "string") {
                  continue;
                }
                if (typeof indices1[item1] == "number") {
                  j1 = indices1[item1];
                  const err29 = { instancePath: instancePath + "/omit/columns", schemaPath: "#/definitions/omitSchema/properties/columns/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: true, parentSchema: schema12.properties.columns, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                  break;
                }
                indices1[item1] = i3;
              }
            }
          } else {
            const err30 = { instancePath: instancePath + "/omit/columns", schemaPath: "#/definitions/omitSchema/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.columns.type, parentSchema: schema12.properties.columns, data: data9 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data8.details !== void 0) {
          let data11 = data8.details;
          if (Array.isArray(data11)) {
            if (data11.length < 1) {
              const err31 = { instancePath: instancePath + "/omit/details", schemaPath: "#/definitions/omitSchema/properties/details/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema12.properties.details, data: data11 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            const len2 = data11.length;
            for (let i4 = 0; i4 < len2; i4++) {
              let data12 = data11[i4];
              if (!(typeof data12 === "string")) {
                const err32 = { instancePath: instancePath + "/omit/details/" + i4, schemaPath: "#/definitions/omitSchema/properties/details/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.details.items.type, parentSchema: schema12.properties.details.items, data: data12 };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            let i5 = data11.length;
            let j2;
            if (i5 > 1) {
              const indices2 = {};
              for (; i5--; ) {
                let item2 = data11[i5];
                if (typeof item2 !== "string") {
                  continue;
                }
                if (typeof indices2[item2] == "number") {
                  j2 = indices2[item2];
                  const err33 = { instancePath: instancePath + "/omit/details", schemaPath: "#/definitions/omitSchema/properties/details/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)", schema: true, parentSchema: schema12.properties.details, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                  break;
                }
                indices2[item2] = i5;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/omit/details", schemaPath: "#/definitions/omitSchema/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.details.type, parentSchema: schema12.properties.details, data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data8.rules !== void 0) {
          let data13 = data8.rules;
          if (Array.isArray(data13)) {
            if (data13.length < 1) {
              const err35 = { instancePath: instancePath + "/omit/rules", schemaPath: "#/definitions/omitSchema/properties/rules/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema12.properties.rules, data: data13 };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            const len3 = data13.length;
            for (let i6 = 0; i6 < len3; i6++) {
              let data14 = data13[i6];
              if (typeof data14 === "string") {
                if (func3(data14) < 1) {
                  const err36 = { instancePath: instancePath + "/omit/rules/" + i6, schemaPath: "#/definitions/omitSchema/properties/rules/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.rules.items, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              } else {
                const err37 = { instancePath: instancePath + "/omit/rules/" + i6, schemaPath: "#/definitions/omitSchema/properties/rules/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.rules.items.type, parentSchema: schema12.properties.rules.items, data: data14 };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            let i7 = data13.length;
            let j3;
            if (i7 > 1) {
              const indices3 = {};
              for (; i7--; ) {
                let item3 = data13[i7];
                if (typeof item3 !== "string") {
                  continue;
                }
                if (typeof indices3[item3] == "number") {
                  j3 = indices3[item3];
                  const err38 = { instancePath: instancePath + "/omit/rules", schemaPath: "#/definitions/omitSchema/properties/rules/uniqueItems", keyword: "uniqueItems", params: { i: i7, j: j3 }, message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)", schema: true, parentSchema: schema12.properties.rules, data: data13 };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                  break;
                }
                indices3[item3] = i7;
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/omit/rules", schemaPath: "#/definitions/omitSchema/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.rules.type, parentSchema: schema12.properties.rules, data: data13 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data8.groups !== void 0) {
          let data15 = data8.groups;
          if (Array.isArray(data15)) {
            if (data15.length < 1) {
              const err40 = { instancePath: instancePath + "/omit/groups", schemaPath: "#/definitions/omitSchema/properties/groups/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema12.properties.groups, data: data15 };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            const len4 = data15.length;
            for (let i8 = 0; i8 < len4; i8++) {
              let data16 = data15[i8];
              if (typeof data16 === "string") {
                if (func3(data16) < 1) {
                  const err41 = { instancePath: instancePath + "/omit/groups/" + i8, schemaPath: "#/definitions/omitSchema/properties/groups/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.groups.items, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
              } else {
                const err42 = { instancePath: instancePath + "/omit/groups/" + i8, schemaPath: "#/definitions/omitSchema/properties/groups/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.groups.items.type, parentSchema: schema12.properties.groups.items, data: data16 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            let i9 = data15.length;
            let j4;
            if (i9 > 1) {
              const indices4 = {};
              for (; i9--; ) {
                let item4 = data15[i9];
                if (typeof item4 !== "string") {
                  continue;
                }
                if (typeof indices4[item4] == "number") {
                  j4 = indices4[item4];
                  const err43 = { instancePath: instancePath + "/omit/groups", schemaPath: "#/definitions/omitSchema/properties/groups/uniqueItems", keyword: "uniqueItems", params: { i: i9, j: j4 }, message: "must NOT have duplicate items (items ## " + j4 + " and " + i9 + " are identical)", schema: true, parentSchema: schema12.properties.groups, data: data15 };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                  break;
                }
                indices4[item4] = i9;
              }
            }
          } else {
            const err44 = { instancePath: instancePath + "/omit/groups", schemaPath: "#/definitions/omitSchema/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.groups.type, parentSchema: schema12.properties.groups, data: data15 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data8.actions !== void 0) {
          let data17 = data8.actions;
          if (Array.isArray(data17)) {
            if (data17.length < 1) {
              const err45 = { instancePath: instancePath + "/omit/actions", schemaPath: "#/definitions/omitSchema/properties/actions/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema12.properties.actions, data: data17 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            const len5 = data17.length;
            for (let i10 = 0; i10 < len5; i10++) {
              let data18 = data17[i10];
              if (typeof data18 === "string") {
                if (func3(data18) < 1) {
                  const err46 = { instancePath: instancePath + "/omit/actions/" + i10, schemaPath: "#/definitions/omitSchema/properties/actions/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.actions.items, data: data18 };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
              } else {
                const err47 = { instancePath: instancePath + "/omit/actions/" + i10, schemaPath: "#/definitions/omitSchema/properties/actions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.actions.items.type, parentSchema: schema12.properties.actions.items, data: data18 };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
            let i11 = data17.length;
            let j5;
            if (i11 > 1) {
              const indices5 = {};
              for (; i11--; ) {
                let item5 = data17[i11];
                if (typeof item5 !== "string") {
                  continue;
                }
                if (typeof indices5[item5] == "number") {
                  j5 = indices5[item5];
                  const err48 = { instancePath: instancePath + "/omit/actions", schemaPath: "#/definitions/omitSchema/properties/actions/uniqueItems", keyword: "uniqueItems", params: { i: i11, j: j5 }, message: "must NOT have duplicate items (items ## " + j5 + " and " + i11 + " are identical)", schema: true, parentSchema: schema12.properties.actions, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                  break;
                }
                indices5[item5] = i11;
              }
            }
          } else {
            const err49 = { instancePath: instancePath + "/omit/actions", schemaPath: "#/definitions/omitSchema/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.actions.type, parentSchema: schema12.properties.actions, data: data17 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data8.query !== void 0) {
          let data19 = data8.query;
          if (Array.isArray(data19)) {
            if (data19.length < 1) {
              const err50 = { instancePath: instancePath + "/omit/query", schemaPath: "#/definitions/omitSchema/properties/query/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema12.properties.query, data: data19 };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            const len6 = data19.length;
            for (let i12 = 0; i12 < len6; i12++) {
              let data20 = data19[i12];
              if (!(typeof data20 === "string")) {
                const err51 = { instancePath: instancePath + "/omit/query/" + i12, schemaPath: "#/definitions/omitSchema/properties/query/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.query.items.type, parentSchema: schema12.properties.query.items, data: data20 };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
            let i13 = data19.length;
            let j6;
            if (i13 > 1) {
              const indices6 = {};
              for (; i13--; ) {
                let item6 = data19[i13];
                if (typeof item6 !== "string") {
                  continue;
                }
                if (typeof indices6[item6] == "number") {
                  j6 = indices6[item6];
                  const err52 = { instancePath: instancePath + "/omit/query", schemaPath: "#/definitions/omitSchema/properties/query/uniqueItems", keyword: "uniqueItems", params: { i: i13, j: j6 }, message: "must NOT have duplicate items (items ## " + j6 + " and " + i13 + " are identical)", schema: true, parentSchema: schema12.properties.query, data: data19 };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                  break;
                }
                indices6[item6] = i13;
              }
            }
          } else {
            const err53 = { instancePath: instancePath + "/omit/query", schemaPath: "#/definitions/omitSchema/properties/query/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.query.type, parentSchema: schema12.properties.query, data: data19 };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
      } else {
        const err54 = { instancePath: instancePath + "/omit", schemaPath: "#/definitions/omitSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data: data8 };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.resource !== void 0) {
      if (!validate11(data.resource, { instancePath: instancePath + "/resource", parentData: data, parentDataProperty: "resource", rootData })) {
        vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
        errors = vErrors.length;
      }
    }
    if (data.columns !== void 0) {
      let data22 = data.columns;
      if (Array.isArray(data22)) {
        if (data22.length > 400) {
          const err55 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maxItems", keyword: "maxItems", params: { limit: 400 }, message: "must NOT have more than 400 items", schema: 400, parentSchema: schema11.properties.columns, data: data22 };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        const len7 = data22.length;
        for (let i14 = 0; i14 < len7; i14++) {
          if (!validate13(data22[i14], { instancePath: instancePath + "/columns/" + i14, parentData: data22, parentDataProperty: i14, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err56 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.columns.type, parentSchema: schema11.properties.columns, data: data22 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.details !== void 0) {
      let data24 = data.details;
      if (Array.isArray(data24)) {
        if (data24.length > 20) {
          const err57 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema11.properties.details, data: data24 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        const len8 = data24.length;
        for (let i15 = 0; i15 < len8; i15++) {
          if (!validate64(data24[i15], { instancePath: instancePath + "/details/" + i15, parentData: data24, parentDataProperty: i15, rootData })) {
            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err58 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.details.type, parentSchema: schema11.properties.details, data: data24 };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      let data26 = data.rules;
      if (Array.isArray(data26)) {
        if (data26.length > 500) {
          const err59 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema11.properties.rules, data: data26 };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        const len9 = data26.length;
        for (let i16 = 0; i16 < len9; i16++) {
          if (!validate67(data26[i16], { instancePath: instancePath + "/rules/" + i16, parentData: data26, parentDataProperty: i16, rootData })) {
            vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err60 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.rules.type, parentSchema: schema11.properties.rules, data: data26 };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data.list !== void 0) {
      if (!validate69(data.list, { instancePath: instancePath + "/list", parentData: data, parentDataProperty: "list", rootData })) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if (data.tree !== void 0) {
      let data29 = data.tree;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.parentKey === void 0) {
          const err61 = { instancePath: instancePath + "/tree", schemaPath: "#/definitions/treeSchema/required", keyword: "required", params: { missingProperty: "parentKey" }, message: "must have required property 'parentKey'", schema: schema86.required, parentSchema: schema86, data: data29 };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        if (data29.titleColumn === void 0) {
          const err62 = { instancePath: instancePath + "/tree", schemaPath: "#/definitions/treeSchema/required", keyword: "required", params: { missingProperty: "titleColumn" }, message: "must have required property 'titleColumn'", schema: schema86.required, parentSchema: schema86, data: data29 };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        for (const key2 in data29) {
          if (!(key2 === "parentKey" || key2 === "titleColumn" || key2 === "hasChildKey")) {
            const err63 = { instancePath: instancePath + "/tree", schemaPath: "#/definitions/treeSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema86, data: data29 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data29.parentKey !== void 0) {
          let data30 = data29.parentKey;
          if (!(typeof data30 === "string")) {
            const err64 = { instancePath: instancePath + "/tree/parentKey", schemaPath: "#/definitions/treeSchema/properties/parentKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.parentKey.type, parentSchema: schema86.properties.parentKey, data: data30 };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data29.titleColumn !== void 0) {
          let data31 = data29.titleColumn;
          if (!(typeof data31 === "string")) {
            const err65 = { instancePath: instancePath + "/tree/titleColumn", schemaPath: "#/definitions/treeSchema/properties/titleColumn/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.titleColumn.type, parentSchema: schema86.properties.titleColumn, data: data31 };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data29.hasChildKey !== void 0) {
          let data32 = data29.hasChildKey;
          if (!(typeof data32 === "string")) {
            const err66 = { instancePath: instancePath + "/tree/hasChildKey", schemaPath: "#/definitions/treeSchema/properties/hasChildKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.hasChildKey.type, parentSchema: schema86.properties.hasChildKey, data: data32 };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
      } else {
        const err67 = { instancePath: instancePath + "/tree", schemaPath: "#/definitions/treeSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema86.type, parentSchema: schema86, data: data29 };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
    }
    if (data.form !== void 0) {
      if (!validate82(data.form, { instancePath: instancePath + "/form", parentData: data, parentDataProperty: "form", rootData })) {
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
    }
    if (data.copy !== void 0) {
      let data34 = data.copy;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        for (const key3 in data34) {
          if (!(key3 === "omit" || key3 === "details")) {
            const err68 = { instancePath: instancePath + "/copy", schemaPath: "#/definitions/copySchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema91, data: data34 };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data34.omit !== void 0) {
          let data35 = data34.omit;
          if (Array.isArray(data35)) {
            const len10 = data35.length;
            for (let i17 = 0; i17 < len10; i17++) {
              let data36 = data35[i17];
              if (!(typeof data36 === "string")) {
                const err69 = { instancePath: instancePath + "/copy/omit/" + i17, schemaPath: "#/definitions/copySchema/properties/omit/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.omit.items.type, parentSchema: schema91.properties.omit.items, data: data36 };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
            }
            let i18 = data35.length;
            let j7;
            if (i18 > 1) {
              const indices7 = {};
              for (; i18--; ) {
                let item7 = data35[i18];
                if (typeof item7 !== "string") {
                  continue;
                }
                if (typeof indices7[item7] == "number") {
                  j7 = indices7[item7];
                  const err70 = { instancePath: instancePath + "/copy/omit", schemaPath: "#/definitions/copySchema/properties/omit/uniqueItems", keyword: "uniqueItems", params: { i: i18, j: j7 }, message: "must NOT have duplicate items (items ## " + j7 + " and " + i18 + " are identical)", schema: true, parentSchema: schema91.properties.omit, data: data35 };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                  break;
                }
                indices7[item7] = i18;
              }
            }
          } else {
            const err71 = { instancePath: instancePath + "/copy/omit", schemaPath: "#/definitions/copySchema/properties/omit/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema91.properties.omit.type, parentSchema: schema91.properties.omit, data: data35 };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
        if (data34.details !== void 0) {
          let data37 = data34.details;
          if (Array.isArray(data37)) {
            const len11 = data37.length;
            for (let i19 = 0; i19 < len11; i19++) {
              let data38 = data37[i19];
              if (!(typeof data38 === "string")) {
                const err72 = { instancePath: instancePath + "/copy/details/" + i19, schemaPath: "#/definitions/copySchema/properties/details/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.details.items.type, parentSchema: schema91.properties.details.items, data: data38 };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
            }
            let i20 = data37.length;
            let j8;
            if (i20 > 1) {
              const indices8 = {};
              for (; i20--; ) {
                let item8 = data37[i20];
                if (typeof item8 !== "string") {
                  continue;
                }
                if (typeof indices8[item8] == "number") {
                  j8 = indices8[item8];
                  const err73 = { instancePath: instancePath + "/copy/details", schemaPath: "#/definitions/copySchema/properties/details/uniqueItems", keyword: "uniqueItems", params: { i: i20, j: j8 }, message: "must NOT have duplicate items (items ## " + j8 + " and " + i20 + " are identical)", schema: true, parentSchema: schema91.properties.details, data: data37 };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                  break;
                }
                indices8[item8] = i20;
              }
            }
          } else {
            const err74 = { instancePath: instancePath + "/copy/details", schemaPath: "#/definitions/copySchema/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema91.properties.details.type, parentSchema: schema91.properties.details, data: data37 };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
      } else {
        const err75 = { instancePath: instancePath + "/copy", schemaPath: "#/definitions/copySchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.type, parentSchema: schema91, data: data34 };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
    }
  } else {
    const err76 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data };
    if (vErrors === null) {
      vErrors = [err76];
    } else {
      vErrors.push(err76);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
var validateDictionary = validate84;
var schema92 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "dictionary.schema.json", "description": "A list of codes with their texts.", "type": "object", "additionalProperties": false, "required": ["dictCode", "title", "kind"], "if": { "required": ["kind"], "properties": { "kind": { "const": "items" } } }, "then": { "required": ["items"] }, "properties": { "$schema": { "description": "Path of this meta-schema, for editors: ../meta/dictionary.schema.json.", "type": "string" }, "dictCode": { "description": "Name of the dictionary; the file is called after it.", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "title": { "description": "What staff read.", "type": "string", "minLength": 1, "maxLength": 60 }, "kind": { "description": "items: short, served from this file. codes: of any size, in the database, filled by seed and import. table: rows of a table that pages keep, or of sys_user, sys_depart, sys_role.", "enum": ["items", "codes", "table"] }, "items": { "description": "The items of kind items, in order.", "type": "array", "minItems": 1, "maxItems": 500, "items": { "$ref": "#/definitions/dictionaryItem" } }, "seed": { "description": "The items that a fresh database starts with, of kind codes. Default: none.", "type": "array", "maxItems": 2e3, "items": { "$ref": "#/definitions/dictionaryItem" } }, "attributes": { "description": "What an item says besides value and text, by name, with its type; read by fill and lookup. Of kind table the names are those of its columns. Default: nothing.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "enum": ["text", "decimal", "date", "boolean"] } }, "import": { "description": "Tab-separated files of a code folder that fill it, in order; a later file wins. Default: none.", "type": "array", "maxItems": 10, "items": { "$ref": "#/definitions/dictionaryImport" } }, "table": { "description": "Table of kind table: crm_customer.", "type": "string", "format": "tableName", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "text": { "description": "Column of kind table that staff read: name. Columns are named as in the database, or by their keys.", "type": "string", "format": "tableColumn", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "value": { "description": "Column of kind table that is stored: code.", "type": "string", "format": "tableColumn", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "where": { "description": "Which rows of kind table: comparisons (=, !=, <, <=, >, >=, like, in, is null) of columns with literals and #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, #{tenant_id}, joined by and, or, not and parentheses. Default: all of the tenant.", "type": "string", "format": "where", "minLength": 1, "maxLength": 500 }, "orderBy": { "description": "Order of the rows of kind table, the first counts most. Default: by text.", "type": "array", "minItems": 1, "maxItems": 5, "items": { "$ref": "#/definitions/dictionaryOrder" } }, "pidField": { "description": "Column of kind table that holds the row above, for trees. Default: no tree.", "type": "string", "format": "tableColumn", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "hasChildField": { "description": "Column of kind table that says whether there are rows below. Default: found out.", "type": "string", "format": "tableColumn", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 } }, "definitions": { "dictionaryOrder": { "description": "One column of the order.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column of the table.", "type": "string", "format": "tableColumn", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "order": { "description": "asc or desc. Default: asc.", "enum": ["asc", "desc"] } } }, "dictionaryItem": { "description": "One code.", "type": "object", "additionalProperties": false, "required": ["value", "text"], "properties": { "value": { "description": "The code, as stored; always text.", "type": "string", "minLength": 1, "maxLength": 255 }, "text": { "description": "What staff read.", "type": "string", "minLength": 1, "maxLength": 500 }, "disabled": { "description": "Shown for old records, not to be chosen. Default: false.", "type": "boolean" }, "color": { "description": "Colour of the label: green, #1677ff. Default: none.", "type": "string", "maxLength": 40 }, "attributes": { "description": "Values by the names of the dictionary's attributes.", "type": "object", "additionalProperties": { "type": ["string", "boolean", "null"] } } } }, "dictionaryImport": { "description": "One file and which of its columns are meant.", "type": "object", "additionalProperties": false, "required": ["file", "value", "text"], "properties": { "file": { "description": "Name of the file in the folder: customs_district.tsv.", "type": "string", "pattern": "^[A-Za-z0-9_-]+\\.tsv$" }, "value": { "description": "Column of the code.", "type": "string", "minLength": 1 }, "text": { "description": "Column of the text.", "type": "string", "minLength": 1 }, "attributes": { "description": "Attribute name to column. Default: none.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1 } }, "search": { "description": "Further columns that a search looks into. Default: none.", "type": "array", "maxItems": 5, "items": { "type": "string", "minLength": 1 } }, "where": { "description": "Only rows whose columns have these values. Default: all rows.", "type": "object", "additionalProperties": { "type": "string" } } } } }, "else": { "if": { "required": ["kind"], "properties": { "kind": { "const": "table" } } }, "then": { "required": ["table", "text", "value"] } } };
var schema93 = { "description": "One code.", "type": "object", "additionalProperties": false, "required": ["value", "text"], "properties": { "value": { "description": "The code, as stored; always text.", "type": "string", "minLength": 1, "maxLength": 255 }, "text": { "description": "What staff read.", "type": "string", "minLength": 1, "maxLength": 500 }, "disabled": { "description": "Shown for old records, not to be chosen. Default: false.", "type": "boolean" }, "color": { "description": "Colour of the label: green, #1677ff. Default: none.", "type": "string", "maxLength": 40 }, "attributes": { "description": "Values by the names of the dictionary's attributes.", "type": "object", "additionalProperties": { "type": ["string", "boolean", "null"] } } } };
var schema95 = { "description": "One file and which of its columns are meant.", "type": "object", "additionalProperties": false, "required": ["file", "value", "text"], "properties": { "file": { "description": "Name of the file in the folder: customs_district.tsv.", "type": "string", "pattern": "^[A-Za-z0-9_-]+\\.tsv$" }, "value": { "description": "Column of the code.", "type": "string", "minLength": 1 }, "text": { "description": "Column of the text.", "type": "string", "minLength": 1 }, "attributes": { "description": "Attribute name to column. Default: none.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1 } }, "search": { "description": "Further columns that a search looks into. Default: none.", "type": "array", "maxItems": 5, "items": { "type": "string", "minLength": 1 } }, "where": { "description": "Only rows whose columns have these values. Default: all rows.", "type": "object", "additionalProperties": { "type": "string" } } } };
var schema96 = { "description": "One column of the order.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column of the table.", "type": "string", "format": "tableColumn", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "order": { "description": "asc or desc. Default: asc.", "enum": ["asc", "desc"] } } };
var pattern89 = new RegExp("^[A-Za-z0-9_-]+\\.tsv$", "u");
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.kind === void 0 && (missing0 = "kind")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.kind !== void 0) {
        if ("items" !== data.kind) {
          const err1 = {};
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.items === void 0) {
        const err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema92.then.required, parentSchema: schema92.then, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs5 = errors;
    const _errs6 = errors;
    let valid2 = true;
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.kind === void 0 && (missing1 = "kind")) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        if (data.kind !== void 0) {
          if ("table" !== data.kind) {
            const err4 = {};
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6;
    if (vErrors !== null) {
      if (_errs6) {
        vErrors.length = _errs6;
      } else {
        vErrors = null;
      }
    }
    if (_valid1) {
      const _errs9 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.table === void 0) {
          const err5 = { instancePath, schemaPath: "#/else/then/required", keyword: "required", params: { missingProperty: "table" }, message: "must have required property 'table'", schema: schema92.else.then.required, parentSchema: schema92.else.then, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.text === void 0) {
          const err6 = { instancePath, schemaPath: "#/else/then/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema92.else.then.required, parentSchema: schema92.else.then, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.value === void 0) {
          const err7 = { instancePath, schemaPath: "#/else/then/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema92.else.then.required, parentSchema: schema92.else.then, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      var _valid1 = _errs9 === errors;
      valid2 = _valid1;
    }
    if (!valid2) {
      const err8 = { instancePath, schemaPath: "#/else/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema92.else.if, parentSchema: schema92.else, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if (!valid0) {
    const err9 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema', schema: schema92.if, parentSchema: schema92, data };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.dictCode === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dictCode" }, message: "must have required property 'dictCode'", schema: schema92.required, parentSchema: schema92, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema92.required, parentSchema: schema92, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema92.required, parentSchema: schema92, data };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema92.properties, key0)) {
        const err13 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema92, data };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data2 = data.$schema;
      if (typeof data2 !== "string") {
        const err14 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.$schema.type, parentSchema: schema92.properties.$schema, data: data2 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.dictCode !== void 0) {
      let data3 = data.dictCode;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err15 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema92.properties.dictCode, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!pattern1.test(data3)) {
          const err16 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema92.properties.dictCode, data: data3 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.dictCode.type, parentSchema: schema92.properties.dictCode, data: data3 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data4 = data.title;
      if (typeof data4 === "string") {
        if (func3(data4) > 60) {
          const err18 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema92.properties.title, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (func3(data4) < 1) {
          const err19 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema92.properties.title, data: data4 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.title.type, parentSchema: schema92.properties.title, data: data4 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data5 = data.kind;
      if (!(data5 === "items" || data5 === "codes" || data5 === "table")) {
        const err21 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema92.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema92.properties.kind.enum, parentSchema: schema92.properties.kind, data: data5 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.items !== void 0) {
      let data6 = data.items;
      if (Array.isArray(data6)) {
        if (data6.length > 500) {
          const err22 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema92.properties.items, data: data6 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data6.length < 1) {
          const err23 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema92.properties.items, data: data6 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.value === void 0) {
              const err24 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/definitions/dictionaryItem/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema93.required, parentSchema: schema93, data: data7 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data7.text === void 0) {
              const err25 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/definitions/dictionaryItem/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema93.required, parentSchema: schema93, data: data7 };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            for (const key1 in data7) {
              if (!(key1 === "value" || key1 === "text" || key1 === "disabled" || key1 === "color" || key1 === "attributes")) {
                const err26 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/definitions/dictionaryItem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema93, data: data7 };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data7.value !== void 0) {
              let data8 = data7.value;
              if (typeof data8 === "string") {
                if (func3(data8) > 255) {
                  const err27 = { instancePath: instancePath + "/items/" + i0 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema93.properties.value, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                if (func3(data8) < 1) {
                  const err28 = { instancePath: instancePath + "/items/" + i0 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema93.properties.value, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              } else {
                const err29 = { instancePath: instancePath + "/items/" + i0 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.value.type, parentSchema: schema93.properties.value, data: data8 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data7.text !== void 0) {
              let data9 = data7.text;
              if (typeof data9 === "string") {
                if (func3(data9) > 500) {
                  const err30 = { instancePath: instancePath + "/items/" + i0 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema93.properties.text, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (func3(data9) < 1) {
                  const err31 = { instancePath: instancePath + "/items/" + i0 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema93.properties.text, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              } else {
                const err32 = { instancePath: instancePath + "/items/" + i0 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.text.type, parentSchema: schema93.properties.text, data: data9 };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data7.disabled !== void 0) {
              let data10 = data7.disabled;
              if (typeof data10 !== "boolean") {
                const err33 = { instancePath: instancePath + "/items/" + i0 + "/disabled", schemaPath: "#/definitions/dictionaryItem/properties/disabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema93.properties.disabled.type, parentSchema: schema93.properties.disabled, data: data10 };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data7.color !== void 0) {
              let data11 = data7.color;
              if (typeof data11 === "string") {
                if (func3(data11) > 40) {
                  const err34 = { instancePath: instancePath + "/items/" + i0 + "/color", schemaPath: "#/definitions/dictionaryItem/properties/color/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema93.properties.color, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              } else {
                const err35 = { instancePath: instancePath + "/items/" + i0 + "/color", schemaPath: "#/definitions/dictionaryItem/properties/color/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.color.type, parentSchema: schema93.properties.color, data: data11 };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data7.attributes !== void 0) {
              let data12 = data7.attributes;
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                for (const key2 in data12) {
                  let data13 = data12[key2];
                  if (typeof data13 !== "string" && typeof data13 !== "boolean" && data13 !== null) {
                    const err36 = { instancePath: instancePath + "/items/" + i0 + "/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/dictionaryItem/properties/attributes/additionalProperties/type", keyword: "type", params: { type: schema93.properties.attributes.additionalProperties.type }, message: "must be string,boolean,null", schema: schema93.properties.attributes.additionalProperties.type, parentSchema: schema93.properties.attributes.additionalProperties, data: data13 };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  }
                }
              } else {
                const err37 = { instancePath: instancePath + "/items/" + i0 + "/attributes", schemaPath: "#/definitions/dictionaryItem/properties/attributes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.properties.attributes.type, parentSchema: schema93.properties.attributes, data: data12 };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/definitions/dictionaryItem/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data: data7 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.items.type, parentSchema: schema92.properties.items, data: data6 };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.seed !== void 0) {
      let data14 = data.seed;
      if (Array.isArray(data14)) {
        if (data14.length > 2e3) {
          const err40 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema92.properties.seed, data: data14 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        const len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data15 = data14[i1];
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.value === void 0) {
              const err41 = { instancePath: instancePath + "/seed/" + i1, schemaPath: "#/definitions/dictionaryItem/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema93.required, parentSchema: schema93, data: data15 };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data15.text === void 0) {
              const err42 = { instancePath: instancePath + "/seed/" + i1, schemaPath: "#/definitions/dictionaryItem/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema93.required, parentSchema: schema93, data: data15 };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            for (const key3 in data15) {
              if (!(key3 === "value" || key3 === "text" || key3 === "disabled" || key3 === "color" || key3 === "attributes")) {
                const err43 = { instancePath: instancePath + "/seed/" + i1, schemaPath: "#/definitions/dictionaryItem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema93, data: data15 };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data15.value !== void 0) {
              let data16 = data15.value;
              if (typeof data16 === "string") {
                if (func3(data16) > 255) {
                  const err44 = { instancePath: instancePath + "/seed/" + i1 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema93.properties.value, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                if (func3(data16) < 1) {
                  const err45 = { instancePath: instancePath + "/seed/" + i1 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema93.properties.value, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              } else {
                const err46 = { instancePath: instancePath + "/seed/" + i1 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.value.type, parentSchema: schema93.properties.value, data: data16 };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
            if (data15.text !== void 0) {
              let data17 = data15.text;
              if (typeof data17 === "string") {
                if (func3(data17) > 500) {
                  const err47 = { instancePath: instancePath + "/seed/" + i1 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema93.properties.text, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
                if (func3(data17) < 1) {
                  const err48 = { instancePath: instancePath + "/seed/" + i1 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema93.properties.text, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              } else {
                const err49 = { instancePath: instancePath + "/seed/" + i1 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.text.type, parentSchema: schema93.properties.text, data: data17 };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
            if (data15.disabled !== void 0) {
              let data18 = data15.disabled;
              if (typeof data18 !== "boolean") {
                const err50 = { instancePath: instancePath + "/seed/" + i1 + "/disabled", schemaPath: "#/definitions/dictionaryItem/properties/disabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema93.properties.disabled.type, parentSchema: schema93.properties.disabled, data: data18 };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
            }
            if (data15.color !== void 0) {
              let data19 = data15.color;
              if (typeof data19 === "string") {
                if (func3(data19) > 40) {
                  const err51 = { instancePath: instancePath + "/seed/" + i1 + "/color", schemaPath: "#/definitions/dictionaryItem/properties/color/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema93.properties.color, data: data19 };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              } else {
                const err52 = { instancePath: instancePath + "/seed/" + i1 + "/color", schemaPath: "#/definitions/dictionaryItem/properties/color/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.color.type, parentSchema: schema93.properties.color, data: data19 };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data15.attributes !== void 0) {
              let data20 = data15.attributes;
              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                for (const key4 in data20) {
                  let data21 = data20[key4];
                  if (typeof data21 !== "string" && typeof data21 !== "boolean" && data21 !== null) {
                    const err53 = { instancePath: instancePath + "/seed/" + i1 + "/attributes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/dictionaryItem/properties/attributes/additionalProperties/type", keyword: "type", params: { type: schema93.properties.attributes.additionalProperties.type }, message: "must be string,boolean,null", schema: schema93.properties.attributes.additionalProperties.type, parentSchema: schema93.properties.attributes.additionalProperties, data: data21 };
                    if (vErrors === null) {
                      vErrors = [err53];
                    } else {
                      vErrors.push(err53);
                    }
                    errors++;
                  }
                }
              } else {
                const err54 = { instancePath: instancePath + "/seed/" + i1 + "/attributes", schemaPath: "#/definitions/dictionaryItem/properties/attributes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.properties.attributes.type, parentSchema: schema93.properties.attributes, data: data20 };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            }
          } else {
            const err55 = { instancePath: instancePath + "/seed/" + i1, schemaPath: "#/definitions/dictionaryItem/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data: data15 };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
      } else {
        const err56 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.seed.type, parentSchema: schema92.properties.seed, data: data14 };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.attributes !== void 0) {
      let data22 = data.attributes;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        for (const key5 in data22) {
          const _errs58 = errors;
          if (typeof key5 === "string") {
            if (!pattern2.test(key5)) {
              const err57 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema92.properties.attributes.propertyNames, data: key5, propertyName: key5 };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
          }
          var valid15 = _errs58 === errors;
          if (!valid15) {
            const err58 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid", schema: schema92.properties.attributes.propertyNames, parentSchema: schema92.properties.attributes, data: data22 };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        for (const key6 in data22) {
          let data23 = data22[key6];
          if (!(data23 === "text" || data23 === "decimal" || data23 === "date" || data23 === "boolean")) {
            const err59 = { instancePath: instancePath + "/attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/attributes/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema92.properties.attributes.additionalProperties.enum }, message: "must be equal to one of the allowed values", schema: schema92.properties.attributes.additionalProperties.enum, parentSchema: schema92.properties.attributes.additionalProperties, data: data23 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
      } else {
        const err60 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.properties.attributes.type, parentSchema: schema92.properties.attributes, data: data22 };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data.import !== void 0) {
      let data24 = data.import;
      if (Array.isArray(data24)) {
        if (data24.length > 10) {
          const err61 = { instancePath: instancePath + "/import", schemaPath: "#/properties/import/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema92.properties.import, data: data24 };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        const len2 = data24.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data25 = data24[i2];
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            if (data25.file === void 0) {
              const err62 = { instancePath: instancePath + "/import/" + i2, schemaPath: "#/definitions/dictionaryImport/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema95.required, parentSchema: schema95, data: data25 };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
            if (data25.value === void 0) {
              const err63 = { instancePath: instancePath + "/import/" + i2, schemaPath: "#/definitions/dictionaryImport/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema95.required, parentSchema: schema95, data: data25 };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
            if (data25.text === void 0) {
              const err64 = { instancePath: instancePath + "/import/" + i2, schemaPath: "#/definitions/dictionaryImport/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema95.required, parentSchema: schema95, data: data25 };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
            for (const key7 in data25) {
              if (!(key7 === "file" || key7 === "value" || key7 === "text" || key7 === "attributes" || key7 === "search" || key7 === "where")) {
                const err65 = { instancePath: instancePath + "/import/" + i2, schemaPath: "#/definitions/dictionaryImport/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema95, data: data25 };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            }
            if (data25.file !== void 0) {
              let data26 = data25.file;
              if (typeof data26 === "string") {
                if (!pattern89.test(data26)) {
                  const err66 = { instancePath: instancePath + "/import/" + i2 + "/file", schemaPath: "#/definitions/dictionaryImport/properties/file/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+\\.tsv$" }, message: 'must match pattern "^[A-Za-z0-9_-]+\\.tsv$"', schema: "^[A-Za-z0-9_-]+\\.tsv$", parentSchema: schema95.properties.file, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
              } else {
                const err67 = { instancePath: instancePath + "/import/" + i2 + "/file", schemaPath: "#/definitions/dictionaryImport/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.file.type, parentSchema: schema95.properties.file, data: data26 };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
            }
            if (data25.value !== void 0) {
              let data27 = data25.value;
              if (typeof data27 === "string") {
                if (func3(data27) < 1) {
                  const err68 = { instancePath: instancePath + "/import/" + i2 + "/value", schemaPath: "#/definitions/dictionaryImport/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema95.properties.value, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
              } else {
                const err69 = { instancePath: instancePath + "/import/" + i2 + "/value", schemaPath: "#/definitions/dictionaryImport/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.value.type, parentSchema: schema95.properties.value, data: data27 };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
            }
            if (data25.text !== void 0) {
              let data28 = data25.text;
              if (typeof data28 === "string") {
                if (func3(data28) < 1) {
                  const err70 = { instancePath: instancePath + "/import/" + i2 + "/text", schemaPath: "#/definitions/dictionaryImport/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema95.properties.text, data: data28 };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              } else {
                const err71 = { instancePath: instancePath + "/import/" + i2 + "/text", schemaPath: "#/definitions/dictionaryImport/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.text.type, parentSchema: schema95.properties.text, data: data28 };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
            }
            if (data25.attributes !== void 0) {
              let data29 = data25.attributes;
              if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                for (const key8 in data29) {
                  let data30 = data29[key8];
                  if (typeof data30 === "string") {
                    if (func3(data30) < 1) {
                      const err72 = { instancePath: instancePath + "/import/" + i2 + "/attributes/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/dictionaryImport/properties/attributes/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema95.properties.attributes.additionalProperties, data: data30 };
                      if (vErrors === null) {
                        vErrors = [err72];
                      } else {
                        vErrors.push(err72);
                      }
                      errors++;
                    }
                  } else {
                    const err73 = { instancePath: instancePath + "/import/" + i2 + "/attributes/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/dictionaryImport/properties/attributes/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.attributes.additionalProperties.type, parentSchema: schema95.properties.attributes.additionalProperties, data: data30 };
                    if (vErrors === null) {
                      vErrors = [err73];
                    } else {
                      vErrors.push(err73);
                    }
                    errors++;
                  }
                }
              } else {
                const err74 = { instancePath: instancePath + "/import/" + i2 + "/attributes", schemaPath: "#/definitions/dictionaryImport/properties/attributes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.properties.attributes.type, parentSchema: schema95.properties.attributes, data: data29 };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            }
            if (data25.search !== void 0) {
              let data31 = data25.search;
              if (Array.isArray(data31)) {
                if (data31.length > 5) {
                  const err75 = { instancePath: instancePath + "/import/" + i2 + "/search", schemaPath: "#/definitions/dictionaryImport/properties/search/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items", schema: 5, parentSchema: schema95.properties.search, data: data31 };
                  if (vErrors === null) {
                    vErrors = [err75];
                  } else {
                    vErrors.push(err75);
                  }
                  errors++;
                }
                const len3 = data31.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data32 = data31[i3];
                  if (typeof data32 === "string") {
                    if (func3(data32) < 1) {
                      const err76 = { instancePath: instancePath + "/import/" + i2 + "/search/" + i3, schemaPath: "#/definitions/dictionaryImport/properties/search/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema95.properties.search.items, data: data32 };
                      if (vErrors === null) {
                        vErrors = [err76];
                      } else {
                        vErrors.push(err76);
                      }
                      errors++;
                    }
                  } else {
                    const err77 = { instancePath: instancePath + "/import/" + i2 + "/search/" + i3, schemaPath: "#/definitions/dictionaryImport/properties/search/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.search.items.type, parentSchema: schema95.properties.search.items, data: data32 };
                    if (vErrors === null) {
                      vErrors = [err77];
                    } else {
                      vErrors.push(err77);
                    }
                    errors++;
                  }
                }
              } else {
                const err78 = { instancePath: instancePath + "/import/" + i2 + "/search", schemaPath: "#/definitions/dictionaryImport/properties/search/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema95.properties.search.type, parentSchema: schema95.properties.search, data: data31 };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            }
            if (data25.where !== void 0) {
              let data33 = data25.where;
              if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                for (const key9 in data33) {
                  let data34 = data33[key9];
                  if (typeof data34 !== "string") {
                    const err79 = { instancePath: instancePath + "/import/" + i2 + "/where/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/dictionaryImport/properties/where/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.where.additionalProperties.type, parentSchema: schema95.properties.where.additionalProperties, data: data34 };
                    if (vErrors === null) {
                      vErrors = [err79];
                    } else {
                      vErrors.push(err79);
                    }
                    errors++;
                  }
                }
              } else {
                const err80 = { instancePath: instancePath + "/import/" + i2 + "/where", schemaPath: "#/definitions/dictionaryImport/properties/where/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.properties.where.type, parentSchema: schema95.properties.where, data: data33 };
                if (vErrors === null) {
                  vErrors = [err80];
                } else {
                  vErrors.push(err80);
                }
                errors++;
              }
            }
          } else {
            const err81 = { instancePath: instancePath + "/import/" + i2, schemaPath: "#/definitions/dictionaryImport/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.type, parentSchema: schema95, data: data25 };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
      } else {
        const err82 = { instancePath: instancePath + "/import", schemaPath: "#/properties/import/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.import.type, parentSchema: schema92.properties.import, data: data24 };
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      }
    }
    if (data.table !== void 0) {
      let data35 = data.table;
      if (typeof data35 === "string") {
        if (func3(data35) > 60) {
          const err83 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema92.properties.table, data: data35 };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (!pattern1.test(data35)) {
          const err84 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema92.properties.table, data: data35 };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
      } else {
        const err85 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.table.type, parentSchema: schema92.properties.table, data: data35 };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data.text !== void 0) {
      let data36 = data.text;
      if (typeof data36 === "string") {
        if (func3(data36) > 60) {
          const err86 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema92.properties.text, data: data36 };
          if (vErrors === null) {
            vErrors = [err86];
          } else {
            vErrors.push(err86);
          }
          errors++;
        }
        if (!pattern74.test(data36)) {
          const err87 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9_]*$"', schema: "^[a-z][A-Za-z0-9_]*$", parentSchema: schema92.properties.text, data: data36 };
          if (vErrors === null) {
            vErrors = [err87];
          } else {
            vErrors.push(err87);
          }
          errors++;
        }
      } else {
        const err88 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.text.type, parentSchema: schema92.properties.text, data: data36 };
        if (vErrors === null) {
          vErrors = [err88];
        } else {
          vErrors.push(err88);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data37 = data.value;
      if (typeof data37 === "string") {
        if (func3(data37) > 60) {
          const err89 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema92.properties.value, data: data37 };
          if (vErrors === null) {
            vErrors = [err89];
          } else {
            vErrors.push(err89);
          }
          errors++;
        }
        if (!pattern74.test(data37)) {
          const err90 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9_]*$"', schema: "^[a-z][A-Za-z0-9_]*$", parentSchema: schema92.properties.value, data: data37 };
          if (vErrors === null) {
            vErrors = [err90];
          } else {
            vErrors.push(err90);
          }
          errors++;
        }
      } else {
        const err91 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.value.type, parentSchema: schema92.properties.value, data: data37 };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
    }
    if (data.where !== void 0) {
      let data38 = data.where;
      if (typeof data38 === "string") {
        if (func3(data38) > 500) {
          const err92 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema92.properties.where, data: data38 };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
        if (func3(data38) < 1) {
          const err93 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema92.properties.where, data: data38 };
          if (vErrors === null) {
            vErrors = [err93];
          } else {
            vErrors.push(err93);
          }
          errors++;
        }
      } else {
        const err94 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.where.type, parentSchema: schema92.properties.where, data: data38 };
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      }
    }
    if (data.orderBy !== void 0) {
      let data39 = data.orderBy;
      if (Array.isArray(data39)) {
        if (data39.length > 5) {
          const err95 = { instancePath: instancePath + "/orderBy", schemaPath: "#/properties/orderBy/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items", schema: 5, parentSchema: schema92.properties.orderBy, data: data39 };
          if (vErrors === null) {
            vErrors = [err95];
          } else {
            vErrors.push(err95);
          }
          errors++;
        }
        if (data39.length < 1) {
          const err96 = { instancePath: instancePath + "/orderBy", schemaPath: "#/properties/orderBy/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema92.properties.orderBy, data: data39 };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
        const len4 = data39.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data40 = data39[i4];
          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
            if (data40.column === void 0) {
              const err97 = { instancePath: instancePath + "/orderBy/" + i4, schemaPath: "#/definitions/dictionaryOrder/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'", schema: schema96.required, parentSchema: schema96, data: data40 };
              if (vErrors === null) {
                vErrors = [err97];
              } else {
                vErrors.push(err97);
              }
              errors++;
            }
            for (const key10 in data40) {
              if (!(key10 === "column" || key10 === "order")) {
                const err98 = { instancePath: instancePath + "/orderBy/" + i4, schemaPath: "#/definitions/dictionaryOrder/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema96, data: data40 };
                if (vErrors === null) {
                  vErrors = [err98];
                } else {
                  vErrors.push(err98);
                }
                errors++;
              }
            }
            if (data40.column !== void 0) {
              let data41 = data40.column;
              if (typeof data41 === "string") {
                if (func3(data41) > 60) {
                  const err99 = { instancePath: instancePath + "/orderBy/" + i4 + "/column", schemaPath: "#/definitions/dictionaryOrder/properties/column/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema96.properties.column, data: data41 };
                  if (vErrors === null) {
                    vErrors = [err99];
                  } else {
                    vErrors.push(err99);
                  }
                  errors++;
                }
                if (!pattern74.test(data41)) {
                  const err100 = { instancePath: instancePath + "/orderBy/" + i4 + "/column", schemaPath: "#/definitions/dictionaryOrder/properties/column/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9_]*$"', schema: "^[a-z][A-Za-z0-9_]*$", parentSchema: schema96.properties.column, data: data41 };
                  if (vErrors === null) {
                    vErrors = [err100];
                  } else {
                    vErrors.push(err100);
                  }
                  errors++;
                }
              } else {
                const err101 = { instancePath: instancePath + "/orderBy/" + i4 + "/column", schemaPath: "#/definitions/dictionaryOrder/properties/column/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties.column.type, parentSchema: schema96.properties.column, data: data41 };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
            }
            if (data40.order !== void 0) {
              let data42 = data40.order;
              if (!(data42 === "asc" || data42 === "desc")) {
                const err102 = { instancePath: instancePath + "/orderBy/" + i4 + "/order", schemaPath: "#/definitions/dictionaryOrder/properties/order/enum", keyword: "enum", params: { allowedValues: schema96.properties.order.enum }, message: "must be equal to one of the allowed values", schema: schema96.properties.order.enum, parentSchema: schema96.properties.order, data: data42 };
                if (vErrors === null) {
                  vErrors = [err102];
                } else {
                  vErrors.push(err102);
                }
                errors++;
              }
            }
          } else {
            const err103 = { instancePath: instancePath + "/orderBy/" + i4, schemaPath: "#/definitions/dictionaryOrder/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema96.type, parentSchema: schema96, data: data40 };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
        }
      } else {
        const err104 = { instancePath: instancePath + "/orderBy", schemaPath: "#/properties/orderBy/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.orderBy.type, parentSchema: schema92.properties.orderBy, data: data39 };
        if (vErrors === null) {
          vErrors = [err104];
        } else {
          vErrors.push(err104);
        }
        errors++;
      }
    }
    if (data.pidField !== void 0) {
      let data43 = data.pidField;
      if (typeof data43 === "string") {
        if (func3(data43) > 60) {
          const err105 = { instancePath: instancePath + "/pidField", schemaPath: "#/properties/pidField/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema92.properties.pidField, data: data43 };
          if (vErrors === null) {
            vErrors = [err105];
          } else {
            vErrors.push(err105);
          }
          errors++;
        }
        if (!pattern74.test(data43)) {
          const err106 = { instancePath: instancePath + "/pidField", schemaPath: "#/properties/pidField/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9_]*$"', schema: "^[a-z][A-Za-z0-9_]*$", parentSchema: schema92.properties.pidField, data: data43 };
          if (vErrors === null) {
            vErrors = [err106];
          } else {
            vErrors.push(err106);
          }
          errors++;
        }
      } else {
        const err107 = { instancePath: instancePath + "/pidField", schemaPath: "#/properties/pidField/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.pidField.type, parentSchema: schema92.properties.pidField, data: data43 };
        if (vErrors === null) {
          vErrors = [err107];
        } else {
          vErrors.push(err107);
        }
        errors++;
      }
    }
    if (data.hasChildField !== void 0) {
      let data44 = data.hasChildField;
      if (typeof data44 === "string") {
        if (func3(data44) > 60) {
          const err108 = { instancePath: instancePath + "/hasChildField", schemaPath: "#/properties/hasChildField/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema92.properties.hasChildField, data: data44 };
          if (vErrors === null) {
            vErrors = [err108];
          } else {
            vErrors.push(err108);
          }
          errors++;
        }
        if (!pattern74.test(data44)) {
          const err109 = { instancePath: instancePath + "/hasChildField", schemaPath: "#/properties/hasChildField/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9_]*$"', schema: "^[a-z][A-Za-z0-9_]*$", parentSchema: schema92.properties.hasChildField, data: data44 };
          if (vErrors === null) {
            vErrors = [err109];
          } else {
            vErrors.push(err109);
          }
          errors++;
        }
      } else {
        const err110 = { instancePath: instancePath + "/hasChildField", schemaPath: "#/properties/hasChildField/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.hasChildField.type, parentSchema: schema92.properties.hasChildField, data: data44 };
        if (vErrors === null) {
          vErrors = [err110];
        } else {
          vErrors.push(err110);
        }
        errors++;
      }
    }
  } else {
    const err111 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
    if (vErrors === null) {
      vErrors = [err111];
    } else {
      vErrors.push(err111);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
var validateMenu = validate85;
var schema97 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "menu.schema.json", "description": "The menu that a fresh database starts with.", "type": "array", "items": { "$ref": "#/definitions/menuItem" }, "definitions": { "menuItem": { "description": "One entry of the menu.", "type": "object", "additionalProperties": false, "required": ["path", "name", "title", "component"], "properties": { "id": { "description": "Stable id of the entry. Default: its name.", "type": "string", "minLength": 1, "maxLength": 64 }, "path": { "description": "Where it stands: /bgd/export; unique.", "type": "string", "pattern": "^(/|https?://)", "maxLength": 200 }, "name": { "description": "Name of the route, unique: bgd-export.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 64 }, "title": { "description": "What staff read.", "type": "string", "minLength": 1, "maxLength": 60 }, "icon": { "description": "Name of an icon. Default: none.", "type": "string", "maxLength": 60 }, "component": { "description": "What it shows: schema:<page id>, an entry of a page's components, layouts/RouteView for a folder, or a page of the shell.", "type": "string", "format": "component", "minLength": 1, "maxLength": 200 }, "redirect": { "description": "Path that it leads to instead. Default: none.", "type": "string", "maxLength": 200 }, "hidden": { "description": "A route without an entry in the menu. Default: false.", "type": "boolean" }, "alwaysShow": { "description": "Shown as a folder even with one child. Default: false.", "type": "boolean" }, "route": { "description": "Whether it is a route of its own. Default: true.", "type": "boolean" }, "keepAlive": { "description": "Whether the page keeps its state while another tab is shown. Default: true.", "type": "boolean" }, "permissionList": { "description": "Permission codes below this entry. Default: none.", "type": "array", "items": { "$ref": "#/definitions/menuPermission" } }, "children": { "description": "Entries below. Default: none.", "type": "array", "items": { "$ref": "#/definitions/menuItem" } } } }, "menuPermission": { "description": "A permission code and its name.", "type": "object", "additionalProperties": false, "required": ["action", "title"], "properties": { "action": { "description": "Permission code: bgd:export:add.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "title": { "description": "What administrators read.", "type": "string", "minLength": 1, "maxLength": 60 }, "type": { "description": "1: without it the button is hidden. 2: it is disabled. Default: 1.", "enum": ["1", "2"] }, "status": { "description": "1: in force. 0: switched off, everybody has it. Default: 1.", "enum": ["0", "1"] } } } } };
var schema98 = { "description": "One entry of the menu.", "type": "object", "additionalProperties": false, "required": ["path", "name", "title", "component"], "properties": { "id": { "description": "Stable id of the entry. Default: its name.", "type": "string", "minLength": 1, "maxLength": 64 }, "path": { "description": "Where it stands: /bgd/export; unique.", "type": "string", "pattern": "^(/|https?://)", "maxLength": 200 }, "name": { "description": "Name of the route, unique: bgd-export.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 64 }, "title": { "description": "What staff read.", "type": "string", "minLength": 1, "maxLength": 60 }, "icon": { "description": "Name of an icon. Default: none.", "type": "string", "maxLength": 60 }, "component": { "description": "What it shows: schema:<page id>, an entry of a page's components, layouts/RouteView for a folder, or a page of the shell.", "type": "string", "format": "component", "minLength": 1, "maxLength": 200 }, "redirect": { "description": "Path that it leads to instead. Default: none.", "type": "string", "maxLength": 200 }, "hidden": { "description": "A route without an entry in the menu. Default: false.", "type": "boolean" }, "alwaysShow": { "description": "Shown as a folder even with one child. Default: false.", "type": "boolean" }, "route": { "description": "Whether it is a route of its own. Default: true.", "type": "boolean" }, "keepAlive": { "description": "Whether the page keeps its state while another tab is shown. Default: true.", "type": "boolean" }, "permissionList": { "description": "Permission codes below this entry. Default: none.", "type": "array", "items": { "$ref": "#/definitions/menuPermission" } }, "children": { "description": "Entries below. Default: none.", "type": "array", "items": { "$ref": "#/definitions/menuItem" } } } };
var schema99 = { "description": "A permission code and its name.", "type": "object", "additionalProperties": false, "required": ["action", "title"], "properties": { "action": { "description": "Permission code: bgd:export:add.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "title": { "description": "What administrators read.", "type": "string", "minLength": 1, "maxLength": 60 }, "type": { "description": "1: without it the button is hidden. 2: it is disabled. Default: 1.", "enum": ["1", "2"] }, "status": { "description": "1: in force. 0: switched off, everybody has it. Default: 1.", "enum": ["0", "1"] } } };
var pattern96 = new RegExp("^(/|https?://)", "u");
var wrapper0 = { validate: validate86 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema98.required, parentSchema: schema98, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema98.required, parentSchema: schema98, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema98.required, parentSchema: schema98, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.component === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "component" }, message: "must have required property 'component'", schema: schema98.required, parentSchema: schema98, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema98.properties, key0)) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema98, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func3(data0) > 64) {
          const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema98.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func3(data0) < 1) {
          const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema98.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.id.type, parentSchema: schema98.properties.id, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 === "string") {
        if (func3(data1) > 200) {
          const err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema98.properties.path, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern96.test(data1)) {
          const err9 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^(/|https?://)" }, message: 'must match pattern "^(/|https?://)"', schema: "^(/|https?://)", parentSchema: schema98.properties.path, data: data1 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.path.type, parentSchema: schema98.properties.path, data: data1 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (func3(data2) > 64) {
          const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema98.properties.name, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern7.test(data2)) {
          const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_-]*$"', schema: "^[A-Za-z][A-Za-z0-9_-]*$", parentSchema: schema98.properties.name, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.name.type, parentSchema: schema98.properties.name, data: data2 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema98.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema98.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.title.type, parentSchema: schema98.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.icon !== void 0) {
      let data4 = data.icon;
      if (typeof data4 === "string") {
        if (func3(data4) > 60) {
          const err17 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema98.properties.icon, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.icon.type, parentSchema: schema98.properties.icon, data: data4 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.component !== void 0) {
      let data5 = data.component;
      if (typeof data5 === "string") {
        if (func3(data5) > 200) {
          const err19 = { instancePath: instancePath + "/component", schemaPath: "#/properties/component/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema98.properties.component, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (func3(data5) < 1) {
          const err20 = { instancePath: instancePath + "/component", schemaPath: "#/properties/component/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema98.properties.component, data: data5 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/component", schemaPath: "#/properties/component/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.component.type, parentSchema: schema98.properties.component, data: data5 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.redirect !== void 0) {
      let data6 = data.redirect;
      if (typeof data6 === "string") {
        if (func3(data6) > 200) {
          const err22 = { instancePath: instancePath + "/redirect", schemaPath: "#/properties/redirect/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema98.properties.redirect, data: data6 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/redirect", schemaPath: "#/properties/redirect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.redirect.type, parentSchema: schema98.properties.redirect, data: data6 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.hidden !== void 0) {
      let data7 = data.hidden;
      if (typeof data7 !== "boolean") {
        const err24 = { instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema98.properties.hidden.type, parentSchema: schema98.properties.hidden, data: data7 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.alwaysShow !== void 0) {
      let data8 = data.alwaysShow;
      if (typeof data8 !== "boolean") {
        const err25 = { instancePath: instancePath + "/alwaysShow", schemaPath: "#/properties/alwaysShow/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema98.properties.alwaysShow.type, parentSchema: schema98.properties.alwaysShow, data: data8 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.route !== void 0) {
      let data9 = data.route;
      if (typeof data9 !== "boolean") {
        const err26 = { instancePath: instancePath + "/route", schemaPath: "#/properties/route/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema98.properties.route.type, parentSchema: schema98.properties.route, data: data9 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.keepAlive !== void 0) {
      let data10 = data.keepAlive;
      if (typeof data10 !== "boolean") {
        const err27 = { instancePath: instancePath + "/keepAlive", schemaPath: "#/properties/keepAlive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema98.properties.keepAlive.type, parentSchema: schema98.properties.keepAlive, data: data10 };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.permissionList !== void 0) {
      let data11 = data.permissionList;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.action === void 0) {
              const err28 = { instancePath: instancePath + "/permissionList/" + i0, schemaPath: "#/definitions/menuPermission/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema99.required, parentSchema: schema99, data: data12 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data12.title === void 0) {
              const err29 = { instancePath: instancePath + "/permissionList/" + i0, schemaPath: "#/definitions/menuPermission/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema99.required, parentSchema: schema99, data: data12 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            for (const key1 in data12) {
              if (!(key1 === "action" || key1 === "title" || key1 === "type" || key1 === "status")) {
                const err30 = { instancePath: instancePath + "/permissionList/" + i0, schemaPath: "#/definitions/menuPermission/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema99, data: data12 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data12.action !== void 0) {
              let data13 = data12.action;
              if (typeof data13 === "string") {
                if (func3(data13) > 100) {
                  const err31 = { instancePath: instancePath + "/permissionList/" + i0 + "/action", schemaPath: "#/definitions/menuPermission/properties/action/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema99.properties.action, data: data13 };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                if (!pattern3.test(data13)) {
                  const err32 = { instancePath: instancePath + "/permissionList/" + i0 + "/action", schemaPath: "#/definitions/menuPermission/properties/action/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema99.properties.action, data: data13 };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              } else {
                const err33 = { instancePath: instancePath + "/permissionList/" + i0 + "/action", schemaPath: "#/definitions/menuPermission/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema99.properties.action.type, parentSchema: schema99.properties.action, data: data13 };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data12.title !== void 0) {
              let data14 = data12.title;
              if (typeof data14 === "string") {
                if (func3(data14) > 60) {
                  const err34 = { instancePath: instancePath + "/permissionList/" + i0 + "/title", schemaPath: "#/definitions/menuPermission/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema99.properties.title, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                if (func3(data14) < 1) {
                  const err35 = { instancePath: instancePath + "/permissionList/" + i0 + "/title", schemaPath: "#/definitions/menuPermission/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema99.properties.title, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              } else {
                const err36 = { instancePath: instancePath + "/permissionList/" + i0 + "/title", schemaPath: "#/definitions/menuPermission/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema99.properties.title.type, parentSchema: schema99.properties.title, data: data14 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data12.type !== void 0) {
              let data15 = data12.type;
              if (!(data15 === "1" || data15 === "2")) {
                const err37 = { instancePath: instancePath + "/permissionList/" + i0 + "/type", schemaPath: "#/definitions/menuPermission/properties/type/enum", keyword: "enum", params: { allowedValues: schema99.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema99.properties.type.enum, parentSchema: schema99.properties.type, data: data15 };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data12.status !== void 0) {
              let data16 = data12.status;
              if (!(data16 === "0" || data16 === "1")) {
                const err38 = { instancePath: instancePath + "/permissionList/" + i0 + "/status", schemaPath: "#/definitions/menuPermission/properties/status/enum", keyword: "enum", params: { allowedValues: schema99.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema99.properties.status.enum, parentSchema: schema99.properties.status, data: data16 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/permissionList/" + i0, schemaPath: "#/definitions/menuPermission/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema99.type, parentSchema: schema99, data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/permissionList", schemaPath: "#/properties/permissionList/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema98.properties.permissionList.type, parentSchema: schema98.properties.permissionList, data: data11 };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.children !== void 0) {
      let data17 = data.children;
      if (Array.isArray(data17)) {
        const len1 = data17.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!wrapper0.validate(data17[i1], { instancePath: instancePath + "/children/" + i1, parentData: data17, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err41 = { instancePath: instancePath + "/children", schemaPath: "#/properties/children/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema98.properties.children.type, parentSchema: schema98.properties.children, data: data17 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
  } else {
    const err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.type, parentSchema: schema98, data };
    if (vErrors === null) {
      vErrors = [err42];
    } else {
      vErrors.push(err42);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate86(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema97.type, parentSchema: schema97, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
var validateReport = validate88;
var schema100 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "report.schema.json", "description": "A popup report: rows of a statement, which stands beside as <code>.sql and is never served.", "type": "object", "additionalProperties": false, "required": ["schemaVersion", "kind", "code", "title", "columns"], "properties": { "$schema": { "description": "Path of this meta-schema, for editors: ../meta/report.schema.json.", "type": "string" }, "schemaVersion": { "description": "Version of the page language: 1.", "const": 1 }, "kind": { "description": "report.", "const": "report" }, "code": { "description": "Name of the report; this file and the statement beside it are called after it.", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "title": { "description": "Name of the report in headings.", "type": "string", "minLength": 1, "maxLength": 60 }, "permission": { "description": "Permission code needed to read it. Default: none, whoever is signed in; the statement itself must hold the tenant.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "columns": { "description": "Columns of the statement, in order.", "type": "array", "minItems": 1, "maxItems": 100, "items": { "$ref": "#/definitions/reportColumn" } }, "order": { "description": "Order of the rows, the first counts most. Default: the statement's.", "type": "array", "maxItems": 5, "items": { "$ref": "#/definitions/reportOrder" } }, "params": { "description": "Parameters of the statement. Default: none.", "type": "array", "maxItems": 30, "items": { "$ref": "#/definitions/reportParam" } } }, "definitions": { "reportColumn": { "description": "One column of the statement.", "type": "object", "additionalProperties": false, "required": ["key", "title"], "properties": { "key": { "description": "Name of the column in the statement's result.", "type": "string", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "title": { "description": "Head of the column.", "type": "string", "minLength": 1, "maxLength": 60 }, "fieldType": { "description": "What it holds: String, Integer, Long, Decimal, Date, Datetime. Default: String.", "enum": ["String", "Integer", "Long", "Decimal", "Date", "Datetime"] }, "width": { "description": "Width in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "isShow": { "description": "Whether it is shown; hidden ones can still be taken over. Default: true.", "type": "boolean" }, "isOrder": { "description": "Whether rows can be sorted by it. Default: false.", "type": "boolean" }, "searchMode": { "description": "single: one field that is compared. group: two fields for a range. Default: not searched.", "enum": ["single", "group"] }, "expanded": { "description": "Its search shows only after 展开. Default: from the third search on.", "type": "boolean" }, "dictCode": { "description": "Dictionary that gives texts for its values.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "replace_val": { "description": "Texts for its values, as text_value pairs: 男_1,女_2. Instead of dictCode.", "type": "string", "pattern": "^[^,]+_[^,_]+(,[^,]+_[^,_]+)*$", "maxLength": 2e3 }, "isTotal": { "description": "Whether the foot shows its sum. Numbers only. Default: false.", "type": "boolean" }, "groupTitle": { "description": "Common head above neighbouring columns of the same group title. Default: none.", "type": "string", "minLength": 1, "maxLength": 60 }, "href": { "description": "Where its values lead: a route or an http address; ${column} stands for values of the row.", "type": "string", "pattern": "^(/|https?://)", "maxLength": 300 } } }, "reportOrder": { "description": "One column of the order.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column of the report.", "type": "string", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "order": { "description": "asc or desc. Default: asc.", "enum": ["asc", "desc"] } } }, "reportParam": { "description": "One parameter of the statement, written there as :name and always bound.", "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "description": "Name in the statement and, with self_ before it, in calls.", "type": "string", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "title": { "description": "What staff read. Default: the name.", "type": "string", "minLength": 1, "maxLength": 60 }, "fieldType": { "description": "What it holds. Default: String.", "enum": ["String", "Integer", "Long", "Decimal", "Date", "Datetime"] }, "required": { "description": "Whether a call without it is refused. Default: false.", "type": "boolean" }, "defaultValue": { "description": "Value when a call gives none: a text, or #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, #{tenant_id}. Default: null.", "type": "string", "maxLength": 255 } } } } };
var schema101 = { "description": "One column of the statement.", "type": "object", "additionalProperties": false, "required": ["key", "title"], "properties": { "key": { "description": "Name of the column in the statement's result.", "type": "string", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "title": { "description": "Head of the column.", "type": "string", "minLength": 1, "maxLength": 60 }, "fieldType": { "description": "What it holds: String, Integer, Long, Decimal, Date, Datetime. Default: String.", "enum": ["String", "Integer", "Long", "Decimal", "Date", "Datetime"] }, "width": { "description": "Width in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "isShow": { "description": "Whether it is shown; hidden ones can still be taken over. Default: true.", "type": "boolean" }, "isOrder": { "description": "Whether rows can be sorted by it. Default: false.", "type": "boolean" }, "searchMode": { "description": "single: one field that is compared. group: two fields for a range. Default: not searched.", "enum": ["single", "group"] }, "expanded": { "description": "Its search shows only after 展开. Default: from the third search on.", "type": "boolean" }, "dictCode": { "description": "Dictionary that gives texts for its values.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "replace_val": { "description": "Texts for its values, as text_value pairs: 男_1,女_2. Instead of dictCode.", "type": "string", "pattern": "^[^,]+_[^,_]+(,[^,]+_[^,_]+)*$", "maxLength": 2e3 }, "isTotal": { "description": "Whether the foot shows its sum. Numbers only. Default: false.", "type": "boolean" }, "groupTitle": { "description": "Common head above neighbouring columns of the same group title. Default: none.", "type": "string", "minLength": 1, "maxLength": 60 }, "href": { "description": "Where its values lead: a route or an http address; ${column} stands for values of the row.", "type": "string", "pattern": "^(/|https?://)", "maxLength": 300 } } };
var schema102 = { "description": "One column of the order.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column of the report.", "type": "string", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "order": { "description": "asc or desc. Default: asc.", "enum": ["asc", "desc"] } } };
var schema103 = { "description": "One parameter of the statement, written there as :name and always bound.", "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "description": "Name in the statement and, with self_ before it, in calls.", "type": "string", "pattern": "^[a-z][A-Za-z0-9_]*$", "maxLength": 60 }, "title": { "description": "What staff read. Default: the name.", "type": "string", "minLength": 1, "maxLength": 60 }, "fieldType": { "description": "What it holds. Default: String.", "enum": ["String", "Integer", "Long", "Decimal", "Date", "Datetime"] }, "required": { "description": "Whether a call without it is refused. Default: false.", "type": "boolean" }, "defaultValue": { "description": "Value when a call gives none: a text, or #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, #{tenant_id}. Default: null.", "type": "string", "maxLength": 255 } } };
var pattern102 = new RegExp("^[^,]+_[^,_]+(,[^,]+_[^,_]+)*$", "u");
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemaVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.code === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.columns === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'", schema: schema100.required, parentSchema: schema100, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema100.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema100, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 !== "string") {
        const err6 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.$schema.type, parentSchema: schema100.properties.$schema, data: data0 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data1 = data.schemaVersion;
      if (1 !== data1) {
        const err7 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema100.properties.schemaVersion, data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if ("report" !== data2) {
        const err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "report" }, message: "must be equal to constant", schema: "report", parentSchema: schema100.properties.kind, data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data3 = data.code;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err9 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema100.properties.code, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern1.test(data3)) {
          const err10 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema100.properties.code, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.code.type, parentSchema: schema100.properties.code, data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data4 = data.title;
      if (typeof data4 === "string") {
        if (func3(data4) > 60) {
          const err12 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema100.properties.title, data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func3(data4) < 1) {
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema100.properties.title, data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.title.type, parentSchema: schema100.properties.title, data: data4 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.permission !== void 0) {
      let data5 = data.permission;
      if (typeof data5 === "string") {
        if (func3(data5) > 100) {
          const err15 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema100.properties.permission, data: data5 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!pattern3.test(data5)) {
          const err16 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema100.properties.permission, data: data5 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.permission.type, parentSchema: schema100.properties.permission, data: data5 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data6 = data.columns;
      if (Array.isArray(data6)) {
        if (data6.length > 100) {
          const err18 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema100.properties.columns, data: data6 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data6.length < 1) {
          const err19 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema100.properties.columns, data: data6 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.key === void 0) {
              const err20 = { instancePath: instancePath + "/columns/" + i0, schemaPath: "#/definitions/reportColumn/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema101.required, parentSchema: schema101, data: data7 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data7.title === void 0) {
              const err21 = { instancePath: instancePath + "/columns/" + i0, schemaPath: "#/definitions/reportColumn/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema101.required, parentSchema: schema101, data: data7 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            for (const key1 in data7) {
              if (!func2.call(schema101.properties, key1)) {
                const err22 = { instancePath: instancePath + "/columns/" + i0, schemaPath: "#/definitions/reportColumn/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema101, data: data7 };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data7.key !== void 0) {
              let data8 = data7.key;
              if (typeof data8 === "string") {
                if (func3(data8) > 60) {
                  const err23 = { instancePath: instancePath + "/columns/" + i0 + "/key", schemaPath: "#/definitions/reportColumn/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema101.properties.key, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (!pattern74.test(data8)) {
                  const err24 = { instancePath: instancePath + "/columns/" + i0 + "/key", schemaPath: "#/definitions/reportColumn/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9_]*$"', schema: "^[a-z][A-Za-z0-9_]*$", parentSchema: schema101.properties.key, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/columns/" + i0 + "/key", schemaPath: "#/definitions/reportColumn/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.properties.key.type, parentSchema: schema101.properties.key, data: data8 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data7.title !== void 0) {
              let data9 = data7.title;
              if (typeof data9 === "string") {
                if (func3(data9) > 60) {
                  const err26 = { instancePath: instancePath + "/columns/" + i0 + "/title", schemaPath: "#/definitions/reportColumn/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema101.properties.title, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
                if (func3(data9) < 1) {
                  const err27 = { instancePath: instancePath + "/columns/" + i0 + "/title", schemaPath: "#/definitions/reportColumn/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema101.properties.title, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              } else {
                const err28 = { instancePath: instancePath + "/columns/" + i0 + "/title", schemaPath: "#/definitions/reportColumn/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.properties.title.type, parentSchema: schema101.properties.title, data: data9 };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data7.fieldType !== void 0) {
              let data10 = data7.fieldType;
              if (!(data10 === "String" || data10 === "Integer" || data10 === "Long" || data10 === "Decimal" || data10 === "Date" || data10 === "Datetime")) {
                const err29 = { instancePath: instancePath + "/columns/" + i0 + "/fieldType", schemaPath: "#/definitions/reportColumn/properties/fieldType/enum", keyword: "enum", params: { allowedValues: schema101.properties.fieldType.enum }, message: "must be equal to one of the allowed values", schema: schema101.properties.fieldType.enum, parentSchema: schema101.properties.fieldType, data: data10 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data7.width !== void 0) {
              let data11 = data7.width;
              if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                const err30 = { instancePath: instancePath + "/columns/" + i0 + "/width", schemaPath: "#/definitions/reportColumn/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema101.properties.width.type, parentSchema: schema101.properties.width, data: data11 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
              if (typeof data11 == "number" && isFinite(data11)) {
                if (data11 > 2e3 || isNaN(data11)) {
                  const err31 = { instancePath: instancePath + "/columns/" + i0 + "/width", schemaPath: "#/definitions/reportColumn/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema101.properties.width, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                if (data11 < 20 || isNaN(data11)) {
                  const err32 = { instancePath: instancePath + "/columns/" + i0 + "/width", schemaPath: "#/definitions/reportColumn/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema101.properties.width, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              }
            }
            if (data7.isShow !== void 0) {
              let data12 = data7.isShow;
              if (typeof data12 !== "boolean") {
                const err33 = { instancePath: instancePath + "/columns/" + i0 + "/isShow", schemaPath: "#/definitions/reportColumn/properties/isShow/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema101.properties.isShow.type, parentSchema: schema101.properties.isShow, data: data12 };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data7.isOrder !== void 0) {
              let data13 = data7.isOrder;
              if (typeof data13 !== "boolean") {
                const err34 = { instancePath: instancePath + "/columns/" + i0 + "/isOrder", schemaPath: "#/definitions/reportColumn/properties/isOrder/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema101.properties.isOrder.type, parentSchema: schema101.properties.isOrder, data: data13 };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data7.searchMode !== void 0) {
              let data14 = data7.searchMode;
              if (!(data14 === "single" || data14 === "group")) {
                const err35 = { instancePath: instancePath + "/columns/" + i0 + "/searchMode", schemaPath: "#/definitions/reportColumn/properties/searchMode/enum", keyword: "enum", params: { allowedValues: schema101.properties.searchMode.enum }, message: "must be equal to one of the allowed values", schema: schema101.properties.searchMode.enum, parentSchema: schema101.properties.searchMode, data: data14 };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data7.expanded !== void 0) {
              let data15 = data7.expanded;
              if (typeof data15 !== "boolean") {
                const err36 = { instancePath: instancePath + "/columns/" + i0 + "/expanded", schemaPath: "#/definitions/reportColumn/properties/expanded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema101.properties.expanded.type, parentSchema: schema101.properties.expanded, data: data15 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data7.dictCode !== void 0) {
              let data16 = data7.dictCode;
              if (typeof data16 === "string") {
                if (func3(data16) > 500) {
                  const err37 = { instancePath: instancePath + "/columns/" + i0 + "/dictCode", schemaPath: "#/definitions/reportColumn/properties/dictCode/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema101.properties.dictCode, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
                if (func3(data16) < 1) {
                  const err38 = { instancePath: instancePath + "/columns/" + i0 + "/dictCode", schemaPath: "#/definitions/reportColumn/properties/dictCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema101.properties.dictCode, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
              } else {
                const err39 = { instancePath: instancePath + "/columns/" + i0 + "/dictCode", schemaPath: "#/definitions/reportColumn/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.properties.dictCode.type, parentSchema: schema101.properties.dictCode, data: data16 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data7.replace_val !== void 0) {
              let data17 = data7.replace_val;
              if (typeof data17 === "string") {
                if (func3(data17) > 2e3) {
                  const err40 = { instancePath: instancePath + "/columns/" + i0 + "/replace_val", schemaPath: "#/definitions/reportColumn/properties/replace_val/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema101.properties.replace_val, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
                if (!pattern102.test(data17)) {
                  const err41 = { instancePath: instancePath + "/columns/" + i0 + "/replace_val", schemaPath: "#/definitions/reportColumn/properties/replace_val/pattern", keyword: "pattern", params: { pattern: "^[^,]+_[^,_]+(,[^,]+_[^,_]+)*$" }, message: 'must match pattern "^[^,]+_[^,_]+(,[^,]+_[^,_]+)*$"', schema: "^[^,]+_[^,_]+(,[^,]+_[^,_]+)*$", parentSchema: schema101.properties.replace_val, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
              } else {
                const err42 = { instancePath: instancePath + "/columns/" + i0 + "/replace_val", schemaPath: "#/definitions/reportColumn/properties/replace_val/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.properties.replace_val.type, parentSchema: schema101.properties.replace_val, data: data17 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data7.isTotal !== void 0) {
              let data18 = data7.isTotal;
              if (typeof data18 !== "boolean") {
                const err43 = { instancePath: instancePath + "/columns/" + i0 + "/isTotal", schemaPath: "#/definitions/reportColumn/properties/isTotal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema101.properties.isTotal.type, parentSchema: schema101.properties.isTotal, data: data18 };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data7.groupTitle !== void 0) {
              let data19 = data7.groupTitle;
              if (typeof data19 === "string") {
                if (func3(data19) > 60) {
                  const err44 = { instancePath: instancePath + "/columns/" + i0 + "/groupTitle", schemaPath: "#/definitions/reportColumn/properties/groupTitle/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema101.properties.groupTitle, data: data19 };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                if (func3(data19) < 1) {
                  const err45 = { instancePath: instancePath + "/columns/" + i0 + "/groupTitle", schemaPath: "#/definitions/reportColumn/properties/groupTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema101.properties.groupTitle, data: data19 };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              } else {
                const err46 = { instancePath: instancePath + "/columns/" + i0 + "/groupTitle", schemaPath: "#/definitions/reportColumn/properties/groupTitle/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.properties.groupTitle.type, parentSchema: schema101.properties.groupTitle, data: data19 };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
            if (data7.href !== void 0) {
              let data20 = data7.href;
              if (typeof data20 === "string") {
                if (func3(data20) > 300) {
                  const err47 = { instancePath: instancePath + "/columns/" + i0 + "/href", schemaPath: "#/definitions/reportColumn/properties/href/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema101.properties.href, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
                if (!pattern96.test(data20)) {
                  const err48 = { instancePath: instancePath + "/columns/" + i0 + "/href", schemaPath: "#/definitions/reportColumn/properties/href/pattern", keyword: "pattern", params: { pattern: "^(/|https?://)" }, message: 'must match pattern "^(/|https?://)"', schema: "^(/|https?://)", parentSchema: schema101.properties.href, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              } else {
                const err49 = { instancePath: instancePath + "/columns/" + i0 + "/href", schemaPath: "#/definitions/reportColumn/properties/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.properties.href.type, parentSchema: schema101.properties.href, data: data20 };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
          } else {
            const err50 = { instancePath: instancePath + "/columns/" + i0, schemaPath: "#/definitions/reportColumn/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema101.type, parentSchema: schema101, data: data7 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
      } else {
        const err51 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.columns.type, parentSchema: schema100.properties.columns, data: data6 };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.order !== void 0) {
      let data21 = data.order;
      if (Array.isArray(data21)) {
        if (data21.length > 5) {
          const err52 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items", schema: 5, parentSchema: schema100.properties.order, data: data21 };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        const len1 = data21.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data22 = data21[i1];
          if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
            if (data22.column === void 0) {
              const err53 = { instancePath: instancePath + "/order/" + i1, schemaPath: "#/definitions/reportOrder/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'", schema: schema102.required, parentSchema: schema102, data: data22 };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            for (const key2 in data22) {
              if (!(key2 === "column" || key2 === "order")) {
                const err54 = { instancePath: instancePath + "/order/" + i1, schemaPath: "#/definitions/reportOrder/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema102, data: data22 };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            }
            if (data22.column !== void 0) {
              let data23 = data22.column;
              if (typeof data23 === "string") {
                if (func3(data23) > 60) {
                  const err55 = { instancePath: instancePath + "/order/" + i1 + "/column", schemaPath: "#/definitions/reportOrder/properties/column/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema102.properties.column, data: data23 };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
                if (!pattern74.test(data23)) {
                  const err56 = { instancePath: instancePath + "/order/" + i1 + "/column", schemaPath: "#/definitions/reportOrder/properties/column/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9_]*$"', schema: "^[a-z][A-Za-z0-9_]*$", parentSchema: schema102.properties.column, data: data23 };
                  if (vErrors === null) {
                    vErrors = [err56];
                  } else {
                    vErrors.push(err56);
                  }
                  errors++;
                }
              } else {
                const err57 = { instancePath: instancePath + "/order/" + i1 + "/column", schemaPath: "#/definitions/reportOrder/properties/column/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.column.type, parentSchema: schema102.properties.column, data: data23 };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
            if (data22.order !== void 0) {
              let data24 = data22.order;
              if (!(data24 === "asc" || data24 === "desc")) {
                const err58 = { instancePath: instancePath + "/order/" + i1 + "/order", schemaPath: "#/definitions/reportOrder/properties/order/enum", keyword: "enum", params: { allowedValues: schema102.properties.order.enum }, message: "must be equal to one of the allowed values", schema: schema102.properties.order.enum, parentSchema: schema102.properties.order, data: data24 };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
            }
          } else {
            const err59 = { instancePath: instancePath + "/order/" + i1, schemaPath: "#/definitions/reportOrder/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.type, parentSchema: schema102, data: data22 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
      } else {
        const err60 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.order.type, parentSchema: schema100.properties.order, data: data21 };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data.params !== void 0) {
      let data25 = data.params;
      if (Array.isArray(data25)) {
        if (data25.length > 30) {
          const err61 = { instancePath: instancePath + "/params", schemaPath: "#/properties/params/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items", schema: 30, parentSchema: schema100.properties.params, data: data25 };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        const len2 = data25.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data26 = data25[i2];
          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
            if (data26.name === void 0) {
              const err62 = { instancePath: instancePath + "/params/" + i2, schemaPath: "#/definitions/reportParam/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema103.required, parentSchema: schema103, data: data26 };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
            for (const key3 in data26) {
              if (!(key3 === "name" || key3 === "title" || key3 === "fieldType" || key3 === "required" || key3 === "defaultValue")) {
                const err63 = { instancePath: instancePath + "/params/" + i2, schemaPath: "#/definitions/reportParam/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema103, data: data26 };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
            if (data26.name !== void 0) {
              let data27 = data26.name;
              if (typeof data27 === "string") {
                if (func3(data27) > 60) {
                  const err64 = { instancePath: instancePath + "/params/" + i2 + "/name", schemaPath: "#/definitions/reportParam/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema103.properties.name, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err64];
                  } else {
                    vErrors.push(err64);
                  }
                  errors++;
                }
                if (!pattern74.test(data27)) {
                  const err65 = { instancePath: instancePath + "/params/" + i2 + "/name", schemaPath: "#/definitions/reportParam/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9_]*$"', schema: "^[a-z][A-Za-z0-9_]*$", parentSchema: schema103.properties.name, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
              } else {
                const err66 = { instancePath: instancePath + "/params/" + i2 + "/name", schemaPath: "#/definitions/reportParam/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema103.properties.name.type, parentSchema: schema103.properties.name, data: data27 };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
            }
            if (data26.title !== void 0) {
              let data28 = data26.title;
              if (typeof data28 === "string") {
                if (func3(data28) > 60) {
                  const err67 = { instancePath: instancePath + "/params/" + i2 + "/title", schemaPath: "#/definitions/reportParam/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema103.properties.title, data: data28 };
                  if (vErrors === null) {
                    vErrors = [err67];
                  } else {
                    vErrors.push(err67);
                  }
                  errors++;
                }
                if (func3(data28) < 1) {
                  const err68 = { instancePath: instancePath + "/params/" + i2 + "/title", schemaPath: "#/definitions/reportParam/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema103.properties.title, data: data28 };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
              } else {
                const err69 = { instancePath: instancePath + "/params/" + i2 + "/title", schemaPath: "#/definitions/reportParam/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema103.properties.title.type, parentSchema: schema103.properties.title, data: data28 };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
            }
            if (data26.fieldType !== void 0) {
              let data29 = data26.fieldType;
              if (!(data29 === "String" || data29 === "Integer" || data29 === "Long" || data29 === "Decimal" || data29 === "Date" || data29 === "Datetime")) {
                const err70 = { instancePath: instancePath + "/params/" + i2 + "/fieldType", schemaPath: "#/definitions/reportParam/properties/fieldType/enum", keyword: "enum", params: { allowedValues: schema103.properties.fieldType.enum }, message: "must be equal to one of the allowed values", schema: schema103.properties.fieldType.enum, parentSchema: schema103.properties.fieldType, data: data29 };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
            if (data26.required !== void 0) {
              let data30 = data26.required;
              if (typeof data30 !== "boolean") {
                const err71 = { instancePath: instancePath + "/params/" + i2 + "/required", schemaPath: "#/definitions/reportParam/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema103.properties.required.type, parentSchema: schema103.properties.required, data: data30 };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
            }
            if (data26.defaultValue !== void 0) {
              let data31 = data26.defaultValue;
              if (typeof data31 === "string") {
                if (func3(data31) > 255) {
                  const err72 = { instancePath: instancePath + "/params/" + i2 + "/defaultValue", schemaPath: "#/definitions/reportParam/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema103.properties.defaultValue, data: data31 };
                  if (vErrors === null) {
                    vErrors = [err72];
                  } else {
                    vErrors.push(err72);
                  }
                  errors++;
                }
              } else {
                const err73 = { instancePath: instancePath + "/params/" + i2 + "/defaultValue", schemaPath: "#/definitions/reportParam/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema103.properties.defaultValue.type, parentSchema: schema103.properties.defaultValue, data: data31 };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
            }
          } else {
            const err74 = { instancePath: instancePath + "/params/" + i2, schemaPath: "#/definitions/reportParam/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.type, parentSchema: schema103, data: data26 };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
      } else {
        const err75 = { instancePath: instancePath + "/params", schemaPath: "#/properties/params/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.params.type, parentSchema: schema100.properties.params, data: data25 };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
    }
  } else {
    const err76 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
    if (vErrors === null) {
      vErrors = [err76];
    } else {
      vErrors.push(err76);
    }
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
var validateLocale = validate89;
var schema104 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "locale.schema.json", "description": "Texts of a page in another language, by key; what is missing stays as in the page.", "type": "object", "additionalProperties": false, "properties": { "$schema": { "description": "Path of this meta-schema, for editors: ../../../meta/locale.schema.json.", "type": "string" }, "title": { "description": "Name of the page.", "type": "string", "minLength": 1, "maxLength": 60 }, "columns": { "description": "Titles by column key, or <detail>.<column>.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 300 } }, "placeholders": { "description": "Grey texts by column key, or <detail>.<column>.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 300 } }, "options": { "description": "Texts of options by column key, or <detail>.<column>, and value.", "type": "object", "additionalProperties": { "type": "object", "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 255 } } }, "buttons": { "description": "Texts of upload buttons by column key, or <detail>.<column>.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 300 } }, "details": { "description": "Titles by detail key.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 300 } }, "groups": { "description": "Headings by group key.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 300 } }, "actions": { "description": "Texts of buttons by action name or transition id.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 300 } }, "confirms": { "description": "Questions by action name or transition id.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 300 } }, "rules": { "description": "Messages by rule id; they may contain the same placeholders.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 300 } }, "checks": { "description": "Messages of validateRules by column key, or <detail>.<column>, in the order of the rules; null leaves one as it is.", "type": "object", "additionalProperties": { "type": "array", "items": { "type": ["string", "null"], "minLength": 1, "maxLength": 200 } } } } };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func2.call(schema104.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema104, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.$schema.type, parentSchema: schema104.properties.$schema, data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 === "string") {
        if (func3(data1) > 60) {
          const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema104.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func3(data1) < 1) {
          const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.title.type, parentSchema: schema104.properties.title, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data2 = data.columns;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          let data3 = data2[key1];
          if (typeof data3 === "string") {
            if (func3(data3) > 300) {
              const err5 = { instancePath: instancePath + "/columns/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema104.properties.columns.additionalProperties, data: data3 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (func3(data3) < 1) {
              const err6 = { instancePath: instancePath + "/columns/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.columns.additionalProperties, data: data3 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/columns/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/columns/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.columns.additionalProperties.type, parentSchema: schema104.properties.columns.additionalProperties, data: data3 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.columns.type, parentSchema: schema104.properties.columns, data: data2 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.placeholders !== void 0) {
      let data4 = data.placeholders;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key2 in data4) {
          let data5 = data4[key2];
          if (typeof data5 === "string") {
            if (func3(data5) > 300) {
              const err9 = { instancePath: instancePath + "/placeholders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/placeholders/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema104.properties.placeholders.additionalProperties, data: data5 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (func3(data5) < 1) {
              const err10 = { instancePath: instancePath + "/placeholders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/placeholders/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.placeholders.additionalProperties, data: data5 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/placeholders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/placeholders/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.placeholders.additionalProperties.type, parentSchema: schema104.properties.placeholders.additionalProperties, data: data5 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/placeholders", schemaPath: "#/properties/placeholders/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.placeholders.type, parentSchema: schema104.properties.placeholders, data: data4 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.options !== void 0) {
      let data6 = data.options;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key3 in data6) {
          let data7 = data6[key3];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (const key4 in data7) {
              let data8 = data7[key4];
              if (typeof data8 === "string") {
                if (func3(data8) > 255) {
                  const err13 = { instancePath: instancePath + "/options/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/options/additionalProperties/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema104.properties.options.additionalProperties.additionalProperties, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (func3(data8) < 1) {
                  const err14 = { instancePath: instancePath + "/options/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/options/additionalProperties/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.options.additionalProperties.additionalProperties, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/options/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/options/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.options.additionalProperties.additionalProperties.type, parentSchema: schema104.properties.options.additionalProperties.additionalProperties, data: data8 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
          } else {
            const err16 = { instancePath: instancePath + "/options/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/options/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.options.additionalProperties.type, parentSchema: schema104.properties.options.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.options.type, parentSchema: schema104.properties.options, data: data6 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.buttons !== void 0) {
      let data9 = data.buttons;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (const key5 in data9) {
          let data10 = data9[key5];
          if (typeof data10 === "string") {
            if (func3(data10) > 300) {
              const err18 = { instancePath: instancePath + "/buttons/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/buttons/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema104.properties.buttons.additionalProperties, data: data10 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (func3(data10) < 1) {
              const err19 = { instancePath: instancePath + "/buttons/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/buttons/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.buttons.additionalProperties, data: data10 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/buttons/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/buttons/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.buttons.additionalProperties.type, parentSchema: schema104.properties.buttons.additionalProperties, data: data10 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.buttons.type, parentSchema: schema104.properties.buttons, data: data9 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.details !== void 0) {
      let data11 = data.details;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        for (const key6 in data11) {
          let data12 = data11[key6];
          if (typeof data12 === "string") {
            if (func3(data12) > 300) {
              const err22 = { instancePath: instancePath + "/details/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/details/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema104.properties.details.additionalProperties, data: data12 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (func3(data12) < 1) {
              const err23 = { instancePath: instancePath + "/details/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/details/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.details.additionalProperties, data: data12 };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/details/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/details/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.details.additionalProperties.type, parentSchema: schema104.properties.details.additionalProperties, data: data12 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.details.type, parentSchema: schema104.properties.details, data: data11 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data13 = data.groups;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (const key7 in data13) {
          let data14 = data13[key7];
          if (typeof data14 === "string") {
            if (func3(data14) > 300) {
              const err26 = { instancePath: instancePath + "/groups/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/groups/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema104.properties.groups.additionalProperties, data: data14 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (func3(data14) < 1) {
              const err27 = { instancePath: instancePath + "/groups/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/groups/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.groups.additionalProperties, data: data14 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/groups/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/groups/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.groups.additionalProperties.type, parentSchema: schema104.properties.groups.additionalProperties, data: data14 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.groups.type, parentSchema: schema104.properties.groups, data: data13 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.actions !== void 0) {
      let data15 = data.actions;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        for (const key8 in data15) {
          let data16 = data15[key8];
          if (typeof data16 === "string") {
            if (func3(data16) > 300) {
              const err30 = { instancePath: instancePath + "/actions/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/actions/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema104.properties.actions.additionalProperties, data: data16 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (func3(data16) < 1) {
              const err31 = { instancePath: instancePath + "/actions/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/actions/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.actions.additionalProperties, data: data16 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          } else {
            const err32 = { instancePath: instancePath + "/actions/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/actions/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.actions.additionalProperties.type, parentSchema: schema104.properties.actions.additionalProperties, data: data16 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.actions.type, parentSchema: schema104.properties.actions, data: data15 };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.confirms !== void 0) {
      let data17 = data.confirms;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        for (const key9 in data17) {
          let data18 = data17[key9];
          if (typeof data18 === "string") {
            if (func3(data18) > 300) {
              const err34 = { instancePath: instancePath + "/confirms/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/confirms/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema104.properties.confirms.additionalProperties, data: data18 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            if (func3(data18) < 1) {
              const err35 = { instancePath: instancePath + "/confirms/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/confirms/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.confirms.additionalProperties, data: data18 };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          } else {
            const err36 = { instancePath: instancePath + "/confirms/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/confirms/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.confirms.additionalProperties.type, parentSchema: schema104.properties.confirms.additionalProperties, data: data18 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      } else {
        const err37 = { instancePath: instancePath + "/confirms", schemaPath: "#/properties/confirms/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.confirms.type, parentSchema: schema104.properties.confirms, data: data17 };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      let data19 = data.rules;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        for (const key10 in data19) {
          let data20 = data19[key10];
          if (typeof data20 === "string") {
            if (func3(data20) > 300) {
              const err38 = { instancePath: instancePath + "/rules/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/rules/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema104.properties.rules.additionalProperties, data: data20 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (func3(data20) < 1) {
              const err39 = { instancePath: instancePath + "/rules/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/rules/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.rules.additionalProperties, data: data20 };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          } else {
            const err40 = { instancePath: instancePath + "/rules/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/rules/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.rules.additionalProperties.type, parentSchema: schema104.properties.rules.additionalProperties, data: data20 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
      } else {
        const err41 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.rules.type, parentSchema: schema104.properties.rules, data: data19 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.checks !== void 0) {
      let data21 = data.checks;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        for (const key11 in data21) {
          let data22 = data21[key11];
          if (Array.isArray(data22)) {
            const len0 = data22.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data23 = data22[i0];
              if (typeof data23 !== "string" && data23 !== null) {
                const err42 = { instancePath: instancePath + "/checks/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/checks/additionalProperties/items/type", keyword: "type", params: { type: schema104.properties.checks.additionalProperties.items.type }, message: "must be string,null", schema: schema104.properties.checks.additionalProperties.items.type, parentSchema: schema104.properties.checks.additionalProperties.items, data: data23 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
              if (typeof data23 === "string") {
                if (func3(data23) > 200) {
                  const err43 = { instancePath: instancePath + "/checks/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/checks/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema104.properties.checks.additionalProperties.items, data: data23 };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                if (func3(data23) < 1) {
                  const err44 = { instancePath: instancePath + "/checks/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/checks/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.checks.additionalProperties.items, data: data23 };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err45 = { instancePath: instancePath + "/checks/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/checks/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema104.properties.checks.additionalProperties.type, parentSchema: schema104.properties.checks.additionalProperties, data: data22 };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
      } else {
        const err46 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.checks.type, parentSchema: schema104.properties.checks, data: data21 };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
  } else {
    const err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.type, parentSchema: schema104, data };
    if (vErrors === null) {
      vErrors = [err47];
    } else {
      vErrors.push(err47);
    }
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
export {
  validateDictionary,
  validateLocale,
  validateMenu,
  validatePage,
  validateReport
};
