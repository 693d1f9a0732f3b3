/** SQLite limits the values of one statement. */
const batchSize = 500

/** Reads the rows of many values, some of them at a time. */
export async function inBatches<Row>(
  values: readonly string[],
  read: (some: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < values.length; start += batchSize) {
    rows.push(...(await read(values.slice(start, start + batchSize))))
  }
  return rows
}
