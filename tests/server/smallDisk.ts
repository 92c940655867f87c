import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a separate disk over a folder, of the given size (`20m`) or read-only. */
export function smallDisk(folder: string, size: string, options = 'rw'): { readonly remove: () => void } {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755,${options}`, 'tmpfs', folder], { stdio: 'pipe' });
  return { remove: () => void execFileSync('umount', ['-l', folder], { stdio: 'pipe' }) };
}

/** Reason for skipping a test that needs a separate disk, for its title. */
export const skipWithoutMount = 'skipped where no disk may be mounted';

/** Only administrators may mount, and not in every container. */
export const canMount = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-mount-'));
  try {
    smallDisk(folder, '1m').remove();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
})();
