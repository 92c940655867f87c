import type { PageSchema } from '../../engine/index.ts';
import { metaSchemaOf } from '../doctor/metaSchemas.ts';
import type { PageNames } from './pageNames.ts';

/** A starter page: two columns, a detail with two columns, a searchable list, a form. */
export function startingPage({ id, title, url, table, permission }: PageNames): PageSchema {
  return {
    $schema: metaSchemaOf(`pages/${id}.json`) ?? '',
    schemaVersion: 1,
    kind: 'list',
    title,
    resource: { url, table, permission, dataScope: 'department' },
    columns: [
      {
        type: 'input',
        key: 'name',
        title: '名称',
        maxLength: 60,
        width: 220,
        validateRules: [{ required: true, at: 'save', message: '请输入${title}' }],
      },
      { type: 'textarea', key: 'remark', title: '备注', maxLength: 500, width: 240 },
    ],
    details: [
      {
        key: 'lines',
        title: '明细',
        table: `${table}_line`,
        size: 'tiny',
        columns: [
          { type: 'input', key: 'item', title: '项目', maxLength: 60, width: 220 },
          { type: 'inputNumber', key: 'quantity', title: '数量', precision: 19, scale: 5, statistics: ['sum'] },
        ],
      },
    ],
    list: {
      columns: ['name', 'remark', 'createBy', 'createTime'],
      sort: [{ column: 'createTime', order: 'desc' }],
      query: [
        { column: 'name', rule: 'like' },
        { column: 'createTime', rule: 'range', expanded: true },
      ],
      actions: [{ action: 'add' }, { action: 'edit' }, { action: 'copy' }, { action: 'delete' }],
    },
    form: {
      open: 'tab',
      groups: [{ key: 'base', title: '基本信息', columns: 4, fields: ['name', 'remark'] }],
      tabs: [{ detail: 'lines' }],
    },
    copy: { details: ['lines'] },
  };
}
