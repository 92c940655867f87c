import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, type FocusEvent } from 'react';
import { present } from '../../../../engine/index.ts';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import type { EditProps } from '../../inputs/widget.ts';
import type { Ports } from '../../../kit/ports/ports.ts';
import { useThemeVariables } from '../../../kit/theme/useThemeVariables.ts';
import { RichTools } from './RichTools.tsx';
import { isLink, tidyHtml } from './richHtml.ts';

export interface RichEditorProps extends Pick<EditProps, 'id' | 'required' | 'status' | 'messageId'> {
  readonly t: Ports['t'];
  readonly title: string;
  readonly html: string;
  /** Height in pixels, including the toolbar. */
  readonly height: number;
  readonly placeholder: string;
  readonly onChange: (html: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

const EXTENSIONS = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLink,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer', class: null },
    },
  }),
  // Preserves images that a text already contains.
  Image,
  TableKit.configure({ table: { resizable: false } }),
];

const wentOut = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/**
 * Rich text with headings, lists, tables and links, and a toolbar above. Tab leaves; in a table or list it moves
 * within.
 */
export function RichEditor(props: RichEditorProps) {
  const { t, id, title, html, height, placeholder, required, status, messageId } = props;
  const latest = useLatest(props);
  const variables = useThemeVariables();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => latest.current.onChange(changed.isEmpty ? '' : tidyHtml(changed.getHTML())),
  });
  useEffect(() => {
    if (editor === null) return;
    const held = editor.isEmpty ? '' : tidyHtml(editor.getHTML());
    if (held !== html) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: present({
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': title,
          'aria-required': String(required),
          'aria-invalid': String(status === 'error'),
          'aria-describedby': messageId,
        }),
      },
    });
  }, [editor, id, messageId, required, status, title]);
  return (
    <div
      className="wb-rich-editor"
      style={{ ...variables, height }}
      data-status={status}
      onFocus={(event) => wentOut(event) && props.onFocus()}
      onBlur={(event) => wentOut(event) && props.onBlur()}
    >
      {editor === null ? null : <RichTools t={t} title={title} editor={editor} />}
      <div className="wb-rich-text wb-html" data-placeholder={html === '' ? placeholder : ''}>
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
