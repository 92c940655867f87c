import { Button, ConfigProvider, Dropdown, Input, Spin, Tag } from 'antd';
import useStyle from 'antd/es/pagination/style';
import { useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDenseTheme } from './useDenseTheme.ts';

/** Pages are drawn by ourselves, with antd's styles. */
function PagesStyle() {
  const { getPrefixCls } = useContext(ConfigProvider.ConfigContext);
  const [wrap] = useStyle(getPrefixCls('pagination'));
  return wrap(<i />);
}

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
      <PagesStyle />
      <Dropdown menu={{ items: [] }}>
        <Button size="small" />
      </Dropdown>
      <Input />
      <Spin />
      <Tag color="blue" />
    </ConfigProvider>,
    place,
  );
}
