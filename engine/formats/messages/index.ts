export { MESSAGE_LIMITS } from './messageMapping.ts';
export { MESSAGE_TEXTS } from './messageTexts.ts';
export { recordToXml } from './recordToXml.ts';
export { xmlToRecord } from './xmlToRecord.ts';
export type { MessageLimits, MessageMapping, MessageProblem, MessageRecord, MessageSection } from './messageMapping.ts';
export type { ReadMessage } from './xmlToRecord.ts';
