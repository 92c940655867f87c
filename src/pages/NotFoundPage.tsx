import { ExceptionPage } from '../shell/ui/ExceptionPage.tsx';

/** S2.1-11. */
export const NotFoundPage = () => <ExceptionPage code="404" />;
