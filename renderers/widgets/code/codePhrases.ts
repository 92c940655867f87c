import { EditorState, type Extension } from '@codemirror/state';
import type { Ports } from '../../kit/ports/ports.ts';

/** CodeMirror's own phrases, mapped to keys of the catalogue. */
const PHRASES: Readonly<Record<string, string>> = {
  Find: 'code.find',
  Replace: 'code.replaceWith',
  next: 'code.next',
  previous: 'code.previous',
  all: 'code.all',
  'match case': 'code.matchCase',
  'by word': 'code.byWord',
  regexp: 'code.pattern',
  replace: 'code.replace',
  'replace all': 'code.replaceAll',
  close: 'common.close',
  'current match': 'code.currentMatch',
  'on line': 'code.onLine',
  'replaced match on line $': 'code.replacedOn',
  'replaced $ matches': 'code.replacedMany',
  'Go to line': 'code.goToLine',
  go: 'code.go',
  Completions: 'code.completions',
  Diagnostics: 'code.problems',
  'No diagnostics': 'code.noProblems',
  'Fold line': 'code.fold',
  'Unfold line': 'code.unfold',
  'Folded lines': 'code.folded',
  'Unfolded lines': 'code.unfolded',
  'folded code': 'code.foldedPart',
  unfold: 'code.unfold',
  to: 'code.to',
  'Control character': 'code.controlLetter',
  'Selection deleted': 'code.selectionDeleted',
};

export const codePhrases = (t: Ports['t']): Extension =>
  EditorState.phrases.of(Object.fromEntries(Object.entries(PHRASES).map(([phrase, key]) => [phrase, t(key)])));
