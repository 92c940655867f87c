export { checkStoredColumns } from './checkStoredColumns.ts';
export { compilePage, resolveExtends } from './compilePage.ts';
export { compileSchemas } from './compileSchemas.ts';
export { RESERVED_KEYS } from './columnKeys.ts';
export { RESERVED_ACTIONS } from './compileActions.ts';
export { SYSTEM_COLUMNS } from './fields.ts';
export {
  compileFormilySchema,
  compileRowFormilySchema,
  compileQueryFormilySchema,
  queryFieldName,
} from './formilySchema.ts';
export type { UndrawnTypes } from './checkDrawn.ts';
export type { CompileContext } from './compilePage.ts';
export type { CompiledSchemas, CompileSchemasOptions } from './compileSchemas.ts';
export type { FormilySchema } from './formilySchema.ts';
export type { PageFile } from './pageFile.ts';
export { PAGE_FUNCTIONS, PAGE_HANDLERS } from './pageFunctions.ts';
export { compileReport } from './compileReport.ts';
export { localisePage } from './localisePage.ts';
export type { PageLocales } from './readLocales.ts';
export { inLanguages } from './readWordLocales.ts';
export type { DictionaryLocales, MenuLocales } from './readWordLocales.ts';
