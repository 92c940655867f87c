import type { Moment } from '../../core/findings.ts';
import { Lookups } from '../validation/lookups.ts';
import type { DocumentPorts } from '../record/pageDocument.ts';
import type { RecordState } from '../record/recordState.ts';
import { RemoteAnswers } from '../validation/remoteAnswers.ts';
import { RemoteValidator, type StoredIds } from '../validation/remoteValidator.ts';
import { RuleEngine } from '../validation/ruleEngine.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';

interface AnsweringOptions {
  readonly ports: DocumentPorts;
  readonly ids: StoredIds;
  /** Called when an answer arrives. */
  readonly onAnswer: () => void;
}

/** Validation that depends on external answers: rules with reference rows, values with remote checks. */
export class Answering {
  readonly rules: RuleEngine;
  readonly remote: RemoteValidator;
  readonly #lookups: Lookups;
  readonly #answers: RemoteAnswers;

  constructor(state: RecordState, { ports, ids, onAnswer }: AnsweringOptions) {
    this.#lookups = new Lookups(ports.lookup, onAnswer);
    this.#answers = new RemoteAnswers(ports.check, onAnswer);
    this.rules = new RuleEngine(state, this.#lookups);
    this.remote = new RemoteValidator(state, this.#answers, ids);
  }

  mark(touched: ChangedPaths): void {
    this.rules.mark(touched);
    this.remote.mark(touched);
  }

  judgeDue(): void {
    this.rules.judgeDue();
    this.remote.askDue();
  }

  /** Forgets failed requests, so that they are sent again when their answers are needed. */
  retry(): void {
    this.#lookups.retry();
    this.#answers.retry();
  }

  /** Validates everything of the moment and waits for answers; rejects with what a port threw. */
  async judgeAll(at: Moment): Promise<void> {
    this.retry();
    this.rules.judgeAll(at);
    this.remote.askAll(at);
    while (this.rules.isPending(at) || this.remote.isPending(at)) {
      await Promise.all([this.#lookups.settled(), this.#answers.settled()]);
      const failure = this.#lookups.failure() ?? this.#answers.failure();
      if (failure) throw failure.error;
      this.rules.judgeAll(at);
    }
  }
}
