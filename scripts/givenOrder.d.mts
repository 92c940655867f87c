import { BaseSequencer } from 'vitest/node';

export declare class GivenOrder extends BaseSequencer {}
