import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { ViewProps } from '../inputs/widget.ts';
import { fileNameOf } from '../../../engine/index.ts';
import { pathsOfValue } from './fieldFile.ts';

const names = ({ value }: ViewProps) => <span>{pathsOfValue(value).map(fileNameOf).join(', ')}</span>;

const FileLinks = lazyComponent<ViewProps>(() => import('./FileLinks.tsx').then((module) => module.FileLinks), {
  waiting: names,
  failed: names,
});

/** Files in a list: names that save the file, or thumbnails. Plain names until the chunk is loaded. */
export const FilesView = (props: ViewProps) =>
  pathsOfValue(props.value).length === 0 ? null : <FileLinks {...props} />;
