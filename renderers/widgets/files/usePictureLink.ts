import { useCallback, useState } from 'react';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface PictureLink {
  /** Undefined until it is there. */
  readonly url: string | undefined;
  readonly isBroken: boolean;
  /** The picture could not be loaded: its link may be over, so another one is asked for, once. */
  readonly onError: () => void;
}

/** The signed link of a picture (D18). `isWanted`: nothing is asked for what is out of sight. */
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
