/** Random SQL over the tables of a report. */
import type { Table, TableColumn } from "#reports/kit/tables/tables.ts";

/** A generator of numbers with a seed, so that a failing query can be made again. */
export function randomOf(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

interface Source {
  readonly sql: string;
  readonly alias: string;
  readonly columns: readonly Pick<TableColumn, "name" | "type">[];
}

const quoted = (name: string): string => `"${name}"`;

/** Writes one query whose rows do not depend on the order in which the engine reads. */
export class RandomQuery {
  readonly #random: (below: number) => number;
  readonly #tables: readonly Table[];
  readonly #queries: string[] = [];
  #names = 0;

  constructor(seed: number, tables: readonly Table[]) {
    this.#random = randomOf(seed);
    this.#tables = tables;
  }

  text(): string {
    const query = this.#select(3);
    const heads = this.#queries.length > 0 ? `with ${this.#queries.join(", ")} ` : "";
    return heads + query.sql;
  }

  #one<T>(of: readonly T[]): T {
    return of[this.#random(of.length)] as T;
  }

  #chance(one: number): boolean {
    return this.#random(one) === 0;
  }

  #name(): string {
    return `n${this.#names++}`;
  }

  #source(depth: number): Source {
    const alias = this.#name();
    if (depth > 0 && this.#chance(3)) {
      const inner = this.#select(depth - 1);
      if (this.#chance(2)) return { ...inner, sql: `(${inner.sql}) as ${alias}`, alias };
      const name = this.#name();
      this.#queries.push(`${name} as ${this.#chance(3) ? "materialized " : ""}(${inner.sql})`);
      return { ...inner, sql: `${name} as ${alias}`, alias };
    }
    const table = this.#one(this.#tables);
    const name = `${quoted(table.document)}.${quoted(table.name)}`;
    const columns = table.columns.filter(({ type }) => type !== "VARCHAR[]" && type !== "JSON");
    if (!this.#chance(4)) return { sql: `${name} as ${alias}`, alias, columns };
    const query = this.#name();
    this.#queries.push(`${query} as (select * from ${name})`);
    return { sql: `${query} as ${alias}`, alias, columns };
  }

  /** A column of the sources, as SQL. */
  #column(sources: readonly Source[], fits: (type: string) => boolean = () => true) {
    const all = sources.flatMap(({ alias, columns }) =>
      columns.map(({ name, type }) => ({ sql: `${alias}.${quoted(name)}`, type })),
    );
    const some = all.filter(({ type }) => fits(type));
    return this.#one(some.length > 0 ? some : all);
  }

  #text(sources: readonly Source[]): string {
    return `${this.#column(sources, (type) => type === "VARCHAR").sql}::varchar`;
  }

  #condition(sources: readonly Source[], depth: number): string {
    const { sql } = this.#column(sources);
    switch (this.#random(depth > 0 ? 6 : 4)) {
      case 0:
        return `${sql} is not null`;
      case 1:
        return `${sql}::varchar <> 'a'`;
      case 2:
        return `${this.#text(sources)} = ${this.#text(sources)}`;
      case 3:
        return `(${this.#text(sources)} > 'a' or ${sql} is null)`;
      case 4: {
        const inner = this.#source(0);
        return `${this.#text(sources)} ${this.#chance(2) ? "not " : ""}in (select ${this.#text([inner])} from ${inner.sql} where ${this.#text([inner])} is not null)`;
      }
      default: {
        const inner = this.#source(0);
        return `${this.#chance(2) ? "not " : ""}exists (select 1 from ${inner.sql} where ${this.#text([inner])} = ${this.#text(sources)})`;
      }
    }
  }

  #scalar(sources: readonly Source[], depth: number): { readonly sql: string; readonly type: string } {
    const column = this.#column(sources);
    switch (this.#random(depth > 0 ? 6 : 5)) {
      case 0:
        return { sql: `coalesce(${this.#text(sources)}, 'none')`, type: "VARCHAR" };
      case 1:
        return {
          sql: `case when ${this.#condition(sources, 0)} then ${this.#text(sources)} end`,
          type: "VARCHAR",
        };
      case 5: {
        const inner = this.#source(0);
        return {
          sql: `(select count(*) from ${inner.sql} where ${this.#text([inner])} = ${this.#text(sources)})`,
          type: "BIGINT",
        };
      }
      default:
        return column;
    }
  }

  #from(depth: number): { readonly sql: string; readonly sources: readonly Source[] } {
    const first = this.#source(depth);
    const sources = [first];
    let { sql } = first;
    while (sources.length < 3 && this.#chance(2)) {
      const next = this.#source(depth);
      const on = `${this.#text([next])} = ${this.#text(sources)}`;
      sql += this.#chance(6)
        ? ` cross join ${next.sql}`
        : ` ${this.#one(["join", "left join", "right join", "full join"])} ${next.sql} on ${on}`;
      sources.push(next);
    }
    return { sql, sources };
  }

  #select(depth: number): Source {
    const { sql: from, sources } = this.#from(depth);
    const where = this.#chance(2) ? ` where ${this.#condition(sources, depth)}` : "";
    const shape = this.#random(5);
    if (shape === 0) return this.#grouped(from, sources, where);
    const values = Array.from({ length: 1 + this.#random(3) }, () => this.#scalar(sources, depth));
    const columns = values.map(({ type }, at) => ({ name: `c${at}`, type: type as TableColumn["type"] }));
    const list = values.map(({ sql }, at) => `${sql} as c${at}`).join(", ");
    const all = columns.map(({ name }) => name).join(", ");
    const own = `select ${shape === 1 ? "distinct " : ""}${list} from ${from}${where}`;
    const alias = "";
    if (shape === 2)
      return {
        sql: `select ${all}, row_number() over (partition by c0 order by ${all}) as place from (${own})`,
        alias,
        columns: [...columns, { name: "place", type: "INTEGER" }],
      };
    if (shape === 3) {
      const more = Array.from({ length: 1 + this.#random(3) }, () => {
        const other = this.#source(0);
        const same = values.map(({ type }) => (type === "VARCHAR" ? this.#text([other]) : "null"));
        return `select ${same.join(", ")} from ${other.sql}`;
      });
      const word = this.#one([" union all ", " union ", " except ", " intersect all "]);
      return { sql: [own, ...more].join(word), alias, columns };
    }
    if (this.#chance(4)) return { sql: `select * from (${own}) order by ${all} limit 3`, alias, columns };
    return { sql: own, alias, columns };
  }

  #grouped(from: string, sources: readonly Source[], where: string): Source {
    const group = this.#text(sources);
    const { sql, type } = this.#column(sources);
    const isNumber = /^(INTEGER|DECIMAL|BIGINT)/.test(type);
    const figure = this.#one([
      "count(*)",
      `count(distinct ${sql})`,
      `max(${sql})::varchar`,
      `list(${sql}::varchar order by ${sql}::varchar)::varchar`,
      isNumber ? `sum(${sql})` : `count(${sql}) filter (${this.#condition(sources, 0)})`,
    ]);
    return {
      sql: `select ${group} as c0, ${figure} as c1 from ${from}${where} group by 1${this.#chance(3) ? " having count(*) > 1" : ""}`,
      alias: "",
      columns: [
        { name: "c0", type: "VARCHAR" },
        { name: "c1", type: "INTEGER" },
      ],
    };
  }
}
