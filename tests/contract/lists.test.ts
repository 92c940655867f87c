import { describe, expect, it } from 'vitest';
import { toCallLogEntry, toVisitCounts } from '../../contract/callLog.ts';
import { toOnlineUser, toSignedInPlaces } from '../../contract/onlineUsers.ts';
import { toRowPage } from '../../contract/pages.ts';
import { toServerEnvironment, toServerHealth } from '../../contract/serverFacts.ts';

describe('the lists of administrators as they are read', () => {
  it('have rows and a total; what is no record is no row [S7-8]', () => {
    const page = {
      records: [{ token: 'a', username: 'wang', sex_dictText: '男', current: true }, null, 'x'],
      total: '7',
    };
    expect(toRowPage(page, toOnlineUser)).toEqual({
      rows: [
        {
          token: 'a',
          username: 'wang',
          realname: '',
          birthday: '',
          sexText: '男',
          phone: '',
          ip: '',
          loginTime: '',
          current: true,
        },
      ],
      total: 7,
    });
  });

  it.each([null, [], 'x', { records: {}, total: {} }])('are empty in an answer that lists nothing: %o', (answer) => {
    expect(toRowPage(answer, toOnlineUser)).toEqual({ rows: [], total: 0 });
    expect(toSignedInPlaces(answer)).toEqual([]);
  });

  it('distinguish user name from real name in the log, and zero cost from none [S7-19]', () => {
    expect(toCallLogEntry({ userid: 'wang', username: '王建国', costTime: 0 })).toMatchObject({
      username: 'wang',
      realname: '王建国',
      cost: '0',
    });
    expect(toCallLogEntry({ costTime: null }).cost).toBe('');
    expect(toVisitCounts({ todayVisitCount: 3, todayIp: '2' })).toEqual({
      totalVisitCount: 0,
      todayVisitCount: 3,
      todayIp: 2,
    });
  });

  it('know the session that asks by the boolean true alone', () => {
    expect([true, 'true', 1, undefined].map((current) => toOnlineUser({ current }).current)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(toSignedInPlaces([{ id: 'a', current: true }, { id: 'b' }]).map(({ current }) => current)).toEqual([
      true,
      false,
    ]);
  });
});

describe('what is known of the server', () => {
  it('is nothing but zeros and blanks where another server says nothing [S2.1-16]', () => {
    const health = toServerHealth(null);
    expect([health.node, health.memory.total, health.database.version, health.database.poolBusy]).toEqual([
      '',
      0,
      '',
      0,
    ]);
    expect(toServerEnvironment('x')).toEqual({
      version: '',
      time: '',
      moment: 0,
      pages: 0,
      problems: 0,
      development: false,
    });
  });

  it('is read part by part', () => {
    const answer = { node: 'v24', cpus: 4, memory: { total: 8, free: 2 }, database: { version: '17', size: '9' } };
    const { node, cpus, memory, database } = toServerHealth(answer);
    expect([node, cpus, memory.total, memory.free, database.version, database.size]).toEqual(['v24', 4, 8, 2, '17', 9]);
  });
});
