import type { FastifyRequest } from 'fastify';
import { COLUMN_PARAMETERS } from '../../../contract/files/uploads.ts';
import { DEFAULT_FILE_MB, permissionOf, type CompiledUpload, mayChange } from '../../../engine/index.ts';
import { forbidden, problemsRefusal } from '../../core/base/errors.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import { serverText } from '../../core/texts/serverText.ts';

export type UploadLimits = Pick<CompiledUpload, 'maxSize' | 'isImage'>;

const DEFAULTS: UploadLimits = { maxSize: DEFAULT_FILE_MB, isImage: false };

export const columnSchema = {
  type: 'object',
  properties: Object.fromEntries(COLUMN_PARAMETERS.map((name) => [name, { type: 'string', maxLength: 200 }])),
} as const;

/**
 * Upload limits of the column that a call names with `_page` and `_column`; the general limits if it names none. Throws
 * 400 if the page does not have the column, and 403 if the caller may not fill it in.
 */
export function uploadLimits(request: FastifyRequest, schemas: Pick<SchemaStore, 'page'>): UploadLimits {
  const { _page: pageId = '', _column: name = '' }: { readonly _page?: string; readonly _column?: string } = Object(
    request.query,
  );
  if (pageId === '' && name === '') return DEFAULTS;
  const page = schemas.page(pageId);
  const [key = '', ...rest] = name.split('.');
  const columns = rest.length === 0 ? page?.columns : page?.detailByKey.get(key)?.columns;
  const column = columns?.find((one) => one.key === (rest.length === 0 ? key : rest.join('.')));
  if (page === undefined || column?.upload === undefined)
    throw problemsRefusal('badParameters', [{ path: '/_column', said: serverText('columnTakesNoFiles') }]);
  const { can } = callerOf(request.session);
  const [add, edit] = [permissionOf(page, 'add'), permissionOf(page, 'edit')];
  if (!can(add) && !can(edit)) throw forbidden(add);
  if (!mayChange(column, can)) throw forbidden(column.editPermission ?? column.viewPermission ?? add);
  return column.upload;
}
