/** Hides form rows whose fields are all hidden; Strapi leaves a gap. */
const rule = 'form div:has(> div:empty):not(:has(> :not(div:empty))) { display: none }'

/** Removes the gaps that fields of other kinds leave in the form, while it is mounted. */
export function NoEmptyRows() {
  return <style>{rule}</style>
}
