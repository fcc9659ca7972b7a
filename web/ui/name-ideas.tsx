import { setField } from '../base/kept-fields.ts';
import { ChipButton, Chips } from './chip.tsx';
import css from './name-ideas.module.css';

/** Puts a chosen name into the form's field. The focus follows, to where it may be changed. */
function choose(button: HTMLButtonElement, name: string) {
  const field = button.form?.elements.namedItem('name');
  if (!(field instanceof HTMLInputElement)) return;
  setField(field, name);
  field.focus();
}

/** Available names, offered under the field of a taken one. */
export const NameIdeas = ({ label, names }: { label: string; names: readonly string[] }) =>
  names.length > 0 && (
    <div className={css.ideas}>
      <span aria-hidden="true">{label}</span>
      <Chips label={label}>
        {names.map((name) => (
          <li key={name}>
            <ChipButton onClick={({ currentTarget }) => choose(currentTarget, name)}>
              <bdi>{name}</bdi>
            </ChipButton>
          </li>
        ))}
      </Chips>
    </div>
  );
