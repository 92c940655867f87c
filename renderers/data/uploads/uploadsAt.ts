import type { TextDrafts } from '../../kit/keyboard/drafts.ts';
import type { TypedPlace } from '../../kit/keyboard/typing.ts';
import type { TypedText } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { FileUploads, type UploadTarget } from './fileUploads.ts';

const known = new WeakMap<object, Map<string, FileUploads>>();

/**
 * What is on its way to a place of a form or table: it goes on while no control shows it, and the next one that does
 * finds it. `owner`: whose place it is; with it everything goes.
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
  /** Where it is in a draft, for a control that does not keep it there by itself: a cell. */
  readonly typedPlace?: TypedPlace | undefined;
  readonly drafts: TextDrafts;
  readonly notify: Ports['notify'];
  readonly t: Ports['t'];
}

/** The paths of a place as they would be without what is still on its way, for its draft. Null: nothing is to be added. */
function halfDone(uploads: FileUploads, place: TypedPlace): TypedText | null {
  const isAny = uploads.items().some(({ status }) => status === 'done');
  return isAny ? { ...place, text: uploads.finished().join(',') } : null;
}

/** Uploads that a form knows of: its saves wait for them, and refuse while one has failed; leaving it ends them. */
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
