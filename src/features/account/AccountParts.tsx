import { useState } from 'react';
import { chunkedDialog } from '../../platform/chunks/chunked.tsx';
import { PartBoundary } from '../../shell/ui/PartBoundary.tsx';

const SettingsDrawer = chunkedDialog(
  async () => (await import('../../navigation/settingsDrawer/SettingsDrawer.tsx')).SettingsDrawer,
);
const PasswordDialog = chunkedDialog(async () => (await import('./PasswordDialog.tsx')).PasswordDialog);
const ActingDialog = chunkedDialog(async () => (await import('./ActingDialog.tsx')).ActingDialog);
const SwitchDepartment = chunkedDialog(async () => (await import('./SwitchDepartment.tsx')).SwitchDepartment);

/** Overlays of the user's own account. */
export type AccountPart = 'settings' | 'password' | 'department' | 'acting';

/** Prefetches all of them: the user is about to open one. */
export function prepareAccountParts(): void {
  for (const part of [SettingsDrawer, PasswordDialog, ActingDialog, SwitchDepartment]) void part.prepare();
}

interface AccountPartsProps {
  readonly open: AccountPart | null;
  readonly username: string;
  readonly onClose: () => void;
}

/** The settings drawer stays mounted once opened and animates out; dialogs unmount. */
export function AccountParts({ open, username, onClose }: AccountPartsProps) {
  const [hasSettings, setHasSettings] = useState(false);
  if (open === 'settings' && !hasSettings) setHasSettings(true);
  return (
    <>
      {hasSettings && (
        <PartBoundary
          onClose={() => {
            setHasSettings(false);
            onClose();
          }}
        >
          <SettingsDrawer open={open === 'settings'} onClose={onClose} />
        </PartBoundary>
      )}
      {open !== null && open !== 'settings' && (
        <PartBoundary key={open} onClose={onClose}>
          {open === 'password' && <PasswordDialog username={username} onClose={onClose} />}
          {open === 'acting' && <ActingDialog onClose={onClose} />}
          {open === 'department' && <SwitchDepartment onClose={onClose} />}
        </PartBoundary>
      )}
    </>
  );
}
