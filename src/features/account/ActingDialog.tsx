import { EmptyState } from '../../../renderers/index.ts';
import { Alert, Button, List, Modal, Skeleton, Tag } from 'antd';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { actingText as text, useActFor, useActing } from './useActing.ts';

/** Lists users for whom the user may act now; starts and ends acting (decision 0068). */
export function ActingDialog({ onClose }: { readonly onClose: () => void }) {
  const { value, failure, again } = useActing();
  const actFor = useActFor();
  return (
    <Modal open title={text('acting.menu')} footer={null} onCancel={onClose}>
      <Alert type="info" showIcon message={text('acting.about')} style={{ marginBottom: 12 }} />
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
      {failure === undefined && value === undefined && <Skeleton active />}
      {value !== undefined && (
        <List
          dataSource={[...value.mayActFor]}
          locale={{ emptyText: <EmptyState text={text('acting.none')} /> }}
          renderItem={({ username, realname, until }) => {
            const isNow = username === value.actingFor?.username;
            return (
              <List.Item
                key={username}
                actions={[
                  <Button
                    key="act"
                    type={isNow ? 'default' : 'primary'}
                    size="small"
                    onClick={() => void actFor(isNow ? '' : username)}
                  >
                    {text(isNow ? 'acting.end' : 'acting.begin')}
                  </Button>,
                ]}
              >
                <List.Item.Meta
                  title={
                    <>
                      {`${realname} (${username})`} {isNow && <Tag color="blue">{text('acting.now')}</Tag>}
                    </>
                  }
                  description={text('acting.until', { until })}
                />
              </List.Item>
            );
          }}
        />
      )}
    </Modal>
  );
}
