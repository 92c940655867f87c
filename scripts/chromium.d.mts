import type { LaunchOptions } from 'playwright';

export declare function findChromium(): string | undefined;
export declare function chromiumLaunchOptions(): LaunchOptions;
export declare function ensureChromium(): void;
