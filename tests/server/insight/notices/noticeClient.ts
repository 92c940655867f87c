import { createLiveChannel, liveUrl, type LiveChannel } from '../../../../src/platform/live/liveChannel.ts';
import type { TestClient } from '../../testServer.ts';
import type { LiveMessage } from '../../../../contract/liveMessage.ts';

/** A user's window on one of the servers: the client's own channel, with the notices it received. */
export interface NoticeWindow {
  readonly channel: LiveChannel;
  readonly heard: LiveMessage['body'][];
  /** Number of reconnections. */
  returns: number;
  readonly close: () => void;
}

export const openWindow = ({ userId, token }: TestClient, origin: string): NoticeWindow => {
  const channel = createLiveChannel({ target: () => ({ url: liveUrl('/api', userId, origin), token }) });
  const window: NoticeWindow = { channel, heard: [], returns: 0, close: () => channel.close() };
  channel.subscribe(({ body }) => window.heard.push(body));
  channel.onReturn(() => {
    window.returns += 1;
  });
  channel.open();
  return window;
};
