import type { commentsZhCN } from './comments.zh-CN.ts';

export const commentsEnUS: Readonly<Record<keyof typeof commentsZhCN, string>> = {
  'comments.title': 'Comments',
  'comments.on': 'Comments: {title}',
  'comments.field': 'Field that the comment is about',
  'comments.goneRow': '{detail} line {row} (removed)',
  'comments.unsavedRow': 'This line is not saved yet; save first, then comment',
  'comments.whole': 'The record as a whole',
  'comments.none': 'No comments yet',
  'comments.new': 'Comment; Ctrl+Enter sends it',
  'comments.send': 'Send the comment',
  'comments.answer': 'Answer',
  'comments.answerTo': 'Answer to {name}; Ctrl+Enter sends it',
  'comments.resolve': 'Resolve',
  'comments.reopen': 'Reopen',
  'comments.resolvedBy': 'Resolved by {name}',
  'comments.due': '{count} open comments',
  'comments.of': '{title}: {text}',
  'comments.failed': 'Comments could not be loaded.',
  'comments.mark.none': 'Comment on {title} (Shift+F2)',
  'comments.mark.open': '{title} has {count} open comments (Shift+F2)',
  'comments.mark.done': 'Comments on {title} are resolved (Shift+F2)',
};
