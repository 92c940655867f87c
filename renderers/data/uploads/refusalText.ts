import type { Ports } from '../../kit/ports/ports.ts';
import type { UploadRefusal } from './uploadItem.ts';

type Say<K extends UploadRefusal['kind']> = (refusal: Extract<UploadRefusal, { kind: K }>, t: Ports['t']) => string;

const SAID: { readonly [K in UploadRefusal['kind']]: Say<K> } = {
  notImage: (_, t) => t('upload.notImage'),
  type: ({ extension }, t) => t('upload.badType', { extension }),
  empty: (_, t) => t('upload.empty'),
  size: ({ most }, t) => t('upload.tooLarge', { most }),
  tooMany: ({ number }, t) => t('upload.tooMany', { number }),
  failed: ({ name }, t) => t('upload.failedOf', { file: name }),
};

const say = <K extends UploadRefusal['kind']>(refusal: Extract<UploadRefusal, { kind: K }>, t: Ports['t']): string =>
  SAID[refusal.kind as K](refusal, t);

/** Shows staff why a file was refused or that one failed (W8-1, W8-4). */
export function refusalMessage(refusal: UploadRefusal, { notify, t }: Pick<Ports, 'notify' | 't'>): void {
  const tell = refusal.kind === 'failed' ? notify.error : notify.warning;
  tell(say(refusal, t));
}
