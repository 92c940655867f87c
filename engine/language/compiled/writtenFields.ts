import type { FieldSetSchema, GroupSchema } from '../../generated/page.ts';

type Written = GroupSchema['fields'][number];

export const isFieldSet = (written: Written): written is FieldSetSchema => typeof written !== 'string';

/** Returns the keys of the columns that a group shows, including those of its sets. */
export const fieldKeysOf = ({ fields }: Pick<GroupSchema, 'fields'>): readonly string[] =>
  fields.flatMap((written) => (isFieldSet(written) ? written.fields : [written]));

/** Returns the field sets of a group. */
export const fieldSetsOf = ({ fields }: Pick<GroupSchema, 'fields'>): readonly FieldSetSchema[] =>
  fields.filter(isFieldSet);

/** Returns the remaining fields of a group; a set with one remaining field is replaced by that field. */
export function fieldsWithout(fields: GroupSchema['fields'], keeps: (key: string) => boolean): Written[] {
  return fields.flatMap((written): readonly Written[] => {
    if (!isFieldSet(written)) return keeps(written) ? [written] : [];
    const left = written.fields.filter(keeps);
    if (left.length < 2) return left;
    const widths = written.widths?.filter((_, index) => keeps(written.fields[index] ?? ''));
    return [{ ...written, fields: left, ...(widths && { widths }) }];
  });
}
