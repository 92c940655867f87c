import { texts } from '../../../engine/index.ts';

/** Texts for scheduled jobs. */
export const OF_JOBS = texts({
  unknownJobHandler: {
    zh: '没有名为“${name}”的任务，可用的有：${known}',
    en: 'There is no job “${name}”; there are: ${known}',
  },
  badJobParameter: {
    zh: '任务“${name}”的参数不正确，应为 JSON 对象，可用键：${keys}',
    en: 'The parameters of the job “${name}” must be a JSON object with these keys: ${keys}',
  },
  badJobNumber: {
    zh: '任务“${name}”的参数 ${key} 应为 ${min} 到 ${max} 的整数',
    en: 'The parameter ${key} of the job “${name}” must be a whole number from ${min} to ${max}',
  },
  noJobParameters: { zh: '任务“${name}”没有参数', en: 'The job “${name}” takes no parameters' },
  jobsAway: {
    zh: '定时任务未能启动，请联系管理员',
    en: 'Scheduled jobs could not be started; please ask your administrator',
  },
  jobPaused: { zh: '停止成功', en: 'Stopped' },
  jobResumed: { zh: '启动成功', en: 'Started' },
  jobExecuted: { zh: '已提交执行', en: 'Handed in to run' },
  jobMissed: { zh: '错过计划时间，按设置跳过', en: 'Its time was missed; skipped, as it is set' },
  jobOverlaps: { zh: '上一次执行尚未结束，跳过', en: 'The run before is not over; skipped' },
  jobBroken: { zh: '服务器中断，执行未完成', en: 'The server stopped before it was over' },
  jobFailed: { zh: '执行失败：${reason}', en: 'Failed: ${reason}' },
  jobAlert: { zh: '定时任务“${job}”执行失败', en: 'The scheduled job “${job}” has failed' },
  jobLogged: { zh: '定时任务 ${job}：${message}', en: 'Scheduled job ${job}: ${message}' },
  backupJob: { zh: '每日备份', en: 'Nightly backup' },
  backupDone: {
    zh: '已备份到 ${file}：${rows} 行，${files} 个文件',
    en: 'Backed up to ${file}: ${rows} rows, ${files} files',
  },
  backupMissing: { zh: '${count} 个文件在备份前已丢失', en: '${count} files were missing before' },
  jobPruned: { zh: '清理完成', en: 'Done' },
  jobRunsPruned: { zh: '清理了 ${count} 条执行记录', en: '${count} runs removed' },
  jobDaysCounted: { zh: '重算了 ${count} 天', en: '${count} days counted' },
  jobWithdrawn: { zh: '撤销了 ${count} 条公告', en: '${count} announcements revoked' },
});
