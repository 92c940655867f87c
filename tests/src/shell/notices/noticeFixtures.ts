import { good } from '../../fakes/fakeServer.ts';
import type { FakeRoute } from '../../fakes/fakeServer.ts';

export const LIST = 'GET /api/sys/annountCement/listByUser';
export const DETAIL = 'GET /api/sys/annountCement/queryById';
const READ = 'POST /api/sys/sysAnnouncementSend/editByAnntIdAndUserId';
export const MINE = 'GET /api/sys/sysAnnouncementSend/getMyAnnouncementSend';
const USERS = 'GET /api/sys/user/list';

type Fields = Readonly<Record<string, unknown>>;

/** Returns an announcement in wire format. */
export const announcement = (fields: Fields = {}): Fields => ({
  id: '7',
  anntId: '7',
  titile: '系统升级',
  priority: 'M',
  msgCategory: '1',
  sender: 'zhang',
  sendTime: '2026-11-20 08:00:00',
  createTime: '2026-11-19 08:00:00',
  openType: null,
  openPage: null,
  busId: null,
  readFlag: '0',
  ...fields,
});

/** Unread messages as the server stores them: reading one removes it. */
export class Unread {
  notices: Fields[];
  system: Fields[];
  /** Ids that were marked read, in order. */
  readonly read: unknown[] = [];

  constructor(notices: readonly Fields[], system: readonly Fields[] = []) {
    this.notices = [...notices];
    this.system = [...system];
  }

  get routes(): Readonly<Record<string, FakeRoute>> {
    return {
      [LIST]: () =>
        good({
          anntMsgList: this.notices,
          anntMsgTotal: this.notices.length,
          sysMsgList: this.system,
          sysMsgTotal: this.system.length,
        }),
      [READ]: ({ body }) => {
        const { anntId } = Object(body);
        this.read.push(anntId);
        this.notices = this.notices.filter(({ id }) => id !== anntId);
        this.system = this.system.filter(({ id }) => id !== anntId);
        return good(null);
      },
      [USERS]: ({ params }) =>
        good({ records: params['username'] === 'zhang' ? [{ username: 'zhang', realname: '张主管' }] : [] }),
    };
  }
}
