export { checkStoredColumns } from './stored/checkStoredColumns.ts';
export type { StoredFault } from './stored/checkStoredValues.ts';
export { compilePage } from './page/compilePage.ts';
export { compilePageFile, resolveExtends } from './project/compilePageFile.ts';
export { compileSchemas } from './project/compileSchemas.ts';
export { RESERVED_KEYS } from './columns/columnKeys.ts';
export { SYSTEM_COLUMNS, systemColumnsIn } from './parts/fields.ts';
export {
  compileFormilySchema,
  compileRowFormilySchema,
  compileQueryFormilySchema,
  queryFieldName,
} from './page/formilySchema.ts';
export type { CompileContext } from './page/compilePage.ts';
export type { CompiledSchemas, CompileSchemasOptions } from './project/compileSchemas.ts';
export type { FormilySchema } from './page/formilySchema.ts';
export type { PageFile } from './parts/pageFile.ts';
export { pageFunctionsIn, pageHandlers } from './parts/pageFunctions.ts';
export { compileReport } from './project/compileReport.ts';
export { localisePage } from './inherit/localisePage.ts';
export { inLanguages } from './project/namedLocales.ts';
export type { NamedLocales } from './project/namedLocales.ts';
export { localiseDictionary } from './project/readDictionaryLocales.ts';
export type { MenuLocales } from './project/readMenuLocales.ts';
export { localiseReport } from './project/readReportLocales.ts';
