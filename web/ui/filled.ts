import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with elements in place of its names in braces, as in "Hosted by {host}": each language puts them where it likes. */
export const filled = (sentence: string, elements: Record<string, ReactNode>): ReactNode =>
  createElement(
    Fragment,
    null,
    ...sentence.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : elements[part])),
  );
