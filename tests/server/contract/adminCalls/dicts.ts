import type { AreaMarks } from './marks.ts';

const DICT = 'system/dict/dict';

export const dictsMarks: AreaMarks = {
  calls: [
    { method: 'DELETE', path: '/sys/dict/delete', url: '/sys/dict/delete?id=none', mark: 'built' },
    { method: 'DELETE', path: '/sys/dict/deleteBatch', url: '/sys/dict/deleteBatch?ids=none', mark: 'built' },
    { method: 'DELETE', path: '/sys/dict/deletePhysic', url: '/sys/dict/deletePhysic/none', mark: 'built' },
    { method: 'DELETE', path: '/sys/dictItem/delete', url: '/sys/dictItem/delete?id=none', mark: 'built' },
    { method: 'GET', path: '/sys/dict/deleteList', mark: 'built' },
    { method: 'GET', path: '/sys/dict/list', mark: 'built' },
    { method: 'GET', path: '/sys/dict/queryAllDictItems', mark: 'built' },
    { method: 'GET', path: '/sys/dict/refleshCache', mark: 'built' },
    {
      method: 'GET',
      path: '/sys/dictItem/dictItemCheck',
      url: '/sys/dictItem/dictItemCheck?dictId=priority&itemValue=x',
      mark: 'built',
    },
    { method: 'GET', path: '/sys/dictItem/list', url: '/sys/dictItem/list?dictId=priority', mark: 'built' },
    { method: 'POST', path: '/sys/dict/add', mark: 'built' },
    { method: 'POST', path: '/sys/dict/edit', mark: 'built' },
    { method: 'POST', path: '/sys/dictItem/add', mark: 'built' },
    { method: 'POST', path: '/sys/dictItem/edit', mark: 'built' },
    { method: 'PUT', path: '/sys/dict/back', url: '/sys/dict/back/none', mark: 'built' },
  ],
  fields: [
    { page: DICT, part: 'columns', list: '/sys/dict/list' },
    { page: DICT, part: 'recycleBincolumns', list: '/sys/dict/deleteList' },
    { page: DICT, part: 'searchFormSchema', query: '/sys/dict/list' },
    {
      page: DICT,
      part: 'formSchema',
      form: '/sys/dict/add',
      body: { dictName: '车型', dictCode: 'marked_kind' },
    },
    { page: DICT, part: 'dictItemColumns', list: '/sys/dictItem/list?dictId=priority' },
    { page: DICT, part: 'dictItemSearchFormSchema', query: '/sys/dictItem/list?dictId=priority' },
    {
      page: DICT,
      part: 'itemFormSchema',
      form: '/sys/dictItem/add',
      body: { dictId: 'priority', itemText: '特急', itemValue: 'Z' },
    },
  ],
};
