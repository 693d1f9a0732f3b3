/** A row of the form whose fields are all hidden keeps its place otherwise. */
const rule = 'form div:has(> div:empty):not(:has(> :not(div:empty))) { display: none }'

/** Closes the gaps that an entry leaves where its kind has no such fields; in force while it is on screen. */
export function NoEmptyRows() {
  return <style>{rule}</style>
}
