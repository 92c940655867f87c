import type { Words } from './wordsZhCN.ts';

/** What the engine says by itself, in English. A missing or surplus key is a compile error. */
export const wordsEnUS: Words = {
  required: 'Enter ${title}',
  requiredChoice: 'Select ${title}',
  notText: '${title} must be text',
  notNumber: '${title} must be a number',
  notDate: '${title} must be a valid date, written YYYY-MM-DD',
  notMoment: '${title} must be a valid time, written YYYY-MM-DD HH:mm:ss',
  notTime: '${title} must be a valid time, written HH:mm:ss',
  notPercent: '${title} must be a number from 0 to 100',
  notOption: '${title} is none of the choices',
  minLength: '${title} must have at least ${limit} characters',
  maxLength: '${title} may have at most ${limit} characters',
  min: 'Choose at least ${limit} of ${title}',
  max: 'Choose at most ${limit} of ${title}',
  unique: '${title} must not repeat',
  pattern: '${title} is not written as it should be',
  precision: '${title} may have at most ${integer} digits before and ${fraction} behind the point',
  wholeNumber: '${title} may have at most ${integer} digits and no fraction',
  digits: '${title} may have at most ${limit} digits',
  fraction: '${title} may have at most ${fraction} digits behind the point',
  noFraction: '${title} must be a whole number',

  textAsked: '${title} "${text}" is still being looked up',
  textUnknown: '${title} "${text}" was not found: change or empty it',
  textSeveral: '${title} "${text}" matches several: choose one',
  textFailed: '${title} "${text}" could not be looked up: try again later',

  blank: '(blank)',
  cannotBeBlank: '${title} must be filled in',
  tooManyRows: '${title}: at most ${limit} rows, there are ${count}',
  tooFewRows: '${title}: at least ${limit} rows',

  yes: 'Yes',
  no: 'No',

  id: 'ID',
  createBy: 'Created by',
  createTime: 'Created',
  updateBy: 'Changed by',
  updateTime: 'Changed',
  sysOrgCode: 'Department',
  version: 'Version',

  changed: 'Change ${title}',
  changedSeveral: 'Change ${title} and others, ${count} fields',
  undone: 'Undo: ${label}',
  redone: 'Redo: ${label}',

  elementsMissing: '${due} elements are due, there are ${count}; missing: ${names}',
  elementsExtra: '${due} elements are due, there are ${count}; too many: ${names}',
  elementsEmpty: 'not filled in: ${names}',
  emptyElement: 'an empty one',
  listMark: ', ',
  sentenceMark: '; ',
};
