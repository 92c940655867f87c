import { sentenceOf, toPointer } from '../../engine/index.ts';
import type { LocalizedProblem } from '../../engine/index.ts';

const DOCTOR_PAGE = 'docs/implementers/doctor.md';

const locationOf = ({ file, line, column, path }: LocalizedProblem) => ({
  physicalLocation: {
    artifactLocation: { uri: file ?? '', uriBaseId: 'SRCROOT' },
    region: { startLine: line ?? 1, startColumn: column ?? 1 },
  },
  logicalLocations: [{ fullyQualifiedName: toPointer(path), kind: 'member' }],
});

/** Converts the problems to a SARIF 2.1.0 log (OASIS), as code scanning reads it. */
export function toSarif(problems: readonly LocalizedProblem[], version: string) {
  const ids = [...new Set(problems.map(({ code }) => code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'waybill-doctor',
            version,
            rules: ids.map((id) => ({
              id,
              shortDescription: { text: id.replaceAll('-', ' ') },
              help: { text: `See ${DOCTOR_PAGE}.` },
              defaultConfiguration: { level: 'error' },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SRCROOT: { description: { text: 'The folder of the project.' } } },
        results: problems.map((problem) => ({
          ruleId: problem.code,
          ruleIndex: ids.indexOf(problem.code),
          level: problem.level ?? 'error',
          message: { text: sentenceOf(problem) },
          locations: [locationOf(problem)],
          ...(problem.patch && { properties: { patch: problem.patch } }),
        })),
      },
    ],
  };
}
