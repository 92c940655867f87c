import { Tag } from 'antd';
import { t } from '../../platform/locales/t.ts';
import type { Priority } from '../../../contract/announcement.ts';

const COLOURS: Readonly<Record<Priority, string>> = { L: 'blue', M: 'orange', H: 'red' };

/** L general, M important, H urgent (S2.10-8, W9-11). */
export function PriorityTag({ priority }: { readonly priority: Priority }) {
  return (
    <Tag color={COLOURS[priority]} bordered={false} className="notice-priority">
      {t(`notices.priority.${priority}`)}
    </Tag>
  );
}
