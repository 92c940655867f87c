import type { LaunchOptions } from 'playwright';

export declare function findChromium(): string | undefined;
export declare function chromiumLaunchOptions(options?: { readonly shell?: boolean }): LaunchOptions;
export declare function ensureChromium(): void;
