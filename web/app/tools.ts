// One script with what is beside the links of header and footer.

export { FooterTools } from './footer-tools.tsx';
export { ThemeSwitch } from './theme-switch.tsx';
