type Table = readonly (readonly [RegExp, string])[];

/** Specific names first: nearly every browser also calls itself Safari, Chrome or Mozilla. */
const BROWSERS: Table = [
  // Apps that show pages themselves.
  [/\bInstagram\b/, 'Instagram'],
  [/\bMessengerForiOS\b|\bOrca-Android\b|\bMessengerLite/, 'Messenger'],
  [/\bFB(?:AN|AV|_IAB|IOS)\b/, 'Facebook'],
  [/\bdiscord\//i, 'Discord'],
  [/\bValve (?:Steam|Client)\b|\bSteamOverlay\b/, 'Steam'],
  [/\bBytedanceWebview\b|\bmusical_ly|\bTikTok/i, 'TikTok'],
  [/Snapchat\//, 'Snapchat'],
  [/\bTelegram-/, 'Telegram'],
  [/\bTwitter(?: for|Android)/, 'X'],
  [/\bReddit\//, 'Reddit'],
  [/\bTwitch\b/, 'Twitch'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bKAKAOTALK\b/i, 'KakaoTalk'],
  [/\bLine\/\d/, 'LINE'],
  [/\bNAVER\(/, 'NAVER'],
  [/\bQQ\/\d/, 'QQ'],
  [/\bbaiduboxapp\b|\bbaidubrowser\b|\bBIDUBrowser\b/i, 'Baidu'],
  [/\bGSA\//, 'Google'],
  [/\bEdg(?:A|e|iOS)?\//, 'Edge'],
  [/\bOP(?:R|X|T|RGX|iOS)\/|\bOpera\b|\bCoast\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYa(?:Browser|SearchBrowser|App_\w+)\//, 'Yandex Browser'],
  [/\bM?QQBrowser(?:Lite)?\//, 'QQ Browser'],
  [/\bUC ?Browser\b|\bUBrowser\/|\bUCWEB/, 'UC Browser'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bVivoBrowser\//i, 'Vivo Browser'],
  [/\bHeyTapBrowser\//, 'HeyTap Browser'],
  [/\bQuark\//, 'Quark'],
  [/\bSogouM(?:obile)?Browser\/|\bMetaSr\b/, 'Sogou'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bOculusBrowser\//, 'Meta Quest Browser'],
  [/\bPicoBrowser\//i, 'Pico Browser'],
  [/\bWolvic\//, 'Wolvic'],
  [/\bSilk\//, 'Silk'],
  [/\bWhale\//, 'Whale'],
  [/\bBrave\//, 'Brave'],
  [/\bEcosia\b/, 'Ecosia'],
  [/\bcoc_coc_browser\//i, 'Cốc Cốc'],
  [/\bPuffin\//, 'Puffin'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bPaleMoon\//, 'Pale Moon'],
  [/\bSeaMonkey\//, 'SeaMonkey'],
  [/\bEpiphany\//, 'GNOME Web'],
  [/\bFirefox\/|\bFxiOS\/|\bFocus\/|\bKlar\//, 'Firefox'],
  [/\bTrident\/|\bMSIE\b|\bIEMobile\b/, 'Internet Explorer'],
  [/\b(?:Headless)?Chrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  // Before Chrome, Android had a browser of its own.
  [/\bAndroid\b.*\bVersion\/[\d.]+.*\bSafari\//, 'Android Browser'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** Consoles, glasses and TVs first: most of them also call themselves Linux, Android or macOS. */
const SYSTEMS: Table = [
  [/\bPlayStation\b/i, 'PlayStation'],
  [/\bXbox\b/i, 'Xbox'],
  [/\bNintendo Switch\b/, 'Nintendo Switch'],
  [/\bNintendo 3DS\b/, 'Nintendo 3DS'],
  [/\bNintendo Wii ?U\b/, 'Wii U'],
  [/\bSteam Deck\b|\bSteamOS\b/, 'Steam Deck'],
  [/\bQuest\b|\bOculusBrowser\//, 'Meta Quest'],
  [/\bPico(?:Browser| Neo| 4|\d)/i, 'Pico'],
  [/\bApple ?TV\b/, 'Apple TV'],
  [/\bWeb0S\b|\bwebOS\.TV\b|\bNetCast\b/i, 'LG TV'],
  [/\bSMART-TV\b.*\b(?:Tizen|Samsung)|\bTizen\b.*\bTV\b|\bMaple\b/i, 'Samsung TV'],
  [/\bVIDAA\b/, 'Hisense TV'],
  [/\bRoku\b/, 'Roku'],
  [/\bAFT[A-Z]+\d*\b/, 'Fire TV'],
  [
    /\bAndroid TV\b|\bAndroid\b.*\b(?:BRAVIA|Google ?TV|SmartTV|Chromecast)|\bCrKey\//i,
    'Android TV',
  ],
  [/\bHbbTV\/|\bSmart-?TV\b/i, 'TV'],
  [/\bWindows Phone\b/, 'Windows Phone'],
  [/\bHarmonyOS\b|\bOpenHarmony\b|\bArkWeb\//, 'HarmonyOS'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bKindle\b|\bKF[A-Z]{2,}\b/, 'Kindle'],
  // Samsung's browser says Linux where it asks for pages as on a desktop.
  [/\bAndroid\b|\bSamsungBrowser\//, 'Android'],
  [/\bTizen\b/, 'Tizen'],
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\b(?:Free|Open|Net)BSD\b/, 'BSD'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const first = (names: Table, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export interface DeviceName {
  browser: string | null;
  system: string | null;
}

/** Browser and system as the device's owner would name them. Null if unknown. */
export const nameDevice = (userAgent: string): DeviceName => ({
  browser: first(BROWSERS, userAgent),
  system: first(SYSTEMS, userAgent),
});

/** Whether two user agents look like the same device to its owner. Versions don't matter. */
export function sameDevice(one: string, other: string): boolean {
  const [a, b] = [nameDevice(one), nameDevice(other)];
  return a.browser === b.browser && a.system === b.system;
}
