import { DownloadOutlined, HistoryOutlined, LinkOutlined, UndoOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { DATETIME_FORMAT, formatMoment } from '../../../engine/index.ts';
import { AskedPrompt } from '../../../renderers/index.ts';
import type { Ports } from '../../../renderers/index.ts';
import { TEST_PATH } from '../../platform/config/paths.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { saveFile } from '../../platform/http/savedFile.ts';
import type { Example } from './examples.ts';
import { packPage } from './sharedPage.ts';
import type { PlayedExample } from './usePlayed.ts';
import { galleryText } from './galleryText.ts';

/** `inputNumber` and `sel_search` in the style of page file names: `input-number`, `sel-search`. */
const fileNameOf = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

const saveText = (text: string, name: string): void =>
  saveFile({ content: new Blob([`${text}\n`], { type: 'application/json' }), name: `${name}.json` }, '');

function HistoryButton({ played }: Pick<PageActionsProps, 'played'>) {
  const [isOpen, setOpen] = useState(false);
  const versions = isOpen ? played.versions() : [];
  const items = versions.map(({ at }, index) => ({ key: String(index), label: formatMoment(at, DATETIME_FORMAT) }));
  const none = { key: 'none', disabled: true, label: galleryText('gallery.noHistory') };
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        items: items.length === 0 ? [none] : items,
        onClick: ({ key }) => {
          const chosen = versions[Number(key)];
          if (chosen !== undefined) played.write(chosen.data);
        },
      }}
    >
      <Button size="small" icon={<HistoryOutlined aria-hidden />}>
        {galleryText('gallery.history')}
      </Button>
    </Dropdown>
  );
}

interface PageActionsProps {
  readonly example: Example;
  readonly played: PlayedExample;
  readonly ports: Ports;
  /** Copies a text to the clipboard and confirms it. */
  readonly onCopy: (text: string, said: string) => void;
}

/** Restores the file or an earlier version, and exports a link or a file. */
export function PageActions({ example, played, ports, onCopy }: PageActionsProps) {
  const { message } = App.useApp();
  const { language } = useSnapshot(spoken);
  const [isNaming, setNaming] = useState(false);
  const { name } = example;
  const { text } = played;
  const share = async (): Promise<void> => {
    played.keep();
    const hash = await packPage({ name, text });
    if (hash === undefined) void message.warning(galleryText('gallery.tooLong'));
    else onCopy(`${window.location.origin}${TEST_PATH}${hash}`, galleryText('gallery.shared'));
  };
  const reset = (): void => {
    played.keep();
    played.reset();
  };
  const rules = [{ required: true }, { pattern: '^[a-z][a-z0-9-]*$', message: galleryText('gallery.fileNameRule') }];
  const prompt = {
    title: galleryText('gallery.saveAs'),
    label: galleryText('gallery.fileName'),
    defaultValue: fileNameOf(name),
    rules,
  };
  return (
    <>
      <Button size="small" icon={<UndoOutlined aria-hidden />} disabled={!played.isChanged} onClick={reset}>
        {galleryText('gallery.reset')}
      </Button>
      <HistoryButton played={played} />
      <Button size="small" icon={<LinkOutlined aria-hidden />} onClick={() => void share()}>
        {galleryText('gallery.share')}
      </Button>
      <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => setNaming(true)}>
        {galleryText('gallery.saveAs')}
      </Button>
      {isNaming && (
        <AskedPrompt
          t={ports.t}
          prompt={{ ...prompt, maxLength: 60, language }}
          onDone={(chosen) => {
            setNaming(false);
            saveText(text, chosen);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
