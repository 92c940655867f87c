import { CopyOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import type { Ports } from '../../../renderers/index.ts';
import { copyText } from '../../shell/ui/errorDetails.ts';
import type { Example } from './examples.ts';
import { PageActions } from './PageActions.tsx';
import type { PlayedExample } from './usePlayed.ts';
import { galleryText } from './galleryText.ts';

interface ExampleActionsProps {
  readonly example: Example;
  readonly played: PlayedExample;
  readonly ports: Ports;
  /** The displayed text. */
  readonly text: string;
  /** The text is the page schema, which can be shared, saved and restored. */
  readonly isPage: boolean;
}

/** Copies the displayed text; the page schema also as a link or a file, and restores earlier versions. */
export function ExampleActions({ example, played, ports, text, isPage }: ExampleActionsProps) {
  const { message } = App.useApp();
  const copy = (copied: string, said: string): void => {
    if (copyText(copied)) void message.success(said);
    else void message.error(galleryText('gallery.notCopied'));
  };
  return (
    <div className="gallery-actions" role="group" aria-label={galleryText('gallery.actions', { title: example.title })}>
      {isPage && <PageActions example={example} played={played} ports={ports} onCopy={copy} />}
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden />}
        onClick={() => copy(text, galleryText('gallery.copied'))}
      >
        {galleryText('gallery.copy')}
      </Button>
    </div>
  );
}
