import { toDepartmentNodes } from '../../contract/organisation/departmentNodes.ts';
import { toRecordPage } from '../../contract/records.ts';
import { present, type CompiledPicker } from '../../engine/index.ts';
import type { Directory, PickerQuestion } from '../../renderers/index.ts';
import { CallError } from '../platform/http/callError.ts';
import type { HttpClient } from '../platform/http/httpClient.ts';
import { ported } from './calls/portErrors.ts';

type Parameters = Readonly<Record<string, string | number>>;

/** Returns the address of the list of a picker, and its parameters besides page and order. */
function listOf(picker: CompiledPicker, { keyword, departId }: PickerQuestion): readonly [url: string, Parameters] {
  const named = present({ keyword: keyword === '' ? undefined : keyword });
  switch (picker.of) {
    case 'users':
      return picker.layout === 'list'
        ? // Sent even when blank: without it, user managers would get the list of their page.
          ['/sys/user/list', { keyword, status: '1' }]
        : [
            '/sys/user/queryUserComponentData',
            { ...named, ...present({ departId: departId === '' ? undefined : departId }) },
          ];
    case 'roles':
      return ['/sys/role/list', named];
    case 'positions':
      return ['/sys/position/list', named];
    case 'records':
      return [`${picker.listUrl ?? ''}/list`, keyword === '' ? {} : { [picker.text]: `*${keyword}*` }];
    case 'departments':
      throw new Error('departments are picked from their tree');
  }
}

const DEPARTMENTS = '/sys/sysDepart';

/** Data for pickers over HTTP (W7-14 to W7-19, W7-26). */
export function createDirectory(http: HttpClient): Directory {
  const read = async (call: string, params: Parameters, signal: AbortSignal | undefined) =>
    toDepartmentNodes(await http.call({ method: 'GET', url: `${DEPARTMENTS}/${call}`, params, signal }));
  const nodes = (call: string, params: Parameters, signal: AbortSignal | undefined) =>
    ported(() => read(call, params, signal));
  return {
    rows: (picker, question, signal) =>
      ported(async () => {
        const { pageNo, pageSize, column, order } = question;
        const [url, asked] = listOf(picker, question);
        const params = { ...asked, ...present({ pageNo, pageSize, column, order }) };
        return toRecordPage(await http.call({ method: 'GET', url, params, signal }));
      }),
    departments: (pid, signal) => nodes('queryDepartTreeSync', pid === '' ? {} : { pid }, signal),
    departmentTree: (signal) => nodes('queryTreeList', {}, signal),
    findDepartments: (keyWord, signal) =>
      ported(async () => {
        try {
          return await read('searchBy', { keyWord }, signal);
        } catch (error) {
          // The contract's answer when nothing matches; not an error for the user.
          if (error instanceof CallError && error.status === 200 && error.kind === 'other') return [];
          throw error;
        }
      }),
  };
}
