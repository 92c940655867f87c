/** English texts of a record as a whole: its header, its status, its lines, its details to be read. */
export const recordsEnUS = {
  'status.track': 'Steps of the status',
  'status.step': 'Step {step} of {count}',
  'head.label': 'The record in short',
  'head.unnamed': 'No number',
  'head.changedBy': 'Last changed by {by}, {at}',
  'head.loading': 'Loading…',
  'head.saving': 'Saving…',
  'head.moving': 'In progress…',
  'head.lost': 'Not answered',
  'head.faulty': 'Errors, not saved',
  'head.failed': 'Not saved: failed',
  'head.unsaved': 'Not saved',
  'head.saved': 'Saved',
  'head.savedAt': 'Saved {time}',
};
