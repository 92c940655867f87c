import { Button } from 'antd';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { lazyPart } from '../../kit/lazy/lazyPart.tsx';
import type { StepBarProps } from './StepBar.tsx';
import type { Stepping } from './useSteps.ts';

/** Lazy-loaded with the first form that has steps. */
export const LazyStepBar = lazyPart<StepBarProps>(
  () => import('./StepBar.tsx').then((module) => module.StepBar),
  () => <div className="wb-steps" aria-hidden />,
);

/** Buttons for the previous and the next step of a form. */
export function StepButtons({ stepping }: { readonly stepping: Stepping }) {
  const { t } = usePorts();
  const { steps, index, isLast, go } = stepping;
  if (steps.length === 0) return null;
  return (
    <>
      <Button disabled={index === 0} onClick={() => void go(index - 1)}>
        {t('form.previousStep')}
      </Button>
      {!isLast && (
        <Button type="primary" onClick={() => void go(index + 1)}>
          {t('form.nextStep')}
        </Button>
      )}
    </>
  );
}
