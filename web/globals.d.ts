declare const __API_HOST__: string;
declare const __HUB_HOST__: string;
declare const __SIGNALLING_HOST__: string;
