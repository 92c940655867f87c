/** Where keys mean something besides the table: everywhere, in a list, in a form. */
export type BindingPlace = 'shell' | 'list' | 'form';

/**
 * Every key of the product that is not of a single control; those of the table stand in its commands. None is taken by a
 * browser or an input method, or typed with AltGr. By place and name; the text of each is `keys.<place>.<name>`.
 */
export const BINDINGS = {
  form: {
    save: ['Control+s'],
    submit: ['F9'],
    create: ['Alt+n'],
    undo: ['Control+z'],
    redo: ['Control+y', 'Control+Shift+Z'],
    nextProblem: ['F8'],
    previousProblem: ['Shift+F8'],
    confirmMark: ['Alt+y'],
    sections: ['Alt+m'],
    comment: ['Shift+F2'],
    nextRecord: ['Alt+PageDown'],
    previousRecord: ['Alt+PageUp'],
    nextPart: ['F6'],
    previousPart: ['Shift+F6'],
  },
  list: {
    search: ['F9'],
    create: ['Alt+n'],
    firstRow: ['F8'],
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
