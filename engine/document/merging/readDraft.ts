import type { Value, Values } from '../../core/values.ts';
import { COPIED, LEFT_BLANK } from '../record/copyMark.ts';
import { DRAFT_FORMAT, type RecordDraft } from './draft.ts';

const isObject = (source: unknown): source is Readonly<Record<string, unknown>> =>
  typeof source === 'object' && source !== null && !Array.isArray(source);

const isValue = (source: unknown): source is Value =>
  source === null || typeof source === 'string' || typeof source === 'number' || typeof source === 'boolean';

const isValues = (source: unknown): source is Values => isObject(source) && Object.values(source).every(isValue);

const areChanges = (source: unknown): boolean =>
  isObject(source) &&
  Object.values(source).every((change) => isObject(change) && isValue(change['from']) && isValue(change['to']));

const areRows = (source: unknown): boolean =>
  Array.isArray(source) &&
  source.every((row) => isObject(row) && typeof row['id'] === 'string' && isValues(row['values']));

const areTexts = (source: unknown): boolean =>
  isObject(source) && Object.values(source).every((text) => typeof text === 'string');

const areHeldTexts = (source: unknown): boolean =>
  source === undefined ||
  (isObject(source) &&
    areTexts(source['header']) &&
    isObject(source['details']) &&
    Object.values(source['details']).every((rows) => isObject(rows) && Object.values(rows).every(areTexts)));

const areIds = (source: unknown): boolean => Array.isArray(source) && source.every((id) => typeof id === 'string');

const isOrder = (source: unknown): boolean =>
  source === undefined || (isObject(source) && [source['from'], source['to']].every(areIds));

const areDetails = (source: unknown): boolean =>
  isObject(source) &&
  Object.values(source).every(
    (detail) =>
      isObject(detail) &&
      isObject(detail['cells']) &&
      Object.values(detail['cells']).every(areChanges) &&
      areRows(detail['added']) &&
      areRows(detail['removed']) &&
      isOrder(detail['order']),
  );

const isUnanswered = (source: unknown): boolean =>
  source === undefined ||
  (isObject(source) &&
    typeof source['idempotencyKey'] === 'string' &&
    areTexts(source['reasons']) &&
    isObject(source['sent']) &&
    isObject(source['sent']['record']) &&
    isValues(source['sent']['values']) &&
    isObject(source['sent']['rowIds']) &&
    Object.values(source['sent']['rowIds']).every(areIds));

const isTyping = (source: unknown): boolean =>
  source === undefined ||
  (Array.isArray(source) &&
    source.every(
      (one) =>
        isObject(one) &&
        [one['key'], one['text']].every((text) => typeof text === 'string') &&
        [one['detail'], one['rowId']].every(
          (name) => typeof name === (one['detail'] === undefined ? 'undefined' : 'string'),
        ),
    ));

const areMarks = (source: unknown): boolean =>
  source === undefined ||
  (Array.isArray(source) &&
    source.every(
      (mark) =>
        isObject(mark) &&
        [COPIED, LEFT_BLANK].some((id) => id === mark['ruleId']) &&
        typeof mark['key'] === 'string' &&
        [mark['detail'], mark['rowId']].every((name) => name === undefined || typeof name === 'string'),
    ));

/** Whether stored data is a draft that this version can read. */
export const isDraft = (source: unknown): source is RecordDraft =>
  isObject(source) &&
  source['format'] === DRAFT_FORMAT &&
  typeof source['pageHash'] === 'string' &&
  (source['version'] === null || typeof source['version'] === 'number') &&
  isObject(source['changes']) &&
  areChanges(source['changes']['header']) &&
  areDetails(source['changes']['details']) &&
  areHeldTexts(source['changes']['texts']) &&
  isUnanswered(source['unanswered']) &&
  isTyping(source['typing']) &&
  areMarks(source['marks']) &&
  areTexts(source['titles']);
