import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Example } from './examples.ts';
import { unpackPage } from './sharedPage.ts';
import type { SharedPage } from './sharedPage.ts';
import { galleryText } from './galleryText.ts';

interface Brought {
  readonly shared: SharedPage | undefined;
  /** Whether the address has been read. */
  readonly isReady: boolean;
}

/** The page shared in the address; an unreadable one is reported once. */
export function useSharedPage(examples: readonly Example[] | undefined): Brought {
  const { hash } = useLocation();
  const { message } = App.useApp();
  const [brought, setBrought] = useState<Brought & { readonly hash: string }>();
  useEffect(() => {
    if (hash === '' || examples === undefined) return undefined;
    let isNewest = true;
    const unpack = async (): Promise<void> => {
      const shared = await unpackPage(hash);
      if (!isNewest) return;
      const isKnown = shared !== undefined && examples.some(({ name }) => name === shared.name);
      if (!isKnown) void message.warning(galleryText('gallery.notShared'));
      setBrought({ hash, shared: isKnown ? shared : undefined, isReady: true });
    };
    void unpack();
    return () => {
      isNewest = false;
    };
  }, [examples, hash, message]);
  if (hash === '') return { shared: undefined, isReady: true };
  return brought?.hash === hash ? brought : { shared: undefined, isReady: false };
}
