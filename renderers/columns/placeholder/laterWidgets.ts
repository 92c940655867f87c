import { placeholder } from './placeholder.ts';

/** Types of the page language that this version does not draw yet. A type that gets its widget leaves this list. */
export const laterWidgets = {
  tags: placeholder('tags'),
  slot: placeholder('slot'),
  progress: placeholder('progress'),
  'select-search': placeholder('select-search'),
  radio: placeholder('radio'),
  list_multi: placeholder('list_multi'),
  'select-multiple': placeholder('select-multiple'),
  checkbox_meta: placeholder('checkbox_meta'),
  sel_search_async: placeholder('sel_search_async'),
  autocomplete: placeholder('autocomplete'),
  sel_user: placeholder('sel_user'),
  sel_depart: placeholder('sel_depart'),
  datetime: placeholder('datetime'),
  time: placeholder('time'),
  upload: placeholder('upload'),
  file: placeholder('file'),
  image: placeholder('image'),
};
