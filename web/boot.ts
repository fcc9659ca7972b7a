// Runs in the page's head before the first paint, so that a chosen theme never flashes in late.
// It is inlined by web/build/boot-plugin.ts and must neither import nor export.
const theme = localStorage.getItem('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
