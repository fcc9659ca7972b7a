import type { CatalogueImport } from '../../../worker/contract/admin-game.ts';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import css from './catalogue.module.css';

const words = catalogueAdmin.import;

const NAMES_SHOWN = 50;

/** What a file would change, or its errors. */
export function ImportPlan({ plan }: { plan: CatalogueImport }) {
  const { added, changed, unchanged, faults, faultCount } = plan;
  if (faultCount > 0) {
    return (
      <div className={css.faults}>
        <h2>{words.faults(faultCount)}</h2>
        <ul>
          {faults.map(({ line, message }) => (
            <li key={line}>{words.line({ line, message })}</li>
          ))}
        </ul>
        {faultCount > faults.length && <p>{words.moreFaults(faultCount - faults.length)}</p>}
      </div>
    );
  }
  if (added.length + changed.length === 0) return <p>{words.nothing}</p>;
  return (
    <>
      {plan.applied && <p className={css.done}>{words.applied}</p>}
      <Names title={words.added(added.length)} names={added} />
      <Names title={words.changed(changed.length)} names={changed.map(({ name }) => name)} />
      {unchanged > 0 && <p className="facts-row">{words.unchanged(unchanged)}</p>}
    </>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className={css.names}>
      <h2>{title}</h2>
      <ul>
        {names.slice(0, NAMES_SHOWN).map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {names.length > NAMES_SHOWN && <p>{words.moreNames(names.length - NAMES_SHOWN)}</p>}
    </section>
  );
}
