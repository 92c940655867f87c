import { Steps } from 'antd';
import type { Finding } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import './stepBar.css';
import type { Stepping } from './useSteps.ts';

export interface StepBarProps {
  readonly t: Ports['t'];
  readonly stepping: Stepping;
  readonly findings: readonly Finding[];
}

/** The steps of a form above it, with the current one and the steps with errors. A click goes to a step. */
export function StepBar({ t, stepping, findings }: StepBarProps) {
  const { steps, index, go } = stepping;
  const hasErrors = ({ names }: (typeof steps)[number]): boolean =>
    findings.some(({ level, path }) => level === 'error' && names.has(String(path[0])));
  const items = steps.map((step, at) => {
    const status = at === index ? ('process' as const) : at < index ? ('finish' as const) : ('wait' as const);
    return { title: step.title, status: hasErrors(step) ? ('error' as const) : status };
  });
  return (
    <nav className="wb-steps" aria-label={t('form.stepBar')}>
      <Steps size="small" responsive={false} current={index} items={items} onChange={(to) => void go(to)} />
      <span className="wb-spoken" role="status">
        {t('form.stepOf', { step: index + 1, count: steps.length, title: steps[index]?.title ?? '' })}
      </span>
    </nav>
  );
}
