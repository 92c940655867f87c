import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface SignInTab {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
}

const NEXT: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs without antd's component, to keep the initial script small. A tab keeps its typed values once shown. */
export function SignInTabs({ tabs, label }: { readonly tabs: readonly SignInTab[]; readonly label: string }) {
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const show = (index: number) => {
    setAt(index);
    setSeen((before) => new Set([...before, index]));
  };
  const press = (event: KeyboardEvent) => {
    const next = NEXT[event.key]?.(at, tabs.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    buttons.current[next]?.focus();
  };
  return (
    <>
      <div className="sign-in-tabs" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map(({ key, title }, index) => (
          <button
            key={key}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={index === at}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => show(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }, index) => (
        <div key={key} role="tabpanel" id={`${id}-${key}-panel`} aria-labelledby={`${id}-${key}`} hidden={index !== at}>
          {seen.has(index) && content}
        </div>
      ))}
    </>
  );
}
