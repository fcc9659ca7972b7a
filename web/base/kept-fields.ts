import { flag, list, parseJson, shape, text } from './parse.ts';

/** The text typed in the page's forms, stored for the reload that a change of language needs. */
const KEY = 'fields';

/** How long to wait for the form of a field after the reload. */
const WAIT_MS = 5_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptField {
  name: string;
  value: string;
  checked: boolean;
}

/** Passwords are never stored, even when they are shown. A file can't be put back. */
const isKept = ({ name, type, autocomplete }: Field) =>
  name !== '' &&
  !['password', 'file', 'hidden'].includes(type) &&
  !autocomplete.endsWith('-password');

const fieldsOf = () =>
  [...document.querySelectorAll<Field>('main form :is(input, textarea, select)')].filter(isKept);

/** A box is one of several with the same name, so its value tells it apart. */
const isBox = (field: Field) => field.type === 'checkbox' || field.type === 'radio';

const pathOf = () => `${location.pathname}${location.search}`;

export function keepFields() {
  const fields = fieldsOf().map((field) => ({
    name: field.name,
    value: field.value,
    checked: field instanceof HTMLInputElement && field.checked,
  }));
  if (fields.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ path: pathOf(), fields }));
}

/**
 * Sets a field's value with the prototype's setter, because React overrides the setter of each field to detect changes.
 */
export function setField(field: Field, value: string) {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function restore({ name, value, checked }: KeptField): boolean {
  const field = fieldsOf().find((one) => one.name === name && (!isBox(one) || one.value === value));
  if (!field) return false;
  if (!isBox(field)) {
    if (field.value !== value) setField(field, value);
  } else if (field instanceof HTMLInputElement && field.checked !== checked) {
    field.click();
  }
  return true;
}

const readKept = shape({
  path: text,
  fields: list(shape<KeptField>({ name: text, value: text, checked: flag })),
});

/** The fields that were kept for this page. */
function takeFields(): KeptField[] {
  const kept = parseJson(sessionStorage.getItem(KEY), readKept);
  sessionStorage.removeItem(KEY);
  return kept?.path === pathOf() ? kept.fields : [];
}

/** Puts back what was kept, as soon as the page shows its forms. */
export function restoreFields() {
  const path = pathOf();
  const end = performance.now() + WAIT_MS;
  let left = takeFields();
  const look = () => {
    if (pathOf() !== path || performance.now() > end) return;
    left = left.filter((field) => !restore(field));
    if (left.length > 0) requestAnimationFrame(look);
  };
  look();
}
