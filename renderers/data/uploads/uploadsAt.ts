import type { TextDrafts } from '../../kit/keyboard/drafts.ts';
import type { TypedPlace } from '../../kit/keyboard/typing.ts';
import type { TypedText } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { FileUploads, type UploadTarget } from './fileUploads.ts';

const known = new WeakMap<object, Map<string, FileUploads>>();

/**
 * Returns the uploads of a place in a form or table. They continue while no control shows them, and the next control
 * for that place finds them. `owner`: object that the place belongs to; its uploads are released with it.
 */
export function uploadsAt(owner: object, place: string, begin: () => FileUploads): FileUploads {
  const places = known.get(owner) ?? new Map<string, FileUploads>();
  known.set(owner, places);
  const there = places.get(place);
  if (there !== undefined) return there;
  const uploads = begin();
  places.set(place, uploads);
  return uploads;
}

export interface FormSide {
  /** The place in a draft, for a control that does not store its draft there itself: a cell. */
  readonly typedPlace?: TypedPlace | undefined;
  readonly drafts: TextDrafts;
  readonly notify: Ports['notify'];
  readonly t: Ports['t'];
}

/** Returns the paths of a place without running uploads, for its draft. Null: nothing to add. */
function halfDone(uploads: FileUploads, place: TypedPlace): TypedText | null {
  const isAny = uploads.items().some(({ status }) => status === 'done');
  return isAny ? { ...place, text: uploads.finished().join(',') } : null;
}

/**
 * Creates uploads that a form tracks: saving waits for them and is refused while one has failed; leaving the form ends
 * them.
 */
export function uploadsOfForm(target: UploadTarget, { drafts, notify, t, typedPlace }: FormSide): FileUploads {
  const uploads = new FileUploads(target);
  const flush = async (): Promise<boolean> => {
    if (uploads.isRunning) notify.warning(t('upload.running', { count: uploads.items().length }));
    const isDone = await uploads.settled();
    const { failure } = uploads;
    if (failure !== undefined) notify.error(t('upload.failedOf', { file: failure.name }));
    return isDone;
  };
  let forget: (() => void) | undefined;
  uploads.subscribe(() => {
    if (typedPlace !== undefined) drafts.typing.tell();
    if (uploads.items().length === 0) {
      forget?.();
      forget = undefined;
    } else if (forget === undefined) {
      const stops = [
        drafts.add(flush),
        ...(typedPlace === undefined ? [] : [drafts.typing.watch(() => halfDone(uploads, typedPlace))]),
        drafts.running.add({
          count: () => uploads.items().filter(({ status }) => status !== 'done').length,
          stop: () => uploads.stop(),
        }),
      ];
      forget = () => {
        for (const stop of stops) stop();
      };
    }
  });
  return uploads;
}
