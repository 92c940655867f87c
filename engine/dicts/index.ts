export { compileDictionary, readableAttributes } from './compileDictionary.ts';
export type { CompiledDictionary } from './compileDictionary.ts';
