import { join } from 'node:path';
import {
  type CompiledPage,
  type DocumentPorts,
  type Finding,
  type ScopeUser,
  type Values,
  type WireRecord,
  compileSchemas,
  createPageDocument,
  toPointer,
  validateRecord,
} from '../../engine/index.ts';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';

const schemas = compileSchemas({ texts: readSchemas(join(import.meta.dirname, '../../schemas')) });

/** Returns a shipped page by id. */
export function shippedPage(id: string): CompiledPage {
  const compiled = schemas.pages.get(id)?.page;
  if (!compiled) throw new Error(`the page ${id} does not compile`);
  return compiled;
}

export const user: ScopeUser = { id: '1', username: 'clerk', realname: '李制单', orgCode: 'A01A01' };

/** Reference rows from the seeds shipped with the project. */
export const lookup: DocumentPorts['lookup'] = async (dictCode, keys) => {
  const dictionary = schemas.dictionarySchemas.get(dictCode);
  const seed = dictionary?.seed ?? dictionary?.items ?? [];
  const rows = keys.map((key): [string, Values | null] => {
    const item = seed.find(({ value }) => value === key);
    return [key, item ? { value: item.value, text: item.text, ...item.attributes } : null];
  });
  return Object.fromEntries(rows);
};

/** R26 compares with the current date, and test declarations become old. Tests of R26 include it. */
const isTimeless = ({ ruleId }: Finding): boolean => ruleId !== 'R26';

/** `R05 error /grossWet`. */
const line = (finding: Finding): string => `${finding.ruleId} ${finding.level} ${toPointer(finding.path)}`;

const linesOf = (findings: readonly Finding[], withDates: boolean): readonly string[] =>
  findings.filter((finding) => withDates || isTimeless(finding)).map(line);

/** Returns the findings of the server for a record at submit. */
export async function judge(page: CompiledPage, record: WireRecord, withDates = false): Promise<readonly string[]> {
  const { findings } = await validateRecord(page, record, { at: 'submit', lookup, user });
  return linesOf(findings, withDates);
}

/** Returns the findings that a user sees who opens the record and submits it. */
export async function judgeInForm(
  page: CompiledPage,
  record: WireRecord,
  withDates = false,
): Promise<readonly string[]> {
  const document = createPageDocument({ page, ports: { lookup }, user, record });
  const { findings } = await document.validate('submit');
  return linesOf(findings, withDates);
}
