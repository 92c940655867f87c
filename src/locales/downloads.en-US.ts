import type { DownloadTexts } from './downloads.zh-CN.ts';

export const downloadsEnUS: DownloadTexts = {
  'downloads.hint':
    'Files exported in the background are kept for 7 days; leaving this page or closing the browser does not stop an export.',
  'downloads.refresh': 'Refresh',
  'downloads.none': 'No exported files',
  'downloads.failed': 'The downloads could not be loaded: {message}',
  'downloads.column.name': 'File',
  'downloads.column.state': 'State',
  'downloads.column.created': 'Exported at',
  'downloads.column.expires': 'Kept until',
  'downloads.column.actions': 'Actions',
  'downloads.state.waiting': 'Waiting',
  'downloads.state.running': 'Exporting',
  'downloads.state.done': 'Done',
  'downloads.state.failed': 'Failed',
  'downloads.state.cancelled': 'Cancelled',
  'downloads.total': '{total} rows',
  'downloads.rows': '{done} of {total} rows',
  'downloads.progressOf': 'Progress of {name}',
  'downloads.save': 'Download',
  'downloads.saveOf': 'Download {name}',
  'downloads.cancel': 'Cancel',
  'downloads.cancelOf': 'Cancel {name}',
  'downloads.remove': 'Delete',
  'downloads.removeOf': 'Delete {name}',
  'downloads.removeConfirm': 'Delete {name}? The file cannot be restored.',
};
