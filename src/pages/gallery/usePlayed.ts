import { useCallback, useMemo, useState } from 'react';
import type { Language, PageSchema, LocalizedProblem } from '../../../engine/index.ts';
import type { CodeLint } from '../../../renderers/index.ts';
import type { ScriptRecord } from '../../platform/browserStorage/scriptHistory.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import type { Example } from './examples.ts';
import type { Playground } from './playground.ts';
import { galleryText } from './galleryText.ts';

/** Editing state of one example. */
export interface PlayedExample {
  readonly text: string;
  /** The rendered page: of the text, or of its last valid version. */
  readonly page: PageSchema | null;
  /** Problems of the text as last checked. */
  readonly problems: readonly LocalizedProblem[];
  /** The text has errors, and an earlier version is rendered. */
  readonly isBehind: boolean;
  readonly isChanged: boolean;
  readonly write: (text: string) => void;
  /** Restores the file. */
  readonly reset: () => void;
  /** Adds the current text, valid or not, to the earlier versions if it differs from the file. */
  readonly keep: () => void;
  /** The newest first. */
  readonly versions: () => readonly ScriptRecord[];
  /** Checks the text and renders it when valid. */
  readonly lint: CodeLint;
}

interface Outcome {
  readonly page: PageSchema | undefined;
  readonly problems: readonly LocalizedProblem[];
}

const NONE: readonly LocalizedProblem[] = [];

/** Formats the page approximately as in its file. */
const prettyPage = (page: PageSchema | null): string => (page === null ? '' : JSON.stringify(page, null, 2));

interface PlayedFrom {
  readonly language: Language;
  /** Text from the address; undefined: that of the file. */
  readonly shared: string | undefined;
}

/** The text of an example, its problems and its rendered page. */
export function usePlayed(
  { name, wire }: Example,
  playground: Playground,
  { language, shared }: PlayedFrom,
): PlayedExample {
  const { dictionaries, history } = playground;
  const given = useMemo(() => prettyPage(wire.page), [wire.page]);
  const [edited, setEdited] = useState(shared);
  const [outcome, setOutcome] = useState<Outcome>();
  const text = edited ?? given;
  const lint = useCallback<CodeLint>(
    async (asked) => {
      if (asked === given) {
        setOutcome(undefined);
        return [];
      }
      // The validators of all schema files are as large as the rest of the gallery: loaded with the first change.
      const [{ readPlayed, playedText }, { codeProblems }] = await loadChunk(() =>
        Promise.all([import('./played.ts'), import('./codeProblems.ts')]),
      );
      const played = readPlayed(asked, { id: wire.id, dictionaries, language });
      setOutcome((before) => ({ page: played.page ?? before?.page, problems: playedText(played, language) }));
      return codeProblems(asked, played.problems, { language, fixLabel: galleryText('gallery.fix') });
    },
    [dictionaries, given, language, wire.id],
  );
  const isChanged = edited !== undefined && edited !== given;
  const isBehind = isChanged && outcome?.problems.some(({ level }) => level !== 'warning') === true;
  return {
    text,
    page: (isChanged ? outcome?.page : undefined) ?? wire.page,
    problems: (isChanged ? outcome?.problems : undefined) ?? NONE,
    isBehind,
    isChanged,
    write: setEdited,
    reset: () => setEdited(undefined),
    keep: () => {
      if (isChanged) history.keep(name, text);
    },
    versions: () => history.of(name),
    lint,
  };
}
