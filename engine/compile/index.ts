export { compilePage, resolveExtends } from './compilePage.ts';
export { compileSchemas } from './compileSchemas.ts';
export { SYSTEM_COLUMNS } from './fields.ts';
export { compileFormilySchema, compileQueryFormilySchema, queryFieldName } from './formilySchema.ts';
export type { CompileContext } from './compilePage.ts';
export type { CompiledSchemas, CompileSchemasOptions } from './compileSchemas.ts';
export type { FormilySchema } from './formilySchema.ts';
export type { PageFile } from './pageFile.ts';
export { PAGE_FUNCTIONS, PAGE_HANDLERS } from './pageFunctions.ts';
