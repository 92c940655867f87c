import { QuestionCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';

/** Help beside a title; it can be reached by keyboard and is read out. */
export const TipsMark = ({ text }: { readonly text: string }) => (
  <Tooltip title={text} trigger={['hover', 'focus']}>
    <span className="wb-field-tips" role="img" aria-label={text} tabIndex={0}>
      <QuestionCircleOutlined aria-hidden />
    </span>
  </Tooltip>
);
