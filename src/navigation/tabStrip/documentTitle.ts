import { HOME_PATH } from '../../platform/config/paths.ts';

/** Title of the window: only the product name on the home page and where no page is shown (S2.4-7). */
export const documentTitle = (
  page: { readonly path: string; readonly title: string } | undefined,
  productTitle: string,
): string => (page === undefined || page.path === HOME_PATH ? productTitle : `${page.title} · ${productTitle}`);
