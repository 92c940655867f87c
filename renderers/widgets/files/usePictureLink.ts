import { useCallback, useState } from 'react';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface PictureLink {
  /** Undefined until it is loaded. */
  readonly url: string | undefined;
  readonly isBroken: boolean;
  /** Call when the picture cannot be loaded: its link may have expired, so a new one is requested, once. */
  readonly onError: () => void;
}

/** Returns the signed link of a picture (D18). `isWanted`: false for pictures out of view, which request nothing. */
export function usePictureLink(path: string, isWanted = true): PictureLink {
  const { uploads } = usePorts();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const attempt = failed.length;
  const ask = useCallback(async () => ({ attempt, url: (await uploads?.link(path)) ?? '' }), [attempt, path, uploads]);
  const { value, error } = useAnswer(isWanted && path !== '' && attempt < 2 ? ask : null);
  const url = value?.url;
  return {
    url: attempt < 2 && url !== '' ? url : undefined,
    isBroken: error !== undefined || attempt >= 2 || url === '',
    onError: () => setFailed((before) => [...before, url ?? '']),
  };
}
