import { toLastChanges } from '../../contract/administration/dataLog.ts';
import { toRecordComments } from '../../contract/notices/fieldComments.ts';
import type { RecordReview, RemarkPlace } from '../../renderers/index.ts';
import type { HttpClient } from '../platform/http/httpClient.ts';
import { ported } from './calls/portErrors.ts';

const placeOnWire = ({ field, cell }: RemarkPlace) => ({
  field: field || null,
  ...(cell && { cell: { detail: cell.detail, rowId: cell.rowId } }),
});

/** Comments of records and other information for their readers, over HTTP. */
export const createReview = (http: HttpClient): RecordReview => ({
  lastChanges: (page, id, signal) =>
    ported(async () => {
      const params = { page: page.id, id };
      return toLastChanges(await http.call({ method: 'GET', url: '/sys/dataLog/lastChanges', params, signal }));
    }),
  comments: (page, id, signal) =>
    ported(async () => {
      const params = { page: page.id, id };
      return toRecordComments(await http.call({ method: 'GET', url: '/sys/fieldComment/list', params, signal }));
    }),
  remark: (page, id, { act, ...said }) =>
    ported(async () => {
      const url = `/sys/fieldComment/${act}?${new URLSearchParams({ page: page.id })}`;
      // A comment without a field refers to the whole record.
      const body = 'field' in said ? { id, ...placeOnWire(said), text: said.text } : { id, ...said };
      return toRecordComments(await http.call({ method: 'POST', url, body }));
    }),
});
