import type { FieldSetSchema, GroupSchema } from '../../generated/page.ts';

type Written = GroupSchema['fields'][number];

export const isFieldSet = (written: Written): written is FieldSetSchema => typeof written !== 'string';

/** Keys of the columns that a group shows, those of its sets as well. */
export const fieldKeysOf = ({ fields }: Pick<GroupSchema, 'fields'>): readonly string[] =>
  fields.flatMap((written) => (isFieldSet(written) ? written.fields : [written]));

/** The sets of a group. */
export const fieldSetsOf = ({ fields }: Pick<GroupSchema, 'fields'>): readonly FieldSetSchema[] =>
  fields.filter(isFieldSet);

/** What is left of the fields of a group; a set of which one is left is that field alone. */
export function fieldsWithout(fields: GroupSchema['fields'], keeps: (key: string) => boolean): Written[] {
  return fields.flatMap((written): readonly Written[] => {
    if (!isFieldSet(written)) return keeps(written) ? [written] : [];
    const left = written.fields.filter(keeps);
    if (left.length < 2) return left;
    const widths = written.widths?.filter((_, index) => keeps(written.fields[index] ?? ''));
    return [{ ...written, fields: left, ...(widths && { widths }) }];
  });
}
