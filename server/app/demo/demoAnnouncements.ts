import type { Values } from '../../../engine/index.ts';
import { showInstant } from '../../core/base/instants.ts';
import { HOUR_MS, type DemoRecord } from './demoRecord.ts';

const released = (hoursAgo: number, now: Date): Values => ({
  sendStatus: '1',
  sender: 'admin',
  sendTime: showInstant(new Date(now.getTime() - hoursAgo * HOUR_MS)),
});

const WELCOME = `<p>各位同事：</p>
<p>新的报关系统今天起投入使用，请大家留意以下几点：</p>
<ul>
<li>明细表可以直接从 Excel <b>粘贴</b>，校验问题会标在对应的单元格上；</li>
<li>未填完的单据可以随时保存，<b>提交复核</b>时才做完整校验；</li>
<li>录入中断（断电、刷新、登录过期）的内容，再次打开时会提示恢复。</li>
</ul>
<p>使用中遇到问题，请联系系统管理员。</p>`;

const MAINTENANCE = `<p>系统将于本周六 22:00 至 23:00 停机维护，届时无法登录。</p>
<table>
<tr><th>时间</th><th>影响</th></tr>
<tr><td>22:00–22:30</td><td>全部功能</td></tr>
<tr><td>22:30–23:00</td><td>附件与打印</td></tr>
</table>
<p>请提前保存手头的单据。</p>`;

/** Two notices, a system message and a draft, all fictitious. */
export const demoAnnouncements = (now: Date): readonly DemoRecord[] => {
  const all: readonly (readonly [hoursAgo: number, values: Values])[] = [
    [
      30,
      { titile: '欢迎使用报关管理系统', priority: 'L', msgCategory: '1', msgContent: WELCOME, ...released(30, now) },
    ],
    [
      5,
      { titile: '本周六系统停机维护', priority: 'M', msgCategory: '1', msgContent: MAINTENANCE, ...released(5, now) },
    ],
    [
      2,
      {
        titile: '有出口报关单待处理，请尽快完成申报',
        priority: 'H',
        msgCategory: '2',
        msgContent: '<p>有退回修改的出口报关单尚未处理，请打开出口报关单页面，按状态筛选后处理。</p>',
        openType: 'component',
        openPage: 'bgd/BgdExportList',
        ...released(2, now),
      },
    ],
    [
      1,
      {
        titile: '节假日值班安排（草稿）',
        priority: 'L',
        msgCategory: '1',
        msgContent: '<p>值班表待定。</p>',
        sendStatus: '0',
      },
    ],
  ];
  return all.map(([hoursAgo, values]) => ({
    page: 'system/announcement',
    values: { msgType: 'ALL', ...values },
    rows: {},
    createBy: 'admin',
    orgCode: 'A01',
    createTime: new Date(now.getTime() - hoursAgo * HOUR_MS),
  }));
};
