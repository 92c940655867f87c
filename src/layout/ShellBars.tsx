import { ConnectionBar } from './ConnectionBar.tsx';
import { ReleaseBar } from './ReleaseBar.tsx';

/** What the whole product has to say, above its pages. */
export const ShellBars = () => (
  <>
    <ConnectionBar />
    <ReleaseBar />
  </>
);
