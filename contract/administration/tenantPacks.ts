import { textOf } from '../reading.ts';

/** A pack: entries and rights that a tenant may use (decision 0066). */
export interface TenantPack {
  readonly id: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly remarks: string;
  readonly permissionIds: readonly string[];
  readonly createTime: string;
}

export const toTenantPack = (row: unknown): TenantPack => ({
  id: textOf(row, 'id'),
  name: textOf(row, 'packName'),
  isOn: textOf(row, 'status') !== '0',
  remarks: textOf(row, 'remarks'),
  permissionIds: textOf(row, 'permissionIds')
    .split(',')
    .filter((id) => id !== ''),
  createTime: textOf(row, 'createTime'),
});
