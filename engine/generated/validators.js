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
var schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "page.schema.json", "description": "One screen: list, form, tables, checks, storage and rights.", "type": "object", "additionalProperties": false, "required": ["schemaVersion", "kind", "title"], "if": { "anyOf": [{ "required": ["extends"] }, { "required": ["kind"], "properties": { "kind": { "const": "base" } } }] }, "else": { "required": ["resource", "columns", "list", "form"] }, "properties": { "$schema": { "description": "Path of this meta-schema, for editors: ../../meta/page.schema.json.", "type": "string" }, "schemaVersion": { "description": "Version of the page language: 1.", "const": 1 }, "kind": { "description": "list: a list page with its form. base: never shown, only extended by others.", "enum": ["list", "base"] }, "title": { "description": "Name of the page in tabs and headings.", "type": "string", "minLength": 1, "maxLength": 60 }, "components": { "description": "Names by which menu items know this page besides schema:<page id>: bgd/BgdExportList.", "type": "array", "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 200 } }, "extends": { "description": "Page whose keys this one starts from, one level; columns, details, rules, groups and actions replace those of the same key in their place, new ones follow; resource, list, form and copy merge key by key.", "type": "string", "format": "pageId" }, "resource": { "description": "Where the records live and who may reach them.", "$ref": "#/definitions/resource" }, "columns": { "description": "Fields of the record's head, in order.", "type": "array", "maxItems": 400, "items": { "$ref": "#/definitions/columnSchema" } }, "details": { "description": "Sub-tables of the record. Default: none.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/detailSchema" } }, "rules": { "description": "What must hold across fields. Two rules may share an id when one check needs two statements.", "type": "array", "maxItems": 500, "items": { "$ref": "#/definitions/ruleSchema" } }, "list": { "description": "The list page.", "$ref": "#/definitions/listSchema" }, "form": { "description": "The form of one record.", "$ref": "#/definitions/formSchema" }, "copy": { "description": "What a copy of a record leaves out and takes along.", "$ref": "#/definitions/copySchema" } }, "definitions": { "columnSchema": { "description": "A field of the record. Its type decides which keys it has.", "type": "object", "required": ["type"], "properties": { "type": { "enum": ["input", "textarea", "input_pop", "tags", "slot", "normal", "hidden", "inputNumber", "progress", "select", "select-search", "radio", "list_multi", "select-multiple", "checkbox_meta", "sel_search", "sel_search_async", "autocomplete", "sel_user", "sel_depart", "date", "datetime", "time", "checkbox", "upload", "file", "image", "popup"] } }, "discriminator": { "propertyName": "type" }, "oneOf": [{ "$ref": "#/definitions/textColumn" }, { "$ref": "#/definitions/numberColumn" }, { "$ref": "#/definitions/choiceColumn" }, { "$ref": "#/definitions/multipleColumn" }, { "$ref": "#/definitions/searchColumn" }, { "$ref": "#/definitions/peopleColumn" }, { "$ref": "#/definitions/dateColumn" }, { "$ref": "#/definitions/flagColumn" }, { "$ref": "#/definitions/fileColumn" }, { "$ref": "#/definitions/popupColumn" }] }, "textColumn": { "description": "Text as typed.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: input (one line of text), textarea (several lines of text), input_pop (a text that opens in a larger box), tags (short marks of two characters each, parted by semicolons), slot (drawn by a widget of the shell, named in props), normal (shown as text, never edited), hidden (stored, never shown).", "enum": ["input", "textarea", "input_pop", "tags", "slot", "normal", "hidden"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "maxLength": { "description": "Most characters that the field may hold, 1 to 4000. Default: 255.", "type": "integer", "minimum": 1, "maximum": 4e3 } } }, "numberColumn": { "description": "An exact decimal number, kept as text from screen to database.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: inputNumber (a decimal number), progress (a percentage from 0 to 100, shown as a bar).", "enum": ["inputNumber", "progress"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with, as a number or decimal text. Default: blank.", "type": ["string", "number"] }, "precision": { "description": "Most digits in all, 1 to 38. Default: 19.", "type": "integer", "minimum": 1, "maximum": 38 }, "scale": { "description": "Most digits behind the point, 0 (whole numbers) to 18. Default: 5.", "type": "integer", "minimum": 0, "maximum": 18 }, "statistics": { "description": "What the table shows below this column: a list or comma text of sum, average. Default: nothing.", "type": ["array", "string"], "uniqueItems": true, "items": { "enum": ["sum", "average"] }, "pattern": "^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$" }, "isOrder": { "description": "In a detail: this column holds the row's number, renumbered from 1, as orderKey of the detail says it. Default: false.", "type": "boolean" } } }, "choiceColumn": { "description": "One of a few options, from the schema or a dictionary.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: select (a drop-down list), select-search (a drop-down list narrowed by typing), radio (one of several buttons).", "enum": ["select", "select-search", "radio"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Value of the option that a new record or row starts with. Default: blank.", "type": "string", "maxLength": 255 }, "options": { "description": 'The options, when they do not come from a dictionary: a list, or comma text whose parts read "value" or "value - text".', "type": ["array", "string"], "minItems": 1, "maxItems": 500, "minLength": 1, "maxLength": 4e3, "items": { "$ref": "#/definitions/option" } }, "dictCode": { "description": "Dictionary that holds the options: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "fill": { "description": "Choosing an item sets other columns: column key to name of the item's attribute (also value, text).", "type": "object", "propertyNames": { "format": "columnKey" }, "additionalProperties": { "type": "string", "format": "attribute" } }, "linkageKey": { "description": "Column whose choices follow this one: those of its dictionary whose attribute parent is the value chosen here. Default: none.", "type": "string", "format": "columnKey" }, "allowInput": { "description": "Whether a value that is no option may be typed. Default: false.", "type": "boolean" }, "allowSearch": { "description": "Whether typing narrows the list. Default: true for select-search, else false.", "type": "boolean" } } }, "multipleColumn": { "description": "Several of a few options, kept as comma separated values.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: list_multi (a drop-down list of several choices), select-multiple (a drop-down list of several choices, with marks), checkbox_meta (a group of check marks, one for each option).", "enum": ["list_multi", "select-multiple", "checkbox_meta"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Values that a new record or row starts with, comma separated. Default: blank.", "type": "string", "maxLength": 4e3 }, "options": { "description": 'The options, when they do not come from a dictionary: a list, or comma text whose parts read "value" or "value - text".', "type": ["array", "string"], "minItems": 1, "maxItems": 500, "minLength": 1, "maxLength": 4e3, "items": { "$ref": "#/definitions/option" } }, "dictCode": { "description": "Dictionary that holds the options: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "allowInput": { "description": "Whether values that are no option may be typed. Default: false.", "type": "boolean" }, "allowSearch": { "description": "Whether typing narrows the list. Default: true.", "type": "boolean" }, "maxLength": { "description": "Most characters of all values with their commas, 1 to 4000. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 4e3 } } }, "searchColumn": { "description": "One of many items of a dictionary, found by code or text.", "type": "object", "additionalProperties": false, "required": ["type", "title", "dictCode"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: sel_search (a search box over a dictionary of any size), sel_search_async (a search box that asks the server at each pause), autocomplete (a text with offers from a dictionary).", "enum": ["sel_search", "sel_search_async", "autocomplete"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Value of the item that a new record or row starts with. Default: blank.", "type": "string", "maxLength": 255 }, "dictCode": { "description": "Dictionary that is searched: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "fill": { "description": "Choosing an item sets other columns: column key to name of the item's attribute (also value, text).", "type": "object", "propertyNames": { "format": "columnKey" }, "additionalProperties": { "type": "string", "format": "attribute" } }, "allowInput": { "description": "Whether a text that is no item may stay. Default: true for autocomplete, else false.", "type": "boolean" } } }, "peopleColumn": { "description": "Users or departments, kept by one of their fields; several as comma separated values.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: sel_user (people from the user picker), sel_depart (departments from the department tree).", "enum": ["sel_user", "sel_depart"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "multi": { "description": "Whether several may be picked. Default: fieldExtendJson's multiSelect, else true.", "type": "boolean" }, "maxLength": { "description": "Most characters of all values with their commas, 1 to 4000. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: store, text, multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } }, "dateColumn": { "description": "A day, a moment or a time of day, kept as text: YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, HH:mm:ss.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: date (a day from a calendar), datetime (a day and a time), time (a time of day).", "enum": ["date", "datetime", "time"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with, written as it is kept: 2026-01-31, 2026-01-31 08:30:00, 08:30:00. Default: blank.", "type": "string", "pattern": "^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$" }, "format": { "description": "How it is shown: YYYY, MM, DD, HH, mm, ss and marks between them. What is kept stays the same. Default: as kept.", "type": "string", "pattern": "^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$", "maxLength": 40 } } }, "flagColumn": { "description": "Yes or no, kept as one of two texts.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: checkbox (a check mark).", "enum": ["checkbox"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "customValue": { "description": 'The two values, checked first, as a list or comma text: ["1", "0"]. Default: Y, N.', "type": ["array", "string"], "items": { "type": "string", "minLength": 1, "maxLength": 60 }, "minItems": 2, "maxItems": 2, "pattern": "^[^,]+,[^,]+$", "maxLength": 200 }, "defaultChecked": { "description": "Whether a new record or row starts checked. Default: false.", "type": "boolean" }, "defaultValue": { "description": "Which of the two values a new record or row starts with, instead of defaultChecked.", "type": "string", "maxLength": 60 } } }, "fileColumn": { "description": "Uploaded files, kept as comma separated paths; the first is the primary one.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: upload (a file with its progress), file (files in a list), image (pictures).", "enum": ["upload", "file", "image"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Paths that a new record or row starts with, comma separated. Default: blank.", "type": "string", "maxLength": 4e3 }, "action": { "description": "Address that takes the upload. Default: the product's own, /sys/common/upload.", "type": "string", "minLength": 1, "maxLength": 300 }, "token": { "description": "Whether the session goes along; it always does to the product's own address, and never to a foreign one. Default: true.", "type": "boolean" }, "data": { "description": 'Further fields of the upload: { "biz": "bgd" }. Default: none.', "type": "object", "propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9_]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "responseName": { "description": "Field of the answer that holds the stored path. Default: message.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_.]*$", "maxLength": 60 }, "number": { "description": "Most files, 0 for no limit. Default: fieldExtendJson's uploadnum, else 1 for upload and 0 for file and image.", "type": "integer", "minimum": 0, "maximum": 1e3 }, "multi": { "description": "Whether several files are kept. Default: true unless number is 1.", "type": "boolean" }, "allowDownload": { "description": "Whether files can be downloaded. Default: true.", "type": "boolean" }, "allowRemove": { "description": "Whether files can be taken away. Default: true.", "type": "boolean" }, "btnText": { "description": "Text of the button. Default: 上传, or 上传图片 for image.", "type": "string", "minLength": 1, "maxLength": 20 }, "maxLength": { "description": "Most characters of all paths with their commas, 1 to 4000. Default: 2000.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: uploadnum, multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } }, "popupColumn": { "description": "Rows picked from a popup report, which fill this column and others.", "type": "object", "additionalProperties": false, "required": ["type", "title", "popupCode", "orgFields", "destFields"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: popup (a text with a report behind it).", "enum": ["popup"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "maxLength": { "description": "Most characters that the field may hold, 1 to 4000. Default: 255, or 2000 with multi.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "popupCode": { "description": "Report that is shown: schemas/reports/<code>.json.", "type": "string", "format": "reportCode", "minLength": 1, "maxLength": 60 }, "orgFields": { "description": "Columns of the report that are taken over, as a list or comma text.", "type": ["array", "string"], "minItems": 1, "maxItems": 50, "minLength": 1, "maxLength": 2e3, "items": { "type": "string", "minLength": 1, "maxLength": 60 } }, "destFields": { "description": "Columns beside this one that are filled, one for each of orgFields, as a list or comma text.", "type": ["array", "string"], "minItems": 1, "maxItems": 50, "minLength": 1, "maxLength": 2e3, "items": { "type": "string", "minLength": 1, "maxLength": 60, "format": "columnKey" } }, "param": { "description": "Values of the report's parameters by name: a text or number, or an expression that starts with $values or $row. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9_]*$" }, "additionalProperties": { "type": ["string", "number"] } }, "sorter": { "description": `Order of the report's rows: "createTime=desc,name=asc". Default: the report's.`, "type": "string", "pattern": "^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$", "maxLength": 300 }, "multi": { "description": "Whether several rows may be picked; their values are joined by commas. Default: fieldExtendJson's multiSelect, else false.", "type": "boolean" }, "allowInput": { "description": "Whether the text may also be typed. Default: true.", "type": "boolean" }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } }, "condition": { "anyOf": [{ "type": "boolean" }, { "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }] }, "moment": { "enum": ["save", "submit"] }, "option": { "description": "One choice.", "type": "object", "additionalProperties": false, "required": ["value"], "properties": { "value": { "description": "What is stored.", "type": "string", "minLength": 1, "maxLength": 255 }, "text": { "description": "What staff read. Default: the title, the label or the value.", "type": "string", "minLength": 1, "maxLength": 255 }, "title": { "description": "Another spelling of text.", "type": "string", "minLength": 1, "maxLength": 255 }, "label": { "description": "Another spelling of text.", "type": "string", "minLength": 1, "maxLength": 255 }, "disabled": { "description": "Shown but not to be chosen. Default: false.", "type": "boolean" } } }, "fieldExtend": { "type": ["object", "string"], "additionalProperties": false, "minLength": 2, "maxLength": 2e3, "properties": { "store": { "description": "Field of a user or department that is kept. Default: username, or id.", "enum": ["id", "username", "orgCode", "realname", "departName", "phone"] }, "text": { "description": "Field of a user or department that is shown. Default: realname, or departName.", "enum": ["id", "username", "orgCode", "realname", "departName", "phone"] }, "multiSelect": { "description": "Whether several may be chosen. Default: as the column says.", "type": "boolean" }, "uploadnum": { "description": "Most files, as a number or text; 0 for no limit. Default: as the column says.", "type": ["integer", "string"], "minimum": 0, "maximum": 1e3, "pattern": "^\\d{1,3}$" } } }, "validateRule": { "description": "One check of a field. Give one of required, unique, pattern, handler, minLength, maxLength.", "type": "object", "additionalProperties": false, "properties": { "id": { "description": "Name of the check in findings: R02. Default: the name of what is checked.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 40 }, "required": { "description": "A blank value fails; 0 is not blank.", "type": "boolean" }, "unique": { "description": "In a detail: the value may occur in one row only. Blank values do not count.", "type": "boolean" }, "pattern": { "description": "Name of a preset (n6-16, *6-16, s6-18, url, e, m, p, s, n, z, *, money, mobile, email, …); * means required, only means unique.", "type": "string", "minLength": 1, "maxLength": 500 }, "handler": { "description": "Name of a registered check: uscc (unified social credit code).", "type": "string", "minLength": 1, "maxLength": 60 }, "minLength": { "description": "Fewest characters.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "maxLength": { "description": "Most characters.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "at": { "description": "When the check must hold: at every save, or only when the record is submitted. Default: submit for required, else save.", "$ref": "#/definitions/moment" }, "message": { "description": "What staff read when it fails; may contain ${title}, ${key}, ${defaultValue}. Default: a text of the check.", "type": "string", "minLength": 1, "maxLength": 200 } } }, "compute": { "type": "object", "additionalProperties": false, "required": ["value"], "properties": { "value": { "description": "Expression over $values and $details, in a detail also $row; its type is the column's.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "mode": { "description": "always: the field follows and cannot be typed. suggest: a typed value stays. Default: always.", "enum": ["always", "suggest"] } } }, "resource": { "type": "object", "additionalProperties": false, "required": ["url", "table", "permission"], "properties": { "url": { "description": "Where the call family stands: /bgd/export.", "type": "string", "pattern": "^(/[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "table": { "description": "Database table of the head. Several pages may share one, told apart by fixed values. Not sys_….", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "fixed": { "description": "Values that every record of this page has, by key; lists are narrowed by them. They need not be columns. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": "string", "maxLength": 255 } }, "permission": { "description": "Prefix of the permission codes: bgd:export gives bgd:export:list, :add, :edit, :delete.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 80 }, "dataScope": { "description": "Whose records a user reaches: of the own department and those below it, the own, or all of the tenant. Default: department.", "enum": ["department", "own", "all"] }, "statusKey": { "description": "Column that transitions move. Needed when there are any.", "type": "string", "format": "columnKey" }, "unique": { "description": "Sets of columns whose values together may occur in one record only; blank ones do not count. Default: none.", "type": "array", "maxItems": 20, "items": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "type": "string", "format": "columnKey" } } } } }, "detailSchema": { "description": "A sub-table of the record.", "type": "object", "additionalProperties": false, "required": ["key", "title", "table", "columns"], "properties": { "key": { "description": "Name in expressions and paths: goods gives $details.goods and /goods/0.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "Heading of the tab.", "type": "string", "minLength": 1, "maxLength": 60 }, "wireName": { "description": "Name of the array in records on the wire: bgdGoodsList. Default: the key with List behind.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "table": { "description": "Database table of the rows. Not sys_….", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "orderKey": { "description": "Column that holds the row's number, renumbered from 1. Default: none.", "type": "string", "format": "columnKey" }, "minRows": { "description": "Fewest rows; a new record starts with as many. Default: 0.", "type": "integer", "minimum": 0, "maximum": 1e3 }, "maxRows": { "description": "Most rows. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 1e5 }, "columns": { "description": "Columns of a row, in order.", "type": "array", "minItems": 1, "maxItems": 200, "items": { "$ref": "#/definitions/columnSchema" } } } }, "ruleSchema": { "description": "What must hold across fields.", "type": "object", "additionalProperties": false, "required": ["id", "must", "marks", "message"], "properties": { "id": { "description": "Name of the check in findings: R05.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 40 }, "level": { "description": "error stops, warn is only shown, confirm stops until a reason is typed. Default: error.", "enum": ["error", "warn", "confirm"] }, "at": { "description": "When it must hold: at every save, or only when the record is submitted. Default: save.", "$ref": "#/definitions/moment" }, "each": { "description": "Detail whose every row is checked; $row is the row. Default: the record is checked once.", "type": "string", "format": "detailKey" }, "when": { "description": "Expression; the rule is skipped unless it is true. Default: always.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "must": { "description": "Expression that must be true. A blank operand says nothing: the rule is skipped.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "lookup": { "description": "Reference rows by name, read as $lookup.<name>.<attribute>. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "$ref": "#/definitions/lookupSchema" } }, "marks": { "description": "Where the finding shows: /grossWet, /goods, /goods/*/firstUnit; * is the row at hand.", "type": "array", "minItems": 1, "maxItems": 20, "items": { "type": "string", "format": "mark", "pattern": "^(/[^/]+)+$" } }, "message": { "description": "What staff read; may contain ${values.x}, ${row.x}, ${<look-up>.<attribute>}.", "type": "string", "minLength": 1, "maxLength": 300 } } }, "lookupSchema": { "description": "A row of a dictionary.", "type": "object", "additionalProperties": false, "required": ["dictCode", "key"], "properties": { "dictCode": { "description": "Dictionary to look in.", "type": "string", "format": "dictCode" }, "key": { "description": "Expression of the item's value: $row.codeTs. A blank one skips the rule.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 } } }, "listSchema": { "type": "object", "additionalProperties": false, "required": ["columns"], "properties": { "columns": { "description": "Columns of the list, in order: column keys, or id, createBy, createTime, updateBy, updateTime, sysOrgCode, version.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "columnKey" } }, "sort": { "description": "Order of the list, the first counts most. Default: createTime descending.", "type": "array", "maxItems": 5, "items": { "$ref": "#/definitions/sortSchema" } }, "query": { "description": "Fields of the query form, in order. Default: none.", "type": "array", "maxItems": 60, "items": { "$ref": "#/definitions/queryItemSchema" } }, "actions": { "description": "What can be done with records. Default: none.", "type": "array", "maxItems": 40, "items": { "$ref": "#/definitions/actionSchema" } } } }, "sortSchema": { "description": "One column of the order.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column key of the head.", "type": "string", "format": "columnKey" }, "order": { "description": "asc or desc. Default: asc.", "enum": ["asc", "desc"] } } }, "queryItemSchema": { "description": "One field of the query form.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column key, or <detail>.<column> to find records by their rows: goods.codeTs.", "type": "string", "format": "queryColumn" }, "rule": { "description": "How the typed value is compared; range gives two fields. Default: like for text, range for numbers and dates, eq for choices.", "enum": ["eq", "like", "left_like", "right_like", "in", "ne", "gt", "ge", "lt", "le", "range"] }, "expanded": { "description": "Shown only after 展开. Default: false.", "type": "boolean" } } }, "actionSchema": { "description": "What can be done with records.", "type": "object", "required": ["action"], "properties": { "action": { "enum": ["add", "edit", "delete", "copy", "import", "export", "transition"] } }, "discriminator": { "propertyName": "action" }, "oneOf": [{ "$ref": "#/definitions/recordAction" }, { "$ref": "#/definitions/transitionAction" }] }, "recordAction": { "description": "One of the actions that every page may have.", "type": "object", "additionalProperties": false, "required": ["action"], "properties": { "action": { "description": "Which: add, edit, delete, copy (needs the right to add), import, export.", "enum": ["add", "edit", "delete", "copy", "import", "export"] }, "title": { "description": "Text of the button. Default: 新增, 编辑, 删除, 复制, 导入, 导出.", "type": "string", "minLength": 1, "maxLength": 20 }, "permission": { "description": "Permission code. Default: the page's prefix and the action's name.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "visible": { "description": "Whether a record allows it: true, false, or an expression over $record and $user; the server holds it too. Default: true.", "$ref": "#/definitions/condition" }, "confirm": { "description": "Question before it is done. Default: none, except for delete.", "type": "string", "minLength": 1, "maxLength": 200 } } }, "transitionAction": { "description": "Moves the status; nothing else moves it.", "type": "object", "additionalProperties": false, "required": ["action", "id", "title", "from", "to"], "properties": { "action": { "description": "transition.", "const": "transition" }, "id": { "description": "Name of the transition, unique in the page: submit.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 40 }, "title": { "description": "Text of the button.", "type": "string", "minLength": 1, "maxLength": 20 }, "permission": { "description": "Permission code. Default: the page's prefix and the id.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "visible": { "description": "A further condition besides from: true, false, or an expression over $record and $user. Default: true.", "$ref": "#/definitions/condition" }, "confirm": { "description": "Question before it is done. Default: none.", "type": "string", "minLength": 1, "maxLength": 200 }, "validate": { "description": "Checks that must hold before: those of save or those of submit. Default: none.", "$ref": "#/definitions/moment" }, "from": { "description": "Values of the status column that it starts from.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "statusValue" } }, "to": { "description": "Value that the status column gets.", "type": "string", "format": "statusValue" } } }, "formSchema": { "type": "object", "additionalProperties": false, "required": ["groups"], "properties": { "open": { "description": "Where the form opens: a tab of its own or a dialog. Default: tab.", "enum": ["tab", "modal"] }, "readOnly": { "description": "Whether the record cannot be changed: true, false, or an expression over $values and $user; the server holds it too. Default: false.", "$ref": "#/definitions/condition" }, "groups": { "description": "Groups of head fields, from top to bottom.", "type": "array", "maxItems": 40, "items": { "$ref": "#/definitions/groupSchema" } }, "tabs": { "description": "Details below the groups, each in its tab. Default: none.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/tabSchema" } } } }, "groupSchema": { "description": "A group of head fields under one heading.", "type": "object", "additionalProperties": false, "required": ["key", "title", "fields"], "properties": { "key": { "description": "Name of the group, unique in the form.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "Heading.", "type": "string", "minLength": 1, "maxLength": 60 }, "columns": { "description": "Fields side by side, 1 to 4. Default: 4.", "type": "integer", "minimum": 1, "maximum": 4 }, "fields": { "description": "Column keys, in order; a field stands in one group only.", "type": "array", "minItems": 1, "items": { "type": "string", "format": "columnKey" } } } }, "tabSchema": { "description": "A detail shown in a tab.", "type": "object", "additionalProperties": false, "required": ["detail"], "properties": { "detail": { "description": "Key of the detail.", "type": "string", "format": "detailKey" } } }, "copySchema": { "type": "object", "additionalProperties": false, "properties": { "omit": { "description": "Head columns that the copy starts without, from their defaults. Default: none.", "type": "array", "uniqueItems": true, "items": { "type": "string", "format": "columnKey" } }, "details": { "description": "Details whose rows are copied. Default: none.", "type": "array", "uniqueItems": true, "items": { "type": "string", "format": "detailKey" } } } } } };
var schema12 = { "type": "object", "additionalProperties": false, "required": ["url", "table", "permission"], "properties": { "url": { "description": "Where the call family stands: /bgd/export.", "type": "string", "pattern": "^(/[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "table": { "description": "Database table of the head. Several pages may share one, told apart by fixed values. Not sys_….", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "fixed": { "description": "Values that every record of this page has, by key; lists are narrowed by them. They need not be columns. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": "string", "maxLength": 255 } }, "permission": { "description": "Prefix of the permission codes: bgd:export gives bgd:export:list, :add, :edit, :delete.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 80 }, "dataScope": { "description": "Whose records a user reaches: of the own department and those below it, the own, or all of the tenant. Default: department.", "enum": ["department", "own", "all"] }, "statusKey": { "description": "Column that transitions move. Needed when there are any.", "type": "string", "format": "columnKey" }, "unique": { "description": "Sets of columns whose values together may occur in one record only; blank ones do not count. Default: none.", "type": "array", "maxItems": 20, "items": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "type": "string", "format": "columnKey" } } } } };
var schema88 = { "type": "object", "additionalProperties": false, "properties": { "omit": { "description": "Head columns that the copy starts without, from their defaults. Default: none.", "type": "array", "uniqueItems": true, "items": { "type": "string", "format": "columnKey" } }, "details": { "description": "Details whose rows are copied. Default: none.", "type": "array", "uniqueItems": true, "items": { "type": "string", "format": "detailKey" } } } };
var func2 = Object.prototype.hasOwnProperty;
var func3 = require_ucs2length().default;
var pattern0 = new RegExp("^(/[A-Za-z][A-Za-z0-9_-]*)+$", "u");
var pattern1 = new RegExp("^[a-z][a-z0-9_]*$", "u");
var pattern2 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
var pattern3 = new RegExp("^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "u");
var schema13 = { "description": "A field of the record. Its type decides which keys it has.", "type": "object", "required": ["type"], "properties": { "type": { "enum": ["input", "textarea", "input_pop", "tags", "slot", "normal", "hidden", "inputNumber", "progress", "select", "select-search", "radio", "list_multi", "select-multiple", "checkbox_meta", "sel_search", "sel_search_async", "autocomplete", "sel_user", "sel_depart", "date", "datetime", "time", "checkbox", "upload", "file", "image", "popup"] } }, "discriminator": { "propertyName": "type" }, "oneOf": [{ "$ref": "#/definitions/textColumn" }, { "$ref": "#/definitions/numberColumn" }, { "$ref": "#/definitions/choiceColumn" }, { "$ref": "#/definitions/multipleColumn" }, { "$ref": "#/definitions/searchColumn" }, { "$ref": "#/definitions/peopleColumn" }, { "$ref": "#/definitions/dateColumn" }, { "$ref": "#/definitions/flagColumn" }, { "$ref": "#/definitions/fileColumn" }, { "$ref": "#/definitions/popupColumn" }] };
var schema14 = { "description": "Text as typed.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: input (one line of text), textarea (several lines of text), input_pop (a text that opens in a larger box), tags (short marks of two characters each, parted by semicolons), slot (drawn by a widget of the shell, named in props), normal (shown as text, never edited), hidden (stored, never shown).", "enum": ["input", "textarea", "input_pop", "tags", "slot", "normal", "hidden"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "maxLength": { "description": "Most characters that the field may hold, 1 to 4000. Default: 255.", "type": "integer", "minimum": 1, "maximum": 4e3 } } };
var schema17 = { "anyOf": [{ "type": "boolean" }, { "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }] };
var schema20 = { "type": "object", "additionalProperties": false, "required": ["value"], "properties": { "value": { "description": "Expression over $values and $details, in a detail also $row; its type is the column's.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "mode": { "description": "always: the field follows and cannot be typed. suggest: a typed value stays. Default: always.", "enum": ["always", "suggest"] } } };
var schema15 = { "description": "One check of a field. Give one of required, unique, pattern, handler, minLength, maxLength.", "type": "object", "additionalProperties": false, "properties": { "id": { "description": "Name of the check in findings: R02. Default: the name of what is checked.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 40 }, "required": { "description": "A blank value fails; 0 is not blank.", "type": "boolean" }, "unique": { "description": "In a detail: the value may occur in one row only. Blank values do not count.", "type": "boolean" }, "pattern": { "description": "Name of a preset (n6-16, *6-16, s6-18, url, e, m, p, s, n, z, *, money, mobile, email, …); * means required, only means unique.", "type": "string", "minLength": 1, "maxLength": 500 }, "handler": { "description": "Name of a registered check: uscc (unified social credit code).", "type": "string", "minLength": 1, "maxLength": 60 }, "minLength": { "description": "Fewest characters.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "maxLength": { "description": "Most characters.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "at": { "description": "When the check must hold: at every save, or only when the record is submitted. Default: submit for required, else save.", "$ref": "#/definitions/moment" }, "message": { "description": "What staff read when it fails; may contain ${title}, ${key}, ${defaultValue}. Default: a text of the check.", "type": "string", "minLength": 1, "maxLength": 200 } } };
var schema16 = { "enum": ["save", "submit"] };
var pattern7 = new RegExp("^[A-Za-z][A-Za-z0-9_-]*$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func2.call(schema15.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema15, data };
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
          const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema15.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern7.test(data0)) {
          const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_-]*$"', schema: "^[A-Za-z][A-Za-z0-9_-]*$", parentSchema: schema15.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.properties.id.type, parentSchema: schema15.properties.id, data: data0 };
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
        const err4 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema15.properties.required.type, parentSchema: schema15.properties.required, data: data1 };
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
        const err5 = { instancePath: instancePath + "/unique", schemaPath: "#/properties/unique/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema15.properties.unique.type, parentSchema: schema15.properties.unique, data: data2 };
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
          const err6 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema15.properties.pattern, data: data3 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err7 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema15.properties.pattern, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.properties.pattern.type, parentSchema: schema15.properties.pattern, data: data3 };
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
          const err9 = { instancePath: instancePath + "/handler", schemaPath: "#/properties/handler/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema15.properties.handler, data: data4 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func3(data4) < 1) {
          const err10 = { instancePath: instancePath + "/handler", schemaPath: "#/properties/handler/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema15.properties.handler, data: data4 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/handler", schemaPath: "#/properties/handler/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.properties.handler.type, parentSchema: schema15.properties.handler, data: data4 };
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
        const err12 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema15.properties.minLength.type, parentSchema: schema15.properties.minLength, data: data5 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 4e3 || isNaN(data5)) {
          const err13 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema15.properties.minLength, data: data5 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema15.properties.minLength, data: data5 };
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
        const err15 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema15.properties.maxLength.type, parentSchema: schema15.properties.maxLength, data: data6 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 4e3 || isNaN(data6)) {
          const err16 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema15.properties.maxLength, data: data6 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema15.properties.maxLength, data: data6 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.at !== void 0) {
      let data7 = data.at;
      if (!(data7 === "save" || data7 === "submit")) {
        const err18 = { instancePath: instancePath + "/at", schemaPath: "#/definitions/moment/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values", schema: schema16.enum, parentSchema: schema16, data: data7 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      let data8 = data.message;
      if (typeof data8 === "string") {
        if (func3(data8) > 200) {
          const err19 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema15.properties.message, data: data8 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (func3(data8) < 1) {
          const err20 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema15.properties.message, data: data8 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.properties.message.type, parentSchema: schema15.properties.message, data: data8 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema15.type, parentSchema: schema15, data };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema14.else.required, parentSchema: schema14.else, data };
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
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema14.if, parentSchema: schema14, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema14.required, parentSchema: schema14, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema14.required, parentSchema: schema14, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema14.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema14, data };
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
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema14.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema14.properties.type.enum, parentSchema: schema14.properties.type, data: data0 };
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
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema14.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema14.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.key.type, parentSchema: schema14.properties.key, data: data1 };
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
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema14.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema14.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.field.type, parentSchema: schema14.properties.field, data: data2 };
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
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema14.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema14.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.title.type, parentSchema: schema14.properties.title, data: data3 };
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
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema14.properties.width.type, parentSchema: schema14.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema14.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema14.properties.width, data: data4 };
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
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema14.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.placeholder.type, parentSchema: schema14.properties.placeholder, data: data5 };
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
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema14.properties.props.propertyNames, data: key1, propertyName: key1 };
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
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema14.properties.props.propertyNames, parentSchema: schema14.properties.props, data: data6 };
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
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema14.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema14.properties.props.additionalProperties.type, parentSchema: schema14.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema14.properties.props.type, parentSchema: schema14.properties.props, data: data6 };
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
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema14.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema14.properties.validateRules.type, parentSchema: schema14.properties.validateRules, data: data8 };
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
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data10 };
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
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data10 };
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
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data10 };
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
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data11 };
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
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data11 };
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
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data11 };
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
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data12 };
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
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data12 };
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
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data12 };
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
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema14.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema14.properties.whenDisabled.enum, parentSchema: schema14.properties.whenDisabled, data: data13 };
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
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema20.required, parentSchema: schema20, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data: data14 };
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
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.value.type, parentSchema: schema20.properties.value, data: data15 };
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
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.mode.enum, parentSchema: schema20.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data: data14 };
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
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema14.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema14.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.viewPermission.type, parentSchema: schema14.properties.viewPermission, data: data17 };
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
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema14.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema14.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.editPermission.type, parentSchema: schema14.properties.editPermission, data: data18 };
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
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema14.properties.index.type, parentSchema: schema14.properties.index, data: data19 };
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
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema14.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema14.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.renamedFrom.type, parentSchema: schema14.properties.renamedFrom, data: data20 };
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
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema14.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.properties.defaultValue.type, parentSchema: schema14.properties.defaultValue, data: data21 };
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
        const err62 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema14.properties.maxLength.type, parentSchema: schema14.properties.maxLength, data: data22 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 > 4e3 || isNaN(data22)) {
          const err63 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema14.properties.maxLength, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (data22 < 1 || isNaN(data22)) {
          const err64 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema14.properties.maxLength, data: data22 };
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
    const err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema14.type, parentSchema: schema14, data };
    if (vErrors === null) {
      vErrors = [err65];
    } else {
      vErrors.push(err65);
    }
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
var schema21 = { "description": "An exact decimal number, kept as text from screen to database.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: inputNumber (a decimal number), progress (a percentage from 0 to 100, shown as a bar).", "enum": ["inputNumber", "progress"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with, as a number or decimal text. Default: blank.", "type": ["string", "number"] }, "precision": { "description": "Most digits in all, 1 to 38. Default: 19.", "type": "integer", "minimum": 1, "maximum": 38 }, "scale": { "description": "Most digits behind the point, 0 (whole numbers) to 18. Default: 5.", "type": "integer", "minimum": 0, "maximum": 18 }, "statistics": { "description": "What the table shows below this column: a list or comma text of sum, average. Default: nothing.", "type": ["array", "string"], "uniqueItems": true, "items": { "enum": ["sum", "average"] }, "pattern": "^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$" }, "isOrder": { "description": "In a detail: this column holds the row's number, renumbered from 1, as orderKey of the detail says it. Default: false.", "type": "boolean" } } };
var func0 = require_equal().default;
var pattern17 = new RegExp("^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$", "u");
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema21.else.required, parentSchema: schema21.else, data };
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
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema21.if, parentSchema: schema21, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema21.required, parentSchema: schema21, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema21.required, parentSchema: schema21, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema21.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema21, data };
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
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema21.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema21.properties.type.enum, parentSchema: schema21.properties.type, data: data0 };
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
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema21.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema21.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.key.type, parentSchema: schema21.properties.key, data: data1 };
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
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema21.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema21.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.field.type, parentSchema: schema21.properties.field, data: data2 };
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
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema21.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema21.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.title.type, parentSchema: schema21.properties.title, data: data3 };
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
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema21.properties.width.type, parentSchema: schema21.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema21.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema21.properties.width, data: data4 };
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
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema21.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.placeholder.type, parentSchema: schema21.properties.placeholder, data: data5 };
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
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema21.properties.props.propertyNames, data: key1, propertyName: key1 };
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
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema21.properties.props.propertyNames, parentSchema: schema21.properties.props, data: data6 };
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
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema21.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema21.properties.props.additionalProperties.type, parentSchema: schema21.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.properties.props.type, parentSchema: schema21.properties.props, data: data6 };
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
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema21.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema21.properties.validateRules.type, parentSchema: schema21.properties.validateRules, data: data8 };
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
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data10 };
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
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data10 };
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
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data10 };
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
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data11 };
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
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data11 };
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
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data11 };
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
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data12 };
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
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data12 };
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
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data12 };
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
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema21.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema21.properties.whenDisabled.enum, parentSchema: schema21.properties.whenDisabled, data: data13 };
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
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema20.required, parentSchema: schema20, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data: data14 };
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
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.value.type, parentSchema: schema20.properties.value, data: data15 };
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
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.mode.enum, parentSchema: schema20.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data: data14 };
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
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema21.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema21.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.viewPermission.type, parentSchema: schema21.properties.viewPermission, data: data17 };
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
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema21.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema21.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.editPermission.type, parentSchema: schema21.properties.editPermission, data: data18 };
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
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema21.properties.index.type, parentSchema: schema21.properties.index, data: data19 };
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
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema21.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema21.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.renamedFrom.type, parentSchema: schema21.properties.renamedFrom, data: data20 };
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
        const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: schema21.properties.defaultValue.type }, message: "must be string,number", schema: schema21.properties.defaultValue.type, parentSchema: schema21.properties.defaultValue, data: data21 };
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
        const err61 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema21.properties.precision.type, parentSchema: schema21.properties.precision, data: data22 };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 > 38 || isNaN(data22)) {
          const err62 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 38 }, message: "must be <= 38", schema: 38, parentSchema: schema21.properties.precision, data: data22 };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (data22 < 1 || isNaN(data22)) {
          const err63 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema21.properties.precision, data: data22 };
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
        const err64 = { instancePath: instancePath + "/scale", schemaPath: "#/properties/scale/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema21.properties.scale.type, parentSchema: schema21.properties.scale, data: data23 };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
      if (typeof data23 == "number" && isFinite(data23)) {
        if (data23 > 18 || isNaN(data23)) {
          const err65 = { instancePath: instancePath + "/scale", schemaPath: "#/properties/scale/maximum", keyword: "maximum", params: { comparison: "<=", limit: 18 }, message: "must be <= 18", schema: 18, parentSchema: schema21.properties.scale, data: data23 };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (data23 < 0 || isNaN(data23)) {
          const err66 = { instancePath: instancePath + "/scale", schemaPath: "#/properties/scale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema21.properties.scale, data: data23 };
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
        const err67 = { instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/type", keyword: "type", params: { type: schema21.properties.statistics.type }, message: "must be array,string", schema: schema21.properties.statistics.type, parentSchema: schema21.properties.statistics, data: data24 };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (!pattern17.test(data24)) {
          const err68 = { instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/pattern", keyword: "pattern", params: { pattern: "^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$" }, message: 'must match pattern "^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$"', schema: "^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$", parentSchema: schema21.properties.statistics, data: data24 };
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
            const err69 = { instancePath: instancePath + "/statistics/" + i1, schemaPath: "#/properties/statistics/items/enum", keyword: "enum", params: { allowedValues: schema21.properties.statistics.items.enum }, message: "must be equal to one of the allowed values", schema: schema21.properties.statistics.items.enum, parentSchema: schema21.properties.statistics.items, data: data25 };
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
                  const err70 = { instancePath: instancePath + "/statistics", schemaPath: "#/properties/statistics/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)", schema: true, parentSchema: schema21.properties.statistics, data: data24 };
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
        const err71 = { instancePath: instancePath + "/isOrder", schemaPath: "#/properties/isOrder/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema21.properties.isOrder.type, parentSchema: schema21.properties.isOrder, data: data26 };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
    }
  } else {
    const err72 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.type, parentSchema: schema21, data };
    if (vErrors === null) {
      vErrors = [err72];
    } else {
      vErrors.push(err72);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
var schema26 = { "description": "One of a few options, from the schema or a dictionary.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: select (a drop-down list), select-search (a drop-down list narrowed by typing), radio (one of several buttons).", "enum": ["select", "select-search", "radio"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Value of the option that a new record or row starts with. Default: blank.", "type": "string", "maxLength": 255 }, "options": { "description": 'The options, when they do not come from a dictionary: a list, or comma text whose parts read "value" or "value - text".', "type": ["array", "string"], "minItems": 1, "maxItems": 500, "minLength": 1, "maxLength": 4e3, "items": { "$ref": "#/definitions/option" } }, "dictCode": { "description": "Dictionary that holds the options: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "fill": { "description": "Choosing an item sets other columns: column key to name of the item's attribute (also value, text).", "type": "object", "propertyNames": { "format": "columnKey" }, "additionalProperties": { "type": "string", "format": "attribute" } }, "linkageKey": { "description": "Column whose choices follow this one: those of its dictionary whose attribute parent is the value chosen here. Default: none.", "type": "string", "format": "columnKey" }, "allowInput": { "description": "Whether a value that is no option may be typed. Default: false.", "type": "boolean" }, "allowSearch": { "description": "Whether typing narrows the list. Default: true for select-search, else false.", "type": "boolean" } } };
var schema31 = { "description": "One choice.", "type": "object", "additionalProperties": false, "required": ["value"], "properties": { "value": { "description": "What is stored.", "type": "string", "minLength": 1, "maxLength": 255 }, "text": { "description": "What staff read. Default: the title, the label or the value.", "type": "string", "minLength": 1, "maxLength": 255 }, "title": { "description": "Another spelling of text.", "type": "string", "minLength": 1, "maxLength": 255 }, "label": { "description": "Another spelling of text.", "type": "string", "minLength": 1, "maxLength": 255 }, "disabled": { "description": "Shown but not to be chosen. Default: false.", "type": "boolean" } } };
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
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema26.else.required, parentSchema: schema26.else, data };
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
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema26.if, parentSchema: schema26, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema26.required, parentSchema: schema26, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema26.required, parentSchema: schema26, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema26.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema26, data };
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
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema26.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema26.properties.type.enum, parentSchema: schema26.properties.type, data: data0 };
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
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema26.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema26.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.key.type, parentSchema: schema26.properties.key, data: data1 };
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
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema26.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema26.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.field.type, parentSchema: schema26.properties.field, data: data2 };
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
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema26.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema26.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.title.type, parentSchema: schema26.properties.title, data: data3 };
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
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema26.properties.width.type, parentSchema: schema26.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema26.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema26.properties.width, data: data4 };
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
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema26.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.placeholder.type, parentSchema: schema26.properties.placeholder, data: data5 };
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
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema26.properties.props.propertyNames, data: key1, propertyName: key1 };
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
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema26.properties.props.propertyNames, parentSchema: schema26.properties.props, data: data6 };
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
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema26.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema26.properties.props.additionalProperties.type, parentSchema: schema26.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.properties.props.type, parentSchema: schema26.properties.props, data: data6 };
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
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema26.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema26.properties.validateRules.type, parentSchema: schema26.properties.validateRules, data: data8 };
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
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data10 };
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
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data10 };
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
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data10 };
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
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data11 };
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
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data11 };
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
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data11 };
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
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data12 };
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
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data12 };
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
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data12 };
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
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema26.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema26.properties.whenDisabled.enum, parentSchema: schema26.properties.whenDisabled, data: data13 };
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
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema20.required, parentSchema: schema20, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data: data14 };
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
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.value.type, parentSchema: schema20.properties.value, data: data15 };
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
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.mode.enum, parentSchema: schema20.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data: data14 };
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
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema26.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema26.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.viewPermission.type, parentSchema: schema26.properties.viewPermission, data: data17 };
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
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema26.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema26.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.editPermission.type, parentSchema: schema26.properties.editPermission, data: data18 };
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
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema26.properties.index.type, parentSchema: schema26.properties.index, data: data19 };
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
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema26.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema26.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.renamedFrom.type, parentSchema: schema26.properties.renamedFrom, data: data20 };
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
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema26.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.defaultValue.type, parentSchema: schema26.properties.defaultValue, data: data21 };
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
        const err62 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: schema26.properties.options.type }, message: "must be array,string", schema: schema26.properties.options.type, parentSchema: schema26.properties.options, data: data22 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (func3(data22) > 4e3) {
          const err63 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema26.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (func3(data22) < 1) {
          const err64 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema26.properties.options, data: data22 };
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
          const err65 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema26.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (data22.length < 1) {
          const err66 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema26.properties.options, data: data22 };
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
              const err67 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema31.required, parentSchema: schema31, data: data23 };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
            for (const key4 in data23) {
              if (!(key4 === "value" || key4 === "text" || key4 === "title" || key4 === "label" || key4 === "disabled")) {
                const err68 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data: data23 };
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
                  const err69 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema31.properties.value, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
                if (func3(data24) < 1) {
                  const err70 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.value, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              } else {
                const err71 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.value.type, parentSchema: schema31.properties.value, data: data24 };
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
                  const err72 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema31.properties.text, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err72];
                  } else {
                    vErrors.push(err72);
                  }
                  errors++;
                }
                if (func3(data25) < 1) {
                  const err73 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.text, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
              } else {
                const err74 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.text.type, parentSchema: schema31.properties.text, data: data25 };
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
                  const err75 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema31.properties.title, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err75];
                  } else {
                    vErrors.push(err75);
                  }
                  errors++;
                }
                if (func3(data26) < 1) {
                  const err76 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.title, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
              } else {
                const err77 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.title.type, parentSchema: schema31.properties.title, data: data26 };
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
                  const err78 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema31.properties.label, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err78];
                  } else {
                    vErrors.push(err78);
                  }
                  errors++;
                }
                if (func3(data27) < 1) {
                  const err79 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.label, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err79];
                  } else {
                    vErrors.push(err79);
                  }
                  errors++;
                }
              } else {
                const err80 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.label.type, parentSchema: schema31.properties.label, data: data27 };
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
                const err81 = { instancePath: instancePath + "/options/" + i1 + "/disabled", schemaPath: "#/definitions/option/properties/disabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.disabled.type, parentSchema: schema31.properties.disabled, data: data28 };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
          } else {
            const err82 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data: data23 };
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
          const err83 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema26.properties.dictCode, data: data29 };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (func3(data29) < 1) {
          const err84 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema26.properties.dictCode, data: data29 };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
      } else {
        const err85 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.dictCode.type, parentSchema: schema26.properties.dictCode, data: data29 };
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
            const err86 = { instancePath: instancePath + "/fill", schemaPath: "#/properties/fill/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid", schema: schema26.properties.fill.propertyNames, parentSchema: schema26.properties.fill, data: data30 };
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
            const err87 = { instancePath: instancePath + "/fill/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fill/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.fill.additionalProperties.type, parentSchema: schema26.properties.fill.additionalProperties, data: data31 };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
      } else {
        const err88 = { instancePath: instancePath + "/fill", schemaPath: "#/properties/fill/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.properties.fill.type, parentSchema: schema26.properties.fill, data: data30 };
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
        const err89 = { instancePath: instancePath + "/linkageKey", schemaPath: "#/properties/linkageKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.linkageKey.type, parentSchema: schema26.properties.linkageKey, data: data32 };
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
        const err90 = { instancePath: instancePath + "/allowInput", schemaPath: "#/properties/allowInput/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema26.properties.allowInput.type, parentSchema: schema26.properties.allowInput, data: data33 };
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
        const err91 = { instancePath: instancePath + "/allowSearch", schemaPath: "#/properties/allowSearch/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema26.properties.allowSearch.type, parentSchema: schema26.properties.allowSearch, data: data34 };
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
    }
  } else {
    const err92 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.type, parentSchema: schema26, data };
    if (vErrors === null) {
      vErrors = [err92];
    } else {
      vErrors.push(err92);
    }
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
var schema32 = { "description": "Several of a few options, kept as comma separated values.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: list_multi (a drop-down list of several choices), select-multiple (a drop-down list of several choices, with marks), checkbox_meta (a group of check marks, one for each option).", "enum": ["list_multi", "select-multiple", "checkbox_meta"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Values that a new record or row starts with, comma separated. Default: blank.", "type": "string", "maxLength": 4e3 }, "options": { "description": 'The options, when they do not come from a dictionary: a list, or comma text whose parts read "value" or "value - text".', "type": ["array", "string"], "minItems": 1, "maxItems": 500, "minLength": 1, "maxLength": 4e3, "items": { "$ref": "#/definitions/option" } }, "dictCode": { "description": "Dictionary that holds the options: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "allowInput": { "description": "Whether values that are no option may be typed. Default: false.", "type": "boolean" }, "allowSearch": { "description": "Whether typing narrows the list. Default: true.", "type": "boolean" }, "maxLength": { "description": "Most characters of all values with their commas, 1 to 4000. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 4e3 } } };
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
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema32.else.required, parentSchema: schema32.else, data };
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
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema32.if, parentSchema: schema32, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema32.required, parentSchema: schema32, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema32.required, parentSchema: schema32, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema32.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data };
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
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema32.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.type.enum, parentSchema: schema32.properties.type, data: data0 };
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
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema32.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema32.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.key.type, parentSchema: schema32.properties.key, data: data1 };
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
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema32.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema32.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.field.type, parentSchema: schema32.properties.field, data: data2 };
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
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema32.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.title.type, parentSchema: schema32.properties.title, data: data3 };
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
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.width.type, parentSchema: schema32.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema32.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema32.properties.width, data: data4 };
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
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema32.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.placeholder.type, parentSchema: schema32.properties.placeholder, data: data5 };
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
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema32.properties.props.propertyNames, data: key1, propertyName: key1 };
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
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema32.properties.props.propertyNames, parentSchema: schema32.properties.props, data: data6 };
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
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema32.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema32.properties.props.additionalProperties.type, parentSchema: schema32.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.props.type, parentSchema: schema32.properties.props, data: data6 };
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
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema32.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.validateRules.type, parentSchema: schema32.properties.validateRules, data: data8 };
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
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data10 };
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
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data10 };
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
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data10 };
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
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data11 };
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
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data11 };
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
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data11 };
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
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data12 };
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
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data12 };
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
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data12 };
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
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema32.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.whenDisabled.enum, parentSchema: schema32.properties.whenDisabled, data: data13 };
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
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema20.required, parentSchema: schema20, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data: data14 };
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
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.value.type, parentSchema: schema20.properties.value, data: data15 };
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
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.mode.enum, parentSchema: schema20.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data: data14 };
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
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema32.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema32.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.viewPermission.type, parentSchema: schema32.properties.viewPermission, data: data17 };
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
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema32.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema32.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.editPermission.type, parentSchema: schema32.properties.editPermission, data: data18 };
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
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties.index.type, parentSchema: schema32.properties.index, data: data19 };
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
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema32.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema32.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.renamedFrom.type, parentSchema: schema32.properties.renamedFrom, data: data20 };
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
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema32.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.defaultValue.type, parentSchema: schema32.properties.defaultValue, data: data21 };
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
        const err62 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: schema32.properties.options.type }, message: "must be array,string", schema: schema32.properties.options.type, parentSchema: schema32.properties.options, data: data22 };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (func3(data22) > 4e3) {
          const err63 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema32.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (func3(data22) < 1) {
          const err64 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.options, data: data22 };
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
          const err65 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema32.properties.options, data: data22 };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (data22.length < 1) {
          const err66 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties.options, data: data22 };
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
              const err67 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema31.required, parentSchema: schema31, data: data23 };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
            for (const key4 in data23) {
              if (!(key4 === "value" || key4 === "text" || key4 === "title" || key4 === "label" || key4 === "disabled")) {
                const err68 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data: data23 };
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
                  const err69 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema31.properties.value, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
                if (func3(data24) < 1) {
                  const err70 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.value, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              } else {
                const err71 = { instancePath: instancePath + "/options/" + i1 + "/value", schemaPath: "#/definitions/option/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.value.type, parentSchema: schema31.properties.value, data: data24 };
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
                  const err72 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema31.properties.text, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err72];
                  } else {
                    vErrors.push(err72);
                  }
                  errors++;
                }
                if (func3(data25) < 1) {
                  const err73 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.text, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
              } else {
                const err74 = { instancePath: instancePath + "/options/" + i1 + "/text", schemaPath: "#/definitions/option/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.text.type, parentSchema: schema31.properties.text, data: data25 };
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
                  const err75 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema31.properties.title, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err75];
                  } else {
                    vErrors.push(err75);
                  }
                  errors++;
                }
                if (func3(data26) < 1) {
                  const err76 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.title, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err76];
                  } else {
                    vErrors.push(err76);
                  }
                  errors++;
                }
              } else {
                const err77 = { instancePath: instancePath + "/options/" + i1 + "/title", schemaPath: "#/definitions/option/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.title.type, parentSchema: schema31.properties.title, data: data26 };
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
                  const err78 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema31.properties.label, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err78];
                  } else {
                    vErrors.push(err78);
                  }
                  errors++;
                }
                if (func3(data27) < 1) {
                  const err79 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.label, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err79];
                  } else {
                    vErrors.push(err79);
                  }
                  errors++;
                }
              } else {
                const err80 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "#/definitions/option/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.label.type, parentSchema: schema31.properties.label, data: data27 };
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
                const err81 = { instancePath: instancePath + "/options/" + i1 + "/disabled", schemaPath: "#/definitions/option/properties/disabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.disabled.type, parentSchema: schema31.properties.disabled, data: data28 };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
          } else {
            const err82 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/definitions/option/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data: data23 };
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
          const err83 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema32.properties.dictCode, data: data29 };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (func3(data29) < 1) {
          const err84 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.dictCode, data: data29 };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
      } else {
        const err85 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.dictCode.type, parentSchema: schema32.properties.dictCode, data: data29 };
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
        const err86 = { instancePath: instancePath + "/allowInput", schemaPath: "#/properties/allowInput/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties.allowInput.type, parentSchema: schema32.properties.allowInput, data: data30 };
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
        const err87 = { instancePath: instancePath + "/allowSearch", schemaPath: "#/properties/allowSearch/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties.allowSearch.type, parentSchema: schema32.properties.allowSearch, data: data31 };
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
        const err88 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.maxLength.type, parentSchema: schema32.properties.maxLength, data: data32 };
        if (vErrors === null) {
          vErrors = [err88];
        } else {
          vErrors.push(err88);
        }
        errors++;
      }
      if (typeof data32 == "number" && isFinite(data32)) {
        if (data32 > 4e3 || isNaN(data32)) {
          const err89 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema32.properties.maxLength, data: data32 };
          if (vErrors === null) {
            vErrors = [err89];
          } else {
            vErrors.push(err89);
          }
          errors++;
        }
        if (data32 < 1 || isNaN(data32)) {
          const err90 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema32.properties.maxLength, data: data32 };
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
    const err91 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    if (vErrors === null) {
      vErrors = [err91];
    } else {
      vErrors.push(err91);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}
var schema38 = { "description": "One of many items of a dictionary, found by code or text.", "type": "object", "additionalProperties": false, "required": ["type", "title", "dictCode"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: sel_search (a search box over a dictionary of any size), sel_search_async (a search box that asks the server at each pause), autocomplete (a text with offers from a dictionary).", "enum": ["sel_search", "sel_search_async", "autocomplete"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Value of the item that a new record or row starts with. Default: blank.", "type": "string", "maxLength": 255 }, "dictCode": { "description": "Dictionary that is searched: its code, or table,text,value[,where] of a registered table dictionary.", "type": "string", "format": "dictCode", "minLength": 1, "maxLength": 500 }, "fill": { "description": "Choosing an item sets other columns: column key to name of the item's attribute (also value, text).", "type": "object", "propertyNames": { "format": "columnKey" }, "additionalProperties": { "type": "string", "format": "attribute" } }, "allowInput": { "description": "Whether a text that is no item may stay. Default: true for autocomplete, else false.", "type": "boolean" } } };
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
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema38.else.required, parentSchema: schema38.else, data };
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
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema38.if, parentSchema: schema38, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema38.required, parentSchema: schema38, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema38.required, parentSchema: schema38, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.dictCode === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dictCode" }, message: "must have required property 'dictCode'", schema: schema38.required, parentSchema: schema38, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema38.properties, key0)) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema38, data };
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
        const err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema38.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema38.properties.type.enum, parentSchema: schema38.properties.type, data: data0 };
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
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema38.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema38.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.key.type, parentSchema: schema38.properties.key, data: data1 };
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
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema38.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema38.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.field.type, parentSchema: schema38.properties.field, data: data2 };
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
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema38.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.title.type, parentSchema: schema38.properties.title, data: data3 };
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
        const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.width.type, parentSchema: schema38.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema38.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err19 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema38.properties.width, data: data4 };
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
          const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema38.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.placeholder.type, parentSchema: schema38.properties.placeholder, data: data5 };
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
              const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema38.properties.props.propertyNames, data: key1, propertyName: key1 };
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
            const err23 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema38.properties.props.propertyNames, parentSchema: schema38.properties.props, data: data6 };
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
            const err24 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema38.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema38.properties.props.additionalProperties.type, parentSchema: schema38.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.properties.props.type, parentSchema: schema38.properties.props, data: data6 };
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
          const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema38.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.validateRules.type, parentSchema: schema38.properties.validateRules, data: data8 };
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
        const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data10 };
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
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        } else {
          const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data10 };
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
        const err32 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data10 };
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
        const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data11 };
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
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        } else {
          const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data11 };
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
        const err37 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data11 };
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
        const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data12 };
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
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        } else {
          const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data12 };
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
        const err42 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data12 };
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
        const err43 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema38.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema38.properties.whenDisabled.enum, parentSchema: schema38.properties.whenDisabled, data: data13 };
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
          const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema20.required, parentSchema: schema20, data: data14 };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err45 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data: data14 };
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
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.value.type, parentSchema: schema20.properties.value, data: data15 };
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
            const err49 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.mode.enum, parentSchema: schema20.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
      } else {
        const err50 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data: data14 };
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
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema38.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema38.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      } else {
        const err53 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.viewPermission.type, parentSchema: schema38.properties.viewPermission, data: data17 };
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
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema38.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema38.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
      } else {
        const err56 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.editPermission.type, parentSchema: schema38.properties.editPermission, data: data18 };
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
        const err57 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema38.properties.index.type, parentSchema: schema38.properties.index, data: data19 };
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
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema38.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema38.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
      } else {
        const err60 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.renamedFrom.type, parentSchema: schema38.properties.renamedFrom, data: data20 };
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
          const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema38.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
      } else {
        const err62 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.defaultValue.type, parentSchema: schema38.properties.defaultValue, data: data21 };
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
          const err63 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema38.properties.dictCode, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (func3(data22) < 1) {
          const err64 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.dictCode, data: data22 };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      } else {
        const err65 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.dictCode.type, parentSchema: schema38.properties.dictCode, data: data22 };
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
            const err66 = { instancePath: instancePath + "/fill", schemaPath: "#/properties/fill/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid", schema: schema38.properties.fill.propertyNames, parentSchema: schema38.properties.fill, data: data23 };
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
            const err67 = { instancePath: instancePath + "/fill/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fill/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.fill.additionalProperties.type, parentSchema: schema38.properties.fill.additionalProperties, data: data24 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/fill", schemaPath: "#/properties/fill/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.properties.fill.type, parentSchema: schema38.properties.fill, data: data23 };
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
        const err69 = { instancePath: instancePath + "/allowInput", schemaPath: "#/properties/allowInput/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema38.properties.allowInput.type, parentSchema: schema38.properties.allowInput, data: data25 };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
  } else {
    const err70 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
    if (vErrors === null) {
      vErrors = [err70];
    } else {
      vErrors.push(err70);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var schema43 = { "description": "Users or departments, kept by one of their fields; several as comma separated values.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: sel_user (people from the user picker), sel_depart (departments from the department tree).", "enum": ["sel_user", "sel_depart"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "multi": { "description": "Whether several may be picked. Default: fieldExtendJson's multiSelect, else true.", "type": "boolean" }, "maxLength": { "description": "Most characters of all values with their commas, 1 to 4000. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: store, text, multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } };
var schema48 = { "type": ["object", "string"], "additionalProperties": false, "minLength": 2, "maxLength": 2e3, "properties": { "store": { "description": "Field of a user or department that is kept. Default: username, or id.", "enum": ["id", "username", "orgCode", "realname", "departName", "phone"] }, "text": { "description": "Field of a user or department that is shown. Default: realname, or departName.", "enum": ["id", "username", "orgCode", "realname", "departName", "phone"] }, "multiSelect": { "description": "Whether several may be chosen. Default: as the column says.", "type": "boolean" }, "uploadnum": { "description": "Most files, as a number or text; 0 for no limit. Default: as the column says.", "type": ["integer", "string"], "minimum": 0, "maximum": 1e3, "pattern": "^\\d{1,3}$" } } };
var pattern42 = new RegExp("^\\d{1,3}$", "u");
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
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema43.else.required, parentSchema: schema43.else, data };
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
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema43.if, parentSchema: schema43, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema43.required, parentSchema: schema43, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema43.required, parentSchema: schema43, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema43.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema43, data };
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
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema43.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.type.enum, parentSchema: schema43.properties.type, data: data0 };
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
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema43.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema43.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.key.type, parentSchema: schema43.properties.key, data: data1 };
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
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema43.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema43.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.field.type, parentSchema: schema43.properties.field, data: data2 };
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
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema43.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema43.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.title.type, parentSchema: schema43.properties.title, data: data3 };
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
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema43.properties.width.type, parentSchema: schema43.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema43.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema43.properties.width, data: data4 };
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
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema43.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.placeholder.type, parentSchema: schema43.properties.placeholder, data: data5 };
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
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema43.properties.props.propertyNames, data: key1, propertyName: key1 };
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
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema43.properties.props.propertyNames, parentSchema: schema43.properties.props, data: data6 };
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
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema43.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema43.properties.props.additionalProperties.type, parentSchema: schema43.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.properties.props.type, parentSchema: schema43.properties.props, data: data6 };
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
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema43.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema43.properties.validateRules.type, parentSchema: schema43.properties.validateRules, data: data8 };
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
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data10 };
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
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data10 };
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
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data10 };
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
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data11 };
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
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data11 };
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
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data11 };
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
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data12 };
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
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data12 };
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
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data12 };
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
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema43.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.whenDisabled.enum, parentSchema: schema43.properties.whenDisabled, data: data13 };
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
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema20.required, parentSchema: schema20, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data: data14 };
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
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.value.type, parentSchema: schema20.properties.value, data: data15 };
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
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.mode.enum, parentSchema: schema20.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data: data14 };
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
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema43.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema43.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.viewPermission.type, parentSchema: schema43.properties.viewPermission, data: data17 };
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
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema43.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema43.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.editPermission.type, parentSchema: schema43.properties.editPermission, data: data18 };
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
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema43.properties.index.type, parentSchema: schema43.properties.index, data: data19 };
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
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema43.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema43.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.renamedFrom.type, parentSchema: schema43.properties.renamedFrom, data: data20 };
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
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema43.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.defaultValue.type, parentSchema: schema43.properties.defaultValue, data: data21 };
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
        const err62 = { instancePath: instancePath + "/multi", schemaPath: "#/properties/multi/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema43.properties.multi.type, parentSchema: schema43.properties.multi, data: data22 };
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
        const err63 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema43.properties.maxLength.type, parentSchema: schema43.properties.maxLength, data: data23 };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      if (typeof data23 == "number" && isFinite(data23)) {
        if (data23 > 4e3 || isNaN(data23)) {
          const err64 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema43.properties.maxLength, data: data23 };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
        if (data23 < 1 || isNaN(data23)) {
          const err65 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema43.properties.maxLength, data: data23 };
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
        const err66 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/type", keyword: "type", params: { type: schema48.type }, message: "must be object,string", schema: schema48.type, parentSchema: schema48, data: data24 };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (func3(data24) > 2e3) {
          const err67 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema48, data: data24 };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        if (func3(data24) < 2) {
          const err68 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters", schema: 2, parentSchema: schema48, data: data24 };
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
            const err69 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48, data: data24 };
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
            const err70 = { instancePath: instancePath + "/fieldExtendJson/store", schemaPath: "#/definitions/fieldExtend/properties/store/enum", keyword: "enum", params: { allowedValues: schema48.properties.store.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.store.enum, parentSchema: schema48.properties.store, data: data25 };
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
            const err71 = { instancePath: instancePath + "/fieldExtendJson/text", schemaPath: "#/definitions/fieldExtend/properties/text/enum", keyword: "enum", params: { allowedValues: schema48.properties.text.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.text.enum, parentSchema: schema48.properties.text, data: data26 };
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
            const err72 = { instancePath: instancePath + "/fieldExtendJson/multiSelect", schemaPath: "#/definitions/fieldExtend/properties/multiSelect/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema48.properties.multiSelect.type, parentSchema: schema48.properties.multiSelect, data: data27 };
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
            const err73 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/type", keyword: "type", params: { type: schema48.properties.uploadnum.type }, message: "must be integer,string", schema: schema48.properties.uploadnum.type, parentSchema: schema48.properties.uploadnum, data: data28 };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
          if (typeof data28 == "number" && isFinite(data28)) {
            if (data28 > 1e3 || isNaN(data28)) {
              const err74 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema48.properties.uploadnum, data: data28 };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
            if (data28 < 0 || isNaN(data28)) {
              const err75 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48.properties.uploadnum, data: data28 };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
          }
          if (typeof data28 === "string") {
            if (!pattern42.test(data28)) {
              const err76 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/pattern", keyword: "pattern", params: { pattern: "^\\d{1,3}$" }, message: 'must match pattern "^\\d{1,3}$"', schema: "^\\d{1,3}$", parentSchema: schema48.properties.uploadnum, data: data28 };
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
    const err77 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
    if (vErrors === null) {
      vErrors = [err77];
    } else {
      vErrors.push(err77);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var schema49 = { "description": "A day, a moment or a time of day, kept as text: YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, HH:mm:ss.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: date (a day from a calendar), datetime (a day and a time), time (a time of day).", "enum": ["date", "datetime", "time"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with, written as it is kept: 2026-01-31, 2026-01-31 08:30:00, 08:30:00. Default: blank.", "type": "string", "pattern": "^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$" }, "format": { "description": "How it is shown: YYYY, MM, DD, HH, mm, ss and marks between them. What is kept stays the same. Default: as kept.", "type": "string", "pattern": "^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$", "maxLength": 40 } } };
var pattern49 = new RegExp("^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$", "u");
var pattern50 = new RegExp("^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$", "u");
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
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema49.else.required, parentSchema: schema49.else, data };
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
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema49.if, parentSchema: schema49, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema49.required, parentSchema: schema49, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema49.required, parentSchema: schema49, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema49.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema49, data };
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
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema49.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema49.properties.type.enum, parentSchema: schema49.properties.type, data: data0 };
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
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema49.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema49.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.key.type, parentSchema: schema49.properties.key, data: data1 };
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
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema49.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema49.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.field.type, parentSchema: schema49.properties.field, data: data2 };
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
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema49.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.title.type, parentSchema: schema49.properties.title, data: data3 };
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
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.properties.width.type, parentSchema: schema49.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema49.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema49.properties.width, data: data4 };
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
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema49.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.placeholder.type, parentSchema: schema49.properties.placeholder, data: data5 };
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
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema49.properties.props.propertyNames, data: key1, propertyName: key1 };
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
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema49.properties.props.propertyNames, parentSchema: schema49.properties.props, data: data6 };
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
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema49.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema49.properties.props.additionalProperties.type, parentSchema: schema49.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.properties.props.type, parentSchema: schema49.properties.props, data: data6 };
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
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema49.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema49.properties.validateRules.type, parentSchema: schema49.properties.validateRules, data: data8 };
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
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data10 };
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
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data10 };
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
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data10 };
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
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data11 };
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
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data11 };
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
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data11 };
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
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data12 };
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
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data12 };
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
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data12 };
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
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema49.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema49.properties.whenDisabled.enum, parentSchema: schema49.properties.whenDisabled, data: data13 };
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
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema20.required, parentSchema: schema20, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data: data14 };
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
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.value.type, parentSchema: schema20.properties.value, data: data15 };
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
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.mode.enum, parentSchema: schema20.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data: data14 };
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
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema49.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema49.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.viewPermission.type, parentSchema: schema49.properties.viewPermission, data: data17 };
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
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema49.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema49.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.editPermission.type, parentSchema: schema49.properties.editPermission, data: data18 };
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
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema49.properties.index.type, parentSchema: schema49.properties.index, data: data19 };
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
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema49.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema49.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.renamedFrom.type, parentSchema: schema49.properties.renamedFrom, data: data20 };
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
        if (!pattern49.test(data21)) {
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/pattern", keyword: "pattern", params: { pattern: "^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$" }, message: 'must match pattern "^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$"', schema: "^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$", parentSchema: schema49.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.defaultValue.type, parentSchema: schema49.properties.defaultValue, data: data21 };
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
          const err62 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema49.properties.format, data: data22 };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (!pattern50.test(data22)) {
          const err63 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/pattern", keyword: "pattern", params: { pattern: "^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$" }, message: 'must match pattern "^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$"', schema: "^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$", parentSchema: schema49.properties.format, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      } else {
        const err64 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.format.type, parentSchema: schema49.properties.format, data: data22 };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
  } else {
    const err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data };
    if (vErrors === null) {
      vErrors = [err65];
    } else {
      vErrors.push(err65);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var schema54 = { "description": "Yes or no, kept as one of two texts.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: checkbox (a check mark).", "enum": ["checkbox"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "customValue": { "description": 'The two values, checked first, as a list or comma text: ["1", "0"]. Default: Y, N.', "type": ["array", "string"], "items": { "type": "string", "minLength": 1, "maxLength": 60 }, "minItems": 2, "maxItems": 2, "pattern": "^[^,]+,[^,]+$", "maxLength": 200 }, "defaultChecked": { "description": "Whether a new record or row starts checked. Default: false.", "type": "boolean" }, "defaultValue": { "description": "Which of the two values a new record or row starts with, instead of defaultChecked.", "type": "string", "maxLength": 60 } } };
var pattern57 = new RegExp("^[^,]+,[^,]+$", "u");
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
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema54.else.required, parentSchema: schema54.else, data };
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
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema54.if, parentSchema: schema54, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema54.required, parentSchema: schema54, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema54.required, parentSchema: schema54, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema54.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema54, data };
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
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema54.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema54.properties.type.enum, parentSchema: schema54.properties.type, data: data0 };
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
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema54.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema54.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.key.type, parentSchema: schema54.properties.key, data: data1 };
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
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema54.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema54.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.field.type, parentSchema: schema54.properties.field, data: data2 };
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
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema54.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema54.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.title.type, parentSchema: schema54.properties.title, data: data3 };
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
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema54.properties.width.type, parentSchema: schema54.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema54.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema54.properties.width, data: data4 };
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
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema54.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.placeholder.type, parentSchema: schema54.properties.placeholder, data: data5 };
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
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema54.properties.props.propertyNames, data: key1, propertyName: key1 };
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
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema54.properties.props.propertyNames, parentSchema: schema54.properties.props, data: data6 };
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
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema54.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema54.properties.props.additionalProperties.type, parentSchema: schema54.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.properties.props.type, parentSchema: schema54.properties.props, data: data6 };
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
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema54.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema54.properties.validateRules.type, parentSchema: schema54.properties.validateRules, data: data8 };
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
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data10 };
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
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data10 };
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
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data10 };
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
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data11 };
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
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data11 };
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
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data11 };
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
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data12 };
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
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data12 };
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
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data12 };
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
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema54.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema54.properties.whenDisabled.enum, parentSchema: schema54.properties.whenDisabled, data: data13 };
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
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema20.required, parentSchema: schema20, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data: data14 };
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
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.value.type, parentSchema: schema20.properties.value, data: data15 };
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
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.mode.enum, parentSchema: schema20.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data: data14 };
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
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema54.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema54.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.viewPermission.type, parentSchema: schema54.properties.viewPermission, data: data17 };
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
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema54.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema54.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.editPermission.type, parentSchema: schema54.properties.editPermission, data: data18 };
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
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema54.properties.index.type, parentSchema: schema54.properties.index, data: data19 };
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
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema54.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema54.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.renamedFrom.type, parentSchema: schema54.properties.renamedFrom, data: data20 };
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
        const err60 = { instancePath: instancePath + "/customValue", schemaPath: "#/properties/customValue/type", keyword: "type", params: { type: schema54.properties.customValue.type }, message: "must be array,string", schema: schema54.properties.customValue.type, parentSchema: schema54.properties.customValue, data: data21 };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
      if (typeof data21 === "string") {
        if (func3(data21) > 200) {
          const err61 = { instancePath: instancePath + "/customValue", schemaPath: "#/properties/customValue/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema54.properties.customValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        if (!pattern57.test(data21)) {
          const err62 = { instancePath: instancePath + "/customValue", schemaPath: "#/properties/customValue/pattern", keyword: "pattern", params: { pattern: "^[^,]+,[^,]+$" }, message: 'must match pattern "^[^,]+,[^,]+$"', schema: "^[^,]+,[^,]+$", parentSchema: schema54.properties.customValue, data: data21 };
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
          const err63 = { instancePath: instancePath + "/customValue", schemaPath: "#/properties/customValue/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema54.properties.customValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (data21.length < 2) {
          const err64 = { instancePath: instancePath + "/customValue", schemaPath: "#/properties/customValue/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema54.properties.customValue, data: data21 };
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
              const err65 = { instancePath: instancePath + "/customValue/" + i1, schemaPath: "#/properties/customValue/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema54.properties.customValue.items, data: data22 };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
            if (func3(data22) < 1) {
              const err66 = { instancePath: instancePath + "/customValue/" + i1, schemaPath: "#/properties/customValue/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema54.properties.customValue.items, data: data22 };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          } else {
            const err67 = { instancePath: instancePath + "/customValue/" + i1, schemaPath: "#/properties/customValue/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.customValue.items.type, parentSchema: schema54.properties.customValue.items, data: data22 };
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
        const err68 = { instancePath: instancePath + "/defaultChecked", schemaPath: "#/properties/defaultChecked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema54.properties.defaultChecked.type, parentSchema: schema54.properties.defaultChecked, data: data23 };
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
          const err69 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema54.properties.defaultValue, data: data24 };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
      } else {
        const err70 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.defaultValue.type, parentSchema: schema54.properties.defaultValue, data: data24 };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
    }
  } else {
    const err71 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data };
    if (vErrors === null) {
      vErrors = [err71];
    } else {
      vErrors.push(err71);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var schema59 = { "description": "Uploaded files, kept as comma separated paths; the first is the primary one.", "type": "object", "additionalProperties": false, "required": ["type", "title"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: upload (a file with its progress), file (files in a list), image (pictures).", "enum": ["upload", "file", "image"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "Paths that a new record or row starts with, comma separated. Default: blank.", "type": "string", "maxLength": 4e3 }, "action": { "description": "Address that takes the upload. Default: the product's own, /sys/common/upload.", "type": "string", "minLength": 1, "maxLength": 300 }, "token": { "description": "Whether the session goes along; it always does to the product's own address, and never to a foreign one. Default: true.", "type": "boolean" }, "data": { "description": 'Further fields of the upload: { "biz": "bgd" }. Default: none.', "type": "object", "propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9_]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "responseName": { "description": "Field of the answer that holds the stored path. Default: message.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_.]*$", "maxLength": 60 }, "number": { "description": "Most files, 0 for no limit. Default: fieldExtendJson's uploadnum, else 1 for upload and 0 for file and image.", "type": "integer", "minimum": 0, "maximum": 1e3 }, "multi": { "description": "Whether several files are kept. Default: true unless number is 1.", "type": "boolean" }, "allowDownload": { "description": "Whether files can be downloaded. Default: true.", "type": "boolean" }, "allowRemove": { "description": "Whether files can be taken away. Default: true.", "type": "boolean" }, "btnText": { "description": "Text of the button. Default: 上传, or 上传图片 for image.", "type": "string", "minLength": 1, "maxLength": 20 }, "maxLength": { "description": "Most characters of all paths with their commas, 1 to 4000. Default: 2000.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: uploadnum, multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } };
var pattern64 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
var pattern65 = new RegExp("^[A-Za-z][A-Za-z0-9_.]*$", "u");
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
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema59.else.required, parentSchema: schema59.else, data };
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
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema59.if, parentSchema: schema59, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema59.required, parentSchema: schema59, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema59.required, parentSchema: schema59, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema59.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema59, data };
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
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema59.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.type.enum, parentSchema: schema59.properties.type, data: data0 };
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
          const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema59.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema59.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.key.type, parentSchema: schema59.properties.key, data: data1 };
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
          const err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema59.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err11 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema59.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.field.type, parentSchema: schema59.properties.field, data: data2 };
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
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema59.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema59.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.title.type, parentSchema: schema59.properties.title, data: data3 };
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
        const err16 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties.width.type, parentSchema: schema59.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema59.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema59.properties.width, data: data4 };
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
          const err19 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema59.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.placeholder.type, parentSchema: schema59.properties.placeholder, data: data5 };
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
              const err21 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema59.properties.props.propertyNames, data: key1, propertyName: key1 };
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
            const err22 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema59.properties.props.propertyNames, parentSchema: schema59.properties.props, data: data6 };
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
            const err23 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema59.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema59.properties.props.additionalProperties.type, parentSchema: schema59.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.properties.props.type, parentSchema: schema59.properties.props, data: data6 };
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
          const err25 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema59.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema59.properties.validateRules.type, parentSchema: schema59.properties.validateRules, data: data8 };
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
        const err27 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data10 };
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
            const err28 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err29 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        } else {
          const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data10 };
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
        const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data10 };
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
        const err32 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data11 };
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
            const err33 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err34 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        } else {
          const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data11 };
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
        const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data11 };
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
        const err37 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data12 };
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
            const err38 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err39 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        } else {
          const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data12 };
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
        const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data12 };
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
        const err42 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema59.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.whenDisabled.enum, parentSchema: schema59.properties.whenDisabled, data: data13 };
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
          const err43 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema20.required, parentSchema: schema20, data: data14 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err44 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data: data14 };
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
              const err45 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err46 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.value.type, parentSchema: schema20.properties.value, data: data15 };
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
            const err48 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.mode.enum, parentSchema: schema20.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data: data14 };
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
          const err50 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema59.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err51 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema59.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.viewPermission.type, parentSchema: schema59.properties.viewPermission, data: data17 };
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
          const err53 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema59.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err54 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema59.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.editPermission.type, parentSchema: schema59.properties.editPermission, data: data18 };
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
        const err56 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema59.properties.index.type, parentSchema: schema59.properties.index, data: data19 };
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
          const err57 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema59.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err58 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema59.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.renamedFrom.type, parentSchema: schema59.properties.renamedFrom, data: data20 };
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
          const err60 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema59.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      } else {
        const err61 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.defaultValue.type, parentSchema: schema59.properties.defaultValue, data: data21 };
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
          const err62 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema59.properties.action, data: data22 };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        if (func3(data22) < 1) {
          const err63 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema59.properties.action, data: data22 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      } else {
        const err64 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.action.type, parentSchema: schema59.properties.action, data: data22 };
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
        const err65 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema59.properties.token.type, parentSchema: schema59.properties.token, data: data23 };
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
            if (!pattern64.test(key4)) {
              const err66 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"', schema: "^[A-Za-z][A-Za-z0-9_]*$", parentSchema: schema59.properties.data.propertyNames, data: key4, propertyName: key4 };
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
            const err67 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid", schema: schema59.properties.data.propertyNames, parentSchema: schema59.properties.data, data: data24 };
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
            const err68 = { instancePath: instancePath + "/data/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/data/additionalProperties/type", keyword: "type", params: { type: schema59.properties.data.additionalProperties.type }, message: "must be string,number,boolean", schema: schema59.properties.data.additionalProperties.type, parentSchema: schema59.properties.data.additionalProperties, data: data25 };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
      } else {
        const err69 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.properties.data.type, parentSchema: schema59.properties.data, data: data24 };
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
          const err70 = { instancePath: instancePath + "/responseName", schemaPath: "#/properties/responseName/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema59.properties.responseName, data: data26 };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        if (!pattern65.test(data26)) {
          const err71 = { instancePath: instancePath + "/responseName", schemaPath: "#/properties/responseName/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_.]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_.]*$"', schema: "^[A-Za-z][A-Za-z0-9_.]*$", parentSchema: schema59.properties.responseName, data: data26 };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      } else {
        const err72 = { instancePath: instancePath + "/responseName", schemaPath: "#/properties/responseName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.responseName.type, parentSchema: schema59.properties.responseName, data: data26 };
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
        const err73 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties.number.type, parentSchema: schema59.properties.number, data: data27 };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
      if (typeof data27 == "number" && isFinite(data27)) {
        if (data27 > 1e3 || isNaN(data27)) {
          const err74 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema59.properties.number, data: data27 };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        if (data27 < 0 || isNaN(data27)) {
          const err75 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema59.properties.number, data: data27 };
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
        const err76 = { instancePath: instancePath + "/multi", schemaPath: "#/properties/multi/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema59.properties.multi.type, parentSchema: schema59.properties.multi, data: data28 };
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
        const err77 = { instancePath: instancePath + "/allowDownload", schemaPath: "#/properties/allowDownload/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema59.properties.allowDownload.type, parentSchema: schema59.properties.allowDownload, data: data29 };
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
        const err78 = { instancePath: instancePath + "/allowRemove", schemaPath: "#/properties/allowRemove/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema59.properties.allowRemove.type, parentSchema: schema59.properties.allowRemove, data: data30 };
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
          const err79 = { instancePath: instancePath + "/btnText", schemaPath: "#/properties/btnText/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters", schema: 20, parentSchema: schema59.properties.btnText, data: data31 };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
        if (func3(data31) < 1) {
          const err80 = { instancePath: instancePath + "/btnText", schemaPath: "#/properties/btnText/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema59.properties.btnText, data: data31 };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
      } else {
        const err81 = { instancePath: instancePath + "/btnText", schemaPath: "#/properties/btnText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.btnText.type, parentSchema: schema59.properties.btnText, data: data31 };
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
        const err82 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties.maxLength.type, parentSchema: schema59.properties.maxLength, data: data32 };
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      }
      if (typeof data32 == "number" && isFinite(data32)) {
        if (data32 > 4e3 || isNaN(data32)) {
          const err83 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema59.properties.maxLength, data: data32 };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        if (data32 < 1 || isNaN(data32)) {
          const err84 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema59.properties.maxLength, data: data32 };
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
        const err85 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/type", keyword: "type", params: { type: schema48.type }, message: "must be object,string", schema: schema48.type, parentSchema: schema48, data: data33 };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
      if (typeof data33 === "string") {
        if (func3(data33) > 2e3) {
          const err86 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema48, data: data33 };
          if (vErrors === null) {
            vErrors = [err86];
          } else {
            vErrors.push(err86);
          }
          errors++;
        }
        if (func3(data33) < 2) {
          const err87 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters", schema: 2, parentSchema: schema48, data: data33 };
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
            const err88 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48, data: data33 };
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
            const err89 = { instancePath: instancePath + "/fieldExtendJson/store", schemaPath: "#/definitions/fieldExtend/properties/store/enum", keyword: "enum", params: { allowedValues: schema48.properties.store.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.store.enum, parentSchema: schema48.properties.store, data: data34 };
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
            const err90 = { instancePath: instancePath + "/fieldExtendJson/text", schemaPath: "#/definitions/fieldExtend/properties/text/enum", keyword: "enum", params: { allowedValues: schema48.properties.text.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.text.enum, parentSchema: schema48.properties.text, data: data35 };
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
            const err91 = { instancePath: instancePath + "/fieldExtendJson/multiSelect", schemaPath: "#/definitions/fieldExtend/properties/multiSelect/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema48.properties.multiSelect.type, parentSchema: schema48.properties.multiSelect, data: data36 };
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
            const err92 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/type", keyword: "type", params: { type: schema48.properties.uploadnum.type }, message: "must be integer,string", schema: schema48.properties.uploadnum.type, parentSchema: schema48.properties.uploadnum, data: data37 };
            if (vErrors === null) {
              vErrors = [err92];
            } else {
              vErrors.push(err92);
            }
            errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 > 1e3 || isNaN(data37)) {
              const err93 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema48.properties.uploadnum, data: data37 };
              if (vErrors === null) {
                vErrors = [err93];
              } else {
                vErrors.push(err93);
              }
              errors++;
            }
            if (data37 < 0 || isNaN(data37)) {
              const err94 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48.properties.uploadnum, data: data37 };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
          }
          if (typeof data37 === "string") {
            if (!pattern42.test(data37)) {
              const err95 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/pattern", keyword: "pattern", params: { pattern: "^\\d{1,3}$" }, message: 'must match pattern "^\\d{1,3}$"', schema: "^\\d{1,3}$", parentSchema: schema48.properties.uploadnum, data: data37 };
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
    const err96 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
    if (vErrors === null) {
      vErrors = [err96];
    } else {
      vErrors.push(err96);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var schema65 = { "description": "Rows picked from a popup report, which fill this column and others.", "type": "object", "additionalProperties": false, "required": ["type", "title", "popupCode", "orgFields", "destFields"], "if": { "required": ["field"] }, "else": { "required": ["key"] }, "properties": { "type": { "description": "What the field is: popup (a text with a report behind it).", "enum": ["popup"] }, "key": { "description": "Name of the field in records, expressions and, as snake_case, of the database column. Starts with a small letter; unique in the page or detail; at most 60 characters.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "field": { "description": "Another spelling of key. Write one of them.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "What staff read: label of the field and head of the table column.", "type": "string", "minLength": 1, "maxLength": 60 }, "width": { "description": "Width in tables, in pixels. Default: 120.", "type": "integer", "minimum": 20, "maximum": 2e3 }, "placeholder": { "description": "Grey text in the empty field; may contain ${title}, ${key}, ${defaultValue}. Default: none.", "type": "string", "maxLength": 100 }, "props": { "description": "Further settings of the widget by name: texts, numbers, true or false. No handlers, no markup. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "type": ["string", "number", "boolean"] } }, "validateRules": { "description": "Checks of this field, in order; the first that fails is shown. Type, length and digits are checked anyway.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/validateRule" } }, "visible": { "description": "Whether the field is shown: true, false, or an expression over $values (in a detail also $row). Default: true.", "$ref": "#/definitions/condition" }, "disabled": { "description": "Whether the field refuses input: true, false, or an expression over $values (in a detail also $row). Default: false.", "$ref": "#/definitions/condition" }, "required": { "description": "Whether the field must be filled at submit: true, false, or an expression over $values (in a detail also $row). Default: false. For a fixed requirement with its own message or at save, use validateRules.", "$ref": "#/definitions/condition" }, "whenDisabled": { "description": "What becomes of the value while the field is disabled: keep it or clear it. Default: keep.", "enum": ["keep", "clear"] }, "compute": { "description": "Derives the value from other fields.", "$ref": "#/definitions/compute" }, "viewPermission": { "description": "Permission code needed to see the field. Default: none, the right to the page suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "editPermission": { "description": "Permission code needed to change the field. Default: none, the right to edit the record suffices.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "index": { "description": "Whether the database keeps an index for it, because lists are often narrowed or sorted by it. Default: false.", "type": "boolean" }, "renamedFrom": { "description": "The key that it had before; its stored values come along. Default: none.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "defaultValue": { "description": "What a new record or row starts with. Default: blank.", "type": "string", "maxLength": 4e3 }, "maxLength": { "description": "Most characters that the field may hold, 1 to 4000. Default: 255, or 2000 with multi.", "type": "integer", "minimum": 1, "maximum": 4e3 }, "popupCode": { "description": "Report that is shown: schemas/reports/<code>.json.", "type": "string", "format": "reportCode", "minLength": 1, "maxLength": 60 }, "orgFields": { "description": "Columns of the report that are taken over, as a list or comma text.", "type": ["array", "string"], "minItems": 1, "maxItems": 50, "minLength": 1, "maxLength": 2e3, "items": { "type": "string", "minLength": 1, "maxLength": 60 } }, "destFields": { "description": "Columns beside this one that are filled, one for each of orgFields, as a list or comma text.", "type": ["array", "string"], "minItems": 1, "maxItems": 50, "minLength": 1, "maxLength": 2e3, "items": { "type": "string", "minLength": 1, "maxLength": 60, "format": "columnKey" } }, "param": { "description": "Values of the report's parameters by name: a text or number, or an expression that starts with $values or $row. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9_]*$" }, "additionalProperties": { "type": ["string", "number"] } }, "sorter": { "description": `Order of the report's rows: "createTime=desc,name=asc". Default: the report's.`, "type": "string", "pattern": "^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$", "maxLength": 300 }, "multi": { "description": "Whether several rows may be picked; their values are joined by commas. Default: fieldExtendJson's multiSelect, else false.", "type": "boolean" }, "allowInput": { "description": "Whether the text may also be typed. Default: true.", "type": "boolean" }, "fieldExtendJson": { "description": "Settings as online forms write them, as an object or as JSON text: multiSelect. The column's own keys win.", "$ref": "#/definitions/fieldExtend" } } };
var pattern73 = new RegExp("^[a-z][A-Za-z0-9_]*$", "u");
var pattern74 = new RegExp("^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$", "u");
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
        const err1 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema65.else.required, parentSchema: schema65.else, data };
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
    const err2 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema', schema: schema65.if, parentSchema: schema65, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema65.required, parentSchema: schema65, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema65.required, parentSchema: schema65, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.popupCode === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "popupCode" }, message: "must have required property 'popupCode'", schema: schema65.required, parentSchema: schema65, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.orgFields === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orgFields" }, message: "must have required property 'orgFields'", schema: schema65.required, parentSchema: schema65, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.destFields === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "destFields" }, message: "must have required property 'destFields'", schema: schema65.required, parentSchema: schema65, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema65.properties, key0)) {
        const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema65, data };
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
        const err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema65.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema65.properties.type.enum, parentSchema: schema65.properties.type, data: data0 };
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
          const err10 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema65.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err11 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema65.properties.key, data: data1 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.key.type, parentSchema: schema65.properties.key, data: data1 };
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
          const err13 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema65.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err14 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema65.properties.field, data: data2 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.field.type, parentSchema: schema65.properties.field, data: data2 };
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
          const err16 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema65.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err17 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.title.type, parentSchema: schema65.properties.title, data: data3 };
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
        const err19 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema65.properties.width.type, parentSchema: schema65.properties.width, data: data4 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          const err20 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000", schema: 2e3, parentSchema: schema65.properties.width, data: data4 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data4 < 20 || isNaN(data4)) {
          const err21 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20", schema: 20, parentSchema: schema65.properties.width, data: data4 };
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
          const err22 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema65.properties.placeholder, data: data5 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/placeholder", schemaPath: "#/properties/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.placeholder.type, parentSchema: schema65.properties.placeholder, data: data5 };
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
              const err24 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema65.properties.props.propertyNames, data: key1, propertyName: key1 };
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
            const err25 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema65.properties.props.propertyNames, parentSchema: schema65.properties.props, data: data6 };
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
            const err26 = { instancePath: instancePath + "/props/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/props/additionalProperties/type", keyword: "type", params: { type: schema65.properties.props.additionalProperties.type }, message: "must be string,number,boolean", schema: schema65.properties.props.additionalProperties.type, parentSchema: schema65.properties.props.additionalProperties, data: data7 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/props", schemaPath: "#/properties/props/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.properties.props.type, parentSchema: schema65.properties.props, data: data6 };
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
          const err28 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema65.properties.validateRules, data: data8 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate13(data8[i0], { instancePath: instancePath + "/validateRules/" + i0, parentData: data8, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/validateRules", schemaPath: "#/properties/validateRules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema65.properties.validateRules.type, parentSchema: schema65.properties.validateRules, data: data8 };
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
        const err30 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data10 };
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
            const err31 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          if (func3(data10) < 1) {
            const err32 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        } else {
          const err33 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data10 };
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
        const err34 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data10 };
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
        const err35 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data11 };
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
            const err36 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
          if (func3(data11) < 1) {
            const err37 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data11 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        } else {
          const err38 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data11 };
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
        const err39 = { instancePath: instancePath + "/disabled", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data11 };
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
        const err40 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data12 };
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
            const err41 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (func3(data12) < 1) {
            const err42 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data12 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        } else {
          const err43 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data12 };
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
        const err44 = { instancePath: instancePath + "/required", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data12 };
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
        const err45 = { instancePath: instancePath + "/whenDisabled", schemaPath: "#/properties/whenDisabled/enum", keyword: "enum", params: { allowedValues: schema65.properties.whenDisabled.enum }, message: "must be equal to one of the allowed values", schema: schema65.properties.whenDisabled.enum, parentSchema: schema65.properties.whenDisabled, data: data13 };
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
          const err46 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema20.required, parentSchema: schema20, data: data14 };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        for (const key3 in data14) {
          if (!(key3 === "value" || key3 === "mode")) {
            const err47 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data: data14 };
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
              const err48 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            if (func3(data15) < 1) {
              const err49 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema20.properties.value, data: data15 };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          } else {
            const err50 = { instancePath: instancePath + "/compute/value", schemaPath: "#/definitions/compute/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.value.type, parentSchema: schema20.properties.value, data: data15 };
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
            const err51 = { instancePath: instancePath + "/compute/mode", schemaPath: "#/definitions/compute/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.mode.enum, parentSchema: schema20.properties.mode, data: data16 };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      } else {
        const err52 = { instancePath: instancePath + "/compute", schemaPath: "#/definitions/compute/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data: data14 };
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
          const err53 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema65.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (!pattern3.test(data17)) {
          const err54 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema65.properties.viewPermission, data: data17 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/viewPermission", schemaPath: "#/properties/viewPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.viewPermission.type, parentSchema: schema65.properties.viewPermission, data: data17 };
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
          const err56 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema65.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        if (!pattern3.test(data18)) {
          const err57 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema65.properties.editPermission, data: data18 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
      } else {
        const err58 = { instancePath: instancePath + "/editPermission", schemaPath: "#/properties/editPermission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.editPermission.type, parentSchema: schema65.properties.editPermission, data: data18 };
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
        const err59 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema65.properties.index.type, parentSchema: schema65.properties.index, data: data19 };
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
          const err60 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema65.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        if (!pattern2.test(data20)) {
          const err61 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema65.properties.renamedFrom, data: data20 };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
      } else {
        const err62 = { instancePath: instancePath + "/renamedFrom", schemaPath: "#/properties/renamedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.renamedFrom.type, parentSchema: schema65.properties.renamedFrom, data: data20 };
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
          const err63 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema65.properties.defaultValue, data: data21 };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      } else {
        const err64 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.defaultValue.type, parentSchema: schema65.properties.defaultValue, data: data21 };
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
        const err65 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema65.properties.maxLength.type, parentSchema: schema65.properties.maxLength, data: data22 };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 > 4e3 || isNaN(data22)) {
          const err66 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4e3 }, message: "must be <= 4000", schema: 4e3, parentSchema: schema65.properties.maxLength, data: data22 };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        if (data22 < 1 || isNaN(data22)) {
          const err67 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema65.properties.maxLength, data: data22 };
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
          const err68 = { instancePath: instancePath + "/popupCode", schemaPath: "#/properties/popupCode/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema65.properties.popupCode, data: data23 };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
        if (func3(data23) < 1) {
          const err69 = { instancePath: instancePath + "/popupCode", schemaPath: "#/properties/popupCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.popupCode, data: data23 };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
      } else {
        const err70 = { instancePath: instancePath + "/popupCode", schemaPath: "#/properties/popupCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.popupCode.type, parentSchema: schema65.properties.popupCode, data: data23 };
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
        const err71 = { instancePath: instancePath + "/orgFields", schemaPath: "#/properties/orgFields/type", keyword: "type", params: { type: schema65.properties.orgFields.type }, message: "must be array,string", schema: schema65.properties.orgFields.type, parentSchema: schema65.properties.orgFields, data: data24 };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (func3(data24) > 2e3) {
          const err72 = { instancePath: instancePath + "/orgFields", schemaPath: "#/properties/orgFields/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema65.properties.orgFields, data: data24 };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        if (func3(data24) < 1) {
          const err73 = { instancePath: instancePath + "/orgFields", schemaPath: "#/properties/orgFields/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.orgFields, data: data24 };
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
          const err74 = { instancePath: instancePath + "/orgFields", schemaPath: "#/properties/orgFields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema65.properties.orgFields, data: data24 };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        if (data24.length < 1) {
          const err75 = { instancePath: instancePath + "/orgFields", schemaPath: "#/properties/orgFields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema65.properties.orgFields, data: data24 };
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
              const err76 = { instancePath: instancePath + "/orgFields/" + i1, schemaPath: "#/properties/orgFields/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema65.properties.orgFields.items, data: data25 };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
            if (func3(data25) < 1) {
              const err77 = { instancePath: instancePath + "/orgFields/" + i1, schemaPath: "#/properties/orgFields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.orgFields.items, data: data25 };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          } else {
            const err78 = { instancePath: instancePath + "/orgFields/" + i1, schemaPath: "#/properties/orgFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.orgFields.items.type, parentSchema: schema65.properties.orgFields.items, data: data25 };
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
        const err79 = { instancePath: instancePath + "/destFields", schemaPath: "#/properties/destFields/type", keyword: "type", params: { type: schema65.properties.destFields.type }, message: "must be array,string", schema: schema65.properties.destFields.type, parentSchema: schema65.properties.destFields, data: data26 };
        if (vErrors === null) {
          vErrors = [err79];
        } else {
          vErrors.push(err79);
        }
        errors++;
      }
      if (typeof data26 === "string") {
        if (func3(data26) > 2e3) {
          const err80 = { instancePath: instancePath + "/destFields", schemaPath: "#/properties/destFields/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema65.properties.destFields, data: data26 };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
        if (func3(data26) < 1) {
          const err81 = { instancePath: instancePath + "/destFields", schemaPath: "#/properties/destFields/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.destFields, data: data26 };
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
          const err82 = { instancePath: instancePath + "/destFields", schemaPath: "#/properties/destFields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema65.properties.destFields, data: data26 };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
        if (data26.length < 1) {
          const err83 = { instancePath: instancePath + "/destFields", schemaPath: "#/properties/destFields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema65.properties.destFields, data: data26 };
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
              const err84 = { instancePath: instancePath + "/destFields/" + i2, schemaPath: "#/properties/destFields/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema65.properties.destFields.items, data: data27 };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
            if (func3(data27) < 1) {
              const err85 = { instancePath: instancePath + "/destFields/" + i2, schemaPath: "#/properties/destFields/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.destFields.items, data: data27 };
              if (vErrors === null) {
                vErrors = [err85];
              } else {
                vErrors.push(err85);
              }
              errors++;
            }
          } else {
            const err86 = { instancePath: instancePath + "/destFields/" + i2, schemaPath: "#/properties/destFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.destFields.items.type, parentSchema: schema65.properties.destFields.items, data: data27 };
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
            if (!pattern73.test(key4)) {
              const err87 = { instancePath: instancePath + "/param", schemaPath: "#/properties/param/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9_]*$"', schema: "^[a-z][A-Za-z0-9_]*$", parentSchema: schema65.properties.param.propertyNames, data: key4, propertyName: key4 };
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
            const err88 = { instancePath: instancePath + "/param", schemaPath: "#/properties/param/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid", schema: schema65.properties.param.propertyNames, parentSchema: schema65.properties.param, data: data28 };
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
            const err89 = { instancePath: instancePath + "/param/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/param/additionalProperties/type", keyword: "type", params: { type: schema65.properties.param.additionalProperties.type }, message: "must be string,number", schema: schema65.properties.param.additionalProperties.type, parentSchema: schema65.properties.param.additionalProperties, data: data29 };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
        }
      } else {
        const err90 = { instancePath: instancePath + "/param", schemaPath: "#/properties/param/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.properties.param.type, parentSchema: schema65.properties.param, data: data28 };
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
          const err91 = { instancePath: instancePath + "/sorter", schemaPath: "#/properties/sorter/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema65.properties.sorter, data: data30 };
          if (vErrors === null) {
            vErrors = [err91];
          } else {
            vErrors.push(err91);
          }
          errors++;
        }
        if (!pattern74.test(data30)) {
          const err92 = { instancePath: instancePath + "/sorter", schemaPath: "#/properties/sorter/pattern", keyword: "pattern", params: { pattern: "^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$" }, message: 'must match pattern "^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$"', schema: "^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$", parentSchema: schema65.properties.sorter, data: data30 };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
      } else {
        const err93 = { instancePath: instancePath + "/sorter", schemaPath: "#/properties/sorter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.sorter.type, parentSchema: schema65.properties.sorter, data: data30 };
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
        const err94 = { instancePath: instancePath + "/multi", schemaPath: "#/properties/multi/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema65.properties.multi.type, parentSchema: schema65.properties.multi, data: data31 };
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
        const err95 = { instancePath: instancePath + "/allowInput", schemaPath: "#/properties/allowInput/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema65.properties.allowInput.type, parentSchema: schema65.properties.allowInput, data: data32 };
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
        const err96 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/type", keyword: "type", params: { type: schema48.type }, message: "must be object,string", schema: schema48.type, parentSchema: schema48, data: data33 };
        if (vErrors === null) {
          vErrors = [err96];
        } else {
          vErrors.push(err96);
        }
        errors++;
      }
      if (typeof data33 === "string") {
        if (func3(data33) > 2e3) {
          const err97 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema48, data: data33 };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
        if (func3(data33) < 2) {
          const err98 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters", schema: 2, parentSchema: schema48, data: data33 };
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
            const err99 = { instancePath: instancePath + "/fieldExtendJson", schemaPath: "#/definitions/fieldExtend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48, data: data33 };
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
            const err100 = { instancePath: instancePath + "/fieldExtendJson/store", schemaPath: "#/definitions/fieldExtend/properties/store/enum", keyword: "enum", params: { allowedValues: schema48.properties.store.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.store.enum, parentSchema: schema48.properties.store, data: data34 };
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
            const err101 = { instancePath: instancePath + "/fieldExtendJson/text", schemaPath: "#/definitions/fieldExtend/properties/text/enum", keyword: "enum", params: { allowedValues: schema48.properties.text.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.text.enum, parentSchema: schema48.properties.text, data: data35 };
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
            const err102 = { instancePath: instancePath + "/fieldExtendJson/multiSelect", schemaPath: "#/definitions/fieldExtend/properties/multiSelect/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema48.properties.multiSelect.type, parentSchema: schema48.properties.multiSelect, data: data36 };
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
            const err103 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/type", keyword: "type", params: { type: schema48.properties.uploadnum.type }, message: "must be integer,string", schema: schema48.properties.uploadnum.type, parentSchema: schema48.properties.uploadnum, data: data37 };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 > 1e3 || isNaN(data37)) {
              const err104 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema48.properties.uploadnum, data: data37 };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
            if (data37 < 0 || isNaN(data37)) {
              const err105 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48.properties.uploadnum, data: data37 };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
          }
          if (typeof data37 === "string") {
            if (!pattern42.test(data37)) {
              const err106 = { instancePath: instancePath + "/fieldExtendJson/uploadnum", schemaPath: "#/definitions/fieldExtend/properties/uploadnum/pattern", keyword: "pattern", params: { pattern: "^\\d{1,3}$" }, message: 'must match pattern "^\\d{1,3}$"', schema: "^\\d{1,3}$", parentSchema: schema48.properties.uploadnum, data: data37 };
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
    const err107 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data };
    if (vErrors === null) {
      vErrors = [err107];
    } else {
      vErrors.push(err107);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema13.required, parentSchema: schema13, data };
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
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema13.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema13.properties.type.enum, parentSchema: schema13.properties.type, data: data0 };
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
        if (!validate12(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "textarea") {
        if (!validate12(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "input_pop") {
        if (!validate12(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "tags") {
        if (!validate12(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "slot") {
        if (!validate12(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "normal") {
        if (!validate12(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "hidden") {
        if (!validate12(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "inputNumber") {
        if (!validate15(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "progress") {
        if (!validate15(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "select") {
        if (!validate17(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "select-search") {
        if (!validate17(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "radio") {
        if (!validate17(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "list_multi") {
        if (!validate19(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "select-multiple") {
        if (!validate19(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "checkbox_meta") {
        if (!validate19(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "sel_search") {
        if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "sel_search_async") {
        if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "autocomplete") {
        if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "sel_user") {
        if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "sel_depart") {
        if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "date") {
        if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "datetime") {
        if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "time") {
        if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "checkbox") {
        if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "upload") {
        if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "file") {
        if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "image") {
        if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "popup") {
        if (!validate31(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf', schema: schema13.discriminator, parentSchema: schema13, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string', schema: schema13.discriminator, parentSchema: schema13, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema13.type, parentSchema: schema13, data };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
var schema71 = { "description": "A sub-table of the record.", "type": "object", "additionalProperties": false, "required": ["key", "title", "table", "columns"], "properties": { "key": { "description": "Name in expressions and paths: goods gives $details.goods and /goods/0.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "Heading of the tab.", "type": "string", "minLength": 1, "maxLength": 60 }, "wireName": { "description": "Name of the array in records on the wire: bgdGoodsList. Default: the key with List behind.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "table": { "description": "Database table of the rows. Not sys_….", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "orderKey": { "description": "Column that holds the row's number, renumbered from 1. Default: none.", "type": "string", "format": "columnKey" }, "minRows": { "description": "Fewest rows; a new record starts with as many. Default: 0.", "type": "integer", "minimum": 0, "maximum": 1e3 }, "maxRows": { "description": "Most rows. Default: 1000.", "type": "integer", "minimum": 1, "maximum": 1e5 }, "columns": { "description": "Columns of a row, in order.", "type": "array", "minItems": 1, "maxItems": 200, "items": { "$ref": "#/definitions/columnSchema" } } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema71.required, parentSchema: schema71, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema71.required, parentSchema: schema71, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.table === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "table" }, message: "must have required property 'table'", schema: schema71.required, parentSchema: schema71, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.columns === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'", schema: schema71.required, parentSchema: schema71, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "key" || key0 === "title" || key0 === "wireName" || key0 === "table" || key0 === "orderKey" || key0 === "minRows" || key0 === "maxRows" || key0 === "columns")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema71, data };
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
          const err5 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema71.properties.key, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern2.test(data0)) {
          const err6 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema71.properties.key, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.key.type, parentSchema: schema71.properties.key, data: data0 };
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
          const err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema71.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func3(data1) < 1) {
          const err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema71.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.title.type, parentSchema: schema71.properties.title, data: data1 };
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
          const err11 = { instancePath: instancePath + "/wireName", schemaPath: "#/properties/wireName/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema71.properties.wireName, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err12 = { instancePath: instancePath + "/wireName", schemaPath: "#/properties/wireName/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema71.properties.wireName, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/wireName", schemaPath: "#/properties/wireName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.wireName.type, parentSchema: schema71.properties.wireName, data: data2 };
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
          const err14 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema71.properties.table, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern1.test(data3)) {
          const err15 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema71.properties.table, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.table.type, parentSchema: schema71.properties.table, data: data3 };
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
        const err17 = { instancePath: instancePath + "/orderKey", schemaPath: "#/properties/orderKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.orderKey.type, parentSchema: schema71.properties.orderKey, data: data4 };
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
        const err18 = { instancePath: instancePath + "/minRows", schemaPath: "#/properties/minRows/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema71.properties.minRows.type, parentSchema: schema71.properties.minRows, data: data5 };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1e3 || isNaN(data5)) {
          const err19 = { instancePath: instancePath + "/minRows", schemaPath: "#/properties/minRows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema71.properties.minRows, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err20 = { instancePath: instancePath + "/minRows", schemaPath: "#/properties/minRows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema71.properties.minRows, data: data5 };
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
        const err21 = { instancePath: instancePath + "/maxRows", schemaPath: "#/properties/maxRows/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema71.properties.maxRows.type, parentSchema: schema71.properties.maxRows, data: data6 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 1e5 || isNaN(data6)) {
          const err22 = { instancePath: instancePath + "/maxRows", schemaPath: "#/properties/maxRows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema71.properties.maxRows, data: data6 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          const err23 = { instancePath: instancePath + "/maxRows", schemaPath: "#/properties/maxRows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema71.properties.maxRows, data: data6 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.columns !== void 0) {
      let data7 = data.columns;
      if (Array.isArray(data7)) {
        if (data7.length > 200) {
          const err24 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema71.properties.columns, data: data7 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data7.length < 1) {
          const err25 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema71.properties.columns, data: data7 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate11(data7[i0], { instancePath: instancePath + "/columns/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema71.properties.columns.type, parentSchema: schema71.properties.columns, data: data7 };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.type, parentSchema: schema71, data };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
var schema72 = { "description": "What must hold across fields.", "type": "object", "additionalProperties": false, "required": ["id", "must", "marks", "message"], "properties": { "id": { "description": "Name of the check in findings: R05.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 40 }, "level": { "description": "error stops, warn is only shown, confirm stops until a reason is typed. Default: error.", "enum": ["error", "warn", "confirm"] }, "at": { "description": "When it must hold: at every save, or only when the record is submitted. Default: save.", "$ref": "#/definitions/moment" }, "each": { "description": "Detail whose every row is checked; $row is the row. Default: the record is checked once.", "type": "string", "format": "detailKey" }, "when": { "description": "Expression; the rule is skipped unless it is true. Default: always.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "must": { "description": "Expression that must be true. A blank operand says nothing: the rule is skipped.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 }, "lookup": { "description": "Reference rows by name, read as $lookup.<name>.<attribute>. Default: none.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "$ref": "#/definitions/lookupSchema" } }, "marks": { "description": "Where the finding shows: /grossWet, /goods, /goods/*/firstUnit; * is the row at hand.", "type": "array", "minItems": 1, "maxItems": 20, "items": { "type": "string", "format": "mark", "pattern": "^(/[^/]+)+$" } }, "message": { "description": "What staff read; may contain ${values.x}, ${row.x}, ${<look-up>.<attribute>}.", "type": "string", "minLength": 1, "maxLength": 300 } } };
var schema74 = { "description": "A row of a dictionary.", "type": "object", "additionalProperties": false, "required": ["dictCode", "key"], "properties": { "dictCode": { "description": "Dictionary to look in.", "type": "string", "format": "dictCode" }, "key": { "description": "Expression of the item's value: $row.codeTs. A blank one skips the rule.", "type": "string", "format": "expression", "minLength": 1, "maxLength": 2e3 } } };
var pattern81 = new RegExp("^(/[^/]+)+$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema72.required, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.must === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "must" }, message: "must have required property 'must'", schema: schema72.required, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.marks === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "marks" }, message: "must have required property 'marks'", schema: schema72.required, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema72.required, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema72.properties, key0)) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema72, data };
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
          const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema72.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern7.test(data0)) {
          const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_-]*$"', schema: "^[A-Za-z][A-Za-z0-9_-]*$", parentSchema: schema72.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.id.type, parentSchema: schema72.properties.id, data: data0 };
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
        const err8 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema72.properties.level.enum }, message: "must be equal to one of the allowed values", schema: schema72.properties.level.enum, parentSchema: schema72.properties.level, data: data1 };
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
        const err9 = { instancePath: instancePath + "/at", schemaPath: "#/definitions/moment/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values", schema: schema16.enum, parentSchema: schema16, data: data2 };
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
        const err10 = { instancePath: instancePath + "/each", schemaPath: "#/properties/each/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.each.type, parentSchema: schema72.properties.each, data: data3 };
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
          const err11 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema72.properties.when, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func3(data4) < 1) {
          const err12 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema72.properties.when, data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.when.type, parentSchema: schema72.properties.when, data: data4 };
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
          const err14 = { instancePath: instancePath + "/must", schemaPath: "#/properties/must/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema72.properties.must, data: data5 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func3(data5) < 1) {
          const err15 = { instancePath: instancePath + "/must", schemaPath: "#/properties/must/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema72.properties.must, data: data5 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/must", schemaPath: "#/properties/must/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.must.type, parentSchema: schema72.properties.must, data: data5 };
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
              const err17 = { instancePath: instancePath + "/lookup", schemaPath: "#/properties/lookup/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema72.properties.lookup.propertyNames, data: key1, propertyName: key1 };
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
            const err18 = { instancePath: instancePath + "/lookup", schemaPath: "#/properties/lookup/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema72.properties.lookup.propertyNames, parentSchema: schema72.properties.lookup, data: data6 };
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
              const err19 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/lookupSchema/required", keyword: "required", params: { missingProperty: "dictCode" }, message: "must have required property 'dictCode'", schema: schema74.required, parentSchema: schema74, data: data7 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data7.key === void 0) {
              const err20 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/lookupSchema/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema74.required, parentSchema: schema74, data: data7 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            for (const key3 in data7) {
              if (!(key3 === "dictCode" || key3 === "key")) {
                const err21 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/lookupSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema74, data: data7 };
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
                const err22 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dictCode", schemaPath: "#/definitions/lookupSchema/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.dictCode.type, parentSchema: schema74.properties.dictCode, data: data8 };
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
                  const err23 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/key", schemaPath: "#/definitions/lookupSchema/properties/key/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema74.properties.key, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (func3(data9) < 1) {
                  const err24 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/key", schemaPath: "#/definitions/lookupSchema/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema74.properties.key, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/key", schemaPath: "#/definitions/lookupSchema/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.key.type, parentSchema: schema74.properties.key, data: data9 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/lookup/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/lookupSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data: data7 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/lookup", schemaPath: "#/properties/lookup/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.properties.lookup.type, parentSchema: schema72.properties.lookup, data: data6 };
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
          const err28 = { instancePath: instancePath + "/marks", schemaPath: "#/properties/marks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema72.properties.marks, data: data10 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data10.length < 1) {
          const err29 = { instancePath: instancePath + "/marks", schemaPath: "#/properties/marks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema72.properties.marks, data: data10 };
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
            if (!pattern81.test(data11)) {
              const err30 = { instancePath: instancePath + "/marks/" + i0, schemaPath: "#/properties/marks/items/pattern", keyword: "pattern", params: { pattern: "^(/[^/]+)+$" }, message: 'must match pattern "^(/[^/]+)+$"', schema: "^(/[^/]+)+$", parentSchema: schema72.properties.marks.items, data: data11 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/marks/" + i0, schemaPath: "#/properties/marks/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.marks.items.type, parentSchema: schema72.properties.marks.items, data: data11 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/marks", schemaPath: "#/properties/marks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema72.properties.marks.type, parentSchema: schema72.properties.marks, data: data10 };
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
          const err33 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema72.properties.message, data: data12 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (func3(data12) < 1) {
          const err34 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema72.properties.message, data: data12 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      } else {
        const err35 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.message.type, parentSchema: schema72.properties.message, data: data12 };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
  } else {
    const err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.type, parentSchema: schema72, data };
    if (vErrors === null) {
      vErrors = [err36];
    } else {
      vErrors.push(err36);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
var schema75 = { "type": "object", "additionalProperties": false, "required": ["columns"], "properties": { "columns": { "description": "Columns of the list, in order: column keys, or id, createBy, createTime, updateBy, updateTime, sysOrgCode, version.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "columnKey" } }, "sort": { "description": "Order of the list, the first counts most. Default: createTime descending.", "type": "array", "maxItems": 5, "items": { "$ref": "#/definitions/sortSchema" } }, "query": { "description": "Fields of the query form, in order. Default: none.", "type": "array", "maxItems": 60, "items": { "$ref": "#/definitions/queryItemSchema" } }, "actions": { "description": "What can be done with records. Default: none.", "type": "array", "maxItems": 40, "items": { "$ref": "#/definitions/actionSchema" } } } };
var schema76 = { "description": "One column of the order.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column key of the head.", "type": "string", "format": "columnKey" }, "order": { "description": "asc or desc. Default: asc.", "enum": ["asc", "desc"] } } };
var schema77 = { "description": "One field of the query form.", "type": "object", "additionalProperties": false, "required": ["column"], "properties": { "column": { "description": "Column key, or <detail>.<column> to find records by their rows: goods.codeTs.", "type": "string", "format": "queryColumn" }, "rule": { "description": "How the typed value is compared; range gives two fields. Default: like for text, range for numbers and dates, eq for choices.", "enum": ["eq", "like", "left_like", "right_like", "in", "ne", "gt", "ge", "lt", "le", "range"] }, "expanded": { "description": "Shown only after 展开. Default: false.", "type": "boolean" } } };
var schema78 = { "description": "What can be done with records.", "type": "object", "required": ["action"], "properties": { "action": { "enum": ["add", "edit", "delete", "copy", "import", "export", "transition"] } }, "discriminator": { "propertyName": "action" }, "oneOf": [{ "$ref": "#/definitions/recordAction" }, { "$ref": "#/definitions/transitionAction" }] };
var schema79 = { "description": "One of the actions that every page may have.", "type": "object", "additionalProperties": false, "required": ["action"], "properties": { "action": { "description": "Which: add, edit, delete, copy (needs the right to add), import, export.", "enum": ["add", "edit", "delete", "copy", "import", "export"] }, "title": { "description": "Text of the button. Default: 新增, 编辑, 删除, 复制, 导入, 导出.", "type": "string", "minLength": 1, "maxLength": 20 }, "permission": { "description": "Permission code. Default: the page's prefix and the action's name.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "visible": { "description": "Whether a record allows it: true, false, or an expression over $record and $user; the server holds it too. Default: true.", "$ref": "#/definitions/condition" }, "confirm": { "description": "Question before it is done. Default: none, except for delete.", "type": "string", "minLength": 1, "maxLength": 200 } } };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema79.required, parentSchema: schema79, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "action" || key0 === "title" || key0 === "permission" || key0 === "visible" || key0 === "confirm")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema79, data };
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
        const err2 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema79.properties.action.enum }, message: "must be equal to one of the allowed values", schema: schema79.properties.action.enum, parentSchema: schema79.properties.action, data: data0 };
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
          const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters", schema: 20, parentSchema: schema79.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func3(data1) < 1) {
          const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema79.properties.title, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties.title.type, parentSchema: schema79.properties.title, data: data1 };
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
          const err6 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema79.properties.permission, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern3.test(data2)) {
          const err7 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema79.properties.permission, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties.permission.type, parentSchema: schema79.properties.permission, data: data2 };
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
        const err9 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data3 };
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
            const err10 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data3 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (func3(data3) < 1) {
            const err11 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        } else {
          const err12 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data3 };
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
        const err13 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data3 };
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
          const err14 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema79.properties.confirm, data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func3(data4) < 1) {
          const err15 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema79.properties.confirm, data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.properties.confirm.type, parentSchema: schema79.properties.confirm, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
var schema81 = { "description": "Moves the status; nothing else moves it.", "type": "object", "additionalProperties": false, "required": ["action", "id", "title", "from", "to"], "properties": { "action": { "description": "transition.", "const": "transition" }, "id": { "description": "Name of the transition, unique in the page: submit.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 40 }, "title": { "description": "Text of the button.", "type": "string", "minLength": 1, "maxLength": 20 }, "permission": { "description": "Permission code. Default: the page's prefix and the id.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "visible": { "description": "A further condition besides from: true, false, or an expression over $record and $user. Default: true.", "$ref": "#/definitions/condition" }, "confirm": { "description": "Question before it is done. Default: none.", "type": "string", "minLength": 1, "maxLength": 200 }, "validate": { "description": "Checks that must hold before: those of save or those of submit. Default: none.", "$ref": "#/definitions/moment" }, "from": { "description": "Values of the status column that it starts from.", "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string", "format": "statusValue" } }, "to": { "description": "Value that the status column gets.", "type": "string", "format": "statusValue" } } };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.from === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.to === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema81.required, parentSchema: schema81, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema81.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema81, data };
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
        const err6 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "transition" }, message: "must be equal to constant", schema: "transition", parentSchema: schema81.properties.action, data: data0 };
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
          const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema81.properties.id, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern2.test(data1)) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema81.properties.id, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.id.type, parentSchema: schema81.properties.id, data: data1 };
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
          const err10 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters", schema: 20, parentSchema: schema81.properties.title, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func3(data2) < 1) {
          const err11 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema81.properties.title, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.title.type, parentSchema: schema81.properties.title, data: data2 };
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
          const err13 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema81.properties.permission, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern3.test(data3)) {
          const err14 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema81.properties.permission, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/permission", schemaPath: "#/properties/permission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.permission.type, parentSchema: schema81.properties.permission, data: data3 };
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
        const err16 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data4 };
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
            const err17 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data4 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (func3(data4) < 1) {
            const err18 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data4 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        } else {
          const err19 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data4 };
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
        const err20 = { instancePath: instancePath + "/visible", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data4 };
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
          const err21 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema81.properties.confirm, data: data5 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (func3(data5) < 1) {
          const err22 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema81.properties.confirm, data: data5 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.confirm.type, parentSchema: schema81.properties.confirm, data: data5 };
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
        const err24 = { instancePath: instancePath + "/validate", schemaPath: "#/definitions/moment/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values", schema: schema16.enum, parentSchema: schema16, data: data6 };
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
          const err25 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema81.properties.from, data: data7 };
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
            const err26 = { instancePath: instancePath + "/from/" + i0, schemaPath: "#/properties/from/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.from.items.type, parentSchema: schema81.properties.from.items, data: data8 };
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
              const err27 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema81.properties.from, data: data7 };
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
        const err28 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema81.properties.from.type, parentSchema: schema81.properties.from, data: data7 };
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
        const err29 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.to.type, parentSchema: schema81.properties.to, data: data9 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema78.required, parentSchema: schema78, data };
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
        const err1 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema78.properties.action.enum }, message: "must be equal to one of the allowed values", schema: schema78.properties.action.enum, parentSchema: schema78.properties.action, data: data0 };
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
        if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "edit") {
        if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "delete") {
        if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "copy") {
        if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "import") {
        if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "export") {
        if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "transition") {
        if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
          errors = vErrors.length;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "action", tagValue: tag0 }, message: 'value of tag "action" must be in oneOf', schema: schema78.discriminator, parentSchema: schema78, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "action", tagValue: tag0 }, message: 'tag "action" must be string', schema: schema78.discriminator, parentSchema: schema78, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.columns === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'", schema: schema75.required, parentSchema: schema75, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "columns" || key0 === "sort" || key0 === "query" || key0 === "actions")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema75, data };
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
          const err2 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema75.properties.columns, data: data0 };
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
            const err3 = { instancePath: instancePath + "/columns/" + i0, schemaPath: "#/properties/columns/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.properties.columns.items.type, parentSchema: schema75.properties.columns.items, data: data1 };
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
              const err4 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: true, parentSchema: schema75.properties.columns, data: data0 };
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
        const err5 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema75.properties.columns.type, parentSchema: schema75.properties.columns, data: data0 };
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
          const err6 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items", schema: 5, parentSchema: schema75.properties.sort, data: data2 };
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
              const err7 = { instancePath: instancePath + "/sort/" + i2, schemaPath: "#/definitions/sortSchema/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'", schema: schema76.required, parentSchema: schema76, data: data3 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!(key1 === "column" || key1 === "order")) {
                const err8 = { instancePath: instancePath + "/sort/" + i2, schemaPath: "#/definitions/sortSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema76, data: data3 };
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
                const err9 = { instancePath: instancePath + "/sort/" + i2 + "/column", schemaPath: "#/definitions/sortSchema/properties/column/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.column.type, parentSchema: schema76.properties.column, data: data4 };
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
                const err10 = { instancePath: instancePath + "/sort/" + i2 + "/order", schemaPath: "#/definitions/sortSchema/properties/order/enum", keyword: "enum", params: { allowedValues: schema76.properties.order.enum }, message: "must be equal to one of the allowed values", schema: schema76.properties.order.enum, parentSchema: schema76.properties.order, data: data5 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = { instancePath: instancePath + "/sort/" + i2, schemaPath: "#/definitions/sortSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.type, parentSchema: schema76, data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema75.properties.sort.type, parentSchema: schema75.properties.sort, data: data2 };
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
          const err13 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema75.properties.query, data: data6 };
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
              const err14 = { instancePath: instancePath + "/query/" + i3, schemaPath: "#/definitions/queryItemSchema/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'", schema: schema77.required, parentSchema: schema77, data: data7 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            for (const key2 in data7) {
              if (!(key2 === "column" || key2 === "rule" || key2 === "expanded")) {
                const err15 = { instancePath: instancePath + "/query/" + i3, schemaPath: "#/definitions/queryItemSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema77, data: data7 };
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
                const err16 = { instancePath: instancePath + "/query/" + i3 + "/column", schemaPath: "#/definitions/queryItemSchema/properties/column/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.properties.column.type, parentSchema: schema77.properties.column, data: data8 };
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
                const err17 = { instancePath: instancePath + "/query/" + i3 + "/rule", schemaPath: "#/definitions/queryItemSchema/properties/rule/enum", keyword: "enum", params: { allowedValues: schema77.properties.rule.enum }, message: "must be equal to one of the allowed values", schema: schema77.properties.rule.enum, parentSchema: schema77.properties.rule, data: data9 };
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
                const err18 = { instancePath: instancePath + "/query/" + i3 + "/expanded", schemaPath: "#/definitions/queryItemSchema/properties/expanded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema77.properties.expanded.type, parentSchema: schema77.properties.expanded, data: data10 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/query/" + i3, schemaPath: "#/definitions/queryItemSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data: data7 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema75.properties.query.type, parentSchema: schema75.properties.query, data: data6 };
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
          const err21 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items", schema: 40, parentSchema: schema75.properties.actions, data: data11 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        const len3 = data11.length;
        for (let i4 = 0; i4 < len3; i4++) {
          if (!validate68(data11[i4], { instancePath: instancePath + "/actions/" + i4, parentData: data11, parentDataProperty: i4, rootData })) {
            vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema75.properties.actions.type, parentSchema: schema75.properties.actions, data: data11 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema75.type, parentSchema: schema75, data };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
var schema84 = { "type": "object", "additionalProperties": false, "required": ["groups"], "properties": { "open": { "description": "Where the form opens: a tab of its own or a dialog. Default: tab.", "enum": ["tab", "modal"] }, "readOnly": { "description": "Whether the record cannot be changed: true, false, or an expression over $values and $user; the server holds it too. Default: false.", "$ref": "#/definitions/condition" }, "groups": { "description": "Groups of head fields, from top to bottom.", "type": "array", "maxItems": 40, "items": { "$ref": "#/definitions/groupSchema" } }, "tabs": { "description": "Details below the groups, each in its tab. Default: none.", "type": "array", "maxItems": 20, "items": { "$ref": "#/definitions/tabSchema" } } } };
var schema86 = { "description": "A group of head fields under one heading.", "type": "object", "additionalProperties": false, "required": ["key", "title", "fields"], "properties": { "key": { "description": "Name of the group, unique in the form.", "type": "string", "pattern": "^[a-z][A-Za-z0-9]*$", "maxLength": 60 }, "title": { "description": "Heading.", "type": "string", "minLength": 1, "maxLength": 60 }, "columns": { "description": "Fields side by side, 1 to 4. Default: 4.", "type": "integer", "minimum": 1, "maximum": 4 }, "fields": { "description": "Column keys, in order; a field stands in one group only.", "type": "array", "minItems": 1, "items": { "type": "string", "format": "columnKey" } } } };
var schema87 = { "description": "A detail shown in a tab.", "type": "object", "additionalProperties": false, "required": ["detail"], "properties": { "detail": { "description": "Key of the detail.", "type": "string", "format": "detailKey" } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.groups === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "groups" }, message: "must have required property 'groups'", schema: schema84.required, parentSchema: schema84, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "open" || key0 === "readOnly" || key0 === "groups" || key0 === "tabs")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema84, data };
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
        const err2 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/enum", keyword: "enum", params: { allowedValues: schema84.properties.open.enum }, message: "must be equal to one of the allowed values", schema: schema84.properties.open.enum, parentSchema: schema84.properties.open, data: data0 };
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
        const err3 = { instancePath: instancePath + "/readOnly", schemaPath: "#/definitions/condition/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema17.anyOf[0].type, parentSchema: schema17.anyOf[0], data: data1 };
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
            const err4 = { instancePath: instancePath + "/readOnly", schemaPath: "#/definitions/condition/anyOf/1/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema17.anyOf[1], data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (func3(data1) < 1) {
            const err5 = { instancePath: instancePath + "/readOnly", schemaPath: "#/definitions/condition/anyOf/1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17.anyOf[1], data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/readOnly", schemaPath: "#/definitions/condition/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.anyOf[1].type, parentSchema: schema17.anyOf[1], data: data1 };
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
        const err7 = { instancePath: instancePath + "/readOnly", schemaPath: "#/definitions/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema17.anyOf, parentSchema: schema17, data: data1 };
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
          const err8 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 40 }, message: "must NOT have more than 40 items", schema: 40, parentSchema: schema84.properties.groups, data: data2 };
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
              const err9 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/definitions/groupSchema/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema86.required, parentSchema: schema86, data: data3 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data3.title === void 0) {
              const err10 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/definitions/groupSchema/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema86.required, parentSchema: schema86, data: data3 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data3.fields === void 0) {
              const err11 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/definitions/groupSchema/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'", schema: schema86.required, parentSchema: schema86, data: data3 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!(key1 === "key" || key1 === "title" || key1 === "columns" || key1 === "fields")) {
                const err12 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/definitions/groupSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema86, data: data3 };
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
                  const err13 = { instancePath: instancePath + "/groups/" + i0 + "/key", schemaPath: "#/definitions/groupSchema/properties/key/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema86.properties.key, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (!pattern2.test(data4)) {
                  const err14 = { instancePath: instancePath + "/groups/" + i0 + "/key", schemaPath: "#/definitions/groupSchema/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema86.properties.key, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/groups/" + i0 + "/key", schemaPath: "#/definitions/groupSchema/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.key.type, parentSchema: schema86.properties.key, data: data4 };
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
                  const err16 = { instancePath: instancePath + "/groups/" + i0 + "/title", schemaPath: "#/definitions/groupSchema/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema86.properties.title, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (func3(data5) < 1) {
                  const err17 = { instancePath: instancePath + "/groups/" + i0 + "/title", schemaPath: "#/definitions/groupSchema/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema86.properties.title, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/groups/" + i0 + "/title", schemaPath: "#/definitions/groupSchema/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.title.type, parentSchema: schema86.properties.title, data: data5 };
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
                const err19 = { instancePath: instancePath + "/groups/" + i0 + "/columns", schemaPath: "#/definitions/groupSchema/properties/columns/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema86.properties.columns.type, parentSchema: schema86.properties.columns, data: data6 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 4 || isNaN(data6)) {
                  const err20 = { instancePath: instancePath + "/groups/" + i0 + "/columns", schemaPath: "#/definitions/groupSchema/properties/columns/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4", schema: 4, parentSchema: schema86.properties.columns, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (data6 < 1 || isNaN(data6)) {
                  const err21 = { instancePath: instancePath + "/groups/" + i0 + "/columns", schemaPath: "#/definitions/groupSchema/properties/columns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema86.properties.columns, data: data6 };
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
                  const err22 = { instancePath: instancePath + "/groups/" + i0 + "/fields", schemaPath: "#/definitions/groupSchema/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema86.properties.fields, data: data7 };
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
                    const err23 = { instancePath: instancePath + "/groups/" + i0 + "/fields/" + i1, schemaPath: "#/definitions/groupSchema/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.fields.items.type, parentSchema: schema86.properties.fields.items, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
              } else {
                const err24 = { instancePath: instancePath + "/groups/" + i0 + "/fields", schemaPath: "#/definitions/groupSchema/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema86.properties.fields.type, parentSchema: schema86.properties.fields, data: data7 };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/definitions/groupSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema86.type, parentSchema: schema86, data: data3 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.groups.type, parentSchema: schema84.properties.groups, data: data2 };
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
          const err27 = { instancePath: instancePath + "/tabs", schemaPath: "#/properties/tabs/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema84.properties.tabs, data: data9 };
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
              const err28 = { instancePath: instancePath + "/tabs/" + i2, schemaPath: "#/definitions/tabSchema/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema87.required, parentSchema: schema87, data: data10 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            for (const key2 in data10) {
              if (!(key2 === "detail")) {
                const err29 = { instancePath: instancePath + "/tabs/" + i2, schemaPath: "#/definitions/tabSchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema87, data: data10 };
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
                const err30 = { instancePath: instancePath + "/tabs/" + i2 + "/detail", schemaPath: "#/definitions/tabSchema/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.detail.type, parentSchema: schema87.properties.detail, data: data11 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/tabs/" + i2, schemaPath: "#/definitions/tabSchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.type, parentSchema: schema87, data: data10 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/tabs", schemaPath: "#/properties/tabs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.tabs.type, parentSchema: schema84.properties.tabs, data: data9 };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate80.errors = vErrors;
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
      if (!(data3 === "list" || data3 === "base")) {
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
    if (data.resource !== void 0) {
      let data8 = data.resource;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.url === void 0) {
          const err25 = { instancePath: instancePath + "/resource", schemaPath: "#/definitions/resource/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema12.required, parentSchema: schema12, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data8.table === void 0) {
          const err26 = { instancePath: instancePath + "/resource", schemaPath: "#/definitions/resource/required", keyword: "required", params: { missingProperty: "table" }, message: "must have required property 'table'", schema: schema12.required, parentSchema: schema12, data: data8 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data8.permission === void 0) {
          const err27 = { instancePath: instancePath + "/resource", schemaPath: "#/definitions/resource/required", keyword: "required", params: { missingProperty: "permission" }, message: "must have required property 'permission'", schema: schema12.required, parentSchema: schema12, data: data8 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        for (const key1 in data8) {
          if (!(key1 === "url" || key1 === "table" || key1 === "fixed" || key1 === "permission" || key1 === "dataScope" || key1 === "statusKey" || key1 === "unique")) {
            const err28 = { instancePath: instancePath + "/resource", schemaPath: "#/definitions/resource/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema12, data: data8 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data8.url !== void 0) {
          let data9 = data8.url;
          if (typeof data9 === "string") {
            if (func3(data9) > 100) {
              const err29 = { instancePath: instancePath + "/resource/url", schemaPath: "#/definitions/resource/properties/url/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema12.properties.url, data: data9 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (!pattern0.test(data9)) {
              const err30 = { instancePath: instancePath + "/resource/url", schemaPath: "#/definitions/resource/properties/url/pattern", keyword: "pattern", params: { pattern: "^(/[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^(/[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^(/[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema12.properties.url, data: data9 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/resource/url", schemaPath: "#/definitions/resource/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.url.type, parentSchema: schema12.properties.url, data: data9 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data8.table !== void 0) {
          let data10 = data8.table;
          if (typeof data10 === "string") {
            if (func3(data10) > 60) {
              const err32 = { instancePath: instancePath + "/resource/table", schemaPath: "#/definitions/resource/properties/table/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema12.properties.table, data: data10 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (!pattern1.test(data10)) {
              const err33 = { instancePath: instancePath + "/resource/table", schemaPath: "#/definitions/resource/properties/table/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema12.properties.table, data: data10 };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          } else {
            const err34 = { instancePath: instancePath + "/resource/table", schemaPath: "#/definitions/resource/properties/table/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.table.type, parentSchema: schema12.properties.table, data: data10 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data8.fixed !== void 0) {
          let data11 = data8.fixed;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            for (const key2 in data11) {
              const _errs31 = errors;
              if (typeof key2 === "string") {
                if (!pattern2.test(key2)) {
                  const err35 = { instancePath: instancePath + "/resource/fixed", schemaPath: "#/definitions/resource/properties/fixed/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema12.properties.fixed.propertyNames, data: key2, propertyName: key2 };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              }
              var valid9 = _errs31 === errors;
              if (!valid9) {
                const err36 = { instancePath: instancePath + "/resource/fixed", schemaPath: "#/definitions/resource/properties/fixed/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema12.properties.fixed.propertyNames, parentSchema: schema12.properties.fixed, data: data11 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            for (const key3 in data11) {
              let data12 = data11[key3];
              if (typeof data12 === "string") {
                if (func3(data12) > 255) {
                  const err37 = { instancePath: instancePath + "/resource/fixed/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/resource/properties/fixed/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema12.properties.fixed.additionalProperties, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              } else {
                const err38 = { instancePath: instancePath + "/resource/fixed/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/resource/properties/fixed/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.fixed.additionalProperties.type, parentSchema: schema12.properties.fixed.additionalProperties, data: data12 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/resource/fixed", schemaPath: "#/definitions/resource/properties/fixed/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.fixed.type, parentSchema: schema12.properties.fixed, data: data11 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data8.permission !== void 0) {
          let data13 = data8.permission;
          if (typeof data13 === "string") {
            if (func3(data13) > 80) {
              const err40 = { instancePath: instancePath + "/resource/permission", schemaPath: "#/definitions/resource/properties/permission/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema12.properties.permission, data: data13 };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (!pattern3.test(data13)) {
              const err41 = { instancePath: instancePath + "/resource/permission", schemaPath: "#/definitions/resource/properties/permission/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema12.properties.permission, data: data13 };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          } else {
            const err42 = { instancePath: instancePath + "/resource/permission", schemaPath: "#/definitions/resource/properties/permission/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.permission.type, parentSchema: schema12.properties.permission, data: data13 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data8.dataScope !== void 0) {
          let data14 = data8.dataScope;
          if (!(data14 === "department" || data14 === "own" || data14 === "all")) {
            const err43 = { instancePath: instancePath + "/resource/dataScope", schemaPath: "#/definitions/resource/properties/dataScope/enum", keyword: "enum", params: { allowedValues: schema12.properties.dataScope.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.dataScope.enum, parentSchema: schema12.properties.dataScope, data: data14 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data8.statusKey !== void 0) {
          let data15 = data8.statusKey;
          if (!(typeof data15 === "string")) {
            const err44 = { instancePath: instancePath + "/resource/statusKey", schemaPath: "#/definitions/resource/properties/statusKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.statusKey.type, parentSchema: schema12.properties.statusKey, data: data15 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data8.unique !== void 0) {
          let data16 = data8.unique;
          if (Array.isArray(data16)) {
            if (data16.length > 20) {
              const err45 = { instancePath: instancePath + "/resource/unique", schemaPath: "#/definitions/resource/properties/unique/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema12.properties.unique, data: data16 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            const len1 = data16.length;
            for (let i2 = 0; i2 < len1; i2++) {
              let data17 = data16[i2];
              if (Array.isArray(data17)) {
                if (data17.length > 10) {
                  const err46 = { instancePath: instancePath + "/resource/unique/" + i2, schemaPath: "#/definitions/resource/properties/unique/items/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema12.properties.unique.items, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                if (data17.length < 1) {
                  const err47 = { instancePath: instancePath + "/resource/unique/" + i2, schemaPath: "#/definitions/resource/properties/unique/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema12.properties.unique.items, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
                const len2 = data17.length;
                for (let i3 = 0; i3 < len2; i3++) {
                  let data18 = data17[i3];
                  if (!(typeof data18 === "string")) {
                    const err48 = { instancePath: instancePath + "/resource/unique/" + i2 + "/" + i3, schemaPath: "#/definitions/resource/properties/unique/items/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.unique.items.items.type, parentSchema: schema12.properties.unique.items.items, data: data18 };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                }
              } else {
                const err49 = { instancePath: instancePath + "/resource/unique/" + i2, schemaPath: "#/definitions/resource/properties/unique/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.unique.items.type, parentSchema: schema12.properties.unique.items, data: data17 };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
          } else {
            const err50 = { instancePath: instancePath + "/resource/unique", schemaPath: "#/definitions/resource/properties/unique/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.unique.type, parentSchema: schema12.properties.unique, data: data16 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
      } else {
        const err51 = { instancePath: instancePath + "/resource", schemaPath: "#/definitions/resource/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data: data8 };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data19 = data.columns;
      if (Array.isArray(data19)) {
        if (data19.length > 400) {
          const err52 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maxItems", keyword: "maxItems", params: { limit: 400 }, message: "must NOT have more than 400 items", schema: 400, parentSchema: schema11.properties.columns, data: data19 };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        const len3 = data19.length;
        for (let i4 = 0; i4 < len3; i4++) {
          if (!validate11(data19[i4], { instancePath: instancePath + "/columns/" + i4, parentData: data19, parentDataProperty: i4, rootData })) {
            vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err53 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.columns.type, parentSchema: schema11.properties.columns, data: data19 };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.details !== void 0) {
      let data21 = data.details;
      if (Array.isArray(data21)) {
        if (data21.length > 20) {
          const err54 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema11.properties.details, data: data21 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        const len4 = data21.length;
        for (let i5 = 0; i5 < len4; i5++) {
          if (!validate62(data21[i5], { instancePath: instancePath + "/details/" + i5, parentData: data21, parentDataProperty: i5, rootData })) {
            vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.details.type, parentSchema: schema11.properties.details, data: data21 };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      let data23 = data.rules;
      if (Array.isArray(data23)) {
        if (data23.length > 500) {
          const err56 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema11.properties.rules, data: data23 };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        const len5 = data23.length;
        for (let i6 = 0; i6 < len5; i6++) {
          if (!validate65(data23[i6], { instancePath: instancePath + "/rules/" + i6, parentData: data23, parentDataProperty: i6, rootData })) {
            vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err57 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.rules.type, parentSchema: schema11.properties.rules, data: data23 };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.list !== void 0) {
      if (!validate67(data.list, { instancePath: instancePath + "/list", parentData: data, parentDataProperty: "list", rootData })) {
        vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
        errors = vErrors.length;
      }
    }
    if (data.form !== void 0) {
      if (!validate80(data.form, { instancePath: instancePath + "/form", parentData: data, parentDataProperty: "form", rootData })) {
        vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
        errors = vErrors.length;
      }
    }
    if (data.copy !== void 0) {
      let data27 = data.copy;
      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
        for (const key4 in data27) {
          if (!(key4 === "omit" || key4 === "details")) {
            const err58 = { instancePath: instancePath + "/copy", schemaPath: "#/definitions/copySchema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema88, data: data27 };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        if (data27.omit !== void 0) {
          let data28 = data27.omit;
          if (Array.isArray(data28)) {
            const len6 = data28.length;
            for (let i7 = 0; i7 < len6; i7++) {
              let data29 = data28[i7];
              if (!(typeof data29 === "string")) {
                const err59 = { instancePath: instancePath + "/copy/omit/" + i7, schemaPath: "#/definitions/copySchema/properties/omit/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema88.properties.omit.items.type, parentSchema: schema88.properties.omit.items, data: data29 };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
            let i8 = data28.length;
            let j1;
            if (i8 > 1) {
              const indices1 = {};
              for (; i8--; ) {
                let item1 = data28[i8];
                if (typeof item1 !== "string") {
                  continue;
                }
                if (typeof indices1[item1] == "number") {
                  j1 = indices1[item1];
                  const err60 = { instancePath: instancePath + "/copy/omit", schemaPath: "#/definitions/copySchema/properties/omit/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i8 + " are identical)", schema: true, parentSchema: schema88.properties.omit, data: data28 };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                  break;
                }
                indices1[item1] = i8;
              }
            }
          } else {
            const err61 = { instancePath: instancePath + "/copy/omit", schemaPath: "#/definitions/copySchema/properties/omit/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema88.properties.omit.type, parentSchema: schema88.properties.omit, data: data28 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data27.details !== void 0) {
          let data30 = data27.details;
          if (Array.isArray(data30)) {
            const len7 = data30.length;
            for (let i9 = 0; i9 < len7; i9++) {
              let data31 = data30[i9];
              if (!(typeof data31 === "string")) {
                const err62 = { instancePath: instancePath + "/copy/details/" + i9, schemaPath: "#/definitions/copySchema/properties/details/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema88.properties.details.items.type, parentSchema: schema88.properties.details.items, data: data31 };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
            let i10 = data30.length;
            let j2;
            if (i10 > 1) {
              const indices2 = {};
              for (; i10--; ) {
                let item2 = data30[i10];
                if (typeof item2 !== "string") {
                  continue;
                }
                if (typeof indices2[item2] == "number") {
                  j2 = indices2[item2];
                  const err63 = { instancePath: instancePath + "/copy/details", schemaPath: "#/definitions/copySchema/properties/details/uniqueItems", keyword: "uniqueItems", params: { i: i10, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i10 + " are identical)", schema: true, parentSchema: schema88.properties.details, data: data30 };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                  break;
                }
                indices2[item2] = i10;
              }
            }
          } else {
            const err64 = { instancePath: instancePath + "/copy/details", schemaPath: "#/definitions/copySchema/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema88.properties.details.type, parentSchema: schema88.properties.details, data: data30 };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
      } else {
        const err65 = { instancePath: instancePath + "/copy", schemaPath: "#/definitions/copySchema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema88.type, parentSchema: schema88, data: data27 };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
  } else {
    const err66 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data };
    if (vErrors === null) {
      vErrors = [err66];
    } else {
      vErrors.push(err66);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
var validateDictionary = validate82;
var schema89 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "dictionary.schema.json", "description": "A list of codes with their texts.", "type": "object", "additionalProperties": false, "required": ["dictCode", "title", "kind"], "if": { "required": ["kind"], "properties": { "kind": { "const": "items" } } }, "then": { "required": ["items"] }, "properties": { "$schema": { "description": "Path of this meta-schema, for editors: ../meta/dictionary.schema.json.", "type": "string" }, "dictCode": { "description": "Name of the dictionary; the file is called after it.", "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "maxLength": 60 }, "title": { "description": "What staff read.", "type": "string", "minLength": 1, "maxLength": 60 }, "kind": { "description": "items: short, served from this file. codes: of any size, in the database, filled by seed and import.", "enum": ["items", "codes"] }, "items": { "description": "The items of kind items, in order.", "type": "array", "minItems": 1, "maxItems": 500, "items": { "$ref": "#/definitions/dictionaryItem" } }, "seed": { "description": "The items that a fresh database starts with, of kind codes. Default: none.", "type": "array", "maxItems": 2e3, "items": { "$ref": "#/definitions/dictionaryItem" } }, "attributes": { "description": "What an item says besides value and text, by name, with its type; read by fill and lookup. Default: nothing.", "type": "object", "propertyNames": { "pattern": "^[a-z][A-Za-z0-9]*$" }, "additionalProperties": { "enum": ["text", "decimal", "date", "boolean"] } }, "import": { "description": "Tab-separated files of a code folder that fill it, in order; a later file wins. Default: none.", "type": "array", "maxItems": 10, "items": { "$ref": "#/definitions/dictionaryImport" } } }, "definitions": { "dictionaryItem": { "description": "One code.", "type": "object", "additionalProperties": false, "required": ["value", "text"], "properties": { "value": { "description": "The code, as stored; always text.", "type": "string", "minLength": 1, "maxLength": 255 }, "text": { "description": "What staff read.", "type": "string", "minLength": 1, "maxLength": 500 }, "disabled": { "description": "Shown for old records, not to be chosen. Default: false.", "type": "boolean" }, "color": { "description": "Colour of the label: green, #1677ff. Default: none.", "type": "string", "maxLength": 40 }, "attributes": { "description": "Values by the names of the dictionary's attributes.", "type": "object", "additionalProperties": { "type": ["string", "boolean", "null"] } } } }, "dictionaryImport": { "description": "One file and which of its columns are meant.", "type": "object", "additionalProperties": false, "required": ["file", "value", "text"], "properties": { "file": { "description": "Name of the file in the folder: customs_district.tsv.", "type": "string", "pattern": "^[A-Za-z0-9_-]+\\.tsv$" }, "value": { "description": "Column of the code.", "type": "string", "minLength": 1 }, "text": { "description": "Column of the text.", "type": "string", "minLength": 1 }, "attributes": { "description": "Attribute name to column. Default: none.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1 } }, "search": { "description": "Further columns that a search looks into. Default: none.", "type": "array", "maxItems": 5, "items": { "type": "string", "minLength": 1 } }, "where": { "description": "Only rows whose columns have these values. Default: all rows.", "type": "object", "additionalProperties": { "type": "string" } } } } } };
var schema90 = { "description": "One code.", "type": "object", "additionalProperties": false, "required": ["value", "text"], "properties": { "value": { "description": "The code, as stored; always text.", "type": "string", "minLength": 1, "maxLength": 255 }, "text": { "description": "What staff read.", "type": "string", "minLength": 1, "maxLength": 500 }, "disabled": { "description": "Shown for old records, not to be chosen. Default: false.", "type": "boolean" }, "color": { "description": "Colour of the label: green, #1677ff. Default: none.", "type": "string", "maxLength": 40 }, "attributes": { "description": "Values by the names of the dictionary's attributes.", "type": "object", "additionalProperties": { "type": ["string", "boolean", "null"] } } } };
var schema92 = { "description": "One file and which of its columns are meant.", "type": "object", "additionalProperties": false, "required": ["file", "value", "text"], "properties": { "file": { "description": "Name of the file in the folder: customs_district.tsv.", "type": "string", "pattern": "^[A-Za-z0-9_-]+\\.tsv$" }, "value": { "description": "Column of the code.", "type": "string", "minLength": 1 }, "text": { "description": "Column of the text.", "type": "string", "minLength": 1 }, "attributes": { "description": "Attribute name to column. Default: none.", "type": "object", "additionalProperties": { "type": "string", "minLength": 1 } }, "search": { "description": "Further columns that a search looks into. Default: none.", "type": "array", "maxItems": 5, "items": { "type": "string", "minLength": 1 } }, "where": { "description": "Only rows whose columns have these values. Default: all rows.", "type": "object", "additionalProperties": { "type": "string" } } } };
var pattern88 = new RegExp("^[A-Za-z0-9_-]+\\.tsv$", "u");
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.items === void 0) {
        const err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema89.then.required, parentSchema: schema89.then, data };
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
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema89.if, parentSchema: schema89, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.dictCode === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dictCode" }, message: "must have required property 'dictCode'", schema: schema89.required, parentSchema: schema89, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema89.required, parentSchema: schema89, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema89.required, parentSchema: schema89, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "$schema" || key0 === "dictCode" || key0 === "title" || key0 === "kind" || key0 === "items" || key0 === "seed" || key0 === "attributes" || key0 === "import")) {
        const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema89, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      let data1 = data.$schema;
      if (typeof data1 !== "string") {
        const err8 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.$schema.type, parentSchema: schema89.properties.$schema, data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.dictCode !== void 0) {
      let data2 = data.dictCode;
      if (typeof data2 === "string") {
        if (func3(data2) > 60) {
          const err9 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema89.properties.dictCode, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern1.test(data2)) {
          const err10 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema89.properties.dictCode, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/dictCode", schemaPath: "#/properties/dictCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.dictCode.type, parentSchema: schema89.properties.dictCode, data: data2 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 === "string") {
        if (func3(data3) > 60) {
          const err12 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema89.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema89.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.title.type, parentSchema: schema89.properties.title, data: data3 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data4 = data.kind;
      if (!(data4 === "items" || data4 === "codes")) {
        const err15 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema89.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema89.properties.kind.enum, parentSchema: schema89.properties.kind, data: data4 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.items !== void 0) {
      let data5 = data.items;
      if (Array.isArray(data5)) {
        if (data5.length > 500) {
          const err16 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema89.properties.items, data: data5 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data5.length < 1) {
          const err17 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema89.properties.items, data: data5 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.value === void 0) {
              const err18 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/definitions/dictionaryItem/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema90.required, parentSchema: schema90, data: data6 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data6.text === void 0) {
              const err19 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/definitions/dictionaryItem/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema90.required, parentSchema: schema90, data: data6 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            for (const key1 in data6) {
              if (!(key1 === "value" || key1 === "text" || key1 === "disabled" || key1 === "color" || key1 === "attributes")) {
                const err20 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/definitions/dictionaryItem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema90, data: data6 };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data6.value !== void 0) {
              let data7 = data6.value;
              if (typeof data7 === "string") {
                if (func3(data7) > 255) {
                  const err21 = { instancePath: instancePath + "/items/" + i0 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema90.properties.value, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (func3(data7) < 1) {
                  const err22 = { instancePath: instancePath + "/items/" + i0 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema90.properties.value, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/items/" + i0 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.value.type, parentSchema: schema90.properties.value, data: data7 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data6.text !== void 0) {
              let data8 = data6.text;
              if (typeof data8 === "string") {
                if (func3(data8) > 500) {
                  const err24 = { instancePath: instancePath + "/items/" + i0 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema90.properties.text, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (func3(data8) < 1) {
                  const err25 = { instancePath: instancePath + "/items/" + i0 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema90.properties.text, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/items/" + i0 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.text.type, parentSchema: schema90.properties.text, data: data8 };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data6.disabled !== void 0) {
              let data9 = data6.disabled;
              if (typeof data9 !== "boolean") {
                const err27 = { instancePath: instancePath + "/items/" + i0 + "/disabled", schemaPath: "#/definitions/dictionaryItem/properties/disabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema90.properties.disabled.type, parentSchema: schema90.properties.disabled, data: data9 };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data6.color !== void 0) {
              let data10 = data6.color;
              if (typeof data10 === "string") {
                if (func3(data10) > 40) {
                  const err28 = { instancePath: instancePath + "/items/" + i0 + "/color", schemaPath: "#/definitions/dictionaryItem/properties/color/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema90.properties.color, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              } else {
                const err29 = { instancePath: instancePath + "/items/" + i0 + "/color", schemaPath: "#/definitions/dictionaryItem/properties/color/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.color.type, parentSchema: schema90.properties.color, data: data10 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data6.attributes !== void 0) {
              let data11 = data6.attributes;
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                for (const key2 in data11) {
                  let data12 = data11[key2];
                  if (typeof data12 !== "string" && typeof data12 !== "boolean" && data12 !== null) {
                    const err30 = { instancePath: instancePath + "/items/" + i0 + "/attributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/dictionaryItem/properties/attributes/additionalProperties/type", keyword: "type", params: { type: schema90.properties.attributes.additionalProperties.type }, message: "must be string,boolean,null", schema: schema90.properties.attributes.additionalProperties.type, parentSchema: schema90.properties.attributes.additionalProperties, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
              } else {
                const err31 = { instancePath: instancePath + "/items/" + i0 + "/attributes", schemaPath: "#/definitions/dictionaryItem/properties/attributes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.properties.attributes.type, parentSchema: schema90.properties.attributes, data: data11 };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
          } else {
            const err32 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/definitions/dictionaryItem/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data: data6 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.items.type, parentSchema: schema89.properties.items, data: data5 };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.seed !== void 0) {
      let data13 = data.seed;
      if (Array.isArray(data13)) {
        if (data13.length > 2e3) {
          const err34 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema89.properties.seed, data: data13 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data14 = data13[i1];
          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
            if (data14.value === void 0) {
              const err35 = { instancePath: instancePath + "/seed/" + i1, schemaPath: "#/definitions/dictionaryItem/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema90.required, parentSchema: schema90, data: data14 };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (data14.text === void 0) {
              const err36 = { instancePath: instancePath + "/seed/" + i1, schemaPath: "#/definitions/dictionaryItem/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema90.required, parentSchema: schema90, data: data14 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            for (const key3 in data14) {
              if (!(key3 === "value" || key3 === "text" || key3 === "disabled" || key3 === "color" || key3 === "attributes")) {
                const err37 = { instancePath: instancePath + "/seed/" + i1, schemaPath: "#/definitions/dictionaryItem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema90, data: data14 };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data14.value !== void 0) {
              let data15 = data14.value;
              if (typeof data15 === "string") {
                if (func3(data15) > 255) {
                  const err38 = { instancePath: instancePath + "/seed/" + i1 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema90.properties.value, data: data15 };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
                if (func3(data15) < 1) {
                  const err39 = { instancePath: instancePath + "/seed/" + i1 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema90.properties.value, data: data15 };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
              } else {
                const err40 = { instancePath: instancePath + "/seed/" + i1 + "/value", schemaPath: "#/definitions/dictionaryItem/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.value.type, parentSchema: schema90.properties.value, data: data15 };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data14.text !== void 0) {
              let data16 = data14.text;
              if (typeof data16 === "string") {
                if (func3(data16) > 500) {
                  const err41 = { instancePath: instancePath + "/seed/" + i1 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema90.properties.text, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
                if (func3(data16) < 1) {
                  const err42 = { instancePath: instancePath + "/seed/" + i1 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema90.properties.text, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
              } else {
                const err43 = { instancePath: instancePath + "/seed/" + i1 + "/text", schemaPath: "#/definitions/dictionaryItem/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.text.type, parentSchema: schema90.properties.text, data: data16 };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data14.disabled !== void 0) {
              let data17 = data14.disabled;
              if (typeof data17 !== "boolean") {
                const err44 = { instancePath: instancePath + "/seed/" + i1 + "/disabled", schemaPath: "#/definitions/dictionaryItem/properties/disabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema90.properties.disabled.type, parentSchema: schema90.properties.disabled, data: data17 };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data14.color !== void 0) {
              let data18 = data14.color;
              if (typeof data18 === "string") {
                if (func3(data18) > 40) {
                  const err45 = { instancePath: instancePath + "/seed/" + i1 + "/color", schemaPath: "#/definitions/dictionaryItem/properties/color/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema90.properties.color, data: data18 };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              } else {
                const err46 = { instancePath: instancePath + "/seed/" + i1 + "/color", schemaPath: "#/definitions/dictionaryItem/properties/color/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.color.type, parentSchema: schema90.properties.color, data: data18 };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
            if (data14.attributes !== void 0) {
              let data19 = data14.attributes;
              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                for (const key4 in data19) {
                  let data20 = data19[key4];
                  if (typeof data20 !== "string" && typeof data20 !== "boolean" && data20 !== null) {
                    const err47 = { instancePath: instancePath + "/seed/" + i1 + "/attributes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/dictionaryItem/properties/attributes/additionalProperties/type", keyword: "type", params: { type: schema90.properties.attributes.additionalProperties.type }, message: "must be string,boolean,null", schema: schema90.properties.attributes.additionalProperties.type, parentSchema: schema90.properties.attributes.additionalProperties, data: data20 };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
              } else {
                const err48 = { instancePath: instancePath + "/seed/" + i1 + "/attributes", schemaPath: "#/definitions/dictionaryItem/properties/attributes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.properties.attributes.type, parentSchema: schema90.properties.attributes, data: data19 };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
          } else {
            const err49 = { instancePath: instancePath + "/seed/" + i1, schemaPath: "#/definitions/dictionaryItem/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data: data14 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
      } else {
        const err50 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.seed.type, parentSchema: schema89.properties.seed, data: data13 };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.attributes !== void 0) {
      let data21 = data.attributes;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        for (const key5 in data21) {
          const _errs53 = errors;
          if (typeof key5 === "string") {
            if (!pattern2.test(key5)) {
              const err51 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema89.properties.attributes.propertyNames, data: key5, propertyName: key5 };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          }
          var valid13 = _errs53 === errors;
          if (!valid13) {
            const err52 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid", schema: schema89.properties.attributes.propertyNames, parentSchema: schema89.properties.attributes, data: data21 };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        for (const key6 in data21) {
          let data22 = data21[key6];
          if (!(data22 === "text" || data22 === "decimal" || data22 === "date" || data22 === "boolean")) {
            const err53 = { instancePath: instancePath + "/attributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/attributes/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema89.properties.attributes.additionalProperties.enum }, message: "must be equal to one of the allowed values", schema: schema89.properties.attributes.additionalProperties.enum, parentSchema: schema89.properties.attributes.additionalProperties, data: data22 };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
      } else {
        const err54 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.properties.attributes.type, parentSchema: schema89.properties.attributes, data: data21 };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.import !== void 0) {
      let data23 = data.import;
      if (Array.isArray(data23)) {
        if (data23.length > 10) {
          const err55 = { instancePath: instancePath + "/import", schemaPath: "#/properties/import/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema89.properties.import, data: data23 };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        const len2 = data23.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data24 = data23[i2];
          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
            if (data24.file === void 0) {
              const err56 = { instancePath: instancePath + "/import/" + i2, schemaPath: "#/definitions/dictionaryImport/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema92.required, parentSchema: schema92, data: data24 };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            if (data24.value === void 0) {
              const err57 = { instancePath: instancePath + "/import/" + i2, schemaPath: "#/definitions/dictionaryImport/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema92.required, parentSchema: schema92, data: data24 };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
            if (data24.text === void 0) {
              const err58 = { instancePath: instancePath + "/import/" + i2, schemaPath: "#/definitions/dictionaryImport/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema92.required, parentSchema: schema92, data: data24 };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            for (const key7 in data24) {
              if (!(key7 === "file" || key7 === "value" || key7 === "text" || key7 === "attributes" || key7 === "search" || key7 === "where")) {
                const err59 = { instancePath: instancePath + "/import/" + i2, schemaPath: "#/definitions/dictionaryImport/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema92, data: data24 };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
            if (data24.file !== void 0) {
              let data25 = data24.file;
              if (typeof data25 === "string") {
                if (!pattern88.test(data25)) {
                  const err60 = { instancePath: instancePath + "/import/" + i2 + "/file", schemaPath: "#/definitions/dictionaryImport/properties/file/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+\\.tsv$" }, message: 'must match pattern "^[A-Za-z0-9_-]+\\.tsv$"', schema: "^[A-Za-z0-9_-]+\\.tsv$", parentSchema: schema92.properties.file, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
              } else {
                const err61 = { instancePath: instancePath + "/import/" + i2 + "/file", schemaPath: "#/definitions/dictionaryImport/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.file.type, parentSchema: schema92.properties.file, data: data25 };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              }
            }
            if (data24.value !== void 0) {
              let data26 = data24.value;
              if (typeof data26 === "string") {
                if (func3(data26) < 1) {
                  const err62 = { instancePath: instancePath + "/import/" + i2 + "/value", schemaPath: "#/definitions/dictionaryImport/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema92.properties.value, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err62];
                  } else {
                    vErrors.push(err62);
                  }
                  errors++;
                }
              } else {
                const err63 = { instancePath: instancePath + "/import/" + i2 + "/value", schemaPath: "#/definitions/dictionaryImport/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.value.type, parentSchema: schema92.properties.value, data: data26 };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
            if (data24.text !== void 0) {
              let data27 = data24.text;
              if (typeof data27 === "string") {
                if (func3(data27) < 1) {
                  const err64 = { instancePath: instancePath + "/import/" + i2 + "/text", schemaPath: "#/definitions/dictionaryImport/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema92.properties.text, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err64];
                  } else {
                    vErrors.push(err64);
                  }
                  errors++;
                }
              } else {
                const err65 = { instancePath: instancePath + "/import/" + i2 + "/text", schemaPath: "#/definitions/dictionaryImport/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.text.type, parentSchema: schema92.properties.text, data: data27 };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            }
            if (data24.attributes !== void 0) {
              let data28 = data24.attributes;
              if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                for (const key8 in data28) {
                  let data29 = data28[key8];
                  if (typeof data29 === "string") {
                    if (func3(data29) < 1) {
                      const err66 = { instancePath: instancePath + "/import/" + i2 + "/attributes/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/dictionaryImport/properties/attributes/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema92.properties.attributes.additionalProperties, data: data29 };
                      if (vErrors === null) {
                        vErrors = [err66];
                      } else {
                        vErrors.push(err66);
                      }
                      errors++;
                    }
                  } else {
                    const err67 = { instancePath: instancePath + "/import/" + i2 + "/attributes/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/dictionaryImport/properties/attributes/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.attributes.additionalProperties.type, parentSchema: schema92.properties.attributes.additionalProperties, data: data29 };
                    if (vErrors === null) {
                      vErrors = [err67];
                    } else {
                      vErrors.push(err67);
                    }
                    errors++;
                  }
                }
              } else {
                const err68 = { instancePath: instancePath + "/import/" + i2 + "/attributes", schemaPath: "#/definitions/dictionaryImport/properties/attributes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.properties.attributes.type, parentSchema: schema92.properties.attributes, data: data28 };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
            }
            if (data24.search !== void 0) {
              let data30 = data24.search;
              if (Array.isArray(data30)) {
                if (data30.length > 5) {
                  const err69 = { instancePath: instancePath + "/import/" + i2 + "/search", schemaPath: "#/definitions/dictionaryImport/properties/search/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items", schema: 5, parentSchema: schema92.properties.search, data: data30 };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
                const len3 = data30.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data31 = data30[i3];
                  if (typeof data31 === "string") {
                    if (func3(data31) < 1) {
                      const err70 = { instancePath: instancePath + "/import/" + i2 + "/search/" + i3, schemaPath: "#/definitions/dictionaryImport/properties/search/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema92.properties.search.items, data: data31 };
                      if (vErrors === null) {
                        vErrors = [err70];
                      } else {
                        vErrors.push(err70);
                      }
                      errors++;
                    }
                  } else {
                    const err71 = { instancePath: instancePath + "/import/" + i2 + "/search/" + i3, schemaPath: "#/definitions/dictionaryImport/properties/search/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.search.items.type, parentSchema: schema92.properties.search.items, data: data31 };
                    if (vErrors === null) {
                      vErrors = [err71];
                    } else {
                      vErrors.push(err71);
                    }
                    errors++;
                  }
                }
              } else {
                const err72 = { instancePath: instancePath + "/import/" + i2 + "/search", schemaPath: "#/definitions/dictionaryImport/properties/search/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.search.type, parentSchema: schema92.properties.search, data: data30 };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
            }
            if (data24.where !== void 0) {
              let data32 = data24.where;
              if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                for (const key9 in data32) {
                  let data33 = data32[key9];
                  if (typeof data33 !== "string") {
                    const err73 = { instancePath: instancePath + "/import/" + i2 + "/where/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/dictionaryImport/properties/where/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema92.properties.where.additionalProperties.type, parentSchema: schema92.properties.where.additionalProperties, data: data33 };
                    if (vErrors === null) {
                      vErrors = [err73];
                    } else {
                      vErrors.push(err73);
                    }
                    errors++;
                  }
                }
              } else {
                const err74 = { instancePath: instancePath + "/import/" + i2 + "/where", schemaPath: "#/definitions/dictionaryImport/properties/where/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.properties.where.type, parentSchema: schema92.properties.where, data: data32 };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            }
          } else {
            const err75 = { instancePath: instancePath + "/import/" + i2, schemaPath: "#/definitions/dictionaryImport/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data: data24 };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
      } else {
        const err76 = { instancePath: instancePath + "/import", schemaPath: "#/properties/import/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.import.type, parentSchema: schema89.properties.import, data: data23 };
        if (vErrors === null) {
          vErrors = [err76];
        } else {
          vErrors.push(err76);
        }
        errors++;
      }
    }
  } else {
    const err77 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data };
    if (vErrors === null) {
      vErrors = [err77];
    } else {
      vErrors.push(err77);
    }
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
var validateMenu = validate83;
var schema93 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "menu.schema.json", "description": "The menu that a fresh database starts with.", "type": "array", "items": { "$ref": "#/definitions/menuItem" }, "definitions": { "menuItem": { "description": "One entry of the menu.", "type": "object", "additionalProperties": false, "required": ["path", "name", "title", "component"], "properties": { "id": { "description": "Stable id of the entry. Default: its name.", "type": "string", "minLength": 1, "maxLength": 64 }, "path": { "description": "Where it stands: /bgd/export; unique.", "type": "string", "pattern": "^(/|https?://)", "maxLength": 200 }, "name": { "description": "Name of the route, unique: bgd-export.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 64 }, "title": { "description": "What staff read.", "type": "string", "minLength": 1, "maxLength": 60 }, "icon": { "description": "Name of an icon. Default: none.", "type": "string", "maxLength": 60 }, "component": { "description": "What it shows: schema:<page id>, an entry of a page's components, layouts/RouteView for a folder, or a page of the shell.", "type": "string", "format": "component", "minLength": 1, "maxLength": 200 }, "redirect": { "description": "Path that it leads to instead. Default: none.", "type": "string", "maxLength": 200 }, "hidden": { "description": "A route without an entry in the menu. Default: false.", "type": "boolean" }, "alwaysShow": { "description": "Shown as a folder even with one child. Default: false.", "type": "boolean" }, "route": { "description": "Whether it is a route of its own. Default: true.", "type": "boolean" }, "keepAlive": { "description": "Whether the page keeps its state while another tab is shown. Default: true.", "type": "boolean" }, "permissionList": { "description": "Permission codes below this entry. Default: none.", "type": "array", "items": { "$ref": "#/definitions/menuPermission" } }, "children": { "description": "Entries below. Default: none.", "type": "array", "items": { "$ref": "#/definitions/menuItem" } } } }, "menuPermission": { "description": "A permission code and its name.", "type": "object", "additionalProperties": false, "required": ["action", "title"], "properties": { "action": { "description": "Permission code: bgd:export:add.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "title": { "description": "What administrators read.", "type": "string", "minLength": 1, "maxLength": 60 }, "type": { "description": "1: without it the button is hidden. 2: it is disabled. Default: 1.", "enum": ["1", "2"] }, "status": { "description": "1: in force. 0: switched off, everybody has it. Default: 1.", "enum": ["0", "1"] } } } } };
var schema94 = { "description": "One entry of the menu.", "type": "object", "additionalProperties": false, "required": ["path", "name", "title", "component"], "properties": { "id": { "description": "Stable id of the entry. Default: its name.", "type": "string", "minLength": 1, "maxLength": 64 }, "path": { "description": "Where it stands: /bgd/export; unique.", "type": "string", "pattern": "^(/|https?://)", "maxLength": 200 }, "name": { "description": "Name of the route, unique: bgd-export.", "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "maxLength": 64 }, "title": { "description": "What staff read.", "type": "string", "minLength": 1, "maxLength": 60 }, "icon": { "description": "Name of an icon. Default: none.", "type": "string", "maxLength": 60 }, "component": { "description": "What it shows: schema:<page id>, an entry of a page's components, layouts/RouteView for a folder, or a page of the shell.", "type": "string", "format": "component", "minLength": 1, "maxLength": 200 }, "redirect": { "description": "Path that it leads to instead. Default: none.", "type": "string", "maxLength": 200 }, "hidden": { "description": "A route without an entry in the menu. Default: false.", "type": "boolean" }, "alwaysShow": { "description": "Shown as a folder even with one child. Default: false.", "type": "boolean" }, "route": { "description": "Whether it is a route of its own. Default: true.", "type": "boolean" }, "keepAlive": { "description": "Whether the page keeps its state while another tab is shown. Default: true.", "type": "boolean" }, "permissionList": { "description": "Permission codes below this entry. Default: none.", "type": "array", "items": { "$ref": "#/definitions/menuPermission" } }, "children": { "description": "Entries below. Default: none.", "type": "array", "items": { "$ref": "#/definitions/menuItem" } } } };
var schema95 = { "description": "A permission code and its name.", "type": "object", "additionalProperties": false, "required": ["action", "title"], "properties": { "action": { "description": "Permission code: bgd:export:add.", "type": "string", "format": "permission", "pattern": "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", "maxLength": 100 }, "title": { "description": "What administrators read.", "type": "string", "minLength": 1, "maxLength": 60 }, "type": { "description": "1: without it the button is hidden. 2: it is disabled. Default: 1.", "enum": ["1", "2"] }, "status": { "description": "1: in force. 0: switched off, everybody has it. Default: 1.", "enum": ["0", "1"] } } };
var pattern89 = new RegExp("^(/|https?://)", "u");
var wrapper0 = { validate: validate84 };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema94.required, parentSchema: schema94, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema94.required, parentSchema: schema94, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema94.required, parentSchema: schema94, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.component === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "component" }, message: "must have required property 'component'", schema: schema94.required, parentSchema: schema94, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func2.call(schema94.properties, key0)) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema94, data };
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
          const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema94.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func3(data0) < 1) {
          const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema94.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.id.type, parentSchema: schema94.properties.id, data: data0 };
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
          const err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema94.properties.path, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern89.test(data1)) {
          const err9 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^(/|https?://)" }, message: 'must match pattern "^(/|https?://)"', schema: "^(/|https?://)", parentSchema: schema94.properties.path, data: data1 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.path.type, parentSchema: schema94.properties.path, data: data1 };
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
          const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema94.properties.name, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern7.test(data2)) {
          const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_-]*$"', schema: "^[A-Za-z][A-Za-z0-9_-]*$", parentSchema: schema94.properties.name, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.name.type, parentSchema: schema94.properties.name, data: data2 };
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
          const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema94.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func3(data3) < 1) {
          const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema94.properties.title, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.title.type, parentSchema: schema94.properties.title, data: data3 };
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
          const err17 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema94.properties.icon, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.icon.type, parentSchema: schema94.properties.icon, data: data4 };
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
          const err19 = { instancePath: instancePath + "/component", schemaPath: "#/properties/component/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema94.properties.component, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (func3(data5) < 1) {
          const err20 = { instancePath: instancePath + "/component", schemaPath: "#/properties/component/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema94.properties.component, data: data5 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/component", schemaPath: "#/properties/component/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.component.type, parentSchema: schema94.properties.component, data: data5 };
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
          const err22 = { instancePath: instancePath + "/redirect", schemaPath: "#/properties/redirect/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema94.properties.redirect, data: data6 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/redirect", schemaPath: "#/properties/redirect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.redirect.type, parentSchema: schema94.properties.redirect, data: data6 };
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
        const err24 = { instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema94.properties.hidden.type, parentSchema: schema94.properties.hidden, data: data7 };
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
        const err25 = { instancePath: instancePath + "/alwaysShow", schemaPath: "#/properties/alwaysShow/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema94.properties.alwaysShow.type, parentSchema: schema94.properties.alwaysShow, data: data8 };
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
        const err26 = { instancePath: instancePath + "/route", schemaPath: "#/properties/route/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema94.properties.route.type, parentSchema: schema94.properties.route, data: data9 };
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
        const err27 = { instancePath: instancePath + "/keepAlive", schemaPath: "#/properties/keepAlive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema94.properties.keepAlive.type, parentSchema: schema94.properties.keepAlive, data: data10 };
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
              const err28 = { instancePath: instancePath + "/permissionList/" + i0, schemaPath: "#/definitions/menuPermission/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema95.required, parentSchema: schema95, data: data12 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data12.title === void 0) {
              const err29 = { instancePath: instancePath + "/permissionList/" + i0, schemaPath: "#/definitions/menuPermission/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema95.required, parentSchema: schema95, data: data12 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            for (const key1 in data12) {
              if (!(key1 === "action" || key1 === "title" || key1 === "type" || key1 === "status")) {
                const err30 = { instancePath: instancePath + "/permissionList/" + i0, schemaPath: "#/definitions/menuPermission/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema95, data: data12 };
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
                  const err31 = { instancePath: instancePath + "/permissionList/" + i0 + "/action", schemaPath: "#/definitions/menuPermission/properties/action/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema95.properties.action, data: data13 };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                if (!pattern3.test(data13)) {
                  const err32 = { instancePath: instancePath + "/permissionList/" + i0 + "/action", schemaPath: "#/definitions/menuPermission/properties/action/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$"', schema: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$", parentSchema: schema95.properties.action, data: data13 };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              } else {
                const err33 = { instancePath: instancePath + "/permissionList/" + i0 + "/action", schemaPath: "#/definitions/menuPermission/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.action.type, parentSchema: schema95.properties.action, data: data13 };
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
                  const err34 = { instancePath: instancePath + "/permissionList/" + i0 + "/title", schemaPath: "#/definitions/menuPermission/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema95.properties.title, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                if (func3(data14) < 1) {
                  const err35 = { instancePath: instancePath + "/permissionList/" + i0 + "/title", schemaPath: "#/definitions/menuPermission/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema95.properties.title, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              } else {
                const err36 = { instancePath: instancePath + "/permissionList/" + i0 + "/title", schemaPath: "#/definitions/menuPermission/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.title.type, parentSchema: schema95.properties.title, data: data14 };
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
                const err37 = { instancePath: instancePath + "/permissionList/" + i0 + "/type", schemaPath: "#/definitions/menuPermission/properties/type/enum", keyword: "enum", params: { allowedValues: schema95.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema95.properties.type.enum, parentSchema: schema95.properties.type, data: data15 };
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
                const err38 = { instancePath: instancePath + "/permissionList/" + i0 + "/status", schemaPath: "#/definitions/menuPermission/properties/status/enum", keyword: "enum", params: { allowedValues: schema95.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema95.properties.status.enum, parentSchema: schema95.properties.status, data: data16 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/permissionList/" + i0, schemaPath: "#/definitions/menuPermission/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.type, parentSchema: schema95, data: data12 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/permissionList", schemaPath: "#/properties/permissionList/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema94.properties.permissionList.type, parentSchema: schema94.properties.permissionList, data: data11 };
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
        const err41 = { instancePath: instancePath + "/children", schemaPath: "#/properties/children/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema94.properties.children.type, parentSchema: schema94.properties.children, data: data17 };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
  } else {
    const err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema94.type, parentSchema: schema94, data };
    if (vErrors === null) {
      vErrors = [err42];
    } else {
      vErrors.push(err42);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate84(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema93.type, parentSchema: schema93, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
export {
  validateDictionary,
  validateMenu,
  validatePage
};
