import { QuestionCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';

/** Help icon next to a title; focusable and read by screen readers. */
export const TipsMark = ({ text }: { readonly text: string }) => (
  <Tooltip title={text} trigger={['hover', 'focus']}>
    <span className="wb-field-tips" role="img" aria-label={text} tabIndex={0}>
      <QuestionCircleOutlined aria-hidden />
    </span>
  </Tooltip>
);
