// React's development build tells the browser's tools of each element and each render, which nobody looks at here. It
// does so only if it finds these functions when it is loaded.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
