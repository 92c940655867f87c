import type { Editor } from '@tiptap/react';

/** A toolbar button of a rich text. */
export interface RichCommand {
  /** Key of its name in the catalogue, after `rich.`. */
  readonly name: string;
  /** Symbol on the button. */
  readonly face: string;
  readonly run: (editor: Editor) => boolean;
  /** Returns whether the format is active at the caret. Absent: the button is never pressed. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Shown only in a table. */
  readonly inTable?: true;
}

const heading = (level: 1 | 2 | 3): RichCommand => ({
  name: `h${level}`,
  face: `H${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The buttons in display order, in groups. */
export const RICH_COMMANDS: readonly (readonly RichCommand[])[] = [
  [
    { name: 'undo', face: '↶', run: (editor) => editor.chain().focus().undo().run() },
    { name: 'redo', face: '↷', run: (editor) => editor.chain().focus().redo().run() },
  ],
  [
    {
      name: 'bold',
      face: 'B',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      face: 'I',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      name: 'underline',
      face: 'U',
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isOn: (editor) => editor.isActive('underline'),
    },
    {
      name: 'strike',
      face: 'S',
      run: (editor) => editor.chain().focus().toggleStrike().run(),
      isOn: (editor) => editor.isActive('strike'),
    },
    { name: 'clear', face: '⌫', run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run() },
  ],
  [heading(1), heading(2), heading(3)],
  [
    {
      name: 'bullet',
      face: '•',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'ordered',
      face: '1.',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'quote',
      face: '❝',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'code',
      face: '</>',
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      isOn: (editor) => editor.isActive('codeBlock'),
    },
    { name: 'line', face: '―', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
  [
    {
      name: 'table',
      face: '▦',
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { name: 'rowBelow', face: '↓+', inTable: true, run: (editor) => editor.chain().focus().addRowAfter().run() },
    { name: 'columnAfter', face: '→+', inTable: true, run: (editor) => editor.chain().focus().addColumnAfter().run() },
    { name: 'removeRow', face: '↓−', inTable: true, run: (editor) => editor.chain().focus().deleteRow().run() },
    { name: 'removeColumn', face: '→−', inTable: true, run: (editor) => editor.chain().focus().deleteColumn().run() },
    { name: 'removeTable', face: '▦×', inTable: true, run: (editor) => editor.chain().focus().deleteTable().run() },
  ],
];
