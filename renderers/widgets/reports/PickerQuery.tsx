import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useMemo, useRef, useState, type CSSProperties } from 'react';
import { beginOf, endOf } from '../../../engine/index.ts';
import { createDrafts, DraftsProvider } from '../../kit/keyboard/drafts.ts';
import type { ReportQueryItem } from '../../kit/ports/reportPort.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { QueryTexts } from './popupQuestion.ts';
import { QueryControl } from './QueryControl.tsx';

export interface PickerQueryProps {
  readonly items: readonly ReportQueryItem[];
  /** Initial values of the conditions. */
  readonly initial: QueryTexts;
  /** Values after 重置. Default: none. */
  readonly blank?: QueryTexts;
  readonly onSearch: (texts: QueryTexts) => void;
}

const threeColumns: CSSProperties & Record<`--wb-${string}`, number> = { '--wb-columns': 3 };

/**
 * The report's conditions. Enter searches; 重置 clears them and searches again; 展开 shows the hidden ones (W3.3-14).
 */
export function PickerQuery({ items, initial, blank = {}, onSearch }: PickerQueryProps) {
  const { t } = usePorts();
  const id = useId();
  const drafts = useMemo(() => createDrafts(), []);
  const [texts, setTexts] = useState(initial);
  /** Current values for a search that follows in the same tick, before the state updates. */
  const newest = useRef(texts);
  const isNamed = ({ key }: ReportQueryItem): boolean =>
    [key, beginOf(key), endOf(key)].some((name) => (initial[name] ?? '') !== '');
  const [open, setOpen] = useState(() => items.some((item) => item.expanded && isNamed(item)));
  const put = (next: QueryTexts): void => {
    newest.current = next;
    setTexts(next);
  };
  // The values also change through the URL, a view and back navigation.
  const said = JSON.stringify(initial);
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    newest.current = JSON.parse(said);
    setTexts(newest.current);
  }, [before, newest, said]);
  const reset = async (): Promise<void> => {
    await drafts.flush();
    put(blank);
    onSearch(blank);
  };
  return (
    <form
      className="wb-query wb-picker-query"
      aria-label={t('list.query')}
      onSubmit={(event) => {
        event.preventDefault();
        void drafts.flush().then((taken) => taken && onSearch(newest.current));
      }}
    >
      <DraftsProvider value={drafts}>
        <div className="wb-query-row">
          <div className="wb-fields" style={threeColumns}>
            {items
              .filter((item) => open || !item.expanded)
              .map((item) => (
                <QueryControl
                  key={item.key}
                  item={item}
                  id={id}
                  texts={texts}
                  onText={(key, text) => put({ ...newest.current, [key]: text })}
                />
              ))}
          </div>
          <div className="wb-query-actions">
            <Button type="primary" htmlType="submit">
              {t('list.search')}
            </Button>
            <Button onClick={() => void reset()}>{t('list.reset')}</Button>
            {items.some((item) => item.expanded) ? (
              <Button type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
                {open ? t('list.collapse') : t('list.expand')}{' '}
                {open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              </Button>
            ) : null}
          </div>
        </div>
      </DraftsProvider>
    </form>
  );
}
