import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence with elements in place of its names in braces, for example "Hosted by {host}". Each language may put them
 * elsewhere.
 */
export const filled = (sentence: string, elements: Record<string, ReactNode>): ReactNode =>
  createElement(
    Fragment,
    null,
    ...sentence.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : elements[part])),
  );
