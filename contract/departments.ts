import { textOf } from './reading.ts';

/** A department of the user (S3-9). */
export interface Department {
  readonly id: string;
  readonly orgCode: string;
  readonly departName: string;
  /** Blank if another back end does not send it. */
  readonly tenantId: string;
}

export interface SentDepartment extends Department {
  readonly parentId: string | null;
}

export const toDepartments = (source: unknown): readonly Department[] =>
  Array.isArray(source)
    ? source.map((one) => ({
        id: textOf(one, 'id'),
        orgCode: textOf(one, 'orgCode'),
        departName: textOf(one, 'departName'),
        tenantId: textOf(one, 'tenantId'),
      }))
    : [];
