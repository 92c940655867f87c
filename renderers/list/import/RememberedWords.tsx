import { Button } from 'antd';
import type { CompiledPage } from '../../../engine/index.ts';
import type { SheetWord } from '../../kit/ports/imports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface RememberedWordsProps {
  readonly page: CompiledPage;
  readonly words: readonly SheetWord[];
  readonly disabled: boolean;
  readonly onForget: (word: SheetWord) => void;
}

const titleOf = (page: CompiledPage, { detail, key }: SheetWord): string => {
  const columns = detail === '' ? page.columns : page.detailByKey.get(detail)?.columns;
  return columns?.find((column) => column.key === key)?.title ?? key;
};

/** Words of the sheets that were replaced by the user's earlier choices; the user can have them forgotten. */
export function RememberedWords({ page, words, disabled, onForget }: RememberedWordsProps) {
  const { t } = usePorts();
  if (words.length === 0) return null;
  return (
    <section className="wb-import-notes" aria-label={t('import.words', { count: words.length })}>
      <span role="status">{t('import.words', { count: words.length })}</span>
      <ul tabIndex={0}>
        {words.map((one) => (
          <li key={JSON.stringify([one.detail, one.key, one.word])}>
            <span>{t('import.word', { title: titleOf(page, one), word: one.word, value: one.shown })}</span>
            <Button
              type="link"
              size="small"
              disabled={disabled}
              aria-label={t('import.forgetWord', { word: one.word })}
              onClick={() => onForget(one)}
            >
              {t('import.forget')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
