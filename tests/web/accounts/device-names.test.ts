import { expect, it } from 'vitest';

import { nameDevice } from '../../../worker/core/user-agent.ts';

const webKit = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const blink = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 ${rest}`;

const IPHONE = 'iPhone; CPU iPhone OS 18_7 like Mac OS X';
const ANDROID = 'Linux; Android 16; SM-A556B';
const WINDOWS = 'Windows NT 10.0; Win64; x64';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';

/** Written after the public formats of these programs. */
it.each([
  [webKit(IPHONE, 'GSA/389.0.8 Mobile/15E148 Safari/604.1'), 'Google', 'iPhone'],
  [
    webKit(IPHONE, 'Mobile/22H20 Instagram 400.0.0.29 (iPhone15,4; iOS 18_7)'),
    'Instagram',
    'iPhone',
  ],
  [
    webKit(IPHONE, 'Mobile/22H20 [FBAN/FBIOS;FBAV/530.0.0.43;FBDV/iPhone15,4]'),
    'Facebook',
    'iPhone',
  ],
  [webKit(IPHONE, 'Mobile/22H20 [FBAN/MessengerForiOS;FBAV/530.0]'), 'Messenger', 'iPhone'],
  [webKit(IPHONE, 'Mobile/22H20 Discord/291.0'), 'Discord', 'iPhone'],
  [webKit(IPHONE, 'Version/18.7 Mobile/15E148 Safari/604.1 OPT/6.2.1'), 'Opera', 'iPhone'],
  [webKit(IPHONE, 'OPiOS/16.0.15 Mobile/15E148 Safari/9537.53'), 'Opera', 'iPhone'],
  [
    webKit(IPHONE, 'Version/18.7 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'),
    'DuckDuckGo',
    'iPhone',
  ],
  [
    webKit(IPHONE, 'Version/18.7 YaBrowser/25.8.1 Mobile/15E148 Safari/604.1'),
    'Yandex Browser',
    'iPhone',
  ],
  [webKit(IPHONE, 'Mobile/15E148 MicroMessenger/8.0.60'), 'WeChat', 'iPhone'],
  [webKit(IPHONE, 'Mobile/15E148'), null, 'iPhone'],
  [
    webKit('iPad; CPU OS 18_7 like Mac OS X', 'CriOS/140.0 Mobile/15E148 Safari/604.1'),
    'Chrome',
    'iPad',
  ],
  [blink(ANDROID, 'Mobile Safari/537.36 OPX/3.0'), 'Opera', 'Android'],
  [blink(ANDROID, 'MQQBrowser/19.4 Mobile Safari/537.36'), 'QQ Browser', 'Android'],
  [blink(ANDROID, 'UCBrowser/17.8.0 Mobile Safari/537.36'), 'UC Browser', 'Android'],
  [blink(ANDROID, 'Mobile Safari/537.36 HuaweiBrowser/16.0'), 'Huawei Browser', 'Android'],
  [blink(ANDROID, 'Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.30'), 'Mi Browser', 'Android'],
  [blink(ANDROID, 'Mobile DuckDuckGo/5 Safari/537.36'), 'DuckDuckGo', 'Android'],
  [
    webKit('Linux; U; Android 4.0.3; en-us; GT-I9100', 'Version/4.0 Mobile Safari/534.30'),
    'Android Browser',
    'Android',
  ],
  [blink('Phone; OpenHarmony 5.0', 'Safari/537.36 ArkWeb/4.1.6.1 Mobile'), 'Chrome', 'HarmonyOS'],
  [blink('Linux; Android 12; HarmonyOS; NOH-AN00', 'Mobile Safari/537.36'), 'Chrome', 'HarmonyOS'],
  [
    'Mozilla/5.0 (Nintendo Switch; WebApplet) AppleWebKit/613.0 (KHTML, like Gecko) NF/6.0.3.27 NintendoBrowser/5.1.0',
    null,
    'Nintendo Switch',
  ],
  [webKit('PlayStation 4 12.02', ''), null, 'PlayStation'],
  [
    blink('Windows NT 10.0; Win64; x64; Xbox; Xbox Series X', 'Safari/537.36 Edge/44.19041'),
    'Edge',
    'Xbox',
  ],
  [
    blink('X11; Linux x86_64; Quest 3S', 'VR OculusBrowser/38.0 SamsungBrowser/4.0 Safari/537.36'),
    'Meta Quest Browser',
    'Meta Quest',
  ],
  [
    blink('X11; Linux x86_64', 'OculusBrowser/39.2 Safari/537.36'),
    'Meta Quest Browser',
    'Meta Quest',
  ],
  [blink('X11; Linux x86_64; PICO 4', 'PicoBrowser/4.0 Safari/537.36'), 'Pico Browser', 'Pico'],
  [
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/8.0 TV Safari/537.36',
    'Safari',
    'Samsung TV',
  ],
  [
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 SamsungBrowser/5.0 Chrome/94.0 TV Safari/537.36',
    'Samsung Internet',
    'Samsung TV',
  ],
  [blink('Web0S; Linux/SmartTV', 'Safari/537.36 WebAppManager'), 'Chrome', 'LG TV'],
  [blink('Linux; Android 14; BRAVIA VU3', 'Safari/537.36'), 'Chrome', 'Android TV'],
  [
    blink('Linux; Android 11; AFTKRT', 'Silk/138.2 like Chrome/138 Safari/537.36'),
    'Silk',
    'Fire TV',
  ],
  [
    blink('Linux; Android 11; KFTUWI', 'Silk/138.2 like Chrome/138 Safari/537.36'),
    'Silk',
    'Kindle',
  ],
  [
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0 Mobile Safari/537.36 Edge/15.15254',
    'Edge',
    'Windows Phone',
  ],
  [blink(WINDOWS, 'YaBrowser/25.8.0.0 Yowser/2.5 Safari/537.36'), 'Yandex Browser', 'Windows'],
  [blink(WINDOWS, 'Core/1.116 QQBrowser/19.6 Safari/537.36'), 'QQ Browser', 'Windows'],
  [blink(WINDOWS, 'discord/1.0.9210 Electron/37.6.0 Safari/537.36'), 'Discord', 'Windows'],
  [blink(`${WINDOWS}; Valve Steam GameOverlay/1758`, 'Safari/537.36'), 'Steam', 'Windows'],
  [blink(WINDOWS, 'Safari/537.36 Edge/18.19045'), 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
    'Internet Explorer',
    'Windows',
  ],
  [webKit(MAC, 'Version/18.6 Safari/605.1.15'), 'Safari', 'macOS'],
  [webKit(MAC, 'Version/18.6 Safari/605.1.15 Ddg/18.6'), 'DuckDuckGo', 'macOS'],
  [blink(MAC, 'Safari/537.36 OPR/124.0.0.0'), 'Opera', 'macOS'],
  [blink('X11; Linux x86_64', 'SamsungBrowser/29.0 Safari/537.36'), 'Samsung Internet', 'Android'],
  [blink('X11; CrOS x86_64 16328.0', 'Safari/537.36'), 'Chrome', 'ChromeOS'],
  [blink('X11; Linux x86_64', 'Safari/537.36 Vivaldi/7.6'), 'Vivaldi', 'Linux'],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox',
    'Linux',
  ],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(nameDevice(userAgent)).toEqual({ browser, system });
});
