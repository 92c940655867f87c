import type { ShellTexts } from './zh-CN.ts';

/** Every text of the shell in English. A missing or surplus key is a compile error. */
export const enUS: ShellTexts = {
  'app.framework': 'Waybill',
  'app.tagline': 'Professional, intelligent customs declaration service platform',
  'app.loading': 'Loading…',

  'http.expired': 'Login expired, please log in again',
  'http.refused': 'Access denied',
  'http.missing': 'Sorry, resource not found',
  'http.timeout': 'Network timeout',
  'http.offline': 'The network cannot be reached; check it and try again',
  'http.cancelled': 'The request was cancelled',
  'http.failed': 'The server did not answer as it should ({status}); please try again later',

  'session.welcome': 'Welcome, {name}',

  'signIn.title': 'Sign in',
  'signIn.username': 'Account',
  'signIn.usernameHint': 'Please enter your account',
  'signIn.password': 'Password',
  'signIn.passwordHint': 'Please enter your password',
  'signIn.submit': 'Sign in',
  'signIn.busy': 'Signing in…',
  'signIn.capsLock': 'Caps Lock is on',
  'signIn.failed': 'Signing in failed; please try again later',
  'signIn.noMenu': 'Your account has no menu; please ask your administrator',
  'signIn.anotherUser': 'Please sign in with the same account; sign out first to use another one',
  'signIn.jointly': 'developed jointly',
  'signIn.point1': 'One record all the way: entry, checks, review, declaration',
  'signIn.point2': 'Typed by keyboard or pasted from Excel, fluent with ten thousand lines',
  'signIn.point3': 'Customs rules checked at once, each error shown in its cell',

  'expiry.title': 'Login expired',
  'expiry.notice': 'Login expired, please log in again',
  'expiry.keep': 'Something is unsaved. Sign in again to go on; nothing that you typed is lost.',
  'expiry.leave': 'Give up the changes and sign out',
  'expiry.leaveConfirm': 'Unsaved content will be lost. Sign out?',

  'header.collapse': 'Collapse the menu',
  'header.expand': 'Expand the menu',
  'header.menu': 'Open the menu',
  'header.signOut': 'Sign out',
  'header.signOutConfirm': 'Something is unsaved and will be lost. Sign out?',
  'header.signOutKept':
    'What is not saved stays on this computer and can be restored when you sign in again. Sign out?',
  'header.dark': 'Switch to dark',
  'header.light': 'Switch to light',
  'header.welcome': '{greeting}, {name}, welcome to {product}',

  'greeting.dawn': 'Good morning',
  'greeting.morning': 'Good morning',
  'greeting.noon': 'Good day',
  'greeting.afternoon': 'Good afternoon',
  'greeting.evening': 'Good evening',

  'menu.label': 'Main menu',
  'breadcrumb.label': 'You are here',

  'tabs.label': 'Open pages',
  'tabs.closeDirty': '“{title}” has unsaved content, which will be lost. Close it?',
  'tabs.closeSeveral': 'These pages have unsaved content, which will be lost. Close them?',
  'tabs.refreshDirty': '“{title}” has unsaved content, which will be lost. Refresh it?',
  'tabs.homeStays': 'The home page cannot be closed!',
  'tabs.lastStays': 'This is the last page; it cannot be closed',
  'tabs.menu': 'Actions of the tab',
  'tabs.refresh': 'Refresh',
  'tabs.closeLeft': 'Close to the left',
  'tabs.closeRight': 'Close to the right',
  'tabs.closeOthers': 'Close others',
  'tabs.all': 'All tabs ({count})',
  'tabs.close': 'Close',
  'tabs.stay': 'Cancel',
  'tabs.dirty': 'Unsaved content',

  'drafts.failed': 'The browser cannot keep drafts (no room, or forbidden). You can go on; please save in time.',

  'home.title': 'Home',
  'home.greeting': '{greeting}, {name}',
  'home.today': 'Today is {weekday}, {date}',
  'home.shortcuts': 'Shortcuts',
  'home.empty': 'There is no page for you yet; please ask your administrator',

  'form.new': '{title} · new',
  'form.copy': '{title} · copy',
  'form.record': '{title} · {id}',

  'notFound.title': '404',
  'notFound.text': 'Sorry, this page does not exist',
  'notFound.home': 'Back to home',

  'unknown.title': 'This page is not there yet',
  'unknown.staff': 'The page behind this menu entry is not there yet; please ask your administrator.',
  'unknown.component': 'Menu component',
  'unknown.file': 'Missing file',
  'unknown.components': 'no page under schemas/pages/ names "{component}" in its components',

  'linked.refused': 'The address of this menu entry may not be opened; please ask your administrator.',
  'linked.window': 'This page opens in a window of its own:',

  'page.broken': 'The definition of the page has mistakes',
  'page.brokenText': 'The page “{title}” cannot be opened now; please ask your administrator.',
  'page.failed': 'The page could not be loaded',
  'page.retry': 'Try again',
  'page.crashed': 'The page failed',
  'page.crashedText': 'This page met an unexpected error; the other pages are not concerned.',

  'language.switch': '切换到中文',
  'language.short': '中',

  'weekday.0': 'Sunday',
  'weekday.1': 'Monday',
  'weekday.2': 'Tuesday',
  'weekday.3': 'Wednesday',
  'weekday.4': 'Thursday',
  'weekday.5': 'Friday',
  'weekday.6': 'Saturday',
};
