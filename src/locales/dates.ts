import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';

/** Names of months and days, and Monday as the first day of a week, in every calendar. */
export const speakChineseDates = (): void => void dayjs.locale('zh-cn');
