import { createContext, useContext, useEffect, useRef } from 'react';
import type { TypedText } from '../../../engine/index.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { useDrafts } from './drafts.ts';
import type { TypedPlace } from './typing.ts';

const PlaceContext = createContext<TypedPlace | null>(null);

/** Around the control of a field. A control without one, as in a query, is in no draft. */
export const TypedPlaceProvider = PlaceContext.Provider;

/** Null for a control that is in no draft. */
export const useTypedPlace = (): TypedPlace | null => useContext(PlaceContext);

/** Lets the draft have what is typed into this control; null: nothing. `onBroughtBack` takes what was typed before. */
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
