import { Person } from './person.ts';
import { type Plan, peopleOf } from './plan.ts';
import { Notes } from './report.ts';

/** What the acts of one process share. */
export class Scene {
  readonly plan: Plan;
  readonly origin: URL;
  readonly roles: ReturnType<typeof peopleOf>;
  readonly notes = new Notes();
  readonly #people: ReadonlyMap<number, Person>;

  constructor(plan: Plan) {
    this.plan = plan;
    this.origin = new URL(plan.origin);
    this.roles = peopleOf(plan);
    this.#people = new Map(
      this.roles.all.map((id) => [id, new Person(id, this.origin, this.notes)]),
    );
  }

  person(id: number): Person {
    const person = this.#people.get(id);
    if (!person) throw new Error(`there is no ${id}`);
    return person;
  }

  get people() {
    return [...this.#people.values()];
  }

  /** The people whom someone follows all the time. They are spread over the people of the same process. */
  followedBy(id: number): number[] {
    const { all } = this.roles;
    const at = id - this.plan.first;
    const stride = Math.max(1, Math.floor(all.length / FOLLOWED));
    return Array.from(
      { length: FOLLOWED },
      (_, index) => all[(at + 1 + index * stride) % all.length] ?? id,
    );
  }
}

/** How many people everyone follows all the time. */
const FOLLOWED = 3;

export const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('there is none');
  return item;
};
