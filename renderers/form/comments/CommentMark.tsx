import { CommentOutlined } from '@ant-design/icons';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { isOpenRemark, placeOfField, useFormComments } from './commentsContext.ts';
import './comments.css';

export interface CommentMarkProps {
  readonly field: string;
  readonly title: string;
}

/**
 * At the label of a field: how many comments it has that are open, or that they are dealt with; where there is none and
 * one may be made, a sign for the pointer. The keyboard has a key for it, so it is no stop on the way through a form.
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
