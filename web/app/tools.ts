// One script with what is beside the links of header and footer, and the messages.

export { FooterTools } from './footer-tools.tsx';
export { OfflineNotice } from './offline-notice.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
export { Toasts } from '../ui/toast.tsx';
