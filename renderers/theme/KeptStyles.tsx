import { Button, ConfigProvider, Dropdown, Empty, Input, Pagination, Spin, Tag } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useDenseTheme } from './useDenseTheme.ts';

/**
 * antd makes the styles of a component when it is first drawn and throws them away with the last one. This draws, where
 * nobody sees it and outside of the document, what every list is made of: their styles are there before the first page
 * is opened, and stay when the last one is closed.
 */
export function KeptStyles() {
  const theme = useDenseTheme();
  const [place] = useState(() => document.createElement('div'));
  return createPortal(
    <ConfigProvider theme={theme}>
      <Pagination size="small" total={0} showSizeChanger showQuickJumper />
      <Dropdown menu={{ items: [] }}>
        <Button size="small" />
      </Dropdown>
      <Empty />
      <Input />
      <Spin />
      <Tag color="blue" />
    </ConfigProvider>,
    place,
  );
}
