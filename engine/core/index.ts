/** Values, paths, exact decimals and findings: the base of all other modules. */

export { present } from './present.ts';
export { isBlank, SEPARATOR, valuesOf } from './values.ts';
export { addDecimals, compareDecimals, digitsOf, divideDecimals, equalDecimals, isDecimalText } from './decimals.ts';
export { multiplyDecimals, readDecimal, roundDecimal, shortestDecimal, subtractDecimals } from './decimals.ts';
export { toDbColumn } from './dbNames.ts';
export { fromPointer, toPointer } from './paths.ts';
export { columnsOfFilter, SYSTEM_VARIABLES, systemVariableOf } from './recordFilter.ts';
export type { Value, ValueType, Values } from './values.ts';
export type { Path } from './paths.ts';
export type { FunctionDefinition } from './functionDefinition.ts';
export type { Handler } from './handler.ts';
export { defineFunction } from './functionDefinition.ts';
export { ExtensionConflict, registerExtensions } from './extensions.ts';
export type { LanguageExtension, PanelDefinition } from './extensions.ts';
export type { Finding, Level, Moment, Reasons } from './findings.ts';
export type { CompiledExpression, Result, Scope, ScopeUser } from './scope.ts';
export type { FilterOperand, FilterOperator, RecordFilter, SystemVariable } from './recordFilter.ts';
export { DATETIME_FORMAT, DATE_FORMAT, TIME_FORMAT, formatMoment } from './formatMoment.ts';
