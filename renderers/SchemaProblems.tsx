import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { formatProblem, type LocalizedProblem } from '../engine/index.ts';
import { usePorts } from './kit/ports/portsContext.ts';

/**
 * Shows the author the problems in the page's schema file while the last valid version is served. Dismissing lasts
 * until the list of problems changes.
 */
export function SchemaProblems({ problems }: { readonly problems: readonly LocalizedProblem[] }) {
  const { t } = usePorts();
  const [dismissed, setDismissed] = useState<readonly LocalizedProblem[]>();
  if (problems.length === 0 || dismissed === problems) return null;
  return (
    <section className="wb-schema-problems" role="alert" aria-label={t('problems.title', { count: problems.length })}>
      <header>
        <strong>{t('problems.title', { count: problems.length })}</strong>
        <Button
          type="text"
          size="small"
          aria-label={t('problems.dismiss')}
          icon={<CloseOutlined aria-hidden />}
          onClick={() => setDismissed(problems)}
        />
      </header>
      <ol>
        {problems.map((problem) => (
          <li key={formatProblem(problem)}>
            <code>{formatProblem(problem)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
