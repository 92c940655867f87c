import { fileNameOf } from '../../../engine/index.ts';
import type { EditProps } from '../inputs/widget.ts';
import { LazyFailure } from '../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { pathsOfValue } from './fieldFile.ts';

const FilesControl = lazyComponent<EditProps & Pick<Ports, 't'>>(
  () => import('./FilesControl.tsx').then((module) => module.FilesControl),
  {
    waiting: ({ id, value }) => (
      <span id={id} className="wb-field-text" aria-busy>
        {pathsOfValue(value).map(fileNameOf).join(', ')}
      </span>
    ),
    failed: ({ t }, retry) => <LazyFailure t={t} onRetry={retry} />,
  },
);

/** Files of a field, lazy-loaded: file names until it is loaded. */
export const FilesEdit = (props: EditProps) => <FilesControl {...props} t={usePorts().t} />;
