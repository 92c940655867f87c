import type { usersZhCN } from './users.zh-CN.ts';

export const usersEnUS: Record<keyof typeof usersZhCN, string> = {
  'users.none': 'Select users in the list first',
  'users.reset': 'Reset passwords',
  'users.resetAsk':
    'Random passwords are made for these {count} users. Their old ones stop working, and they are signed out.',
  'users.resetDone': 'These passwords are shown this once. Tell them to the users now.',
  'users.account': 'Account',
  'users.name': 'Name',
  'users.password': 'New password',
  'users.copyAll': 'Copy all',
  'users.copied': 'Copied',
  'users.notCopied': 'It could not be copied; please select it',
  'users.freeze': 'Freeze',
  'users.thaw': 'Thaw',
  'users.statusAsk': 'Who is frozen is signed out at once and cannot sign in until thawed.',
  'users.status': 'Status',
  'users.phone': 'Mobile',
  'users.deleteTime': 'Deleted',
  'users.restore': 'Restore',
  'users.erase': 'Delete for good',
  'users.eraseAsk':
    'It cannot be undone. Account and name stay in what they made, and the account is not given out again. Delete?',
  'users.binEmpty': 'The recycle bin is empty',
  'users.binSearch': 'Account or name',
  'users.close': 'Close',
  'users.save': 'Save',
  'users.chooseUser': 'Choose a user',
  'users.noUser': 'No user was found',
  'users.agent': 'Deputy',
  'users.agentTimes': 'From and until',
  'users.agentTimesHint': 'Choose when it begins and ends',
  'users.agentInForce': 'In force',
  'users.agentSaved': 'The deputy was saved',
  'users.agentAbout':
    'Within that time the deputy may choose “Act for somebody” in the user menu and works with the rights and records of {name}; the log says so. Administration is not lent, and it ends by itself.',
};
