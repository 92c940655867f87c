import { CheckOutlined, DoubleRightOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from '../../platform/locales/t.ts';
import { AT_START, slideTo, slidePlace, pressKey, release } from './slide.ts';
import type { Slide } from './slide.ts';
import './slideCheck.css';

/** Width of the handle in pixels; the style sheet uses the same value. */
const HANDLE_WIDTH = 40;

interface SlideCheckProps {
  /** Called when the handle reaches the end. */
  readonly onSuccess: () => void;
  readonly disabled?: boolean;
}

/** Pointer position where the drag started. */
interface Hold {
  readonly pointerId: number;
  readonly x: number;
}

/**
 * Drag-to-verify (W4-11, W9-20): prevents slips and double submits; the server does not rely on it. Arrow keys move the
 * handle. Change the `key` to reset it.
 */
export function SlideCheck({ onSuccess, disabled = false }: SlideCheckProps) {
  const [slide, setSlide] = useState<Slide>(AT_START);
  const current = useRef<Slide>(AT_START);
  const track = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold | null>(null);

  const take = (next: Slide) => {
    const isNew = next.kind === 'success' && current.current.kind !== 'success';
    current.current = next;
    setSlide(next);
    if (isNew) onSuccess();
  };
  const grasp = ({ pointerId, clientX, button, currentTarget }: PointerEvent) => {
    if (disabled || button !== 0 || current.current.kind === 'success') return;
    currentTarget.setPointerCapture(pointerId);
    hold.current = { pointerId, x: clientX };
    take({ kind: 'dragging', at: 0 });
  };
  const drag = ({ pointerId, clientX }: PointerEvent) => {
    if (hold.current?.pointerId !== pointerId) return;
    const way = (track.current?.clientWidth ?? 0) - HANDLE_WIDTH;
    if (way > 0) take(slideTo(current.current, (clientX - hold.current.x) / way));
  };
  const letGo = () => {
    hold.current = null;
    take(release(current.current));
  };
  const press = (event: KeyboardEvent) => {
    const next = disabled ? null : pressKey(current.current, event.key);
    if (next === null) return;
    event.preventDefault();
    take(next);
  };

  const place = slidePlace(slide);
  const text = t(slide.kind === 'success' ? 'slide.success' : 'slide.hint');
  return (
    <div ref={track} className="slide-check" data-state={slide.kind} aria-disabled={disabled}>
      <div
        className="slide-done"
        style={{ width: `calc(${place} * (100% - ${HANDLE_WIDTH}px) + ${HANDLE_WIDTH}px)` }}
      />
      <span className="slide-text" aria-hidden="true">
        {text}
      </span>
      <div
        className="slide-handle"
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={t('slide.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(place * 100)}
        aria-valuetext={text}
        aria-disabled={disabled}
        style={{ left: `calc(${place} * (100% - ${HANDLE_WIDTH}px))` }}
        onPointerDown={grasp}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onLostPointerCapture={letGo}
        onKeyDown={press}
        onBlur={letGo}
      >
        {slide.kind === 'success' ? <CheckOutlined aria-hidden="true" /> : <DoubleRightOutlined aria-hidden="true" />}
      </div>
    </div>
  );
}
