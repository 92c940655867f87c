import type { AreaMarks } from './marks.ts';

const DICT = 'system/dict/dict';
const CHECK = 'system/checkRule/check.rule';
const FILL = 'system/fillRule/fill.rule';
const TEMPLATE = 'system/message/template/template';
const MESSAGE = 'system/message/manage/manage';
const WHITE_LIST = 'system/tableWhiteList/SysTableWhiteList';

const REGISTERED = 'what may be read of a table is what the schemas register (D8): the list shows it, files change it';
const SENT_BY_SERVER = 'what was sent is written by the server alone';

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
    {
      method: 'GET',
      path: '`/sys/dict/getDictItems/${params.code',
      url: '/sys/dict/getDictItems/priority',
      mark: 'built',
    },
    { method: 'PUT', path: '/sys/dict/back', url: '/sys/dict/back/none', mark: 'built' },
    {
      method: 'GET',
      path: '/sys/duplicate/check',
      url: '/sys/duplicate/check?tableName=sys_check_rule&fieldName=rule_code&fieldVal=none',
      mark: 'built',
    },
    ...['checkRule', 'fillRule'].flatMap((rule): AreaMarks['calls'] => [
      { method: 'GET', path: `/sys/${rule}/list`, mark: 'built' },
      { method: 'POST', path: `/sys/${rule}/add`, mark: 'built' },
      { method: 'PUT', path: `/sys/${rule}/edit`, mark: 'built' },
      { method: 'DELETE', path: `/sys/${rule}/delete`, url: `/sys/${rule}/delete?id=none`, mark: 'built' },
      { method: 'DELETE', path: `/sys/${rule}/deleteBatch`, url: `/sys/${rule}/deleteBatch?ids=none,`, mark: 'built' },
    ]),
    {
      method: 'GET',
      path: '/sys/checkRule/checkByCode',
      url: '/sys/checkRule/checkByCode?ruleCode=entry_id&value=1',
      mark: 'built',
    },
    {
      method: 'GET',
      path: '/sys/fillRule/testFillRule',
      url: '/sys/fillRule/testFillRule?ruleCode=none',
      mark: 'built',
    },
    { method: 'GET', path: '/sys/tableWhiteList/list', mark: 'built' },
    { method: 'POST', path: '/sys/tableWhiteList/add', mark: 'refused', why: REGISTERED },
    { method: 'POST', path: '/sys/tableWhiteList/edit', mark: 'refused', why: REGISTERED },
    { method: 'DELETE', path: '/sys/tableWhiteList/delete', mark: 'refused', why: REGISTERED },
    { method: 'DELETE', path: '/sys/tableWhiteList/deleteBatch', mark: 'refused', why: REGISTERED },
    { method: 'GET', path: '/sys/message/sysMessage/list', mark: 'built' },
    {
      method: 'DELETE',
      path: '/sys/message/sysMessage/deleteBatch',
      url: '/sys/message/sysMessage/deleteBatch?ids=none,',
      mark: 'built',
    },
    { method: 'POST', path: '/sys/message/sysMessage/add', mark: 'refused', why: SENT_BY_SERVER },
    { method: 'PUT', path: '/sys/message/sysMessage/edit', mark: 'refused', why: SENT_BY_SERVER },
    { method: 'GET', path: '/sys/message/sysMessageTemplate/list', mark: 'built' },
    { method: 'POST', path: '/sys/message/sysMessageTemplate/add', mark: 'built' },
    { method: 'PUT', path: '/sys/message/sysMessageTemplate/edit', mark: 'built' },
    {
      method: 'DELETE',
      path: '/sys/message/sysMessageTemplate/deleteBatch',
      url: '/sys/message/sysMessageTemplate/deleteBatch?ids=none,',
      mark: 'built',
    },
    { method: 'POST', path: '/sys/message/sysMessageTemplate/sendMsg', mark: 'built' },
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
    { page: CHECK, part: 'columns', list: '/sys/checkRule/list' },
    { page: CHECK, part: 'searchFormSchema', query: '/sys/checkRule/list' },
    { page: CHECK, part: 'formSchema', form: '/sys/checkRule/add', body: { ruleName: '车牌', ruleCode: 'marked' } },
    { page: CHECK, part: 'checkRuleInput', none: 'a value to be tried; it goes with checkByCode' },
    { page: FILL, part: 'columns', list: '/sys/fillRule/list' },
    { page: FILL, part: 'searchFormSchema', query: '/sys/fillRule/list' },
    {
      page: FILL,
      part: 'formSchema',
      form: '/sys/fillRule/add',
      body: { ruleName: '订单号', ruleCode: 'marked', ruleClass: 'orderNumber', ruleParams: '{"digits":"5"}' },
    },
    { page: WHITE_LIST, part: 'columns', list: '/sys/tableWhiteList/list' },
    { page: WHITE_LIST, part: 'searchFormSchema', query: '/sys/tableWhiteList/list' },
    { page: WHITE_LIST, part: 'formSchema', none: REGISTERED },
    { page: TEMPLATE, part: 'columns', list: '/sys/message/sysMessageTemplate/list' },
    { page: TEMPLATE, part: 'searchFormSchema', query: '/sys/message/sysMessageTemplate/list' },
    {
      page: TEMPLATE,
      part: 'formSchemas',
      form: '/sys/message/sysMessageTemplate/add',
      body: {
        templateName: '提醒',
        templateCode: 'marked',
        templateType: '1',
        templateContent: '您好',
        useStatus: '1',
      },
    },
    {
      page: TEMPLATE,
      part: 'sendTestFormSchemas',
      form: '/sys/message/sysMessageTemplate/sendMsg',
      body: { templateCode: 'marked', testData: '{}', msgType: 'system', receiver: 'clerk' },
      without: Object.fromEntries(
        ['templateName', 'templateContent'].map((name) => [name, 'shown beside the data; the stored template is sent']),
      ),
    },
    { page: MESSAGE, part: 'columns', list: '/sys/message/sysMessage/list' },
    { page: MESSAGE, part: 'searchFormSchema', query: '/sys/message/sysMessage/list' },
    { page: MESSAGE, part: 'formSchemas', none: SENT_BY_SERVER },
  ],
};
