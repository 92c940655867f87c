import { ExceptionPage } from '../shell/ui/ExceptionPage.tsx';

/** Page for an unknown address (S2.1-11). */
export const NotFoundPage = () => <ExceptionPage code="404" />;
