import { useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { createScriptHistory } from '../../platform/browserStorage/scriptHistory.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { useFetched } from '../../shell/ui/useFetched.ts';
import type { Example } from './examples.ts';
import { toMetaSchemas } from './metaSchema.ts';
import type { MetaSchemas } from './metaSchema.ts';
import { dictionariesOf } from './playground.ts';
import type { Playground } from './playground.ts';

const NONE: MetaSchemas = new Map();

/** Without the meta-schemas, editing works without completion and descriptions. */
export function usePlayground(examples: readonly Example[]): Playground {
  const { http, session, stored } = useShell();
  const { info } = useSnapshot(session.state);
  const owner = info?.id ?? '';
  const ask = useCallback(
    async (signal: AbortSignal) =>
      toMetaSchemas(await http.call({ method: 'GET', url: '/schema/meta', signal, refusal: 'ignore' })),
    [http],
  );
  const { value: meta = NONE } = useFetched(ask);
  return useMemo(
    () => ({ meta, dictionaries: dictionariesOf(examples, meta), history: createScriptHistory(stored, { owner }) }),
    [examples, meta, owner, stored],
  );
}
