/**
 * Public interface of the document module: one record being edited, and the same validation for a record that was sent.
 */
export { balanceOf } from './record/balance.ts';
export type { Balance } from './record/balance.ts';
export { copyMarks } from './wire/copyMarks.ts';
export { findingOrder } from './validation/findingOrder.ts';
export { copyRecord } from './wire/copyRecord.ts';
export { recordBelow } from './wire/recordBelow.ts';
export { createPageDocument } from './editing/createPageDocument.ts';
export { sameValue } from './record/equality.ts';
export { validateRecord } from './editing/validateRecord.ts';
export type { RecordValidation, ValidateRecordOptions } from './editing/validateRecord.ts';
export { LARGEST_RECORD, mostRecordBytes } from './wire/recordSize.ts';
export { checkWireShape } from './wire/checkWireShape.ts';
export type { IgnoredField, WireProblem, WireShape } from './wire/checkWireShape.ts';
export { wireRows } from './wire/wire.ts';
export { WIRE_TEXTS } from './wire/wireTexts.ts';
export { validateFormAndTables, ValidationRejection } from './editing/validateFormAndTables.ts';
export type { ErrorMap, FormAndTableValues, TableValues } from './editing/validateFormAndTables.ts';
export { draftOf } from './merging/draft.ts';
export { fitDraft, fitTyping, orphanOfTyping } from './merging/fitDraft.ts';
export { titlesIn } from './merging/orphans.ts';
export { joinChanges } from './merging/joinChanges.ts';
export { defaultPick, mergedChanges, mergeItems } from './merging/mergeRecords.ts';
export { isDraft } from './merging/readDraft.ts';
export { countChanges } from './record/recordChanges.ts';
export { sideAt, sideOf } from './wire/recordSide.ts';
export type { RecordDraft, TypedText } from './merging/draft.ts';
export type { SentRecord, UnansweredSave } from './record/pageDocument.ts';
export type { FittedDraft } from './merging/fitDraft.ts';
export type { LostPart } from './merging/orphans.ts';
export type { OrphanedValue } from './record/recordChanges.ts';
export { lostParts } from './merging/orphans.ts';
export type { MergeItem, MergePick, ThreeSides } from './merging/mergeRecords.ts';
