/**
 * User agents, written after the public formats of these programs. A line begins with the share of visits, in 1/1000, of
 * the group that it stands for. The shares are estimates from public statistics, with more desktops and consoles, which
 * gamers use more. The last ones are old or rare.
 */
const KHTML = '(KHTML, like Gecko)';
const BLINK = `AppleWebKit/537.36 ${KHTML} Chrome/14`;
const IOS = `AppleWebKit/605.1.15 ${KHTML}`;

export const DEVICES = `
230 Chrome on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}5.0.0.0 Safari/537.36
12 Chrome on Windows: Mozilla/5.0 (Windows NT 10.0; WOW64) ${BLINK}0.0.0.0 Safari/537.36
55 Edge on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}5.0.0.0 Safari/537.36 Edg/145.0.0.0
38 Firefox on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0
24 Opera on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}3.0.0.0 Safari/537.36 OPR/127.0.0.0
14 Opera on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}3.0.0.0 Safari/537.36 OPR/127.0.0.0 (Edition GX)
7 Yandex Browser on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}2.0.0.0 YaBrowser/26.2.0.0 Safari/537.36
6 Discord on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}0.0.7339.207 discord/1.0.9225 Electron/38.2.2 Safari/537.36
6 Steam on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64; Valve Steam Client/default/1765915423) ${BLINK}0.0.0.0 Safari/537.36
4 Vivaldi on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}4.0.0.0 Safari/537.36 Vivaldi/7.8.3925.56
2 Whale on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}0.0.0.0 Whale/4.34.340.19 Safari/537.36
2 QQ Browser on Windows: Mozilla/5.0 (Windows NT 10.0; WOW64) ${BLINK}1.0.0.0 Safari/537.36 Core/1.141.5.0 QQBrowser/20.1
1 Internet Explorer on Windows: Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko
1 Avast Secure Browser on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}3.0.0.0 Safari/537.36 Avast/143.0.0.0
1 DuckDuckGo on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}5.0.0.0 Safari/537.36 Ddg/145.0.0.0
1 Sogou on Windows: Mozilla/5.0 (Windows NT 10.0; WOW64) ${BLINK}0.0.0.0 Safari/537.36 SE 2.X MetaSr 1.0
40 Chrome on macOS: Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK}5.0.0.0 Safari/537.36
35 Safari on macOS: Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/26.2 Safari/605.1.15
6 Firefox on macOS: Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:147.0) Gecko/20100101 Firefox/147.0
4 Edge on macOS: Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK}5.0.0.0 Safari/537.36 Edg/145.0.0.0
2 Discord on macOS: Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK}0.0.7339.207 discord/0.0.368 Electron/38.2.2 Safari/537.36
12 Chrome on Linux: Mozilla/5.0 (X11; Linux x86_64) ${BLINK}5.0.0.0 Safari/537.36
9 Firefox on Linux: Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0
2 Firefox on Linux: Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0
1 GNOME Web on Linux: Mozilla/5.0 (X11; Linux x86_64) ${IOS} Version/18.5 Safari/605.1.15 Epiphany/605.1.15
1 Steam on Linux: Mozilla/5.0 (X11; Linux x86_64; Valve Steam Client/default/1765915423) ${BLINK}0.0.0.0 Safari/537.36
1 Firefox on BSD: Mozilla/5.0 (X11; FreeBSD amd64; rv:147.0) Gecko/20100101 Firefox/147.0
4 Chrome on ChromeOS: Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK}5.0.0.0 Safari/537.36
180 Chrome on Android: Mozilla/5.0 (Linux; Android 10; K) ${BLINK}5.0.0.0 Mobile Safari/537.36
8 Chrome on Android: Mozilla/5.0 (Linux; Android 10; K) ${BLINK}5.0.0.0 Safari/537.36
28 Samsung Internet on Android: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${KHTML} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36
7 Opera on Android: Mozilla/5.0 (Linux; Android 10; K) ${BLINK}4.0.0.0 Mobile Safari/537.36 OPR/94.0.0.0
6 Firefox on Android: Mozilla/5.0 (Android 15; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0
5 Edge on Android: Mozilla/5.0 (Linux; Android 10; K) ${BLINK}5.0.0.0 Mobile Safari/537.36 EdgA/145.0.0.0
4 Google on Android: Mozilla/5.0 (Linux; Android 15; SM-S918B Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/145.0.7632.45 Mobile Safari/537.36 GSA/17.2.30.sa.arm64
5 Instagram on Android: Mozilla/5.0 (Linux; Android 14; SM-A546B Build/UP1A.231005.007; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/144.0.7559.59 Mobile Safari/537.36 Instagram 412.0.0.35.87 Android (34/14; 450dpi; 1080x2131; samsung; SM-A546B; a54x; s5e8835; de_DE; 849447000)
4 Facebook on Android: Mozilla/5.0 (Linux; Android 13; 22111317G Build/TKQ1.221114.001; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/144.0.7559.59 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/544.0.0.46.66;]
3 TikTok on Android: Mozilla/5.0 (Linux; Android 14; CPH2565 Build/UKQ1.230924.001; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/143.0.7499.146 Mobile Safari/537.36 musical_ly_2024300010 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/43.0.1 ByteLocale/de-DE Region/DE BytedanceWebview/d8a21c6
3 Snapchat on Android: Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/AP2A.240905.003; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/143.0.7499.146 Mobile Safari/537.36Snapchat/13.72.0.41 (Pixel 7; Android 14#12231197#34; gzip)
3 WeChat on Android: Mozilla/5.0 (Linux; Android 13; V2199A Build/TP1A.220624.014; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/134.0.6998.136 Mobile Safari/537.36 XWEB/1340157 MMWEBSDK/20250904 MMWEBID/1234 MicroMessenger/8.0.64.2940(0x28004034) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64
2 LINE on Android: Mozilla/5.0 (Linux; Android 14; SO-51C Build/67.2.A.2.118; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/144.0.7559.59 Mobile Safari/537.36 Line/15.20.0/IAB
2 KakaoTalk on Android: Mozilla/5.0 (Linux; Android 15; SM-S931N Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/144.0.7559.59 Mobile Safari/537.36;KAKAOTALK 2610900
2 Mi Browser on Android: Mozilla/5.0 (Linux; U; Android 14; de-de; 23124RA7EO Build/UKQ1.240116.001) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/123.0.6312.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.42.0-gn
3 UC Browser on Android: Mozilla/5.0 (Linux; U; Android 12; en-US; RMX3195 Build/SP1A.210812.016) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/100.0.4896.58 UCBrowser/14.2.0.1334 Mobile Safari/537.36
2 QQ Browser on Android: Mozilla/5.0 (Linux; U; Android 14; zh-cn; PJA110 Build/UKQ1.230924.001) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/121.0.6167.71 MQQBrowser/16.0 Mobile Safari/537.36
2 DuckDuckGo on Android: Mozilla/5.0 (Linux; Android 10; K) ${BLINK}5.0.0.0 Mobile DuckDuckGo/5 Safari/537.36
2 Yandex Browser on Android: Mozilla/5.0 (Linux; arm_64; Android 14; RMX3834) ${BLINK}2.0.0.0 YaBrowser/26.1.4.60.00 SA/3 Mobile Safari/537.36
1 Opera on Android: Opera/9.80 (Android; Opera Mini/94.0.2254/191.404; U; en) Presto/2.12.423 Version/12.16
1 Huawei Browser on Android: Mozilla/5.0 (Linux; Android 12; JAD-LX9; HMSCore 6.15.4.322; GMSCore 25.49.33) AppleWebKit/537.36 ${KHTML} Chrome/132.0.6834.163 HuaweiBrowser/16.0.6.302 Mobile Safari/537.36
1 Silk on Kindle: Mozilla/5.0 (Linux; Android 11; KFRAWI) AppleWebKit/537.36 ${KHTML} Silk/143.2.1 like Chrome/143.0.7499.192 Safari/537.36
1 Quark on Android: Mozilla/5.0 (Linux; U; Android 14; zh-CN; PHB110 Build/UKQ1.230924.001) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/123.0.6312.80 Quark/7.19.0.880 Mobile Safari/537.36
1 Firefox on Android: Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 ${KHTML} Version/4.0 Focus/147.0 Chrome/145.0.7632.45 Mobile Safari/537.36
1 Brave on Android: Mozilla/5.0 (Linux; Android 10; K) ${BLINK}5.0.0.0 Mobile Safari/537.36 Brave/145
1 Vivo Browser on Android: Mozilla/5.0 (Linux; Android 15; V2408A; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/123.0.6312.118 Mobile Safari/537.36 VivoBrowser/27.1.0.3
1 HeyTap Browser on Android: Mozilla/5.0 (Linux; U; Android 15; zh-cn; PKC110 Build/AP3A.240617.008) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/40.10.9.1
1 Ecosia on Android: Mozilla/5.0 (Linux; Android 10; K) ${BLINK}3.0.0.0 Mobile Safari/537.36 (Ecosia android@143.0.7499.146)
105 Safari on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Version/26.2 Mobile/15E148 Safari/604.1
16 Chrome on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 26_2_0 like Mac OS X) ${IOS} CriOS/145.0.7632.55 Mobile/15E148 Safari/604.1
12 Google on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 26_2_1 like Mac OS X) ${IOS} GSA/404.0.862341286 Mobile/15E148 Safari/604.1
6 Instagram on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7_2 like Mac OS X) ${IOS} Mobile/22H124 Instagram 411.1.0.29.78 (iPhone14,5; iOS 18_7_2; de_DE; de; scale=3.00; 1170x2532; IABMV/1; 844116340)
4 Facebook on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Mobile/22H20 [FBAN/FBIOS;FBAV/543.0.0.42.70;FBBV/841000000;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.7;FBSS/3;FBCR/;FBID/phone;FBLC/de_DE;FBOP/80]
2 TikTok on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) ${IOS} Mobile/22G100 musical_ly_43.0.0 BytedanceWebview/d8a21c6 JsSdk/2.0 NetType/WIFI Channel/App Store
2 Snapchat on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Version/18.7 Mobile/15E148 Safari/604.1 Snapchat/13.70.0.40 (like Safari/8621.3.11.10.3, panda)
2 WeChat on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${IOS} Mobile/15E148 MicroMessenger/8.0.66(0x18004234) NetType/WIFI Language/zh_CN
2 Firefox on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} FxiOS/147.0 Mobile/15E148 Safari/604.1
2 Edge on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Version/18.0 EdgiOS/145.0.3800.58 Mobile/15E148 Safari/604.1
2 DuckDuckGo on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Version/26.2 Mobile/15E148 DuckDuckGo/26 Safari/605.1.15
1 Discord on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Mobile/15E148 Discord/312.0
1 LINE on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Mobile/15E148 Safari Line/15.20.0
1 Opera on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Version/18.7 Mobile/15E148 Safari/604.1 OPT/6.3.1
1 Ecosia on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Version/18.0 Mobile/15E148 Safari/605.1.15 (Ecosia ios@11.4.2.3040)
1 Reddit on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Mobile/15E148 Reddit/Version 2026.02.0/Build 617000/iOS Version 18.7
1 Telegram on Android: Mozilla/5.0 (Linux; Android 14; SM-A256B Build/UP1A.231005.007; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/144.0.7559.59 Mobile Safari/537.36 Telegram-Android/12.3.1 (Samsung SM-A256B; Android 14; SDK 34; AVERAGE)
1 X on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Version/18.7 Mobile/22H20 Safari/604.1 Twitter for iPhone/11.50
2 Safari on iPad: Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${IOS} Version/26.2 Mobile/15E148 Safari/604.1
1 Chrome on iPad: Mozilla/5.0 (iPad; CPU OS 26_2_0 like Mac OS X) ${IOS} CriOS/145.0.7632.55 Mobile/15E148 Safari/604.1
2 ? on PlayStation: Mozilla/5.0 (PlayStation; PlayStation 5/12.40) ${IOS} Version/17.0 Safari/605.1.15
1 ? on PlayStation: Mozilla/5.0 (PlayStation 4 13.02) AppleWebKit/601.2 ${KHTML}
2 Edge on Xbox: Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox Series X) ${BLINK}4.0.0.0 Safari/537.36 Edg/144.0.0.0
1 ? on Nintendo Switch: Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) AppleWebKit/613.0 ${KHTML} NF/6.0.3.29.0 NintendoBrowser/5.1.0.36320
1 ? on Nintendo Switch: Mozilla/5.0 (Nintendo Switch 2; WebApplet) AppleWebKit/616.1 ${KHTML} NF/7.1.0.20.0 NintendoBrowser/6.0.0.42000
1 Chrome on Steam Deck: Mozilla/5.0 (X11; Linux x86_64; Steam Deck) ${BLINK}3.0.0.0 Safari/537.36
1 Meta Quest Browser on Meta Quest: Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 ${KHTML} OculusBrowser/42.1.0.10 Chrome/144.0.7559.59 VR Safari/537.36
1 Samsung Internet on Samsung TV: Mozilla/5.0 (SMART-TV; LINUX; Tizen 9.0) AppleWebKit/537.36 ${KHTML} SamsungBrowser/8.0 Chrome/120.0.6099.5 TV Safari/537.36
1 Chrome on LG TV: Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 ${KHTML} Chrome/120.0.6099.270 Safari/537.36 WebAppManager
1 Chrome on Android TV: Mozilla/5.0 (Linux; Android 14; Google TV Streamer Build/UTTK.250729.004) ${BLINK}3.0.0.0 Safari/537.36
1 Silk on Fire TV: Mozilla/5.0 (Linux; Android 11; AFTKM) AppleWebKit/537.36 ${KHTML} Silk/143.2.1 like Chrome/143.0.7499.192 Safari/537.36
1 Chrome on HarmonyOS: Mozilla/5.0 (Phone; OpenHarmony 6.0) AppleWebKit/537.36 ${KHTML} Chrome/132.0.0.0 Safari/537.36 ArkWeb/6.0.0.47 Mobile
1 Huawei Browser on HarmonyOS: Mozilla/5.0 (Phone; OpenHarmony 5.1) AppleWebKit/537.36 ${KHTML} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.1.6.300
1 Firefox on KaiOS: Mozilla/5.0 (Mobile; LYF/F320B/LYF-F320B-000-01-15-130718; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5
3 Edge on Linux: Mozilla/5.0 (X11; Linux x86_64) ${BLINK}5.0.0.0 Safari/537.36 Edg/145.0.0.0
2 NAVER on Android: Mozilla/5.0 (Linux; Android 15; SM-S928N Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/144.0.7559.59 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.16.5)
2 Baidu on Android: Mozilla/5.0 (Linux; Android 14; PGT-AN10 Build/HONORPGT-AN10; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.87 SP-engine/3.35.0 baiduboxapp/13.89.0.10 (Baidu; P1 14)
1 Cốc Cốc on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${KHTML} coc_coc_browser/143.0.240 Chrome/143.0.7499.240 Safari/537.36
1 Twitch on Android: Mozilla/5.0 (Linux; Android 14; SM-G991B Build/UP1A.231005.007; wv) AppleWebKit/537.36 ${KHTML} Version/4.0 Chrome/144.0.7559.59 Mobile Safari/537.36 tv.twitch.android.app/26.1.0 Twitch/2601000
1 Pale Moon on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Goanna/6.8 Firefox/128.0 PaleMoon/33.9.1
1 Opera on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} OPiOS/16.0.15 Mobile/15E148 Safari/9537.53
1 Opera on Android: Mozilla/5.0 (Linux; Android 16; SM-A556B) ${BLINK}0.0.0.0 Mobile Safari/537.36 OPX/3.0
1 QQ Browser on Android: Mozilla/5.0 (Linux; Android 16; SM-A556B) ${BLINK}0.0.0.0 MQQBrowser/19.4 Mobile Safari/537.36
1 Chrome on HarmonyOS: Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) ${BLINK}0.0.0.0 Mobile Safari/537.36
1 Edge on Xbox: Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox Series X) ${BLINK}0.0.0.0 Safari/537.36 Edge/44.19041
1 Meta Quest Browser on Meta Quest: Mozilla/5.0 (X11; Linux x86_64; Quest 3S) ${BLINK}0.0.0.0 VR OculusBrowser/38.0 SamsungBrowser/4.0 Safari/537.36
1 Meta Quest Browser on Meta Quest: Mozilla/5.0 (X11; Linux x86_64) ${BLINK}0.0.0.0 OculusBrowser/39.2 Safari/537.36
1 Samsung Internet on Samsung TV: Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 SamsungBrowser/5.0 Chrome/94.0 TV Safari/537.36
1 Chrome on Android TV: Mozilla/5.0 (Linux; Android 14; BRAVIA VU3) ${BLINK}0.0.0.0 Safari/537.36
1 Yandex Browser on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}0.0.0.0 YaBrowser/25.8.0.0 Yowser/2.5 Safari/537.36
1 Steam on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64; Valve Steam GameOverlay/1758) ${BLINK}0.0.0.0 Safari/537.36
1 Edge on Windows: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}0.0.0.0 Safari/537.36 Edge/18.19045
1 Samsung Internet on Android: Mozilla/5.0 (X11; Linux x86_64) ${BLINK}0.0.0.0 SamsungBrowser/29.0 Safari/537.36
1 Messenger on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Mobile/22H20 [FBAN/MessengerForiOS;FBAV/530.0]
1 Yandex Browser on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Version/18.7 YaBrowser/25.8.1 Mobile/15E148 Safari/604.1
1 ? on iPhone: Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${IOS} Mobile/15E148
1 Android Browser on Android: Mozilla/5.0 (Linux; U; Android 4.0.3; en-us; GT-I9100) ${IOS} Version/4.0 Mobile Safari/534.30
1 Pico Browser on Pico: Mozilla/5.0 (X11; Linux x86_64; PICO 4) ${BLINK}0.0.0.0 PicoBrowser/4.0 Safari/537.36
1 Safari on Samsung TV: Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) AppleWebKit/537.36 ${KHTML} Version/8.0 TV Safari/537.36
1 Edge on Windows Phone: Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 ${KHTML} Chrome/52.0 Mobile Safari/537.36 Edge/15.15254
1 DuckDuckGo on macOS: Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/18.6 Safari/605.1.15 Ddg/18.6
1 Opera on macOS: Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK}0.0.0.0 Safari/537.36 OPR/124.0.0.0
1 Vivaldi on Linux: Mozilla/5.0 (X11; Linux x86_64) ${BLINK}0.0.0.0 Safari/537.36 Vivaldi/7.6
`;
