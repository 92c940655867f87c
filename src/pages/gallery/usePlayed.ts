import { useCallback, useMemo, useState } from 'react';
import type { Language, PageSchema, LocalizedProblem } from '../../../engine/index.ts';
import type { CodeLint } from '../../../renderers/index.ts';
import type { ScriptRecord } from '../../platform/browserStorage/scriptHistory.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import type { Example } from './examples.ts';
import type { Playground } from './playground.ts';
import { galleryText } from './galleryText.ts';

/** One example while its JSON is tried out. */
export interface PlayedExample {
  readonly text: string;
  /** What is drawn: of the text, or of the last one that was good. */
  readonly page: PageSchema | null;
  /** Of the text, as far as it was read. */
  readonly problems: readonly LocalizedProblem[];
  /** The text is broken, and an earlier one is drawn. */
  readonly isBehind: boolean;
  readonly isChanged: boolean;
  readonly write: (text: string) => void;
  /** Back to the file. */
  readonly reset: () => void;
  /** The text as it stands joins the earlier versions, good or broken, where it is not that of the file. */
  readonly keep: () => void;
  /** The newest first. */
  readonly versions: () => readonly ScriptRecord[];
  /** Judges the text and, where it is good, draws it. */
  readonly lint: CodeLint;
}

interface Outcome {
  readonly page: PageSchema | undefined;
  readonly problems: readonly LocalizedProblem[];
}

const NONE: readonly LocalizedProblem[] = [];

/** As it is written in the file, or nearly so. */
const prettyPage = (page: PageSchema | null): string => (page === null ? '' : JSON.stringify(page, null, 2));

interface PlayedFrom {
  readonly language: Language;
  /** The text that an address brought; undefined: that of the file. */
  readonly shared: string | undefined;
}

/** The text of an example, what it says and what is drawn of it. */
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
      // The validators of all schema files are as heavy as the rest of the gallery: they come with the first change.
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
