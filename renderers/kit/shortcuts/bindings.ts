/** Where shortcuts apply, apart from the table: everywhere, in a list, in a form. */
export type BindingPlace = 'shell' | 'list' | 'form';

/**
 * All shortcuts of the product that do not belong to a single control, by place and name; those of the table are in its
 * commands. None is used by a browser or an input method or typed with AltGr, except Ctrl+P, which here prints more
 * than the browser would. The text of each is `keys.<place>.<name>`.
 */
export const BINDINGS = {
  form: {
    save: ['Control+s'],
    submit: ['F9'],
    sendBack: ['Control+F9'],
    create: ['Alt+n'],
    copy: ['Alt+c'],
    undo: ['Control+z'],
    redo: ['Control+y', 'Control+Shift+Z'],
    nextProblem: ['F8'],
    previousProblem: ['Shift+F8'],
    confirmMark: ['Alt+y'],
    print: ['Control+p'],
    sections: ['Alt+m'],
    cockpit: ['Alt+j'],
    comment: ['Shift+F2'],
    nextRecord: ['Alt+PageDown'],
    previousRecord: ['Alt+PageUp'],
    nextPart: ['F6'],
    previousPart: ['Shift+F6'],
  },
  list: {
    search: ['F9'],
    create: ['Alt+n'],
    copy: ['Alt+c'],
    firstRow: ['F8'],
    // Replaces the browser's print command, which cannot wait for the other pages.
    print: ['Control+p'],
    nextPart: ['F6'],
    previousPart: ['Shift+F6'],
  },
  shell: {
    find: ['Control+k'],
    tabs: ['Alt+1', 'Alt+9'],
    help: ['Control+/'],
  },
} as const satisfies Readonly<Record<BindingPlace, Readonly<Record<string, readonly string[]>>>>;

export type BindingName<P extends BindingPlace> = keyof (typeof BINDINGS)[P] & string;
