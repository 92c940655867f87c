import { createContext, useContext, useEffect, useRef } from 'react';
import type { TypedText } from '../../../engine/index.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { useDrafts } from './drafts.ts';
import type { TypedPlace } from './typing.ts';

const PlaceContext = createContext<TypedPlace | null>(null);

/** Wraps the control of a field. A control without it, for example in a query, is not part of a draft. */
export const TypedPlaceProvider = PlaceContext.Provider;

/** Null for a control that is not part of a draft. */
export const useTypedPlace = (): TypedPlace | null => useContext(PlaceContext);

/** Adds the text typed into this control to the draft; null: nothing. `onBroughtBack` receives the restored text. */
export function useTyping(text: string | null, onBroughtBack: (text: string) => void): void {
  const { typing } = useDrafts();
  const place = useTypedPlace();
  const latest = useLatest({ text, onBroughtBack });
  useEffect(() => {
    if (place === null) return undefined;
    const read = (): TypedText | null => {
      const { text: typed } = latest.current;
      return typed === null ? null : { ...place, text: typed };
    };
    const take = (): void => {
      const typed = typing.take(place);
      if (typed !== undefined) latest.current.onBroughtBack(typed);
    };
    take();
    const stops = [typing.watch(read), typing.subscribe(take)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [latest, place, typing]);
  const told = useRef(text);
  useEffect(() => {
    if (place === null || told.current === text) return;
    told.current = text;
    typing.tell();
  }, [place, text, typing]);
}
