import { Avatar } from 'antd';
import { useEffect, useState } from 'react';
import type { Ports } from '../../../renderers/index.ts';

interface PersonPictureProps {
  readonly uploads: Ports['uploads'];
  /** Path of the picture; blank: none. */
  readonly path: string;
  readonly name: string;
  /** Size in pixels. */
  readonly size: number;
}

/** Picture of a person; the last letter of the name when there is no picture or it may not be seen. */
export function PersonPicture({ uploads, path, name, size }: PersonPictureProps) {
  const [link, setLink] = useState<{ readonly of: string; readonly to: string }>();
  useEffect(() => {
    if (path === '' || uploads === undefined) return undefined;
    let isGone = false;
    const fetch = async (): Promise<void> => {
      try {
        const to = await uploads.link(path);
        if (!isGone) setLink({ of: path, to });
      } catch {
        // The letter is shown instead.
      }
    };
    void fetch();
    return () => {
      isGone = true;
    };
  }, [path, uploads]);
  return (
    <Avatar size={size} src={link?.of === path ? link.to : undefined} alt="" className="person-picture" aria-hidden>
      {[...name].at(-1) ?? ''}
    </Avatar>
  );
}
