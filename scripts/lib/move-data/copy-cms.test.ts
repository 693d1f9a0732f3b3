import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { temporaryFolder } from '~/testing/temporary-folder'
import { copyCms } from './copy-cms'

const moment = Date.UTC(2026, 10, 22, 18, 58, 38, 318)

/** Two tables that name each other, with a column of each type that the CMS uses. */
async function newDatabases() {
  const file = join(await temporaryFolder(), 'cms.db')
  const sqlite = new Database(file)
  onTestFinished(() => void sqlite.close())
  sqlite.exec(`
    CREATE TABLE users (id INTEGER PRIMARY KEY AUTOINCREMENT, name varchar(255),
      favourite_id INTEGER REFERENCES houses (id));
    CREATE TABLE houses (id INTEGER PRIMARY KEY AUTOINCREMENT, owner_id INTEGER REFERENCES users (id),
      price float, share float, size bigint, isNew boolean, words json, seen_at datetime, from_day date,
      opens time);
    CREATE TABLE strapi_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name varchar(255))`)
  const url = await newPostgresDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    CREATE TABLE users (id SERIAL PRIMARY KEY, name VARCHAR(20), favourite_id INTEGER);
    CREATE TABLE houses (id SERIAL PRIMARY KEY, owner_id INTEGER REFERENCES users (id),
      price NUMERIC(10, 2), share DOUBLE PRECISION, size BIGINT, "isNew" BOOLEAN, words JSONB,
      seen_at TIMESTAMP(6), from_day DATE, opens TIME(3));
    ALTER TABLE users ADD FOREIGN KEY (favourite_id) REFERENCES houses (id);
    CREATE TABLE strapi_migrations (id SERIAL PRIMARY KEY, name VARCHAR(255));
    INSERT INTO strapi_migrations (name) VALUES ('own');
    INSERT INTO users (name) VALUES ('made by the CMS')`)
  return { file, sqlite, url, client }
}

function addHouse(sqlite: Database.Database, price: number): void {
  sqlite.exec(`INSERT INTO houses VALUES (7, NULL, ${price}, 14.6349, 4503599627370497, 1,
    '{"b":[1,"ñ"],"a":null}', ${moment}, '2026-04-24', '15:00:00.000')`)
  sqlite.exec(`INSERT INTO users VALUES (2, 'Łucja "Ana"', 7), (3, NULL, NULL)`)
  sqlite.exec('UPDATE houses SET owner_id = 2')
}

describeOnPostgres('copying the database of the CMS', () => {
  it('carries every type, and rows that name each other, in place of what the CMS wrote', async () => {
    const { file, sqlite, url, client } = await newDatabases()
    addHouse(sqlite, 99.5)
    const copied = await copyCms(file, url)
    expect(copied.map(({ name, rows }) => [name, rows])).toEqual([
      ['houses', 1],
      ['users', 2],
    ])
    const { rows: houses } = await client.query('SELECT * FROM houses')
    expect(houses).toMatchObject([
      {
        id: 7,
        owner_id: 2,
        price: '99.50',
        share: 14.6349,
        size: '4503599627370497',
        isNew: true,
        words: { a: null, b: [1, 'ñ'] },
        seen_at: new Date(moment),
        opens: '15:00:00',
      },
    ])
    const { rows: users } = await client.query('SELECT name, favourite_id FROM users ORDER BY id')
    expect(users).toEqual([
      { name: 'Łucja "Ana"', favourite_id: 7 },
      { name: null, favourite_id: null },
    ])
    const { rows: migrations } = await client.query('SELECT name FROM strapi_migrations')
    expect(migrations).toEqual([{ name: 'own' }])
  })

  it('goes on counting ids where SQLite stopped, also after rows that were deleted', async () => {
    const { file, sqlite, url, client } = await newDatabases()
    sqlite.exec(`INSERT INTO users VALUES (41, 'a', NULL); DELETE FROM users`)
    await copyCms(file, url)
    const added = await client.query(`INSERT INTO users (name) VALUES ('b') RETURNING id`)
    expect(added.rows).toEqual([{ id: 42 }])
  })

  it('checks references again afterwards', async () => {
    const { file, sqlite, url, client } = await newDatabases()
    addHouse(sqlite, 1)
    await copyCms(file, url)
    await expect(client.query('UPDATE users SET favourite_id = 8')).rejects.toThrow('foreign key')
  })

  it.each([
    ['a value that PostgreSQL rounds', 'houses is not the same', 0.125],
    ['a table that another version made', 'houses differs', null],
  ])('leaves PostgreSQL as it was at %s', async (_name, message, price) => {
    const { file, sqlite, url, client } = await newDatabases()
    addHouse(sqlite, price ?? 1)
    if (price === null) sqlite.exec('ALTER TABLE houses ADD COLUMN later text')
    await expect(copyCms(file, url)).rejects.toThrow(message)
    const { rows } = await client.query('SELECT name FROM users')
    expect(rows).toEqual([{ name: 'made by the CMS' }])
  })
})
