/** Functions on records that need no document: conditions, files, linked choices, unresolved texts. */

export { BYTES_OF_MB, extensionOf, FILE_EXTENSIONS, fileRefusal, IMAGE_EXTENSIONS } from './uploads/fileRefusal.ts';
export { filesOfRecord, takesFiles } from './uploads/filesOfRecord.ts';
export { fileNameOf, primaryPath, readListedFiles } from './uploads/fileValue.ts';
export { readUploadedFile, writeListedFiles, writeUploadedFile } from './uploads/fileValue.ts';
export { isRichText, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from './richText.ts';
export { ADVANCED_LIMITS, ADVANCED_RULES, advancedParameters, conditionOn, countConditions } from './query/index.ts';
export { isGroup, MATCH_TYPES, matchTypeOf, needsValue, parseConditions, readAdvancedQuery } from './query/index.ts';
export { readConditions } from './query/index.ts';
export { beginOf, endOf, endsWithOf, parseQueryName, parseQueryValue, startsWithOf } from './query/index.ts';
export { textOfCondition, withContent, withRule, writeCondition } from './query/index.ts';
export type {
  UnresolvedText,
  PlacedText,
  TextAnswer,
  TextQuestion,
  TextsByPlace,
  TextState,
} from './unresolvedTexts.ts';
export type { FileRefusal } from './uploads/fileRefusal.ts';
export type { ListedFile, UploadedFile, UploadStatus } from './uploads/fileValue.ts';
export type { AdvancedCondition, AdvancedNode, AdvancedQuery, ConditionFault } from './query/index.ts';
export type { HalfCondition, HalfGroup, HalfNode, MatchType, QueryCondition } from './query/index.ts';
