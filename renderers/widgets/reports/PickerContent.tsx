import { useCallback, useRef, useState } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { PickerConfig } from './pickerConfig.ts';
import { PickerChosen } from './PickerChosen.tsx';
import { PickerQuery } from './PickerQuery.tsx';
import { PickerTable } from './PickerTable.tsx';
import { typedConditions, type QueryTexts } from './popupQuestion.ts';
import { usePickerFocus } from './usePickerFocus.ts';
import type { Picking } from './usePicking.ts';

export interface PickerContentProps {
  readonly config: PickerConfig;
  readonly picking: Picking;
  readonly multi: boolean;
  /** Report column that the field shows. */
  readonly shown: string | undefined;
  readonly typed: string;
  /** The dialog has opened. */
  readonly isOpened: boolean;
  readonly onClose: () => void;
}

/** Returns the initial conditions: a typed text is shown in the condition that matched it. */
function useInitialTexts({ config, picking, shown, typed }: PickerContentProps): QueryTexts {
  const { answer } = picking.rows;
  const [meant, setMeant] = useState<QueryTexts>();
  if (meant === undefined && answer !== undefined) setMeant(answer.texts);
  const [guess = {}] = typed === '' ? [] : typedConditions(config.items, shown, typed);
  return meant ?? guess;
}

/** Conditions, picked rows, and the rows of the report. */
export function PickerContent(props: PickerContentProps) {
  const { config, picking, multi, shown, typed, isOpened, onClose } = props;
  const { host } = usePorts();
  const { info, items } = config;
  const { state, dispatch } = picking;
  const initial = useInitialTexts(props);
  const root = useRef<HTMLDivElement>(null);
  const focus = usePickerFocus(root, picking, { isLooking: typed !== '' || items.length === 0, isOpened });

  const close = useLatest(onClose);
  const onLink = useCallback(
    (path: string) => {
      close.current();
      host.navigate(path);
    },
    [close, host],
  );
  const keep = (isKept: (key: string) => boolean): void =>
    dispatch({ kind: 'choose', chosen: new Map([...state.chosen].filter(([key]) => isKept(key))) });
  return (
    <div ref={root} onKeyDown={focus.onKeyDown}>
      {items.length === 0 ? null : (
        <PickerQuery
          key={Object.keys(initial).join()}
          items={items}
          initial={initial}
          onSearch={(texts) => dispatch({ kind: 'search', texts })}
        />
      )}
      {multi ? (
        <PickerChosen
          chosen={state.chosen}
          shown={shown}
          onRemove={(key) => keep((one) => one !== key)}
          onClear={() => keep(() => false)}
        />
      ) : null}
      <PickerTable info={info} picking={picking} multi={multi} focus={focus.rows} onLink={onLink} />
    </div>
  );
}
