import { isFeasible, type OperatorPlan, type OperatorStep, type Orphan } from './operatorPlan.ts';
import { describeConflict } from './pageTables.ts';
import type { TableStatement } from './planTables.ts';
import type { StoredFault } from '../../../engine/index.ts';
import { formatText } from '../../core/texts/serverText.ts';

export const describeStatement = (statement: TableStatement): string => {
  switch (statement.kind) {
    case 'createTable':
      return `建表 ${statement.table.name}（${statement.table.columns.length} 列）`;
    case 'addColumn':
      return `加列 ${statement.table}.${statement.column.name} ${statement.column.type}`;
    case 'renameColumn':
      return `列改名 ${statement.table}.${statement.from} → ${statement.to}`;
    case 'createIndex':
      return `建${statement.index.unique === undefined ? '' : '唯一'}索引 ${statement.index.name}`;
    case 'renameIndex':
      return `索引改名 ${statement.from} → ${statement.to}`;
  }
};

const describeFill = ({ table, column, value, rows }: OperatorPlan['fills'][number]): string =>
  `给 ${rows} 条没有状态的记录填 ${table}.${column} = ${value}（否则它们不能做任何操作）`;

export const describeStep = (step: OperatorStep): string => {
  if (step.kind === 'moveValues')
    return `把 ${step.table}.${step.from} 的 ${step.rows} 个值移到 ${step.to}（改名前后两列并存）`;
  if (step.kind === 'backfill') return describeFill(step);
  const what = `改类型 ${step.table}.${step.column}：${step.has} → ${step.wants}`;
  return isFeasible(step) ? what : `${what}，有 ${step.unfit} 行不能转换，须先处理`;
};

const describeOrphan = ({ table, column, rows }: Orphan): string => `${table}.${column}，${rows} 行有值`;

const LIMITS: Readonly<Record<string, string>> = { maxLength: '字符', scale: '位小数', precision: '位数字' };

const describeFault = (fault: StoredFault): string => {
  const name = `${fault.table}.${fault.column}`;
  return fault.kind === 'type'
    ? `${name}：${fault.has} → ${fault.wants}，${fault.rows} 行`
    : `${name}：${fault.rows} 行超过 ${fault.limit} ${LIMITS[fault.kind]}`;
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];

/** Describes the plan for the operator. */
export const describePlan = (plan: OperatorPlan): string => {
  const lines = [
    ...section('自动进行，不丢失任何数据 (applied by itself):', [
      ...plan.statements.map(describeStatement),
      ...plan.fills.map(describeFill),
    ]),
    ...section('需要运维人员确认，npm run db:apply (needs a word):', plan.steps.map(describeStep)),
    ...section(
      '重复数据使唯一索引不能建立，须先处理 (contradicted by records):',
      plan.contradictions.map(({ table, index, repeated }) => `${table}：${index.name}，${repeated} 组重复`),
    ),
    ...section(
      '须在页面定义中解决 (for the pages’ author):',
      plan.stillUsed.map((conflict) => formatText(describeConflict(conflict))),
    ),
    ...section(
      '已存的值超过页面的长度或位数，保留不动；改这些记录时须先改短 (beyond the pages’ limits, left alone):',
      plan.beyondLimits.map(describeFault),
    ),
    ...section('没有页面使用的列，保留不动 (orphans, left alone):', plan.orphans.map(describeOrphan)),
  ];
  return lines.length === 0 ? '数据表与页面定义一致 (nothing to do)' : lines.join('\n');
};
