// One script with what is beside the links of header and footer.

export { FooterTools } from './footer-tools.tsx';
export { OfflineNotice } from './offline-notice.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
