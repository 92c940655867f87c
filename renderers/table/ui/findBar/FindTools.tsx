import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { TableView } from '../controller/tableView.ts';
import type { FindQuery } from '../../commands/find/findState.ts';
import type { ReplaceProgress } from './useReplaceAll.ts';

export type FindOption = 'matchCase' | 'wholeCell' | 'selectionOnly';

const OPTIONS: readonly FindOption[] = ['matchCase', 'wholeCell', 'selectionOnly'];

export interface FindToolsProps {
  readonly view: TableView;
  readonly query: FindQuery;
  /** Replacing is possible and not open yet. */
  readonly offersReplace: boolean;
  readonly t: TablePorts['t'];
  readonly onToggle: (option: FindOption) => void;
}

/** The buttons next to the search text. */
export function FindTools({ view, query, offersReplace, t, onToggle }: FindToolsProps) {
  const { finder } = view;
  return (
    <>
      {OPTIONS.map((option) => (
        <Button
          key={option}
          size="small"
          type="text"
          className="wb-find-option"
          aria-pressed={query[option]}
          aria-label={t(`find.${option}`)}
          title={t(`find.${option}`)}
          onClick={() => onToggle(option)}
        >
          {t(`find.${option}Short`)}
        </Button>
      ))}
      <Tool label={t('find.previous')} icon={<UpOutlined />} onPress={() => void finder.step(-1)} />
      <Tool label={t('find.next')} icon={<DownOutlined />} onPress={() => void finder.step(1)} />
      {offersReplace && (
        <Button size="small" type="text" title="Ctrl+H" onClick={() => finder.open('replace')}>
          {t('find.replace')}
        </Button>
      )}
      <Tool label={t('find.close')} icon={<CloseOutlined />} onPress={() => finder.close()} />
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

const Tool = ({ label, icon, onPress }: ToolProps) => (
  <Button size="small" type="text" icon={icon} title={label} aria-label={label} onClick={onPress} />
);

export interface ReplaceToolsProps {
  readonly disabled: boolean;
  /** Progress for a large number of cells. */
  readonly progress: ReplaceProgress | null;
  readonly t: TablePorts['t'];
  readonly onOne: () => void;
  readonly onAll: () => void;
  readonly onCancel: () => void;
}

/** The buttons next to the replacement text. */
export const ReplaceTools = ({ disabled, progress, t, onOne, onAll, onCancel }: ReplaceToolsProps) =>
  progress === null ? (
    <>
      <Button size="small" disabled={disabled} onClick={onOne}>
        {t('find.replace')}
      </Button>
      <Button size="small" disabled={disabled} onClick={onAll}>
        {t('find.replaceAll')}
      </Button>
    </>
  ) : (
    <>
      <progress value={progress.read} max={progress.all} aria-label={t('find.replacing')} />
      <span>{t('find.replacingCount', { read: progress.read, all: progress.all })}</span>
      <Button size="small" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </>
  );
