import { useState, type KeyboardEvent } from 'react';
import type { Balance, Finding, PageDocument } from '../../../engine/index.ts';
import { neededDigits, withThousands } from '../../kit/formats/formats.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useBalances, type ShownBalance } from './balances.ts';
import './balanceRibbon.css';

export interface BalanceRibbonProps {
  readonly document: PageDocument;
  readonly onLead: (place: Pick<Finding, 'path'>) => void;
}

const SIGNS: Readonly<Record<Balance['state'], string>> = {
  waiting: '–',
  apart: '–',
  equal: '=',
  near: '≈',
  below: '≥',
  differs: '≠',
};

/** Returns the relation of both sides as text. */
function wordOf({ pair, balance: { difference, state } }: ShownBalance, t: Ports['t']): string {
  const by = withThousands(neededDigits(pair.place.column, difference.replace('-', '')));
  if (state === 'differs') return t(difference.startsWith('-') ? 'ribbon.less' : 'ribbon.more', { by });
  return t(`ribbon.${state}`, { by });
}

interface SideProps {
  readonly shown: ShownBalance;
  readonly side: 'head' | 'lines';
  readonly isStop: boolean;
  readonly onGo: (() => void) | undefined;
}

/** The value of one side; a click goes to its field or column. */
function Side({ shown, side, isStop, onGo }: SideProps) {
  const { t } = usePorts();
  const { pair, balance } = shown;
  const text = balance[side] === '' ? '—' : withThousands(neededDigits(pair.place.column, balance[side]));
  const name = t(side === 'lines' ? 'ribbon.lines' : pair.field === undefined ? 'ribbon.against' : 'ribbon.head');
  const label = t('ribbon.side', { title: pair.title, name, text, word: wordOf(shown, t) });
  const face = (
    <>
      <span className="wb-balance-side">{name}</span>
      <b>{text}</b>
    </>
  );
  if (onGo === undefined) return <span className="wb-balance-number">{face}</span>;
  return (
    <button
      type="button"
      role="link"
      className="wb-balance-number"
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      onClick={onGo}
    >
      {face}
    </button>
  );
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Values that must agree between header and lines, live and as text: equal, or by how much they differ (decision 0083).
 * One tab stop; arrow keys move between values; Enter goes to the field or the column.
 */
export function BalanceRibbon({ document, onLead }: BalanceRibbonProps) {
  const { t } = usePorts();
  const balances = useBalances(document);
  const [at, setAt] = useState(0);
  if (balances.length === 0) return null;
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const links = [...event.currentTarget.querySelectorAll('button')];
    const here = links.findIndex((link) => link === event.target);
    const next = here < 0 ? undefined : STEPS[event.key]?.(here, links.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    links[next]?.focus();
  };
  let count = 0;
  const stop = (): boolean => count++ === at;
  return (
    <section className="wb-ribbon" role="toolbar" aria-label={t('ribbon.label')} onKeyDown={step}>
      {balances.map((shown, index) => {
        const { pair, balance } = shown;
        const { field, place } = pair;
        const toHead = field && (() => onLead({ path: [field.key] }));
        return (
          <div key={index} className="wb-balance" data-state={balance.state}>
            <span className="wb-balance-title" title={pair.title}>
              {pair.title}
            </span>
            <span className="wb-balance-word">{wordOf(shown, t)}</span>
            <span className="wb-balance-sides">
              <Side {...{ shown }} side="head" isStop={toHead !== undefined && stop()} onGo={toHead} />
              <span aria-hidden>{SIGNS[balance.state]}</span>
              <Side
                {...{ shown }}
                side="lines"
                isStop={stop()}
                onGo={() => onLead({ path: [place.detail, 0, place.column.key] })}
              />
            </span>
          </div>
        );
      })}
    </section>
  );
}
