/**
 * The page language: loads files and compiles them to pages, with column types, expressions, rules and dictionaries.
 */

export { ACTIONS, actionKind, isPlacedAt, RESERVED_ACTIONS, standsAt, takesChosen } from './compiled/actions.ts';
export { columnWord, namedByWords, rememberWords, searchedText } from './columnKinds/paste/choiceWords.ts';
export { compareName, nameAttributes, nameAttributesOf, namesOfChoice } from './columnKinds/paste/choiceNames.ts';
export { fitsNarrowing, narrowingOf, paramValues } from './dicts/narrowing.ts';
export type { Narrowing } from './dicts/narrowing.ts';
export { normalizeLine, normalizeText } from './columnKinds/texts/normalText.ts';
export { normalValue } from './columnKinds/texts/normalValue.ts';
export { DEFAULT_FILE_MB, MAX_FILE_MB, takesFilesAway } from './columnKinds/compiledUpload.ts';
export { COLUMN_FAMILIES, isChosen, isMoment, isOfTree, isOneOfFew, isOneOfMany } from './columnKinds/index.ts';
export { isSecret, isSeveralOfFew, kindOf, typesOfFamily } from './columnKinds/index.ts';
export { readMonth, readWeek } from './columnKinds/checks/calendarParts.ts';
export { isSearched } from './columnKinds/columnTraits.ts';
export { scopeOfUser, startValue } from './columnKinds/startValue.ts';
export { PICKED_TABLES, readPickCode } from './columnKinds/picked.ts';
export { isAreaType, ROOT_AREA, ROOT_CATEGORY } from './columnKinds/tree.ts';
export { readTreeCondition, whereOfCondition, type TreeCondition } from './columnKinds/treeCondition.ts';
export { containerCheckDigit, numberFault, tidyNumber } from './columnKinds/checks/checkDigits.ts';
export { jsonFaults } from './columnKinds/checks/jsonFaults.ts';
export { jsonFaultText } from './columnKinds/editor.ts';
export { SECRET_MASK } from './columnKinds/secret.ts';
export { tidyColor } from './columnKinds/text.ts';
export { sheetNumber } from './columnKinds/paste/plainNumber.ts';
export { FUNCTIONS, compileExpression } from './expressions/index.ts';
export { HANDLERS, PRESETS, compileChecks, evaluateRule } from './rules/index.ts';
export { compilePatternsWith, PatternCompilerMissing, re2Pattern } from './rules/index.ts';
export {
  checkStoredColumns,
  compilePageFile,
  compileFormilySchema,
  compilePage,
  compileQueryFormilySchema,
  compileReport,
  compileRowFormilySchema,
  compileSchemas,
  inLanguages,
  localiseDictionary,
  localisePage,
  localiseReport,
  pageFunctionsIn,
  pageHandlers,
  queryFieldName,
  RESERVED_KEYS,
  resolveExtends,
  SYSTEM_COLUMNS,
  systemColumnsIn,
} from './compile/index.ts';
export { choiceRank, isWholeRank } from './dicts/choiceRank.ts';
export { createSpeller, spelledCharacters } from './dicts/pinyinSpelling.ts';
export {
  AREA_SEPARATOR,
  areasOf,
  isUnwrittenLevel,
  joinedPath,
  PlaceIndex,
  compileDictionary,
  findDictionary,
  pickedDictionary,
  isDictExpression,
  parseWhere,
  readableAttributes,
  readDictExpression,
  SYSTEM_DICTIONARIES,
  isServedByRoutes,
  SYSTEM_TABLES,
} from './dicts/index.ts';
export {
  applyPatch,
  formatProblem,
  locateProblems,
  parseDictionary,
  parseLocale,
  parseMenu,
  parseMessage,
  parsePage,
  parsePrint,
  parseReport,
  sentenceOf,
} from './load/index.ts';
export {
  buttonState,
  findAction,
  isAllowed,
  mayChange,
  maySee,
  missingCodes,
  permissionOf,
  commentCode,
  shareViewCode,
  tableAccess,
  withheldRights,
} from './permissions/index.ts';
export { TEXT_SUFFIX } from './compiled/compiledPrint.ts';
export type { StoredFault } from './compile/index.ts';
export type { PickCode, Picked } from './columnKinds/picked.ts';
export type { ActionAt, ActionPlacement } from './compiled/actions.ts';
export type { ExpressionContext, ExpressionFunction, ExpressionResult } from './expressions/index.ts';
export type { ChecksContext, ChecksResult, ColumnInput } from './rules/index.ts';
export type {
  CompiledReport,
  CompiledReportChart,
  CompiledReportColumn,
  CompiledReportParam,
  CompiledStatement,
  StatementPlace,
  ReportFieldType,
} from './compiled/compiledReport.ts';
export type {
  CellCheck,
  CompiledAction,
  CompiledColumn,
  CompiledDetail,
  CompiledForm,
} from './compiled/compiledPage.ts';
export type { CompiledHeaderTotal, CompiledListTab, CompiledListTotal, RemoteCheck } from './compiled/compiledPage.ts';
export type {
  CompiledBalance,
  CompiledGroup,
  CompiledList,
  CompiledPage,
  CompiledPicker,
  CompiledStep,
  CompiledTrack,
  PickerColumn,
} from './compiled/compiledPage.ts';
export type {
  CompiledPick,
  CompiledPopup,
  CompiledQueryItem,
  CompiledResource,
  CompiledRowPermission,
} from './compiled/compiledPage.ts';
export type { AdvancedRule, CompiledAdvancedField, CompiledSuperQuery } from './compiled/compiledPage.ts';
export type {
  CompiledRule,
  CompiledTree,
  CompiledTreeSource,
  Condition,
  Option,
  QueryRule,
} from './compiled/compiledPage.ts';
export type { CompiledUpload } from './columnKinds/compiledUpload.ts';
export type {
  CompileContext,
  CompiledSchemas,
  CompileSchemasOptions,
  FormilySchema,
  PageFile,
  MenuLocales,
  NamedLocales,
} from './compile/index.ts';
export type { Area, AreaNames, CompiledDictionary, DictExpression, TableSource, WhereFault } from './dicts/index.ts';
export type { SearchedChoice } from './dicts/choiceRank.ts';
export type { PinyinSpelling } from './dicts/pinyinSpelling.ts';
export type { NamedPlace } from './dicts/placeNames.ts';
export type { ColumnFamily } from './columnKinds/index.ts';
export type { ColumnKind } from './columnKinds/columnKind.ts';
export type {
  BlockCell,
  Conversion,
  ConversionReason,
  DoubtReason,
  RefusalReason,
} from './columnKinds/paste/conversion.ts';
export type { ButtonState, Can, TableAccess, TableButton } from './permissions/index.ts';
export type { PermissionEntry, PermissionLists } from './permissions/index.ts';
export type { CompiledPrint, PrintAlign, PrintText } from './compiled/compiledPrint.ts';
