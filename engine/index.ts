/** Public interface of the engine; every name is exported explicitly here or in the index of its group. */

export * from './core/index.ts';
export * from './text/index.ts';
export * from './formats/index.ts';
export * from './language/index.ts';
export * from './records/index.ts';
export { textMessage, TextQuestions } from './document/record/textQuestions.ts';
export { balanceOf, checkWireShape, copyMarks, copyRecord, fitTyping, recordBelow } from './document/index.ts';
export { countChanges, createPageDocument, defaultPick, draftOf, fitDraft, isDraft } from './document/index.ts';
export { joinChanges, mergedChanges, mergeItems, sameValue, sideAt, sideOf } from './document/index.ts';
export { validateFormAndTables, findingOrder, validateRecord, ValidationRejection } from './document/index.ts';
export { LARGEST_RECORD, lostParts, mostRecordBytes, orphanOfTyping, titlesIn } from './document/index.ts';
export { wireRows, WIRE_TEXTS } from './document/index.ts';
export { blockOf, CellSearch, choose, chooseByCode, chooseByName, choiceTexts } from './table/clipboard/index.ts';
export { storedCodes, convertCell, holdsSeveral, isBlankCell, isChoiceColumn } from './table/clipboard/index.ts';
export {
  joinChoices,
  meantChoices,
  codeText,
  findSheetHeads,
  joinTables,
  leftOutReason,
} from './table/clipboard/index.ts';
export { BlockTooLarge, markedValue, MarkupStyles, MAX_BLOCK_CELLS, TEXTLESS_TAGS } from './table/clipboard/index.ts';
export { writeTabSeparated } from './table/clipboard/index.ts';
export {
  separatedRows,
  plainTitle,
  possibleCodes,
  readBlockTitles,
  readTabSeparated,
} from './table/clipboard/index.ts';
export { sheetText, ShownText, spanOf, spreadSize, spreadSpans, writeHtmlTable } from './table/clipboard/index.ts';
export { cellStatistics, createTableModel, createTemporaryId, isTemporaryId, seriesOf } from './table/index.ts';
export { layoutPrint } from './prints/layoutPrint.ts';
export { textWidth } from './prints/wrapText.ts';

export type { AskText, TextHolder } from './document/record/textQuestions.ts';
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
export type { MenuItem, MenuPermission, MenuSchema } from './generated/menu.ts';
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
export type { Block, CellRange, Choice, CopiedCell, FoundChoice, SearchTerms } from './table/clipboard/index.ts';
export type {
  HiddenForm,
  LeftOut,
  LeftOutReason,
  MarkupElement,
  SheetHead,
  SheetHeads,
} from './table/clipboard/index.ts';
export type { SourceColumn, SpannedCell } from './table/clipboard/index.ts';
export type { CellStatistics, DisabledRows, Series, SeriesStep } from './table/index.ts';
export type { PaperBox, PaperPage } from './prints/laidOut.ts';
