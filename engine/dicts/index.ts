export { compileDictionary, readableAttributes } from './compileDictionary.ts';
export { findDictionary, isDictExpression, readDictExpression } from './dictExpression.ts';
export { parseWhere } from './parseWhere.ts';
export { SYSTEM_TABLES } from './systemTables.ts';
export type { CompiledDictionary } from './compileDictionary.ts';
export type { DictExpression } from './dictExpression.ts';
export type { WhereFault } from './parseWhere.ts';
export type { TableSource } from './tableDictionary.ts';
