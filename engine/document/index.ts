/** The door of the document room: one record being edited, and the same judgement for a record that was sent. */
export { copyRecord } from './copyRecord.ts';
export { createPageDocument } from './createPageDocument.ts';
export { sameValue } from './equality.ts';
export { validateRecord } from './validateRecord.ts';
export type { RecordValidation, ValidateRecordOptions } from './validateRecord.ts';
export { checkWireShape } from './checkWireShape.ts';
export type { WireProblem, WireShape } from './checkWireShape.ts';
export { validateFormAndTables, ValidationRejection } from './validateFormAndTables.ts';
export type { ErrorMap, FormAndTableValues, TableValues } from './validateFormAndTables.ts';
