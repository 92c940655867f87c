import { Button, ConfigProvider, Dropdown, Input, Spin, Tag } from 'antd';
import useStyle from 'antd/es/pagination/style';
import { useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDenseTheme } from './useDenseTheme.ts';

/** The paginator is rendered by our own component, with antd's styles. */
function PagesStyle() {
  const { getPrefixCls } = useContext(ConfigProvider.ConfigContext);
  const [wrap] = useStyle(getPrefixCls('pagination'));
  return wrap(<i />);
}

/**
 * antd creates the styles of a component when it is first rendered and removes them with the last one. This renders the
 * components of every list detached from the document, so that their styles exist before the first page is opened and
 * stay when the last one is closed.
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
