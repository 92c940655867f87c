/** The only door of the engine. Every name is written out; types stand apart. */
export { ACTIONS, actionKind, isPlacedAt, PANELS, RESERVED_ACTIONS, standsAt, takesChosen } from './actions.ts';
export { LANGUAGES } from './languages.ts';
export { columnWord, namedByWords, rememberWords, searchedText } from './columnKinds/paste/choiceWords.ts';
export { compareName, nameAttributes, nameAttributesOf, namesOfChoice } from './columnKinds/paste/choiceNames.ts';
export { present } from './present.ts';
export { fitsNarrowing, narrowingOf, paramValues } from './dicts/narrowing.ts';
export type { Narrowing } from './dicts/narrowing.ts';
export { isBlank, SEPARATOR, valuesOf } from './values.ts';
export { normalizeLine, normalizeText } from './columnKinds/texts/normalText.ts';
export { normalValue } from './columnKinds/texts/normalValue.ts';
export { textMessage, TextQuestions } from './document/record/textQuestions.ts';
export { addDecimals, compareDecimals, digitsOf, divideDecimals, equalDecimals, isDecimalText } from './decimals.ts';
export { multiplyDecimals, readDecimal, roundDecimal, shortestDecimal, subtractDecimals } from './decimals.ts';
export { amountInWords } from './customs/amountInWords.ts';
export { DEFAULT_FILE_MB, MOST_FILE_MB, takesFilesAway } from './columnKinds/compiledUpload.ts';
export { BYTES_OF_MB, extensionOf, FILE_EXTENSIONS, fileRefusal, IMAGE_EXTENSIONS } from './uploads/fileRefusal.ts';
export { filesOfRecord, takesFiles } from './uploads/filesOfRecord.ts';
export { fileNameOf, primaryPath, readListedFiles } from './uploads/fileValue.ts';
export { readUploadedFile, writeListedFiles, writeUploadedFile } from './uploads/fileValue.ts';
export { COLUMN_FAMILIES, isChosen, isMoment, isOfTree, isOneOfFew, isOneOfMany } from './columnKinds/index.ts';
export { isSecret, isSeveralOfFew, kindOf, typesOfFamily } from './columnKinds/index.ts';
export { readMonth, readWeek } from './columnKinds/checks/calendarParts.ts';
export { composeCron, cronTexts, nextRuns, numbersOf, parseCron, printCron, readCronField } from './cron/index.ts';
export { CRON_BOUNDS, CRON_FIELDS, cronYears, isSpans, NTH_WEEK, YEAR_STEP, yearLimits } from './cron/index.ts';
export { isSearched } from './columnKinds/columnTraits.ts';
export { scopeOfUser, startValue } from './columnKinds/startValue.ts';
export { PICKED_TABLES, readPickCode } from './columnKinds/picked.ts';
export { isAreaType, ROOT_AREA, ROOT_CATEGORY } from './columnKinds/tree.ts';
export { readTreeCondition, whereOfCondition, type TreeCondition } from './columnKinds/treeCondition.ts';
export { numberFault, tidyNumber } from './columnKinds/checks/checkDigits.ts';
export { jsonFaults } from './columnKinds/checks/jsonFaults.ts';
export { jsonFaultText } from './columnKinds/editor.ts';
export { SECRET_MASK } from './columnKinds/secret.ts';
export { tidyColour } from './columnKinds/text.ts';
export { sheetNumber } from './columnKinds/paste/plainNumber.ts';
export { toDbColumn } from './dbNames.ts';
export { DATETIME_FORMAT, DATE_FORMAT, TIME_FORMAT, formatMoment } from './signing/formats.ts';
export { fromPointer, toPointer } from './paths.ts';
export { isRichText, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from './richText.ts';
export { columnsOfFilter, SYSTEM_VARIABLES, systemVariableOf } from './recordFilter.ts';
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
  PAGE_FUNCTIONS,
  PAGE_HANDLERS,
  queryFieldName,
  RESERVED_KEYS,
  resolveExtends,
  SYSTEM_COLUMNS,
  systemColumnsIn,
} from './compile/index.ts';
export { balanceOf, checkWireShape, copyMarks, copyRecord, fitTyping, recordBelow } from './document/index.ts';
export { countChanges, createPageDocument, defaultPick, draftOf, fitDraft, isDraft } from './document/index.ts';
export { joinChanges, mergedChanges, mergeItems, sameValue, sideAt, sideOf } from './document/index.ts';
export { validateFormAndTables, findingOrder, validateRecord, ValidationRejection } from './document/index.ts';
export { LARGEST_RECORD, lostParts, mostRecordBytes, orphanOfTyping, titlesIn } from './document/index.ts';
export { wireRows, WIRE_TEXTS } from './document/index.ts';
export { blockOf, CellSearch, choose, chooseByCode, chooseByName, choiceTexts } from './clipboard/index.ts';
export { storedCodes, convertCell, holdsSeveral, isBlankCell, isChoiceColumn } from './clipboard/index.ts';
export { joinChoices, meantChoices, codeText, findSheetHeads, joinTables, leftOutReason } from './clipboard/index.ts';
export { BlockTooLarge, markedValue, MarkupStyles, MOST_BLOCK_CELLS, TEXTLESS_TAGS } from './clipboard/index.ts';
export { writeTabSeparated } from './clipboard/index.ts';
export { separatedRows, plainTitle, possibleCodes, readBlockTitles, readTabSeparated } from './clipboard/index.ts';
export { sheetText, ShownText, spanOf, spreadSize, spreadSpans, writeHtmlTable } from './clipboard/index.ts';
export { composeElements, containerCheckDigit, parseElements } from './customs/index.ts';
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
export { JOB_NUMBERS, type JobFunction, type JobNumber, type JobSchema } from './cron/jobNumbers.ts';
export { closestName } from './suggestions.ts';
export { hints, isError, part, says } from './problems.ts';
export { inWords, sayProblem } from './sayProblem.ts';
export { filledText, sayingOf, texts, wordsFrom } from './texts.ts';
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
export { cellStatistics, createTableModel, createTemporaryId, isTemporaryId, seriesOf } from './table/index.ts';
export { layoutPrint } from './prints/layoutPrint.ts';
export { textWidth } from './prints/wrapText.ts';
export { TEXT_SUFFIX } from './compiledPrint.ts';
export { ADVANCED_LIMITS, ADVANCED_RULES, advancedParameters, conditionOn, countConditions } from './query/index.ts';
export { isGroup, MATCH_TYPES, matchTypeOf, needsValue, parseConditions, readAdvancedQuery } from './query/index.ts';
export { readConditions } from './query/index.ts';
export { beginOf, endOf, endsWithOf, parseQueryName, parseQueryValue, startsWithOf } from './query/index.ts';
export { textOfCondition, withContent, withRule, writeCondition } from './query/index.ts';

export type { StoredFault } from './compile/index.ts';
export type { PickCode, Picked } from './columnKinds/picked.ts';
export type { ActionAt, PanelName, Standing } from './actions.ts';
export type { Value, ValueType, Values } from './values.ts';
export type { Language } from './languages.ts';
export type { Path } from './paths.ts';
export type { HeldText, PlacedText, TextAnswer, TextQuestion, TextsByPlace, TextState } from './heldTexts.ts';
export type { AskText, TextHolder } from './document/record/textQuestions.ts';
export type { JsonPatchOperation, Misspelling, Part, Problem, Said } from './problems.ts';
export type { SaidProblem } from './sayProblem.ts';
export type { Catalogue, GivenFor, KeyOf, SaidText, TextPart } from './texts.ts';
export type { ExpressionContext, ExpressionFunction, ExpressionResult } from './expressions/index.ts';
export type { ChecksContext, ChecksResult, ColumnInput } from './rules/index.ts';
export type {
  ActionSchema,
  ColumnSchema,
  ColumnType,
  DetailSchema,
  PageSchema,
  RuleSchema,
  ValidateRule,
} from './generated/page.ts';
export type { DictionaryItem, DictionarySchema } from './generated/dictionary.ts';
export type { LocaleSchema } from './generated/locale.ts';
export type { MessageSchema } from './generated/message.ts';
export type { ReportSchema } from './generated/report.ts';
export type {
  CompiledReport,
  CompiledReportChart,
  CompiledReportColumn,
  CompiledReportParam,
  CompiledStatement,
  StatementPlace,
  ReportFieldType,
} from './compiledReport.ts';
export type { MenuItem, MenuPermission, MenuSchema } from './generated/menu.ts';
export type { FunctionDefinition } from './functionDefinition.ts';
export type { Handler } from './handler.ts';
export type { Element, ParsedElements } from './customs/index.ts';
export type { Finding, Level, Moment, Reasons } from './findings.ts';
export type { CompiledExpression, Result, Scope, ScopeUser } from './scope.ts';
export type { CellCheck, CompiledAction, CompiledColumn, CompiledDetail, CompiledForm } from './compiledPage.ts';
export type { CompiledHeaderTotal, CompiledListTab, CompiledListTotal, RemoteCheck } from './compiledPage.ts';
export type {
  CompiledBalance,
  CompiledGroup,
  CompiledList,
  CompiledPage,
  CompiledPicker,
  CompiledStep,
  CompiledTrack,
  PickerColumn,
} from './compiledPage.ts';
export type {
  CompiledPick,
  CompiledPopup,
  CompiledQueryItem,
  CompiledResource,
  CompiledRowPermission,
} from './compiledPage.ts';
export type { AdvancedRule, CompiledAdvancedField, CompiledSuperQuery } from './compiledPage.ts';
export type { CompiledRule, CompiledTree, CompiledTreeSource, Condition, Option, QueryRule } from './compiledPage.ts';
export type { CompiledUpload } from './columnKinds/compiledUpload.ts';
export type { FileRefusal } from './uploads/fileRefusal.ts';
export type { ListedFile, UploadedFile, UploadStatus } from './uploads/fileValue.ts';
export type {
  BadCell,
  CellMessage,
  CellValue,
  RowFinding,
  TableChange,
  TableEvent,
  TableModel,
  TableModelOptions,
  TableRow,
} from './table/tableModel.ts';
export type {
  DetailChanges,
  RecordChanges,
  RecordSide,
  SideRow,
  ValueChange,
} from './document/record/recordChanges.ts';
export type {
  CheckAnswer,
  CheckRequest,
  Command,
  DocumentPorts,
  FieldState,
  LogEntry,
  MergedRow,
  PageDocument,
  PageDocumentOptions,
  Steps,
  UnsavedRows,
  ValidationResult,
  WireRecord,
} from './document/record/pageDocument.ts';
export type {
  CompileContext,
  CompiledSchemas,
  CompileSchemasOptions,
  FormilySchema,
  PageFile,
  MenuLocales,
  NamedLocales,
} from './compile/index.ts';
export type {
  Balance,
  ErrorMap,
  FittedDraft,
  FormAndTableValues,
  IgnoredField,
  LostPart,
  MergeItem,
  OrphanedValue,
  MergePick,
  RecordDraft,
  TypedText,
  SentRecord,
  UnansweredSave,
  RecordValidation,
  TableValues,
  ThreeSides,
  ValidateRecordOptions,
  WireProblem,
  WireShape,
} from './document/index.ts';
export { MESSAGE_TEXTS, recordToXml, xmlToRecord } from './messages/index.ts';
export { readSigningTime, signatureOf, signingTime } from './signing/index.ts';
export type { MessageMapping, MessageProblem, MessageRecord, ReadMessage } from './messages/index.ts';
export type { CronFault, CronField, CronLimits, CronPart, CronSpan, Quartz, YearRange } from './cron/index.ts';
export type { SignedCall } from './signing/index.ts';
export type { Area, AreaNames, CompiledDictionary, DictExpression, TableSource, WhereFault } from './dicts/index.ts';
export type { SearchedChoice } from './dicts/choiceRank.ts';
export type { PinyinSpelling } from './dicts/pinyinSpelling.ts';
export type { NamedPlace } from './dicts/placeNames.ts';
export type { FilterOperand, FilterOperator, RecordFilter, SystemVariable } from './recordFilter.ts';
export type { ColumnFamily } from './columnKinds/index.ts';
export type { ColumnKind } from './columnKinds/columnKind.ts';
export type {
  BlockCell,
  Conversion,
  ConversionReason,
  DoubtReason,
  RefusalReason,
} from './columnKinds/paste/conversion.ts';
export type { Block, CellRange, Choice, CopiedCell, FoundChoice, SearchTerms } from './clipboard/index.ts';
export type { HiddenForm, LeftOut, LeftOutReason, MarkupElement, SheetHead, SheetHeads } from './clipboard/index.ts';
export type { SourceColumn, SpannedCell } from './clipboard/index.ts';
export type { ButtonState, Can, TableAccess, TableButton } from './permissions/index.ts';
export type { PermissionEntry, PermissionLists } from './permissions/index.ts';
export type { CellStatistics, DisabledRows, Series, SeriesStep } from './table/index.ts';
export type { CompiledPrint, PrintAlign, PrintText } from './compiledPrint.ts';
export type { PaperBox, PaperPage } from './prints/laidOut.ts';
export type { AdvancedCondition, AdvancedNode, AdvancedQuery, ConditionFault } from './query/index.ts';
export type { HalfCondition, HalfGroup, HalfNode, MatchType, QueryCondition } from './query/index.ts';
