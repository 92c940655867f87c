import { CommentOutlined } from '@ant-design/icons';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { isOpenRemark, placeOfField, useFormComments } from './commentsContext.ts';
import './comments.css';

export interface CommentMarkProps {
  readonly field: string;
  readonly title: string;
}

/**
 * Comment button next to the label of a field. Shows the number of open comments, or that all comments are resolved;
 * without comments it is an add icon, if the user may comment. It is not a tab stop: a keyboard shortcut opens the
 * comments.
 */
export function CommentMark({ field, title }: CommentMarkProps) {
  const { t } = usePorts();
  const { at, mayComment, open } = useFormComments();
  const place = placeOfField(field);
  const all = at(place);
  if (all.length === 0 && !mayComment) return null;
  const count = all.filter(isOpenRemark).length;
  const state = all.length === 0 ? 'none' : count === 0 ? 'done' : 'open';
  return (
    <button
      type="button"
      tabIndex={-1}
      className="wb-comment-mark"
      data-state={state}
      aria-label={t(`comments.mark.${state}`, { title, count })}
      title={t(`comments.mark.${state}`, { title, count })}
      onClick={() => open(place)}
    >
      <CommentOutlined aria-hidden />
      {count > 0 && count}
    </button>
  );
}
