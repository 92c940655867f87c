import { useCallback, useMemo, useState } from 'react';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { storedFiles, type FieldFile } from './fieldFile.ts';

export interface StoredFiles {
  readonly files: readonly FieldFile[];
  /** Names and sizes could not be fetched; file names from the paths are shown instead. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Returns the files of paths, as far as they are known. */
export function useStoredFiles(paths: readonly string[]): StoredFiles {
  const { uploads } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const asked = paths.join(',');
  const question = useMemo(() => ({ asked, attempt }), [asked, attempt]);
  const ask = useCallback(
    async (signal: AbortSignal) => uploads?.find(question.asked.split(','), signal),
    [question, uploads],
  );
  const { value, error } = useAnswer(uploads === undefined || asked === '' ? null : ask);
  const files = useMemo(() => storedFiles(asked === '' ? [] : asked.split(','), value), [asked, value]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { files, isFailed: error !== undefined, retry };
}
