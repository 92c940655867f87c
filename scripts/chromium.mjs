import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Chromium without windows and PDF viewer: a fifth less work than the whole browser for the same tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser for the tests: CHROMIUM, else the first found in the usual places; undefined when there is none. */
export function findChromium() {
  return [process.env.CHROMIUM, ...USUAL_PLACES].find((path) => path && existsSync(path));
}

/**
 * Launch options for Playwright and Vitest. Without the flags every start stalls on a closed network. `shell`: prefers the
 * headless shell where it is installed; journeys need the whole browser. Default: false.
 */
export function chromiumLaunchOptions({ shell = false } = {}) {
  const isShell = shell && !process.env.CHROMIUM && existsSync(HEADLESS_SHELL);
  const executablePath = isShell ? HEADLESS_SHELL : findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

const hasChineseFont = () => {
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return process.platform !== 'linux';
  }
};

const apt = (...words) =>
  execFileSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** The headless shell, where the distribution packages it separately. */
function shellPackage() {
  const known = execFileSync('apt-cache', ['policy', 'chromium-headless-shell'], { encoding: 'utf8' });
  return /Candidate: \d/.test(known) ? ['chromium-headless-shell'] : [];
}

/** Installs browsers and a Chinese font if that needs no confirmation (root on Debian); otherwise prints the command. */
export function ensureChromium() {
  const browser = findChromium();
  if (browser && hasChineseFont()) return;
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) apt('update', '-qq');
  const missing = [
    ...(browser ? [] : ['chromium', ...(mayInstall ? shellPackage() : [])]),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ];
  if (mayInstall) {
    console.log(`Installing ${missing.join(', ')} …`);
    apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
    return;
  }
  const command = `sudo apt-get install -y ${missing.join(' ')}`;
  if (browser) console.warn(`No Chinese font found; texts will be boxes. To mend: ${command}`);
  else throw new Error(`No browser found. Set CHROMIUM to a Chrome, Chromium or Edge, or run: ${command}`);
}
