import type { KeyboardEvent } from 'react';

/** The `keyCode` of a key that an input method takes: https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to a word that is being composed, such as in Japanese. Such keys pick among the words of the
 * input method, so a field must do nothing for them. Safari ends the composition before the keydown that ended it.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD;
