/** Every text of the shell. `{name}` is filled in. */
export const zhCN = {
  'app.framework': 'Waybill',
  'app.tagline': '专业、智能的报关服务平台',
  'app.loading': '正在加载…',

  'http.expired': '登录已过期，请重新登录',
  'http.refused': '拒绝访问',
  'http.missing': '很抱歉，资源未找到!',
  'http.timeout': '网络超时',
  'http.offline': '网络连接失败，请检查网络后重试',
  'http.cancelled': '请求已取消',
  'http.failed': '服务器没有正常应答（{status}），请稍后重试',

  'session.welcome': '欢迎您，{name}',

  'signIn.title': '账号登录',
  'signIn.username': '账号',
  'signIn.usernameHint': '请输入账号',
  'signIn.password': '密码',
  'signIn.passwordHint': '请输入密码',
  'signIn.submit': '登录',
  'signIn.busy': '正在登录…',
  'signIn.capsLock': '大写锁定已开启',
  'signIn.failed': '登录失败，请稍后重试',
  'signIn.noMenu': '您的账号没有可用的菜单，请联系管理员',
  'signIn.anotherUser': '请用原来的账号登录；换账号请先退出登录',
  'signIn.jointly': '联合研发',
  'signIn.point1': '一票到底：录入、校验、复核、申报',
  'signIn.point2': '键盘直录与 Excel 粘贴，明细上万行不卡顿',
  'signIn.point3': '规范先行：海关逻辑校验，错在哪一格一目了然',

  'expiry.title': '登录已过期',
  'expiry.notice': '登录已过期，请重新登录',
  'expiry.keep': '有未保存的内容，请重新登录后继续，已录入的内容不会丢失。',
  'expiry.leave': '放弃修改并退出',
  'expiry.leaveConfirm': '未保存的内容将丢失，确认退出？',

  'header.collapse': '收起菜单',
  'header.expand': '展开菜单',
  'header.menu': '打开菜单',
  'header.signOut': '退出登录',
  'header.signOutConfirm': '有未保存的内容，退出后将丢失，确认退出？',
  'header.signOutKept': '未保存的修改会留在本机，您下次登录后可以恢复。确认退出？',
  'header.dark': '切换到深色',
  'header.light': '切换到浅色',
  'header.welcome': '{greeting}，{name}，欢迎使用{product}',

  'greeting.dawn': '早上好',
  'greeting.morning': '上午好',
  'greeting.noon': '中午好',
  'greeting.afternoon': '下午好',
  'greeting.evening': '晚上好',

  'menu.label': '主菜单',
  'breadcrumb.label': '当前位置',

  'tabs.label': '已打开的页面',
  'tabs.closeDirty': '“{title}”有未保存的内容，关闭后将丢失，确认关闭？',
  'tabs.closeSeveral': '以下页面有未保存的内容，关闭后将丢失，确认关闭？',
  'tabs.refreshDirty': '“{title}”有未保存的内容，刷新后将丢失，确认刷新？',
  'tabs.homeStays': '首页不能关闭!',
  'tabs.lastStays': '这是最后一页，不能再关闭了啦',
  'tabs.menu': '标签页操作',
  'tabs.refresh': '刷新',
  'tabs.closeLeft': '关闭左侧',
  'tabs.closeRight': '关闭右侧',
  'tabs.closeOthers': '关闭其它',
  'tabs.all': '全部标签页（{count}）',
  'tabs.close': '关闭',
  'tabs.stay': '取消',
  'tabs.dirty': '有未保存的内容',

  'drafts.failed': '浏览器无法保存草稿（空间不足或被禁止）。可以继续录入，请及时保存。',

  'home.title': '首页',
  'home.greeting': '{greeting}，{name}',
  'home.today': '今天是 {date}，{weekday}',
  'home.shortcuts': '快捷入口',
  'home.empty': '还没有可用的页面，请联系管理员分配权限',

  'form.new': '{title} · 新增',
  'form.copy': '{title} · 复制',
  'form.record': '{title} · {id}',

  'notFound.title': '404',
  'notFound.text': '很抱歉，您访问的页面不存在',
  'notFound.home': '返回首页',

  'unknown.title': '页面尚未提供',
  'unknown.staff': '这个菜单对应的页面还没有提供，请联系管理员。',
  'unknown.component': '菜单组件',
  'unknown.file': '缺少的文件',
  'unknown.components': 'schemas/pages/ 下没有页面在 components 中写明 "{component}"',

  'linked.refused': '这个菜单的链接地址不正确，请联系管理员。',
  'linked.window': '这个页面在新窗口中打开：',

  'page.broken': '页面定义有错误',
  'page.brokenText': '页面“{title}”暂时无法打开，请联系管理员。',
  'page.failed': '页面加载失败',
  'page.retry': '重试',
  'page.crashed': '页面出错了',
  'page.crashedText': '这个页面遇到了意外错误，其他页面不受影响。',

  'language.switch': 'Switch to English',
  'language.short': 'EN',

  'weekday.0': '星期日',
  'weekday.1': '星期一',
  'weekday.2': '星期二',
  'weekday.3': '星期三',
  'weekday.4': '星期四',
  'weekday.5': '星期五',
  'weekday.6': '星期六',
} as const;

/** What every other language says, too. */
export type ShellTexts = Readonly<Record<keyof typeof zhCN, string>>;
