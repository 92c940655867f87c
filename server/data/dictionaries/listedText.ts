import type { Language } from '../../../engine/index.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';

/** Texts of dictionaries whose items are defined in their files; blank for an empty or unknown value. */
export const listedText =
  (schemas: SchemaStore, language: Language) =>
  (dictCode: string, value: string | number | null): string =>
    schemas.dictionary(dictCode, language)?.items?.find((item) => item.value === String(value))?.text ?? '';
